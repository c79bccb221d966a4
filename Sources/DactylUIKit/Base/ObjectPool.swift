/// The objects of touches or presses, by the engine's identities: the same touch is always the same object. When there
/// are many, those of inputs that are over are removed.
struct ObjectPool<Object> {
  private var objects: [UInt64: Object] = [:]
  /// The number of objects at which those of inputs that are over are removed.
  private var limit = least
  private static var least: Int { 64 }

  subscript(id: UInt64) -> Object? { objects[id] }

  /// Adds an object.
  /// - Parameter known: Returns the identities of inputs that are not over, or whose end is still to be delivered, as
  ///   where a recognizer delays it (G53). Called when there are many objects.
  mutating func insert(_ object: Object, as id: UInt64, known: () -> Set<UInt64>) {
    if objects.count >= limit {
      let known = known()
      objects = objects.filter { known.contains($0.key) }
      limit = max(Self.least, 2 * objects.count)
    }
    objects[id] = object
  }
}

/// A weak reference to an object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
