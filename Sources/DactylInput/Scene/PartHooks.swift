// The hooks by which added parts take part in input. A part conforms to those that it needs and adds itself to their
// lists (`AddedPart.addHooks(to:)`), so that a hook without parts costs a test of an empty list.

/// Changes events before they are queued: a scene has one at most (`SceneParts.eventAdapter`). No code of the game may
/// run.
///
/// It works on the clock of the events' source, in the order in which they are sent. What it makes of them goes to
/// `Scene.queueEvent(_:)`.
package protocol EventAdapter: AnyObject {
  /// An event was sent.
  func eventArrived(_ event: InputEvent, in scene: Scene)
  /// A frame is about to run, at a moment of the source's clock: what waited until then is due.
  func momentArrived(_ moment: Timestamp, in scene: Scene)
  /// The moment at which something is due, on the source's clock; nil for never.
  var nextMoment: Timestamp? { get }
}

/// Observes raw samples as they are ingested, before they become inputs. No code of the game may run.
package protocol SampleObserver: AnyObject {
  /// A key or button went down, repeats, changed or went up.
  func pressArrived(_ sample: PressSample, at now: Timestamp)
  /// A finger landed, or a button of the mouse was pressed.
  func touchBegan(_ sample: TouchSample)
  /// A stick or trigger moved.
  func axisMoved(_ sample: AxisSample, at now: Timestamp)
  /// The pointer moved with no button pressed.
  func pointerMoved(to location: Point)
  /// The mouse moved, with the pointer locked or free, with or without a button down.
  func mouseMoved(by way: Vector)
  /// The sensors of a device measured something.
  func motionMeasured(_ sample: MotionSample, at now: Timestamp)
  /// Whether sensors have to measure.
  var wantsMotionData: Bool { get }
  /// A wheel or touchpad turned. Called when the step has got its target.
  func wheelTurned(_ sample: ScrollSample)
  /// The window went to the background, and all input was cancelled.
  func inputWasSuspended(at now: Timestamp)
}

/// Observes keys and buttons where code of the game may run.
package protocol KeyObserver: AnyObject {
  /// A key or button went down, changed or went up. Called before the sample becomes a press; repeats are left out.
  func pressSampleArrived(_ sample: PressSample, in scene: Scene)
}

/// Follows the pointer from view to view.
package protocol PointerFollower: AnyObject {
  /// The pointer hovers over another view, or over none (`Entity.none`) when it left the window. Called where code of
  /// the game may run.
  func pointerIsOver(_ view: Entity, in scene: Scene)
}

/// Has input of its own that is cancelled with the input of others: keys that are held, drags without a finger.
package protocol InputCanceler: AnyObject {
  /// Input is cancelled, all of it or what a scope names. Not called for views that leave: there is a hook of its own.
  func cancelInput(in scope: CancelScope, of scene: Scene)
}

/// Observes views that leave their superviews. A part that runs in a stage receives the same while it has work
/// (`StagePart.viewWillLeave(_:in:)`).
package protocol LeavingViewObserver: AnyObject {
  /// A view is about to leave its superview or to be destroyed, and the input of its views was cancelled.
  func viewIsLeaving(_ view: Entity, in scene: Scene)
}

/// Observes that entities were destroyed.
package protocol EntityEndObserver: AnyObject {
  /// Entities were destroyed. Called after all parts have removed their rows.
  func entitiesDidEnd(in scene: Scene)
}

/// Arranges the subviews of containers.
package protocol ViewArranger: AnyObject {
  /// Sets the frames of a container's subviews, and of those in containers among them. Called when the container is
  /// laid out. Code of the game runs for sizes alone, and may edit nothing.
  ///
  /// - Returns: false where nothing is arranged, since contents that may have changed still have the same size.
  func arrangeSubviews(of container: Entity, in scene: Scene) -> Bool
}

/// Delivers cancels of its own, as controls do that ended with a finger on them.
package protocol CancelSender: AnyObject {
  /// Pending cancels are delivered to responders: the part delivers its own.
  func sendPendingCancels(in scene: Scene)
}

/// Redirects and withholds touches: scroll views catch fingers that land on moving content, and keep them from it.
/// Added with `Scene.addTouchInterceptor(_:)`.
package protocol TouchInterceptor: AnyObject {
  /// The view that receives a touch in place of the view that it hit. Called in targeting.
  func target(ofTouchHitting view: Entity, in scene: Scene) -> Entity
  /// Whether the target of a touch never receives it. Called once, before the target would receive that it began.
  func withholdsTouch(_ slot: Int, in scene: Scene) -> Bool
}

