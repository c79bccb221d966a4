/// The objects that stand for touches or presses, by the engine's identities: whoever is told of one twice gets the
/// same object. What is over is kept for a while, since some hear of an end later than others.
struct ObjectPool<Object> {
  private var objects: [UInt64: Object] = [:]
  /// The identities, the oldest first.
  private var order: [UInt64] = []
  /// How many are kept before those that are over go.
  private let room = 64

  subscript(id: UInt64) -> Object? { objects[id] }

  /// Adds one, and lets go of the oldest that are over when there are many.
  mutating func insert(_ object: Object, as id: UInt64, isOver: (Object) -> Bool) {
    if order.count >= room {
      for old in order.prefix(order.count - room / 2) where objects[old].map(isOver) == true { objects[old] = nil }
      order.removeAll { objects[$0] == nil }
    }
    objects[id] = object
    order.append(id)
  }
}

/// An object that somebody else keeps alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
