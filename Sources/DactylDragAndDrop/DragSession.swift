/// A drag that is under way, or was: what is dragged, where it is, and what would become of it.
///
/// Each finger that lifts something has a session of its own, with its own target; so have the keys, and the window
/// system when files or text are dragged in from outside.
public final class DragSession: Identifiable {
  /// What moves it.
  public enum Origin: Hashable, Sendable {
    /// A finger, a pencil or the mouse.
    case touch(FingerID)
    /// Keys or a controller's buttons: it goes from target to target.
    case keys
    /// The window system: it comes from another program.
    case outside
  }

  /// A number that no other session of the scene has; the first is 1.
  public let id: UInt64
  /// What moves it.
  public let origin: Origin
  /// What is dragged: the payloads, in the order in which the source named them.
  public internal(set) var items: [Any] {
    get { state.items }
    set { state.items = newValue }
  }
  /// Where it is in the scene, in points: the finger, or the middle of the target that keys went to.
  public internal(set) var location: Point {
    get { state.location }
    set { state.location = newValue }
  }
  /// Where the finger landed that lifted it.
  public let initialLocation: Point
  /// The modifier keys that were held when it was lifted: what they mean is up to the source.
  public internal(set) var modifierFlags: ModifierFlags {
    get { state.modifierFlags }
    set { state.modifierFlags = newValue }
  }
  /// What is done on the target when it is let go now. `.cancel` over none.
  public internal(set) var operation: DropOperation {
    get { state.operation }
    set { state.operation = newValue }
  }
  /// Whether it is under way. Afterwards everything stays as it was last.
  public internal(set) var isActive: Bool {
    get { state.isActive }
    set { state.isActive = newValue }
  }
  /// Whether its source is lifted beside a menu, and the drag begins when the finger moves on (DD2).
  var isHeld = false
  /// The player whose keys carry it, where each has a focus of their own (`Scene.splitsFocus`); else 0.
  public internal(set) var player: Int {
    get { state.player }
    set { state.player = newValue }
  }
  /// Anything that the game wants to keep with it.
  public var context: Any?

  /// What the public properties read. (Where all accesses are known to the compiler, none is checked at run time.)
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
  /// Where it came from; nil for what came from outside.
  let source: Draggable?
  /// The touch that it follows, and the recognizer that lifted it.
  var touch: UInt64 = 0
  /// The slot in which the touch was last found; -1 before it was looked for.
  var slot = -1
  var gesture = GestureID.none
  /// The target that it is on.
  var target: DropTarget?
  /// The targets that heard of it, in the order in which they were entered first; they hear its end.
  var visited: [DropTarget] = []
  /// What targets have answered whether they can handle it: each is asked once (DD3).
  private var answers: [Entity: Bool] = [:]
  /// The last of these: a drag mostly stays on a target.
  private var lastAnswer = (target: Entity.none, isYes: false)
  /// Whether it is being brought up to date: what handlers set off meanwhile waits for the next time.
  var isUpdating = false
  /// The device that carries a drag by keys: the last that did anything with it; nil before any did.
  var device: DeviceID?
  /// What the steps of a drag by keys call it, as its source did when it was taken up.
  var label = ""
  /// Whether its target is to be asked again, though it has not moved.
  var needsUpdate = false
  /// Whether it has moved far enough since the lift for edges to scroll.
  var hasMoved = false
  /// The scroll view that its place near an edge scrolls.
  var scrolling: ScrollState?
  /// The scroll view near whose edge it rests, and when it scrolls that; nil for the time once that has come (DD14).
  var edge: (scrolled: ScrollState, time: Timestamp?)?
  /// The view that opens when it rests there, and when.
  var spring: (target: DropTarget, time: Timestamp?)?
  /// Its place among those that began, from 1.
  var place: UInt64 = 0
  /// Whether it is to be called off with the next round.
  var isCalledOff = false
  /// The view that the touch landed on.
  var touchView = Entity.none
  /// The way that it came, for its velocity.
  let track = Cell(PanTrack())
  /// What shows it.
  var preview: DragPreview?

  init(
    _ id: UInt64, _ origin: Origin, of source: Draggable?, _ items: [Any], at location: Point,
    in columns: SceneColumns
  ) {
    self.id = id
    self.origin = origin
    self.source = source
    state = State(items: items, location: location)
    initialLocation = location
    self.columns = columns
  }

  /// The payloads of a type, in order. Makes an array.
  public func items<Payload>(of type: Payload.Type) -> [Payload] { items.compactMap { $0 as? Payload } }

  /// Whether any payload is of a type.
  public func hasItems<Payload>(of type: Payload.Type) -> Bool { items.contains { $0 is Payload } }

  /// The view that it was lifted from; nil for what came from outside, and for a view that is gone.
  public var sourceView: View? { source?.livingView }

  /// The view that the finger landed on: the source, or a view in it. Nil for keys, for what came from outside, and for
  /// one that is gone.
  public var touchedView: View? { columns.isAlive(touchView) ? View(touchView, in: columns) : nil }

  /// The view that would get it if it were let go now; nil for none. It may propose that nothing is done (`operation`).
  public var targetView: View? { target?.livingView }

  /// How far it has come since the finger landed, in a view's own coordinates; nil means those around the windows.
  public func translation(in view: View?) -> Vector { turned(location - initialLocation, into: view) }

  /// How fast it goes, in points a second, in a view's own coordinates; nil means those around the windows. A finger
  /// that rests has none.
  public func velocity(in view: View?) -> Vector {
    guard let scene = columns.scene else { return .zero }
    return turned(track.value.velocity(window: scene.thresholds.velocityWindow), into: view)
  }

  private func turned(_ vector: Vector, into view: View?) -> Vector {
    view?.transformFromScene.apply(to: vector) ?? vector
  }

  /// What a target has answered; nil where it was not asked.
  func answer(of target: Entity) -> Bool? { lastAnswer.target == target ? lastAnswer.isYes : answers[target] }

  /// Notes what a target has answered.
  func note(_ isYes: Bool, of target: Entity) {
    answers[target] = isYes
    lastAnswer = (target, isYes)
  }

  /// Where it is in a view's own coordinates; nil means those around the windows.
  public func location(in view: View?) -> Point { view?.convert(location, from: nil) ?? location }
}

extension DragSession: Hashable {
  /// Whether they are the same session.
  public static func == (one: DragSession, other: DragSession) -> Bool { one === other }
  /// Hashes its number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@available(*, unavailable)
extension DragSession: Sendable {}
