/// A drag in progress or ended: its items, its position, and the operation that a drop would perform.
///
/// Each finger that lifts something has a session of its own, with its own target; so have the keys, and the window
/// system when files or text are dragged in from outside.
public final class DragSession: Identifiable, SnapshotState {
  /// The input that moves a drag.
  public enum Origin: Hashable, Sendable {
    /// A finger, a pencil or the mouse.
    case touch(FingerID)
    /// Keys or a controller's buttons: the drag moves from target to target.
    case keys
    /// The window system: the drag comes from another program.
    case outside
  }

  /// A number that is unique among the sessions of the scene; the first is 1.
  public let id: UInt64
  /// The input that moves the drag.
  public let origin: Origin
  /// The payloads, in the order in which the source returned them.
  public internal(set) var items: [Any] {
    get { state.items }
    set { state.items = newValue }
  }
  /// The position in the scene, in points: of the finger, or the middle of the target that keys have chosen.
  public internal(set) var location: Point {
    get { state.location }
    set { state.location = newValue }
  }
  /// The position where the finger that lifted it landed.
  public let initialLocation: Point
  /// The modifier keys that were held when it was lifted: their meaning is up to the source.
  public internal(set) var modifierFlags: ModifierFlags {
    get { state.modifierFlags }
    set { state.modifierFlags = newValue }
  }
  /// The operation that a drop on the target would perform now. `.cancel` without a target.
  public internal(set) var operation: DropOperation {
    get { state.operation }
    set { state.operation = newValue }
  }
  /// Whether the drag is in progress. After its end all values stay as they were last.
  public internal(set) var isActive: Bool {
    get { state.isActive }
    set { state.isActive = newValue }
  }
  /// Whether its source is lifted beside a menu, and the drag begins when the finger moves on (DD2).
  var isHeld = false
  /// The player whose keys move it, if each player has a focus of their own (`Scene.splitsFocus`); else 0.
  public internal(set) var player: Int {
    get { state.player }
    set { state.player = newValue }
  }
  /// Any value that the game wants to keep with the session.
  public var context: Any?

  /// The values of the public properties. (If the compiler knows all accesses, none is checked at run time.)
  private struct State {
    var items: [Any]
    var location: Point
    var modifierFlags: ModifierFlags = []
    var operation = DropOperation.cancel
    var isActive = false
    var player = 0
  }
  private var state: State

  let columns: SceneColumns
  /// The source; nil for a drag from outside.
  let source: DraggableState?
  /// The touch that it follows, and the recognizer that lifted it.
  var touch: UInt64 = 0
  /// The slot in which the touch was last found; -1 before the first search.
  var slot = -1
  var gesture = GestureID.none
  /// The target under the drag.
  var target: DropTargetState?
  /// The targets that it has entered, in the order of their first entry; they are notified of its end.
  var visited: [DropTargetState] = []
  /// The answers of targets whether they can handle it: each is asked once (DD3).
  private var answers: [Entity: Bool] = [:]
  /// The last of these answers: a drag mostly stays on a target.
  private var lastAnswer = (target: Entity.none, isYes: false)
  /// Whether it is being updated: changes that callbacks cause meanwhile wait for the next update.
  var isUpdating = false
  /// The device that moves a drag by keys: the last that was used for it; nil before any was.
  var device: DeviceID?
  /// The name of the item in the announcements of a drag by keys, read from its source when it was lifted.
  var label = ""
  /// Whether its target has to be asked again although the drag has not moved.
  var needsUpdate = false
  /// Whether it has moved far enough since the lift to scroll at edges.
  var hasMoved = false
  /// The scroll view that the drag scrolls near an edge.
  var scrolling: ScrollState?
  /// The scroll view near whose edge it rests, and the time when that begins to scroll; the time is nil afterwards
  /// (DD14).
  var edge: (scrolled: ScrollState, time: Timestamp?)?
  /// The view that opens when the drag rests there, and the time when it does.
  var spring: (target: DropTargetState, time: Timestamp?)?
  /// The number of the drag in the order in which they began, from 1.
  var place: UInt64 = 0
  /// Whether it has to be cancelled with the next round.
  var isCalledOff = false
  /// The view that the touch landed on.
  var touchView = Entity.none
  /// The path of the drag, from which its velocity is computed.
  let track = Cell(PanTrack())
  /// The preview of the drag.
  var preview: DragPreview?

  init(
    _ id: UInt64, _ origin: Origin, of source: DraggableState?, _ items: [Any], at location: Point,
    in columns: SceneColumns
  ) {
    self.id = id
    self.origin = origin
    self.source = source
    state = State(items: items, location: location)
    initialLocation = location
    self.columns = columns
  }

