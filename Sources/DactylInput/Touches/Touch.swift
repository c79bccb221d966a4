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
  /// What it looks things up in; one reference, so that copying a touch costs little.
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

/// What all touches of a scene share, or one of few devices has for itself.
final class TouchBacking {
  /// The columns of the scene.
  let columns: SceneColumns
  /// What only few devices say of a touch; nil for the others.
  let details: TouchDetails?

  init(_ columns: SceneColumns, details: TouchDetails? = nil) {
    self.columns = columns
    self.details = details
  }
}

/// Some touches of one event, in the order in which they landed.
public struct Touches: RandomAccessCollection {
  @usableFromInline private(set) var storage: [Touch]

  /// Touches that are in landing order.
  package init(inOrder storage: [Touch]) { self.storage = storage }

  /// Takes all out, and keeps the room unless somebody else has these touches.
  mutating func removeAll() {
    while !storage.isEmpty { storage.removeLast() }
  }
  mutating func append(_ touch: Touch) { storage.append(touch) }
  /// How far one has come since the event before. Read where it lies: a copy of a touch counts a reference.
  @inline(__always)
  func way(at index: Int) -> Vector { storage[index].location - storage[index].previousLocation }

  /// Where the first touch is: 0.
  @inlinable public var startIndex: Int { storage.startIndex }
  /// Behind the last touch.
  @inlinable public var endIndex: Int { storage.endIndex }
  /// The touch at a place.
  @inlinable public subscript(position: Int) -> Touch { storage[position] }

  /// The middle of the touches, in the coordinates around the windows; the origin when there are none.
  public var centroid: Point {
    guard !storage.isEmpty else { return .zero }
    let sum = storage.reduce(Vector.zero) { $0 + ($1.location - .zero) }
    return .zero + sum / Float(storage.count)
  }
}
