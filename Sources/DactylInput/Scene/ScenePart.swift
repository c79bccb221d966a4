/// A part of the scene with a state of its own, and what it does when something happens to the scene as a whole.
///
/// The scene calls these methods on its `parts` in their order, for events that are rare: none comes in every frame.
/// Each method does nothing by default. A part holds no reference to its scene, which is passed with each call.
///
/// Its state is mixed into the hash of the scene's state (`Scene.stateHash`), as `StateHashable` demands.
package protocol ScenePart: SnapshotState, StateHashable {
  // MARK: Windows and entities

  /// A window was hidden. Called after its input was cancelled.
  func windowDidHide(_ window: Entity, in scene: Scene)
  /// A hidden window was shown again.
  func windowDidShow(_ window: Entity, in scene: Scene)
  /// The size of the scene changed.
  func sceneDidResize(_ scene: Scene)
  /// What is drawn and animated for people who need it differently changed (`Scene.display`).
  func displayDidChange(in scene: Scene)
  /// An entity is about to be destroyed. Called while it is still alive, for entities that are not views.
  func entityWillEnd(_ entity: Entity, in scene: Scene)
  /// An entity was destroyed: the part removes its rows. No code of the game may run now, so values that a part gives
  /// up go to `remains`, which are released later.
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene)
  /// The scene ends. Called after all entities were destroyed: the part releases closures that belong to no entity.
  func sceneDidEmpty(_ scene: Scene)

  // MARK: Rest

  /// Pending work that input has left in the part, in words; empty at rest. For tests.
  var pendingWork: [String] { get }
  /// The number of rows that the part has for living entities; what was destroyed leaves none. For tests.
  var rowsInUse: Int { get }
}

extension ScenePart {
  package func windowDidHide(_ window: Entity, in scene: Scene) {}
  package func windowDidShow(_ window: Entity, in scene: Scene) {}
  package func sceneDidResize(_ scene: Scene) {}
  package func displayDidChange(in scene: Scene) {}
  package func entityWillEnd(_ entity: Entity, in scene: Scene) {}
  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {}
  package func sceneDidEmpty(_ scene: Scene) {}
  package var pendingWork: [String] { [] }
  package var rowsInUse: Int { 0 }
}

/// A part with deadlines. The scene keeps these parts in a list of their own, since every step of a frame asks for the
/// next deadline.
package protocol TimedPart: ScenePart {
  /// The next deadline of the part, on the scene's own clock; nil for none.
  var nextDeadline: Timestamp? { get }
  /// Handles the deadlines up to now. Also called when only the deadline of another part has been reached.
  func deadlineReached(at now: Timestamp, in scene: Scene)
  /// Drops the deadlines up to a moment. Called when deadlines that set new deadlines do not come to an end.
  func dropDeadlines(until moment: Timestamp, in scene: Scene)
}

/// A part that a module above this one adds to a scene with `Scene.addPart(_:)`: a feature, a set of widgets, or a help
/// for the keyboard. It receives raw samples before they become inputs; each method does nothing by default.
package protocol AddedPart: ScenePart {
  /// Adds the part to the lists of its hooks (`PartHooks.swift`). Called when it is added to a scene.
  func addHooks(to parts: SceneParts)
  /// A second mouse button went down in a touch that the first one began (T35). Called before the touch changes.
  func pointerPressedAgain(in touch: UInt64)
  /// Files or text of another program were dropped over the window. Called while the batch is ingested.
  func itemsArrived(_ items: DroppedItems)
  /// An assistive client asks for something. Called while the batch is ingested.
  func assistanceWasRequested(_ request: AccessibilityRequest)
  /// A device was assigned to another player (`Scene.setPlayer(_:of:)`).
  func playerDidChange(of device: DeviceID, in scene: Scene)
  /// All players share one focus again (`Scene.splitsFocus`).
  func playersWereJoined()
  /// Whether it belongs to a tool beside the game, which stays when the scene goes back to a snapshot from before it.
  var staysOnRestoring: Bool { get }
  /// Whether the part has attached something to a view that has to receive touches: an image or label with nothing
  /// attached lets them through (H14).
  func isAttached(to view: UInt32) -> Bool
}

extension AddedPart {
  package func addHooks(to parts: SceneParts) {}
  package func pointerPressedAgain(in touch: UInt64) {}
  package func itemsArrived(_ items: DroppedItems) {}
  package func assistanceWasRequested(_ request: AccessibilityRequest) {}
  package func playerDidChange(of device: DeviceID, in scene: Scene) {}
  package func playersWereJoined() {}
  package var staysOnRestoring: Bool { false }
  package func isAttached(to view: UInt32) -> Bool { false }
}

/// An added part with work in a named stage of the frame (`FrameStage`). It marks the stage in `Scene.waiting` as long
/// as it has work, and is called in no other frame.
package protocol StagePart: AddedPart, TimedPart {
  /// The stage in which the part runs.
  var stage: FrameStage { get }
  /// Whether the part has work, so that the stage has to be marked. Tests compare the two.
  var hasWork: Bool { get }
  /// Whether the part wants another frame soon, since something moves.
  var needsFrame: Bool { get }
  /// Follows what inputs did. Called in each round of settling while the stage is marked, where `Scene.settle()` names
  /// the stage.
  func settle(in scene: Scene)
  /// Runs once in each frame in which the stage is marked, where `Scene.frame(at:)` names the stage.
  func run(at moment: Timestamp, in scene: Scene)
  /// A view is about to leave its superview, or to end. Called while the stage is marked.
  func viewWillLeave(_ view: UInt32, in scene: Scene)
}

extension StagePart {
  package var needsFrame: Bool { false }
  package func settle(in scene: Scene) {}
  package func viewWillLeave(_ view: UInt32, in scene: Scene) {}
}

/// Observes the inputs that are under way.
package protocol InputFollower: AnyObject {
  /// Inputs began, moved, ended or were cancelled. Called after they were delivered.
  func inputDidChange(in scene: Scene)
}