/// The order in which parts are asked for presses that no responder handled, the first one first. Tools for developers
/// come last, so that a game may take any key for itself.
package enum PressTakerRank: Int, Comparable {
  case drags, scrolling, inputActions, focus, inspector

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Takes presses that no responder handled (V27, F24).
package protocol UnhandledPressTaker: AnyObject {
  /// The turn of this taker among all.
  var pressTakerRank: PressTakerRank { get }
  /// Takes a press as it begins, or leaves it to the takers after this one.
  ///
  /// - Returns: whether it takes the press.
  func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) -> Bool
  /// No taker took a press.
  func pressWasLeft(_ press: Press, in slot: Int, of scene: Scene)
  /// A key that is held repeats.
  func pressRepeated(_ press: UInt64, in scene: Scene)
}

extension UnhandledPressTaker {
  package func pressWasLeft(_ press: Press, in slot: Int, of scene: Scene) {}
  package func pressRepeated(_ press: UInt64, in scene: Scene) {}
}

/// Takes touches that no responder handled as they began (F24).
package protocol UnhandledTouchTaker: AnyObject {
  /// Whether it takes any now. Asked for each view that touches land on, while input actions have work
  /// (`FrameStage.inputActions`).
  var takesTouches: Bool { get }
  /// Takes touches of one view, by their slots. No code of the game may run.
  func takeUnhandled(_ touches: List<Int>, of scene: Scene)
}

/// The focused views, at which presses start and which they select (F1, F26). A scene has one source at most.
package protocol FocusSource: AnyObject {
  /// Whether any view is focused.
  var isAnywhere: Bool { get }
  /// Whether a view is focused, by any player.
  func isFocused(_ view: Entity) -> Bool
  /// The view that is focused by the player whom a device drives; nil when there is none.
  func item(drivenBy device: DeviceID, in scene: Scene) -> Entity?
  /// The view that is focused by the first player; nil when there is none.
  var firstItem: Entity? { get }
  /// Whether a device moves the focus of the first player, which owns the first responder (F26).
  func isFirst(_ device: DeviceID, _ players: PlayerTable) -> Bool
  /// A finger landed, or a mouse button was pressed.
  func touchLanded(from device: DeviceID, in scene: Scene)
  /// A press gets its target.
  func pressArrived(_ press: Press, in scene: Scene)
  /// Views may have become focusable, or stopped being that.
  func focusableViewsDidChange()
}

/// Keeps input actions from players by views that are in front of all others, as focus traps are (F20, F24). Sheets do
/// so without it. The part puts the views that may block into `Scene.blockingViews`: it is asked only while there are
/// any.
package protocol InputBlocker: AnyObject {
  /// Whether a view blocks now.
  ///
  /// - Parameter wasBlocking: whether it did when it was asked for last; one that has left with a controller's view
  ///   still does.
  func isBlocking(_ view: Entity, wasBlocking: Bool, in scene: Scene) -> Bool
  /// Calls the closure with the blocking views around a player's focused item, from the inside out.
  func forEachBlockingView(ofPlayer player: Int, in graph: SceneGraph, _ body: (Entity) -> Void)
}

/// Runs the code of a game that looks at input: its systems and fixed steps. Input actions keep for each of them what
/// it has seen.
package protocol SystemRunner: AnyObject {
  /// Whether the part wants to run the systems of a stage.
  ///
  /// - Parameter areAny: whether the scene has systems. Without any, the part asks for the call to keep up to date.
  func runsSystems(of stage: SystemStage, areAny: Bool) -> Bool
  /// Calls the closure, which runs the systems of a stage.
  func runSystems(at stage: SystemStage, _ body: () -> Void)
  /// Calls the closure, which runs a fixed step of a rhythm.
  func runFixedStep(_ rhythm: Int, _ body: () -> Void)
  /// A fixed step was added, with a rhythm whose number no other has. The number is that of an earlier one that ended,
  /// or the next.
  func fixedStepWasAdded(_ rhythm: Int)
}

/// Records what comes into a scene from outside, so that the same can come once more (`Scene.recorder`). What the code
/// of the game sends inside a frame is left out: it sends that again.
package protocol SceneRecorder: AnyObject {
  /// An event is about to be queued.
  func eventWillArrive(_ event: InputEvent, in scene: Scene)
  /// A frame is about to run, at a moment of the source's clock.
  func frameWillRun(at moment: Timestamp, in scene: Scene)
  /// The frame is over.
  func frameDidRun(in scene: Scene)
  /// The scene went back to a snapshot, of which the input before knows nothing.
  func sceneWasRestored(_ scene: Scene)
}
