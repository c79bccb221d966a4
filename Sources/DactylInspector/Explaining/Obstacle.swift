import Dactyl

/// What first keeps something from happening, with changes that may remove it.
struct Obstacle: Hashable {
  /// The rule that decides.
  var rule: String
  /// The cause.
  var cause: ExplainedCause
  /// The id of the view, window or recognizer that decides; nil when it is the subject itself.
  var opponent: String?
  /// The time at which it was decided.
  var time: Timestamp
  /// The changes to try, the best first.
  var cures: [[ScenarioEdit]]
  /// The condition that was not met, of the cause that has one.
  var condition: UnmetCondition?
}

extension Obstacle {
  /// Makes the obstacle of a recorded decision.
  init(_ decision: Decision, _ cause: ExplainedCause, _ opponent: String?, _ cures: [[ScenarioEdit]]) {
    self.init(
      rule: decision.rule.id, cause: cause, opponent: opponent, time: decision.timestamp, cures: cures)
  }
}

extension ScenarioStage {
  /// The id of a recognizer, or nil.
  func name(of gesture: GestureID) -> String? { gestures.first { $0.value.id == gesture }?.key }

  /// The id of the drag source that a recognizer lifts, or nil.
  func source(lifting gesture: GestureID) -> String? {
    guard gesture != .none, name(of: gesture) == nil, let view = scene.gesture(gesture)?.view else { return nil }
    return views.first { $0.value == view }?.key
  }

  /// The id of the view or controller with an entity, or nil.
  func name(of entity: Entity) -> String? {
    if entity == scene.application { return "app" }
    if entity == scene.delegate, entity != .none { return "delegate" }
    return views.first { $0.value.entity == entity }?.key ?? controllers.first { $0.value.entity == entity }?.key
  }
}

/// The causes by which something does not happen, as the words of answers.
enum ExplainedCause: String, Hashable {
  /// The view, one around it or its window is hidden.
  case hidden
  /// Likewise fainter than 0.01.
  case transparent
  /// Likewise without user interaction.
  case interactionDisabled = "interaction-disabled"
  /// The point is not inside a view around it.
  case outsideParent = "outside-parent"
  /// The point is not inside the view itself.
  case outside
  /// A view in front was hit.
  case covered
  /// The view lets touches through.
  case passesThrough = "passes-through"
  /// A window in front was hit.
  case windowInFront = "window-in-front"
  /// The view is in no window.
  case notInWindow = "not-in-window"
  /// Input was ignored when the finger landed.
  case ignored
  /// The touch began on another view, and stays with it.
  case beganElsewhere = "began-elsewhere"
  /// The view has a touch already, and takes one at a time.
  case multipleTouchOff = "multiple-touch-off"
  /// A view with exclusive touch has a touch, or this one is exclusive and another has one.
  case exclusiveTouch = "exclusive-touch"
  /// The view left its window.
  case removed
  /// The system cancelled the input, or its window was hidden.
  case interrupted
  /// A recognizer took the touch from its view.
  case claimed
  /// A recognizer or scroll view keeps the touch from the view for a time.
  case delayed
  /// A responder that was asked earlier handled it.
  case consumed
  /// Neither the subject nor any responder before it handles it.
  case noHandler = "no-handler"
  /// The recognizer is not enabled.
  case disabled
  /// The recognizer does not receive this type of touch or press.
  case typeNotAllowed = "type-not-allowed"
  /// The recognizer's delegate did not let the input in.
  case filtered
  /// The recognizer's delegate answered that it should not begin.
  case vetoedByDelegate = "vetoed-by-delegate"
  /// A view answered so.
  case vetoedByView = "vetoed-by-view"
  /// The recognizer waits for one that has not failed.
  case waitsFor = "waits-for"
  /// Both wait for each other.
  case requirementCycle = "requirement-cycle"
  /// Another recognizer was first, and excludes it.
  case lostTo = "lost-to"
  /// The recognizer is done until all is reset.
  case finished
  /// The input is not what the recognizer or control looks for.
  case failedOwnCondition = "failed-own-condition"
  /// The way up does not pass the subject.
  case notInChain = "not-in-chain"
  /// Keys go to another window.
  case notKeyWindow = "not-key-window"
  /// The responder says that it cannot become first responder.
  case cannotBecomeFirstResponder = "cannot-become-first-responder"
  /// The present first responder stays.
  case willNotResign = "will-not-resign"
  /// The key or its modifiers are not the command's.
  case keyMismatch = "key-mismatch"
  /// The finger stopped content that moved.
  case caughtScrolling = "caught-scrolling"
  /// There is nothing to scroll that way, or the content is at its limit.
  case noRoom = "no-room"
  /// A view in the content has the touch and keeps it.
  case contentKeepsTouch = "content-keeps-touch"
  /// The target does not accept the payload.
  case notAccepted = "not-accepted"
  /// The target that was entered proposes that nothing is dropped.
  case proposalForbids = "proposal-forbids"
  /// A plain view, or one that says that it can't have the focus.
  case notFocusable = "not-focusable"
  /// Nothing had the focus: the first heading gives it and moves no further.
  case noFocusYet = "no-focus-yet"
  /// The item does not lie in the direction of the heading.
  case nothingThatWay = "nothing-that-way"
  /// Another candidate wins.
  case nearerItem = "nearer-item"
  /// The group of the focused item has a candidate.
  case groupFirst = "group-first"
  /// A trap keeps the focus in.
  case trapped
}
