import Dactyl
import DactylTesting
import Testing

/// The code of the article about accommodations.
@Suite struct AccommodationArticle {
  @Test("Fingers wait, and tap with help")
  func fingers() {
    let scene = Scene(size: Size(400, 300))
    var taps = 0
    let card = scene.addView(frame: Rect(20, 20, 80, 100))
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in taps += 1 }
    scene.assistance.touches.holdDuration = 0.3
    scene.assistance.touches.swipeTolerance = 20
    scene.assistance.touches.ignoreRepeat = 0.4
    scene.assistance.touches.tapAssistance = .initialLocation
    let finger = Finger(in: scene)
    finger.tap(at: Point(30, 30))
    #expect(taps == 0)
    finger.press(at: Point(30, 30))
    scene.advance(by: 0.4)
    finger.lift()
    #expect(taps == 1)
    finger.press(at: Point(30, 30))
    scene.advance(by: 0.4)
    finger.lift()
    #expect(taps == 1)
  }

  @Test("Switches use what is offered")
  func switches() {
    let scene = Scene(size: Size(400, 300))
    var taps: [String] = []
    for (number, name) in ["one", "two"].enumerated() {
      let card = scene.addView(frame: Rect(20, 20 + Float(number) * 100, 80, 80))
      card.accessibilityLabel = name
      card.accessibilityTraits = .button
      card.addGestureRecognizer(TapGestureRecognizer()) { _ in taps.append(name) }
    }
    var scanning = Scanning()
    scanning.select = .key(.return)
    scanning.next = .button(.a)
    scene.assistance.scanning = scanning
    scene.send(.press(PressSample(.button(.a), .began)))
    scene.send(.press(PressSample(.button(.a), .ended)))
    Keyboard(in: scene).tap(.return)
    scene.advance(by: 0.1)
    #expect(taps == ["two"])
  }

  @Test("Keys wait, and the pointer clicks by itself")
  func keys() {
    let scene = Scene(size: Size(400, 300))
    var taps = 0
    scene.window.view.addGestureRecognizer(TapGestureRecognizer()) { _ in taps += 1 }
    scene.inputActions.push(InputContext("walk") { $0.bind(.sprint, to: .key(.space)) })
    scene.assistance.keys.stickyKeys = true
    scene.assistance.keys.slowKeys = 0.3
    scene.assistance.keys.bounceKeys = 0.3
    scene.assistance.keys.mouseKeys = MouseKeys()
    scene.assistance.pointer.dwellTime = 0.8
    Mouse(in: scene).move(to: Point(100, 100))
    scene.advance(by: 0.9)
    #expect(taps == 1)
    scene.inputActions.setToggles(.sprint, true)
    let keyboard = Keyboard(in: scene)
    keyboard.tap(.space)
    #expect(!scene.input[.sprint])
    keyboard.press(.space)
    scene.advance(by: 0.4)
    keyboard.release(.space)
    #expect(scene.input[.sprint])
  }
}

extension InputAction<Bool> {
  fileprivate static var sprint: InputAction<Bool> { InputAction("sprint") }
}
