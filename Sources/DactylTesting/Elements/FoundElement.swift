import Dactyl

/// An element of a scene that a test has found by its meaning (`Scene.find(_:_:)`), and uses as a person would.
///
/// ```swift
/// try scene.find(.button, "Deal again").tap()
/// try scene.find(.slider, "Volume").adjust(by: -2)
/// ```
public struct FoundElement {
  /// The scene of the element.
  public let scene: Scene
  /// What the element was when it was found.
  public let element: AccessibilityElement

  /// The view of the element, or the one that it is a part of.
  public var view: View { scene.view(element.id.view) }

  /// What the element is now.
  ///
  /// - Throws: `ElementNotFound` when it is none any more.
  public var current: AccessibilityElement {
    get throws(ElementNotFound) {
      guard let now = scene.accessibility.element(element.id) else {
        throw ElementNotFound("\(element), which was there before,", in: scene)
      }
      return now
    }
  }

  /// Taps the element with a finger, at its activation point. What is out of sight is scrolled into it before.
  public func tap(count: Int = 1) throws(ElementNotFound) {
    Finger(1, in: scene).tap(at: try place(), count: count)
    scene.advance(by: 0)
  }

  /// Holds a finger on the element for some seconds.
  public func hold(_ seconds: Double) throws(ElementNotFound) {
    let finger = Finger(1, in: scene)
    finger.press(at: try place())
    scene.advance(by: seconds)
    finger.lift()
  }

  /// Taps a field, unless it is edited already, and types.
  public func type(_ text: String) throws(ElementNotFound) {
    if try current.selection == nil { try tap() }
    Keyboard(in: scene).type(text)
  }

  /// Drags the element to another one with a finger: slowly enough for what is lifted by a long press.
  public func drag(to other: FoundElement, hold: Double = 0.6, duration: Double = 0.5) throws(ElementNotFound) {
    let (start, end) = (try place(), try other.current.activationPoint)
    let finger = Finger(1, in: scene)
    finger.press(at: start)
    scene.advance(by: hold)
    finger.drag(to: end, duration: duration)
    scene.advance(by: 0.1)
    finger.lift()
    scene.advance(by: 0)
  }

  /// Increases the value by some steps, or decreases it by a negative number of them, as arrow keys do (AX7).
  public func adjust(by steps: Int) { for _ in 0..<abs(steps) { perform(steps > 0 ? .increment : .decrement) } }

  /// Sets the value of an adjustable element.
  public func adjust(to value: Double) { perform(.setValue(value)) }

  /// Asks for an action, as an assistive client does (AX5).
  public func perform(_ action: AccessibilityAction) {
    scene.send(.accessibility(AccessibilityRequest(action, of: element.id, by: .test)))
  }

  /// Scrolls the element page by page, until the closure finds something.
  ///
  /// - Throws: `ElementNotFound`, which the closure threw last, when nothing moves any more.
  /// - Returns: what it found.
  @discardableResult
  public func scroll(
    _ direction: AccessibilityScrollDirection = .down, until find: (Scene) throws(ElementNotFound) -> FoundElement
  ) throws(ElementNotFound) -> FoundElement {
    while true {
      let failure: ElementNotFound
      do throws(ElementNotFound) {
        return try find(scene)
      } catch {
        failure = error
      }
      let before = scene.accessibility.allElements.map(\.frame)
      perform(.scroll(direction))
      scene.advance(by: 1)
      guard scene.accessibility.allElements.map(\.frame) != before else { throw failure }
    }
  }

  /// Where a finger touches the element now, after it was scrolled into sight.
  private func place() throws(ElementNotFound) -> Point {
    if try !current.isVisible {
      perform(.scrollToVisible)
      scene.advance(by: 0)
    }
    return try current.activationPoint
  }
}

@available(*, unavailable)
extension FoundElement: Sendable {}

extension FoundElement: CustomStringConvertible {
  /// What the element was when it was found.
  public var description: String { element.description }
}
