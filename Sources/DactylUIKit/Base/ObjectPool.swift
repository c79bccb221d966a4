/// The objects that stand for touches or presses, by the engine's identities: whoever is told of one twice gets the
/// same object. Those of what is over go when there are many.
struct ObjectPool<Object> {
  private var objects: [UInt64: Object] = [:]
  /// How many there may be before those are looked for that are over.
  private var limit = least
  private static var least: Int { 64 }

  subscript(id: UInt64) -> Object? { objects[id] }

  /// Adds one.
  /// - Parameter known: the identities of what is not over, or whose end somebody is still to hear, as where a
  ///   recognizer holds it back (G53). Asked when there are many.
  mutating func insert(_ object: Object, as id: UInt64, known: () -> Set<UInt64>) {
    if objects.count >= limit {
      let known = known()
      objects = objects.filter { known.contains($0.key) }
      limit = max(Self.least, 2 * objects.count)
    }
    objects[id] = object
  }
}

/// An object that somebody else keeps alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
