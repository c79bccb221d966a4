/// The kinds of diagnostics of input, in addition to those of views and entities.
extension Diagnostic.Kind {
  /// A device sent a number that is not finite; the sample was corrected or ignored.
  public static let badLocation = Diagnostic.Kind("badLocation", isFromDevice: true)
  /// A device sent a sample of a finger that had not landed; it was ignored.
  public static let unknownFinger = Diagnostic.Kind("unknownFinger", isFromDevice: true)
  /// A finger landed that was down already (T35); this was handled as a move.
  public static let repeatedBegan = Diagnostic.Kind("repeatedBegan", isFromDevice: true)
  /// A correction of a touch named no waiting sample: the sample is unknown, was corrected already, or waited too long.
  public static let unknownTouchUpdate = Diagnostic.Kind("unknownTouchUpdate", isFromDevice: true)
  /// Two samples of touches waited for a correction with the same index; the later one gets it.
  public static let repeatedUpdateIndex = Diagnostic.Kind("repeatedUpdateIndex", isFromDevice: true)
  /// Time ran backwards; the event was given the time of the previous one.
  public static let timeReversed = Diagnostic.Kind("timeReversed", isFromDevice: true)
  /// The clock of events or frames jumped by more than a second; pending deadlines keep their remaining time.
  public static let timeJumped = Diagnostic.Kind("timeJumped", isFromDevice: true)
  /// A recognizer proposed a state that is not in the table of transitions (G6); the proposal was ignored.
  public static let illegalTransition = Diagnostic.Kind("illegalTransition")
  /// A scroll view's offset was set to one that is not finite; it was not changed.
  public static let badScrollOffset = Diagnostic.Kind("badScrollOffset")
  /// A recognizer was on no view when its scene ended, since it was never attached or was detached; it was removed with
  /// the scene.
  public static let gestureOnNoView = Diagnostic.Kind("gestureOnNoView")
  /// A frame was started inside a frame; the call was ignored.
  public static let nestedFrame = Diagnostic.Kind("nestedFrame")
  /// A responder chain has a loop (R9); it ends where it closes.
  public static let responderLoop = Diagnostic.Kind("responderLoop")
  /// Recognizers wait for each other to fail in a cycle (G34).
  public static let requirementCycle = Diagnostic.Kind("requirementCycle")
  /// Handlers kept changing things in one batch, or calling themselves, without end; the rest waits for the next frame,
  /// or for their next call.
  public static let unsettled = Diagnostic.Kind("unsettled")
  /// Deadlines were due again and again at one moment; they were dropped, so that the frame ends.
  public static let endlessDeadline = Diagnostic.Kind("endlessDeadline")
  /// View controllers can't be combined as requested; nothing was changed.
  public static let mismatchedControllers = Diagnostic.Kind("mismatchedControllers")
  /// A responder names callbacks in `handledEvents` without conforming to their protocol, or its type conforms to no
  /// protocol beyond `Responder`; these callbacks are not made.
  public static let missingCallbacks = Diagnostic.Kind("missingCallbacks")
}
