/// How a value is kept for an object, as Objective-C has it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1, OBJC_ASSOCIATION_COPY_NONATOMIC = 3, OBJC_ASSOCIATION_RETAIN = 769,
    OBJC_ASSOCIATION_COPY = 771
}

/// The values that code keeps for an object by keys, where an extension can have no stored property. They are released
/// with the object, in the order in which they were set first.
struct AssociatedObjects<Key: Equatable> {
  private struct Entry {
    let key: Key
    var value: Any?
    weak var object: AnyObject?
  }
  private var entries: [Entry] = []

  subscript(key: Key) -> Any? { entries.first { $0.key == key }.flatMap { $0.value ?? $0.object } }

  /// Keeps a value; nil removes it. Returns what was there, so that it is released when no list is being changed.
  mutating func set(_ value: Any?, _ key: Key, isKept: Bool) -> Any? {
    let place = entries.firstIndex { $0.key == key }
    let before = place.flatMap { entries[$0].value }
    guard let value else {
      if let place { entries.remove(at: place) }
      return before
    }
    let entry = Entry(key: key, value: isKept ? value : nil, object: isKept ? nil : value as AnyObject)
    if let place { entries[place] = entry } else { entries.append(entry) }
    return before
  }
}

/// An object for which values can be kept: a responder, a recognizer or a layer.
protocol AssociatingObject: AnyObject {
  var associated: AssociatedObjects<UInt> { get set }
}
