/// The stages of a frame, in order. Code of the game runs in those that say so, and in no others.
public enum FrameStage: Int, Sendable, CaseIterable {
  /// Cutting the frame's events into batches, and taking in what fingers, keys and everything else did.
  case intake
  /// The game's listeners hear of events that are no touches (`Scene.onEvent(_:)`).
  case listeners
  /// Finding whom new inputs are for: what they hit, or who is first responder. Hit shapes that are closures are asked.
  case targeting
  /// Filters of the application and of windows see events, change them and stop them.
  case filters
  /// Text input and key commands claim keys: they are asked, and text is edited.
  case claims
  /// Deciding which recognizers get new inputs. Delegates are asked.
  case routing
  /// Calling for what has come due: recognizers, carets, controls that repeat.
  case deadlines
  /// Recognizers are fed with what changed.
  case gestures
  /// The arena decides between them. Delegates and views are asked.
  case arena
  /// Responders hear of inputs that were taken from them.
  case cancels
  /// Actions run: of recognizers, of key commands and menus, and what was offered after a shake.
  case actions
  /// Responders hear of inputs, controls send their events, and text is typed.
  case responders
  /// View controllers hear that their views come and go.
  case controllers
  /// Attempts and inputs that are over are let go. Recognizers reset themselves.
  case cleanUp
  /// The game's updates and its own systems.
  case systems
  /// Smoothed input actions are brought to the frame's moment.
  case inputActions
  /// The game's fixed steps.
  case fixedSteps
  /// Animations, and the closures that wait for their ends.
  case animations
  /// Content scrolls by itself. Delegates are notified.
  case scrolling
  /// Drags follow their fingers, in each round of settling, and once a frame what lies under them: targets come, go and
  /// scroll. Sources and targets are asked and notified.
  case drags
  /// The focus goes where it was asked for, or on; who has it comes into sight, and looks like it. Delegates are asked.
  case focus
  /// The platform is notified where text is edited, which comes into sight.
  case textInput
  /// Views are laid out that asked for it.
  case layout
  /// What a resting pointer is over, where views moved under it.
  case hover
  /// Where the views are that may be seen.
  case transforms
  /// The list of what is drawn.
  case draw
}
