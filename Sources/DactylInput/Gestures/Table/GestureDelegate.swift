/// The delegate of a recognizer: closures with the names of UIKit's delegate methods. Each is nil by default, which
/// stands for UIKit's default answer.
public struct GestureDelegate {
  /// Whether the gesture may begin. Asked once in an attempt, when the recognizer proposes to begin (G25). True by
  /// default.
  public var shouldBegin: ((AnyGesture) -> Bool)?
  /// Whether the recognizer receives a touch. Asked when the touch lands, before the recognizer receives it (G12). True
  /// by default.
  public var shouldReceiveTouch: ((AnyGesture, Touch) -> Bool)?
  /// Whether the recognizer receives a press. Asked when it goes down, before the recognizer receives it. True by
  /// default.
  public var shouldReceivePress: ((AnyGesture, Press) -> Bool)?
  /// Whether the recognizer receives anything of an event. Asked before the single touches (G11). True by default.
  public var shouldReceiveEvent: ((AnyGesture, Event) -> Bool)?
  /// Whether two recognizers may be recognized at the same time. The answer true of either delegate is enough (G39).
  /// False by default.
  public var shouldRecognizeSimultaneously: ((AnyGesture, AnyGesture) -> Bool)?
  /// Whether the first recognizer waits until the second has failed (G33). False by default.
  public var shouldRequireFailure: ((AnyGesture, AnyGesture) -> Bool)?
  /// Whether the second recognizer waits until the first has failed (G33). False by default.
  public var shouldBeRequiredToFail: ((AnyGesture, AnyGesture) -> Bool)?

  /// Makes a delegate whose closures are all nil.
  public init() {}
}
