/// The stages of a frame, in order. Code of the game runs in those that say so, and in no others.
public enum FrameStage: Int, Sendable, CaseIterable {
  /// The frame's events are cut into batches and become inputs.
  case intake
  /// The game's listeners receive events that are not touches (`Scene.onEvent(_:)`).
  case listeners
  /// New inputs get their targets: the view that they hit, or the first responder. Hit shapes that are closures are
  /// called.
  case targeting
  /// The filters of the application and of windows are called, and may change or stop events.
  case filters
  /// Text input and key commands claim keys, and text is edited.
  case claims
  /// New inputs are assigned to recognizers. Delegates are asked.
  case routing
  /// Deadlines are handled: of recognizers, carets, controls that repeat.
  case deadlines
  /// Recognizers receive the inputs that changed.
  case gestures
  /// The arena decides between recognizers. Delegates and views are asked.
  case arena
  /// Responders receive cancels of inputs that a recognizer took over.
  case cancels
  /// Actions run: of recognizers, of key commands and menus, and what was offered after a shake.
  case actions
  /// Responders receive inputs, controls send their events, and typed text is inserted.
  case responders
  /// View controllers are notified that their views appear and disappear.
  case controllers
  /// Attempts and inputs that are over are removed. Recognizers are reset.
  case cleanUp
  /// The game's updates and its own systems.
  case systems
  /// Smoothed input actions are brought to the frame's moment, once a frame; in each round of settling actions follow
  /// the inputs that hold them.
  case inputActions
  /// The game's fixed steps.
  case fixedSteps
  /// Animations, and the closures that wait for their ends.
  case animations
  /// Content scrolls by itself, once a frame. Delegates are notified, in each round of settling.
  case scrolling
  /// Drags follow their fingers, in each round of settling, and once a frame what lies under them: targets come, go and
  /// scroll. Sources and targets are asked and notified.
  case drags
  /// What assistive clients ask is done, in each round of settling: closures of the game are asked, and widgets.
  case assistance
  /// The focus moves where it was requested, and the focused item is scrolled into sight. Delegates are asked.
  case focus
  /// The platform is notified where text is edited, and that place is scrolled into sight.
  case textInput
  /// Views that need layout are laid out.
  case layout
  /// The focused item is shown as focused, where layout has put it.
  case focusLook
  /// Hovering is updated where views moved under a resting pointer.
  case hover
  /// The transforms of visible views are updated.
  case transforms
  /// The draw list is updated.
  case draw
}
