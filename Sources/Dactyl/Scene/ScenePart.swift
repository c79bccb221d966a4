/// A part of the scene with a state of its own, and what it does when something happens to the scene as a whole.
///
/// These are the cold events, none of which comes in every frame: the scene goes through its `parts` in their order.
/// Each does nothing unless a part says otherwise. A part keeps no reference to its scene and gets it with each call.
package protocol ScenePart: AnyObject {
  // MARK: Windows and entities

  /// A window was hidden, and its input is cancelled.
  func windowDidHide(_ window: Entity, in scene: Scene)
  /// A window is hidden no longer.
  func windowDidShow(_ window: Entity, in scene: Scene)
  /// The scene has another size.
  func sceneDidResize(_ scene: Scene)
  /// An entity that is no view is about to end.
  func entityWillEnd(_ entity: Entity, in scene: Scene)
  /// An entity has ended: the part forgets it. No code of the game may run now, so what a part lets go of goes to
  /// `remains`.
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene)
  /// Entities have ended, and everything is whole again.
  func entitiesDidEnd(in scene: Scene)
  /// The scene ends, and everything in it is gone: the part lets go of closures that belong to no entity.
  func sceneDidEmpty(_ scene: Scene)

  // MARK: Input

  /// Input is cancelled.
  func cancelInput(in scope: CancelScope, of scene: Scene)
  /// The cancels go out that responders are owed: the part sends those of its own.
  func sendOwedCancels(in scene: Scene)

  // MARK: Rest

  /// What input still waits for or holds in the part, in words; empty at rest.
  var unrest: [String] { get }
  /// How many rows the part has for things that live; what ended leaves none behind.
  var rowsInUse: Int { get }
}

extension ScenePart {
  package func windowDidHide(_ window: Entity, in scene: Scene) {}
  package func windowDidShow(_ window: Entity, in scene: Scene) {}
  package func sceneDidResize(_ scene: Scene) {}
  package func entityWillEnd(_ entity: Entity, in scene: Scene) {}
  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {}
  package func entitiesDidEnd(in scene: Scene) {}
  package func sceneDidEmpty(_ scene: Scene) {}
  package func cancelInput(in scope: CancelScope, of scene: Scene) {}
  package func sendOwedCancels(in scene: Scene) {}
  package var unrest: [String] { [] }
  package var rowsInUse: Int { 0 }
}

/// A part that waits for moments. They are apart from the others since every step of a frame asks when the next one is.
package protocol TimedPart: ScenePart {
  /// When something of it is due that needs no input, on the scene's own clock; nil for never.
  var nextDeadline: Timestamp? { get }
  /// Does what is due by now. Called also when only another part's deadline is.
  func deadlineReached(at now: Timestamp, in scene: Scene)
  /// Drops what is due up to a moment, since deadlines never end.
  func dropDeadlines(until moment: Timestamp, in scene: Scene)
}

/// A part that a module above this one adds to a scene with `Scene.addPart(_:)`: a feature, a set of widgets, or a help
/// for the keyboard. It receives raw samples before they become inputs; each method does nothing by default.
package protocol AddedPart: ScenePart {
  /// A key or button went down, changed or went up. Called before the sample becomes a press; repeats are left out.
  func pressSampleArrived(_ sample: PressSample, in scene: Scene)
  /// A second mouse button went down in a touch that the first one began (T35). Called before the touch changes.
  func pointerPressedAgain(in touch: UInt64, of scene: Scene)
  /// Files or text of another program were dropped over the window. Called while the batch is taken in.
  func itemsArrived(_ items: DroppedItems, in scene: Scene)
  /// All players share one focus again (`Scene.splitsFocus`).
  func playersWereJoined(in scene: Scene)
  /// Whether the part has attached something to a view that has to receive touches: an image or label with nothing
  /// attached lets them through (H14).
  func isAttached(to view: UInt32) -> Bool
}

extension AddedPart {
  package func pressSampleArrived(_ sample: PressSample, in scene: Scene) {}
  package func pointerPressedAgain(in touch: UInt64, of scene: Scene) {}
  package func itemsArrived(_ items: DroppedItems, in scene: Scene) {}
  package func playersWereJoined(in scene: Scene) {}
  package func isAttached(to view: UInt32) -> Bool { false }
}

/// An added part with work in a named stage of the frame (`FrameStage`). It marks the stage in `Scene.waiting` as long
/// as it has work, and is called in no other frame.
package protocol StagePart: AddedPart, TimedPart {
  /// The stage in which the part runs.
  var stage: FrameStage { get }
  /// Whether the part has work, so that the stage has to be marked. Tests compare the two.
  var hasWork: Bool { get }
  /// Follows what inputs did. Called in each round of settling while the stage is marked, before responders receive
  /// them.
  func settle(in scene: Scene)
  /// Runs once in each frame in which the stage is marked, in the order of `Scene.frame(at:)`.
  func run(in scene: Scene)
  /// A view is about to leave its superview, or to end. Called while the stage is marked.
  func viewWillLeave(_ view: UInt32, in scene: Scene)
}

/// Decides whether recognizers may begin. Added parts are asked after the recognizer's own delegate, and before the
/// views whose touches it would take.
package protocol GestureGate: AnyObject {
  /// Whether a recognizer may begin; false makes it fail (G25). Any code of the game may run.
  func mayBegin(_ gesture: AnyGesture, in scene: Scene) -> Bool
}

/// Takes presses that no responder handled (V27, F24).
package protocol UnhandledPressTaker: AnyObject {
  /// Takes a press as it begins, or leaves it to the takers after this one.
  ///
  /// - Returns: whether it takes the press.
  func takeUnhandled(_ press: Press, in scene: Scene) -> Bool
}

/// What takes keys before everybody else while it is there, as a menu does that is open.
package protocol KeyTaker: AnyObject {
  /// A key or button went down, or repeats. What it takes is no press, no command and no text to anybody.
  ///
  /// - Returns: whether it takes it.
  func take(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool
  /// Whether it keeps all text from who edits text.
  var takesText: Bool { get }
}

/// What follows the inputs that are under way.
package protocol InputFollower: AnyObject {
  /// Inputs began, moved, ended or were taken, and their targets have heard of that.
  func inputDidChange(in scene: Scene)
}
