/// One finger on the screen at the moment of an event: a value, safe to keep (T1).
///
/// Two values with one `id` are the same finger at two moments.
public struct Touch: Identifiable {
  /// The same from landing to lifting, and never used again. Grows in landing order.
  public let id: UInt64
  /// The finger, as its device knows it.
  public let finger: FingerID
  /// What kind of finger.
  public let type: TouchType
  /// What it is doing in this event.
  public package(set) var phase: TouchPhase
  /// The modifier keys that were down.
  public let modifierFlags: ModifierFlags
  /// When it did so.
  public package(set) var timestamp: Timestamp
  /// Where it is, in the coordinates around the windows, in points.
  public package(set) var location: Point
  /// Where it was in the event before; for a touch that just landed, where it is (T5).
  public package(set) var previousLocation: Point
  /// Where it landed.
  public let initialLocation: Point
  /// When it landed.
  public let initialTimestamp: Timestamp
  /// Which tap in a row it is: 1, or one more for each that came soon and near enough (T17).
  public let tapCount: Int
  /// How hard it presses: 1 is an average touch; 0 when the device can't tell (T32).
  public package(set) var force: Float
  /// The pressed buttons of a pointer.
  public let buttonMask: ButtonMask
  /// What it looks things up in; one reference, so that copying a touch costs little.
  var backing: TouchBacking
  var columns: SceneColumns { backing.columns }
  let viewEntity: Entity
  let windowEntity: Entity

  /// The view that it landed on, or nil. It stays so, wherever the finger goes (T7, T8).
  public var view: View? { viewEntity == .none ? nil : View(viewEntity, in: columns) }

  /// Where it is in a view's own coordinates; nil means those around the windows (T6). Costs a step a level.
  public func location(in view: View?) -> Point { view?.convert(location, from: nil) ?? location }

  /// Where it was before in a view's own coordinates; nil means those around the windows.
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
