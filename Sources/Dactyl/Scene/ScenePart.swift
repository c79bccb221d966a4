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

/// A part that a module above this one adds to a scene with `Scene.addPart(_:)`: a set of widgets, or a help for the
/// keyboard. Beside what every part hears of it sees keys before anybody does.
package protocol AddedPart: ScenePart {
  /// A key or button went down, changed or went up. Nothing that it does is undone by that; repeats are left out.
  func pressSampleArrived(_ sample: PressSample, in scene: Scene)
}

extension AddedPart {
  package func pressSampleArrived(_ sample: PressSample, in scene: Scene) {}
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
