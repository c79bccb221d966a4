/// The questions that a recognizer asks: closures, each nil by default, with UIKit's defaults.
public struct GestureDelegate {
  /// Whether the gesture may begin, asked once, at the moment it wants to (G25). Yes by default.
  public var shouldBegin: ((AnyGesture) -> Bool)?
  /// Whether the recognizer gets a touch that lands, asked before it hears of it (G12). Yes by default.
  public var shouldReceiveTouch: ((AnyGesture, Touch) -> Bool)?
  /// Whether the recognizer gets a press that goes down, asked before it hears of it. Yes by default.
  public var shouldReceivePress: ((AnyGesture, Press) -> Bool)?
  /// Whether the recognizer takes part in an event at all, asked before single touches (G11). Yes by default.
  public var shouldReceiveEvent: ((AnyGesture, Event) -> Bool)?
  /// Whether the two may be recognized at the same time; one yes, from either side, is enough (G39). No by default.
  public var shouldRecognizeSimultaneously: ((AnyGesture, AnyGesture) -> Bool)?
  /// Whether the first must wait until the second failed (G33). No by default.
  public var shouldRequireFailure: ((AnyGesture, AnyGesture) -> Bool)?
  /// Whether the second must wait until the first failed (G33). No by default.
  public var shouldBeRequiredToFail: ((AnyGesture, AnyGesture) -> Bool)?

  /// A delegate that answers nothing itself.
  public init() {}
}
