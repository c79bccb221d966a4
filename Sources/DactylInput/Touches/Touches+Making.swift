/// Touches that a game selects: to pass on some of those that a recognizer or responder received.
///
/// ```swift
/// mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
///   pan.touchesMoved(touches.filter { $0.type == .pencil }, with: &context)
/// }
/// ```
extension Touches {
  /// Makes an empty set of touches.
  public init() { self.init(inOrder: []) }

  /// Makes a collection of some touches, sorted into landing order; of several with one identity the first is taken.
  /// Allocates an array.
  public init(_ touches: some Sequence<Touch>) {
    var chosen: [Touch] = []
    for touch in touches where !chosen.contains(where: { $0.id == touch.id }) { chosen.append(touch) }
    // Identities grow in landing order.
    chosen.sort { $0.id < $1.id }
    self.init(inOrder: chosen)
  }

  /// Returns the touches that satisfy a condition, in landing order. Allocates an array.
  public func filter(_ isIncluded: (Touch) throws -> Bool) rethrows -> Touches {
    var chosen: [Touch] = []
    for touch in storage where try isIncluded(touch) { chosen.append(touch) }
    return Touches(inOrder: chosen)
  }
}
