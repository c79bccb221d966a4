/// The sizes of subviews along a row or column, in points.
struct AxisSpace {
  /// A subview along the axis.
  struct Part {
    /// The size of the contents, and the limits of the size.
    var ideal: Float
    var least: Float
    var most: Float
    /// The share of the free space; 0 for a subview that keeps the size of its contents.
    var weight: Float
    /// The size that was decided.
    var size: Float = 0
    /// Whether a limit has decided it.
    fileprivate var isFixed = false

    init(ideal: Float, least: Float, most: Float, weight: Float) {
      self.ideal = ideal
      self.least = least
      self.most = most
      self.weight = weight
    }
  }

  var parts: [Part] = []

  /// Decides the sizes in a space, from which the distances between the subviews are subtracted already.
  ///
  /// Parts without a weight get the size of their contents; if these do not fit, they shrink in proportion to what each
  /// can give. Parts with a weight divide what is left in proportion to their weights, within their limits: those whose
  /// limit is reached get the limit, and the others divide the rest again.
  mutating func divide(_ space: Float) {
    var (content, weightedLeast, weights) = (Float(0), Float(0), Float(0))
    for part in parts {
      if part.weight > 0 {
        weights += part.weight
        weightedLeast += part.least
      } else {
        content += part.ideal
      }
    }
    shrinkContent(by: content + weightedLeast - space)
    guard weights > 0 else { return }
    var rest = space
    for index in parts.indices where parts[index].weight <= 0 { rest -= parts[index].size }
    share(rest, weights)
  }

  private mutating func shrinkContent(by excess: Float) {
    var supply: Float = 0
    for part in parts where part.weight <= 0 { supply += part.ideal - part.least }
    let share = excess > 0 && supply > 0 ? min(excess / supply, 1) : 0
    for index in parts.indices where parts[index].weight <= 0 {
      let part = parts[index]
      parts[index].size = part.ideal - share * (part.ideal - part.least)
    }
  }

  private mutating func share(_ space: Float, _ weights: Float) {
    var (rest, weights) = (space, weights)
    for index in parts.indices where parts[index].weight > 0 { parts[index].isFixed = false }
    while weights > 0 {
      // The limits that are violated more together decide first; the others may hold then.
      var violation: Float = 0
      for part in parts where part.weight > 0 && !part.isFixed {
        let wanted = rest * part.weight / weights
        violation += max(min(wanted, part.most), part.least) - wanted
      }
      var (fixed, fixedWeight) = (Float(0), Float(0))
      for index in parts.indices where parts[index].weight > 0 && !parts[index].isFixed {
        let part = parts[index]
        let wanted = rest * part.weight / weights
        let limited = max(min(wanted, part.most), part.least)
        parts[index].size = limited
        let isDecided = violation > 0 ? limited > wanted : violation < 0 ? limited < wanted : true
        guard isDecided else { continue }
        parts[index].isFixed = true
        fixed += limited
        fixedWeight += part.weight
      }
      rest -= fixed
      weights -= fixedWeight
      if fixedWeight <= 0 || violation == 0 { return }
    }
  }
}

extension Float {
  /// The nearest whole number, halves away from zero, as `rounded()` gives it: without the call of a function that this
  /// makes on processors without an instruction for it.
  var roundedToPoint: Float {
    guard abs(self) < 4_194_304 else { return rounded() }
    let whole = Float(Int32(self))
    let rest = self - whole
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
