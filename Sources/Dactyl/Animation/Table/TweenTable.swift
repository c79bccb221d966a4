/// All animations under way.
final class TweenTable {
  private struct Group {
    var remaining: Int
    var isWhole = true
    var completion: ((Bool) -> Void)?
  }
  let tweens = List<Tween>()
  private var groups: [UInt64: Group] = [:]
  private var nextGroup: UInt64 = 1
  /// Completions that wait for the pass to end.
  let finished = List<Finished>()

  /// A completion, kept as the optional that it came as: any other form would be allocated again.
  struct Finished {
    var completion: ((Bool) -> Void)?
    var isWhole: Bool
  }

  /// Where an animation brings the transform of a view; nil where none does.
  func goal(ofTransformOf view: Entity) -> Transform? {
    tweens.firstIndex { $0.view == view && $0.property == .transform }.map {
      Tween.Property.transform(of: tweens[$0].to)
    }
  }

  var isActive: Bool { !tweens.isEmpty || !finished.isEmpty }

  func makeGroup(of count: Int, completion: ((Bool) -> Void)?) -> UInt64 {
    defer { nextGroup += 1 }
    groups[nextGroup] = Group(remaining: count, completion: completion)
    return nextGroup
  }

  func leave(_ number: UInt64, isWhole: Bool) {
    guard var group = groups[number] else { return }
    group.remaining -= 1
    group.isWhole = group.isWhole && isWhole
    groups[number] = group.remaining == 0 ? nil : group
    if group.remaining == 0 && group.completion != nil {
      finished.append(Finished(completion: group.completion, isWhole: group.isWhole))
    }
  }
}
