/// The kinds of diagnostic that input reports, beside those of views and entities.
extension Diagnostic.Kind {
  /// A number that is not finite came in from a device; the sample was mended or left out.
  public static let badLocation = Diagnostic.Kind("badLocation", isFromDevice: true)
  /// A device sent a finger that had not landed; the sample was left out.
  public static let unknownFinger = Diagnostic.Kind("unknownFinger", isFromDevice: true)
  /// A finger landed that was down already (T35); it was taken as a move.
  public static let repeatedBegan = Diagnostic.Kind("repeatedBegan", isFromDevice: true)
  /// A correction of a touch named no sample that waits for one: it is unknown, was corrected already, or waited too
  /// long.
  public static let unknownTouchUpdate = Diagnostic.Kind("unknownTouchUpdate", isFromDevice: true)
  /// Two samples of touches waited for a correction under one index; the later one gets it.
  public static let repeatedUpdateIndex = Diagnostic.Kind("repeatedUpdateIndex", isFromDevice: true)
  /// Time ran backwards; the event was given the time of the one before.
  public static let timeReversed = Diagnostic.Kind("timeReversed", isFromDevice: true)
  /// The clock of events or frames jumped by more than a second; what waits keeps the time that it had left.
  public static let timeJumped = Diagnostic.Kind("timeJumped", isFromDevice: true)
  /// A recognizer proposed a state that the table of transitions does not have (G6); nothing was done.
  public static let illegalTransition = Diagnostic.Kind("illegalTransition")
  /// A scroll view was to be brought to an offset that is not finite; it stayed where it was.
  public static let badScrollOffset = Diagnostic.Kind("badScrollOffset")
  /// A recognizer was made, or taken off its view, and was on no view when its scene ended; it was removed with the
  /// scene.
  public static let gestureOnNoView = Diagnostic.Kind("gestureOnNoView")
  /// A frame was started inside a frame; nothing was done.
  public static let nestedFrame = Diagnostic.Kind("nestedFrame")
  /// A responder chain goes round (R9); it ends where it closes.
  public static let responderLoop = Diagnostic.Kind("responderLoop")
  /// Recognizers wait for each other to fail in a circle (G34).
  public static let requirementCycle = Diagnostic.Kind("requirementCycle")
  /// Handlers went on changing things in one batch, or calling themselves, without end; the rest waits for the next
  /// frame, or for their next call.
  public static let unsettled = Diagnostic.Kind("unsettled")
  /// A deadline came due again and again at one moment; it was dropped, so that the frame ends.
  public static let endlessDeadline = Diagnostic.Kind("endlessDeadline")
  /// View controllers were to be put together in a way that can't be; nothing was done.
  public static let mismatchedControllers = Diagnostic.Kind("mismatchedControllers")
  /// A responder names callbacks in `handledEvents` without the protocol that has them, or its type conforms
  /// to no protocol beyond `Responder`; it is not called for them.
  public static let unheardEvents = Diagnostic.Kind("unheardEvents")
}
