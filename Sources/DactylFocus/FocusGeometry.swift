/// The order of the items in a direction (F15): the published geometry of Android's `FocusFinder`.
package struct FocusGeometry {
  /// A box in the coordinates of a heading to the right; boxes are rotated for the other headings.
  private struct Turned {
    var near: Double
    var far: Double
    var low: Double
    var high: Double
  }

  private let heading: FocusHeading
  private let source: Turned
  private let isHorizontal: Bool

  package init(_ heading: FocusHeading, from box: FocusBox) {
    self.heading = heading
    isHorizontal = heading == .left || heading == .right
    source = Self.turn(box, heading)
  }

  private static func turn(_ box: FocusBox, _ heading: FocusHeading) -> Turned {
    switch heading {
    case .left: Turned(near: -box.right, far: -box.left, low: box.top, high: box.bottom)
    case .up: Turned(near: -box.bottom, far: -box.top, low: box.left, high: box.right)
    case .down: Turned(near: box.top, far: box.bottom, low: box.left, high: box.right)
    case .right, .next, .previous: Turned(near: box.left, far: box.right, low: box.top, high: box.bottom)
    }
  }

  /// The position of a candidate relative to the source.
  struct Way {
    fileprivate let isInBeam: Bool
    fileprivate let isWholly: Bool
    fileprivate let major: Double
    fileprivate let far: Double
    fileprivate let weight: Double
  }

  /// The position of a box in the direction; nil when it does not lie there.
  @inline(__always)
  func way(to box: FocusBox) -> Way? {
    let other = Self.turn(box, heading)
    guard source.near < other.near || source.far <= other.near, source.far < other.far else { return nil }
    let major = max(0, other.near - source.far)
    let minor = abs((other.low + other.high) / 2 - (source.low + source.high) / 2)
    return Way(
      isInBeam: other.high > source.low && other.low < source.high, isWholly: source.far <= other.near, major: major,
      far: max(1, other.far - source.far), weight: 13 * major * major + minor * minor)
  }

  /// The best of some boxes: by a plain scan over all but the one at `own`, in reading order. The slow twin of the
  /// search.
  package func first(of boxes: [FocusBox], but own: Int?) -> Int? {
    var best: (index: Int, way: Way)?
    for index in boxes.indices where index != own {
      guard let way = way(to: boxes[index]) else { continue }
      if let best, !isBetter(way, than: best.way) { continue }
      best = (index, way)
    }
    return best?.index
  }

  /// Whether an item inside a box could be better than the best item so far. The search skips the boxes that cannot
  /// hold one.
  @inline(__always)
  func mayHold(_ box: FocusBox, better best: Way?) -> Bool {
    let other = Self.turn(box, heading)
    guard source.far < other.far else { return false }
    guard let best else { return true }
    let mayBeInBeam = other.high > source.low && other.low < source.high
    if best.isInBeam {
      if !mayBeInBeam && isHorizontal { return false }
    } else if mayBeInBeam {
      return true
    }
    let middle = (source.low + source.high) / 2
    let (major, minor) = (max(0, other.near - source.far), max(0, other.low - middle, middle - other.high))
    return 13 * major * major + minor * minor < best.weight
  }

  /// Whether one candidate is better than another.
  @inline(__always)
  func isBetter(_ one: Way, than other: Way) -> Bool {
    if winsByBeam(one, over: other) { return true }
    if winsByBeam(other, over: one) { return false }
    return one.weight < other.weight
  }

  @inline(__always)
  private func winsByBeam(_ one: Way, over other: Way) -> Bool {
    one.isInBeam && !other.isInBeam && (!other.isWholly || isHorizontal || one.major < other.far)
  }
}