  /// Returns the payloads of a type, in order. Makes an array.
  public func items<Payload>(of type: Payload.Type) -> [Payload] { items.compactMap { $0 as? Payload } }

  /// Returns whether any payload is of a type.
  public func hasItems<Payload>(of type: Payload.Type) -> Bool { items.contains { $0 is Payload } }

  /// The view that it was lifted from; nil for a drag from outside, and for a destroyed view.
  public var sourceView: View? { source?.livingView }

  /// The view that the finger landed on: the source, or a view in it. Nil for keys, for a drag from outside, and for a
  /// destroyed view.
  public var touchedView: View? { columns.isAlive(touchView) ? View(touchView, in: columns) : nil }

  /// The view that would receive a drop now; nil for none. Its proposal may be to do nothing (`operation`).
  public var targetView: View? { target?.livingView }

  /// The translation since the finger landed, in a view's own coordinates; nil for those of the scene.
  public func translation(in view: View?) -> Vector { turned(location - initialLocation, into: view) }

  /// The velocity in points a second, in a view's own coordinates; nil for those of the scene. That of a resting finger
  /// is zero.
  public func velocity(in view: View?) -> Vector {
    guard let scene = columns.scene else { return .zero }
    return turned(track.value.velocity(window: scene.thresholds.velocityWindow), into: view)
  }

  private func turned(_ vector: Vector, into view: View?) -> Vector {
    view?.transformFromScene.apply(to: vector) ?? vector
  }

  /// The slot of the touch that the drag follows; nil once the touch is gone.
  func slot(in inputs: InputTable) -> Int? {
    // It stays where it was found. An old touch that is left in a slot is not down and receives nothing any more.
    if inputs.records.indices.contains(slot), inputs.records[slot].id == touch,
      inputs.records[slot].isLive || inputs.hasLiftedTouches
    {
      return slot
    }
    guard let found = inputs.order.first(where: { inputs.records[$0].id == touch }) else { return nil }
    slot = found
    return found
  }

  /// The answer of a target; nil if it was not asked.
  func answer(of target: Entity) -> Bool? { lastAnswer.target == target ? lastAnswer.isYes : answers[target] }

  /// Records the answer of a target.
  func note(_ isYes: Bool, of target: Entity) {
    answers[target] = isYes
    lastAnswer = (target, isYes)
  }

  /// The position in a view's own coordinates; nil for those of the scene.
  public func location(in view: View?) -> Point { view?.convert(location, from: nil) ?? location }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(isHeld) { isHeld = $0 }
    copier.copy(context) { context = $0 }
    copier.copy(state) { state = $0 }
    copier.copy(source)
    copier.copy(touch) { touch = $0 }
    copier.copy(slot) { slot = $0 }
    copier.copy(gesture) { gesture = $0 }
    copier.copy(target) { target = $0 }
    copier.copy(visited) { visited = $0 }
    copier.copy(answers) { answers = $0 }
    copier.copy(lastAnswer) { lastAnswer = $0 }
    copier.copy(isUpdating) { isUpdating = $0 }
    copier.copy(device) { device = $0 }
    copier.copy(label) { label = $0 }
    copier.copy(needsUpdate) { needsUpdate = $0 }
    copier.copy(hasMoved) { hasMoved = $0 }
    copier.copy(scrolling) { scrolling = $0 }
    copier.copy(edge) { edge = $0 }
    copier.copy(spring) { spring = $0 }
    copier.copy(place) { place = $0 }
    copier.copy(isCalledOff) { isCalledOff = $0 }
    copier.copy(touchView) { touchView = $0 }
    copier.copy(track)
    copier.copy(preview) { preview = $0 }
  }
}

extension DragSession: Hashable {
  /// Whether they are the same session.
  public static func == (one: DragSession, other: DragSession) -> Bool { one === other }
  /// Hashes the number of the session.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@available(*, unavailable)
extension DragSession: Sendable {}

extension DragSession: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(id)
    hash.mix(items.count)
    hash.mix(location)
    hash.mix(initialLocation)
    hash.mix(raw: modifierFlags)
    hash.mix(raw: operation)
    hash.mix(isActive)
    hash.mix(isHeld)
    hash.mix(player)
    hash.mix(touch)
    hash.mix(gesture)
    hash.mix(targetView?.entity)
    hash.mix(visited) { hash, target in hash.mix(target.number) }
    hash.mix(needsUpdate)
    hash.mix(hasMoved)
    hash.mix(scrolling?.view)
    hash.mix(edge?.time)
    hash.mix(spring?.time)
    hash.mix(place)
    hash.mix(isCalledOff)
    hash.mix(touchView)
  }
}
