/// The delegate of a recognizer. Every method has UIKit's default.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin; true by default (G25).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the recognizer receives a touch; true by default (G12).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether the recognizer receives a press; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether the recognizer receives anything of an event; true by default (G11).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Whether both recognizers may be recognized at the same time; false by default (G39).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer waits until the other one has failed; false by default (G33).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other recognizer waits until this one has failed; false by default (G33).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default implementation answers true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The default implementation answers true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// The default implementation answers true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  /// The default implementation answers true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
  /// The default implementation answers false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation answers false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation answers false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension GestureDelegate {
  /// Makes the engine's delegate that asks a recognizer and its delegate. Either is skipped after it was released.
  init(asking recognizer: UIGestureRecognizer, in application: UIApplication) {
    self.init()
    let asking = Asking(recognizer: recognizer, application: application)
    shouldBegin = { _ in
      asking.ask(or: true) { delegate, recognizer, _ in delegate.gestureRecognizerShouldBegin(recognizer) }
    }
    shouldReceiveTouch = { _, touch in
      asking.ask(or: true) { $0.gestureRecognizer($1, shouldReceive: $2.object(of: touch)) }
    }
    shouldReceivePress = { _, press in
      asking.ask(or: true) { $0.gestureRecognizer($1, shouldReceive: $2.object(of: press)) }
    }
    shouldReceiveEvent = { _, event in
      guard let recognizer = asking.recognizer, let application = asking.application else { return true }
      let object = application.object(of: event)
      return recognizer.shouldReceive(object)
        && asking.ask(or: true) { delegate, recognizer, _ in
          delegate.gestureRecognizer(recognizer, shouldReceive: object)
        }
    }
    shouldRecognizeSimultaneously = { _, other in
      asking.ask(about: other) { $0.gestureRecognizer($1, shouldRecognizeSimultaneouslyWith: $2) }
    }
    shouldRequireFailure = { _, other in
      asking.ask(about: other) { $0.gestureRecognizer($1, shouldRequireFailureOf: $2) }
    }
    shouldBeRequiredToFail = { _, other in
      asking.ask(about: other) { $0.gestureRecognizer($1, shouldBeRequiredToFailBy: $2) }
    }
  }
}

/// A recognizer whose delegate is asked, as long as both exist.
private struct Asking {
  weak var recognizer: UIGestureRecognizer?
  weak var application: UIApplication?

  func ask(
    or usual: Bool, _ question: (any UIGestureRecognizerDelegate, UIGestureRecognizer, UIApplication) -> Bool
  ) -> Bool {
    guard let recognizer, let application, let delegate = recognizer.delegate else { return usual }
    return question(delegate, recognizer, application)
  }

  func ask(
    about other: AnyGesture,
    _ question: (any UIGestureRecognizerDelegate, UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) -> Bool {
    ask(or: false) { delegate, recognizer, application in
      guard let other = application.recognizer(of: other) else { return false }
      return question(delegate, recognizer, other)
    }
  }
}
