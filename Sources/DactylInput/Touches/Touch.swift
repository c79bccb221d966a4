/// One finger on the screen at the moment of an event: a value, safe to keep (T1).
///
/// Two values with one `id` are the same finger at two moments.
public struct Touch: Identifiable {
  /// The identity of the touch, the same from landing to lifting and never used again. Grows in landing order.
  public let id: UInt64
  /// The finger, as its device knows it.
  public let finger: FingerID
  /// The type of the touch, such as a finger, a pencil or a pointer.
  public let type: TouchType
  /// The phase of the touch in this event.
  public package(set) var phase: TouchPhase
  /// The modifier keys that were held during the event.
  public let modifierFlags: ModifierFlags
  /// The moment of the event.
  public package(set) var timestamp: Timestamp
  /// The location in the scene's coordinates, in points.
  public package(set) var location: Point
  /// The location in the previous event; for a touch that just landed, its location (T5).
  public package(set) var previousLocation: Point
  /// The location at which the touch landed, in the scene's coordinates.
  public let initialLocation: Point
  /// The moment at which the touch landed.
  public let initialTimestamp: Timestamp
  /// The number of taps in a row: 1, and one more for each that follows soon and near enough (T17).
  public let tapCount: Int
  /// The force of the touch: 1 is an average touch; 0 when the device does not measure it (T32).
  public package(set) var force: Float
  /// The pressed buttons of a pointer.
  public let buttonMask: ButtonMask
  /// The source of the properties that are not stored; a single reference, so that copying a touch is cheap.
  var backing: TouchBacking
  var columns: SceneColumns { backing.columns }
  let viewEntity: Entity
  let windowEntity: Entity

  /// The view that the touch landed on, or nil. Stays the same wherever the finger goes (T7, T8).
  public var view: View? { viewEntity == .none ? nil : View(viewEntity, in: columns) }

  /// The location in a view's own coordinates; nil for the scene's (T6). The cost grows with the depth of the view.
  public func location(in view: View?) -> Point { view?.convert(location, from: nil) ?? location }

  /// The previous location in a view's own coordinates; nil for the scene's.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }
}

/// The data that all touches of a scene share, or that a touch of one of the few devices with details has for itself.
final class TouchBacking {
  /// The columns of the scene.
  let columns: SceneColumns
  /// The details that only few devices report; nil for others.
  let details: TouchDetails?

  init(_ columns: SceneColumns, details: TouchDetails? = nil) {
    self.columns = columns
    self.details = details
  }
}

/// Some touches of one event, in the order in which they landed.
public struct Touches: RandomAccessCollection {
  @usableFromInline private(set) var storage: [Touch]

  /// Makes a collection of touches that are in landing order.
  package init(inOrder storage: [Touch]) { self.storage = storage }

  /// Removes all touches, and keeps the capacity unless the storage is shared.
  mutating func removeAll() {
    while !storage.isEmpty { storage.removeLast() }
  }
  mutating func append(_ touch: Touch) { storage.append(touch) }
  /// Returns the movement of a touch since the previous event. Read in place: copying a touch counts a reference.
  @inline(__always)
  func way(at index: Int) -> Vector { storage[index].location - storage[index].previousLocation }

  /// The position of the first touch: 0.
  @inlinable public var startIndex: Int { storage.startIndex }
  /// The position after the last touch.
  @inlinable public var endIndex: Int { storage.endIndex }
  /// The touch at a position.
  @inlinable public subscript(position: Int) -> Touch { storage[position] }

  /// The centroid of the touches, in the coordinates around the windows; the origin when there are none.
  public var centroid: Point {
    guard !storage.isEmpty else { return .zero }
    let sum = storage.reduce(Vector.zero) { $0 + ($1.location - .zero) }
    return .zero + sum / Float(storage.count)
  }
}
