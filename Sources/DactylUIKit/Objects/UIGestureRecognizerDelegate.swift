/// Who is asked about a recognizer. Every method has UIKit's default.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin; yes by default (G25).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether it gets a touch; yes by default (G12).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether it gets a press; yes by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether it takes part in an event; yes by default (G11).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Whether both may be recognized at once; no by default (G39).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it waits until the other failed; no by default (G33).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other waits until it failed; no by default (G33).
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
  /// Asks a recognizer and its delegate. When either has ended it is left out.
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

/// Who is asked about a recognizer, as long as they are there.
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
