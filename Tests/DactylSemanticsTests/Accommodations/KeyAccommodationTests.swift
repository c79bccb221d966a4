import DactylControls
import DactylTesting
import Testing

@Suite("Keys that wait, bounce, stick or move the pointer (AX17–AX19, AX21)") struct KeyAccommodationTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }
  private let keyboard: Keyboard

  init() { keyboard = Keyboard(in: desk.scene) }

  /// Logs the presses with their modifiers, and gets all keys.
  private struct Keys: PressResponder {
    let log: CallLog
    func pressesBegan(_ presses: Presses, with event: Event) -> Handling { write("down", presses) }
    func pressesEnded(_ presses: Presses, with event: Event) -> Handling { write("up", presses) }
    func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { write("cancelled", presses) }

    private func write(_ what: String, _ presses: Presses) -> Handling {
      for press in presses {
        guard let key = press.key else { continue }
        let names: [Key: String] = [.a: "a", .b: "b", .leftShift: "leftShift"]
        log.write(
          "\(what) \(names[key] ?? "another")\(press.modifierFlags.contains(.shift) ? " shift" : "") \(press.characters)"
        )
      }
      return .handled
    }
  }

  private func watch() { scene.setResponder(Keys(log: desk.stage.log), of: scene.window.view.entity) }

  private var lines: [String] { desk.stage.lines.map { $0.trimmed } }

  @Test("A key counts after it was held, with the text that it types")
  func slow() {
    let field = scene.addTextField(frame: Rect(0, 0, 200, 30))
    field.view.becomeFirstResponder()
    scene.assistance.keys.slowKeys = 0.3
    func strike(_ seconds: Double) {
      keyboard.press(.a)
      keyboard.type("a")
      scene.advance(by: seconds)
      keyboard.release(.a)
    }
    strike(0.1)
    #expect(field.text.isEmpty)
    strike(0.4)
    #expect(field.text == "a")
    // A repeat of a key that counts types on, one that waits does not.
    keyboard.press(.b)
    keyboard.type("b")
    keyboard.press(.b)
    keyboard.type("b")
    scene.advance(by: 0.4)
    #expect(field.text == "ab")
    keyboard.press(.b)
    keyboard.type("b")
    keyboard.release(.b)
    #expect(field.text == "abb")
  }

  @Test("A key that bounces is ignored, and so is its text")
  func bounce() {
    watch()
    scene.assistance.keys.bounceKeys = 0.2
    keyboard.tap(.a)
    scene.advance(by: 0.1)
    scene.decisions.turnOn()
    keyboard.tap(.a)
    let decisions = scene.decisionLines.filter { $0.contains("(AX18)") }
    #expect(decisions.count == 1 && decisions[0].contains("a · ignored"), "\(decisions)")
    keyboard.tap(.b)
    scene.advance(by: 0.3)
    keyboard.tap(.a)
    #expect(lines == ["down a a", "up a a", "down b b", "up b b", "down a a", "up a a"])
  }

  @Test("A modifier key that is struck stays for the next key")
  func sticky() {
    watch()
    scene.assistance.keys.stickyKeys = true
    keyboard.tap(.leftShift)
    keyboard.tap(.a)
    keyboard.tap(.a)
    #expect(lines == ["down leftShift", "down a shift A", "up a shift A", "up leftShift", "down a a", "up a a"])
    // Held with another key it is as usual.
    keyboard.press(.leftShift)
    keyboard.modifiers = .shift
    keyboard.tap(.a)
    keyboard.modifiers = []
    keyboard.release(.leftShift)
    #expect(lines == ["down leftShift", "down a shift A", "up a shift A", "up leftShift"])
  }

  @Test("Struck twice it stays until it is struck again, and several stay at once")
  func locked() {
    watch()
    scene.assistance.keys.stickyKeys = true
    keyboard.tap(.leftShift)
    keyboard.tap(.leftShift)
    for key in [Key.a, .b] { keyboard.tap(key) }
    #expect(lines == ["down leftShift", "down a shift A", "up a shift A", "down b shift B", "up b shift B"])
    keyboard.tap(.leftShift)
    keyboard.tap(.a)
    #expect(lines == ["up leftShift", "down a a", "up a a"])
    var redone = false
    scene.undoManager(from: scene.window.view.entity)?.registerUndo { [scene] in
      scene.undoManager(from: scene.window.view.entity)?.registerUndo { redone = true }
    }
    keyboard.tap(.leftControl)
    keyboard.tap(.z)
    keyboard.tap(.leftControl)
    keyboard.tap(.leftShift)
    keyboard.tap(.z)
    #expect(redone)
  }

  @Test("Shift makes capitals of what is typed, and a command types nothing")
  func typing() {
    let field = scene.addTextField(frame: Rect(0, 0, 200, 30))
    field.view.becomeFirstResponder()
    scene.assistance.keys.stickyKeys = true
    func strike(_ key: Key, _ text: String) {
      keyboard.press(key)
      keyboard.type(text)
      keyboard.release(key)
    }
    keyboard.tap(.leftShift)
    strike(.a, "a")
    strike(.d, "d")
    strike(.a, "a")
    #expect(field.text == "Ada")
    keyboard.tap(.leftControl)
    strike(.a, "a")
    #expect(field.text == "Ada" && field.selection == 0..<3)
  }

  @Test("A click uses the modifier keys that stay")
  func click() {
    var modifiers: [ModifierFlags] = []
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.addGestureRecognizer(TapGestureRecognizer()) { tap in modifiers.append(tap.any.modifierFlags) }
    scene.assistance.keys.stickyKeys = true
    keyboard.tap(.leftControl)
    Mouse(in: scene).click(at: Point(10, 10))
    scene.advance(by: 1)
    Mouse(in: scene).click(at: Point(10, 10))
    #expect(modifiers == [.control, []])
  }

  @Test("Keys that stay go up when the setting goes, and are forgotten in the background")
  func off() {
    watch()
    scene.assistance.keys.stickyKeys = true
    keyboard.tap(.leftShift)
    keyboard.tap(.leftShift)
    scene.assistance.keys.stickyKeys = false
    scene.advance(by: 0.02)
    keyboard.tap(.a)
    #expect(lines == ["down leftShift", "up leftShift", "down a a", "up a a"])
    scene.assistance.keys.stickyKeys = true
    keyboard.tap(.leftShift)
    scene.send(.window(.deactivated))
    scene.send(.window(.activated))
    keyboard.tap(.a)
    #expect(lines == ["down leftShift", "cancelled leftShift", "down a a", "up a a"])
  }

  @Test("The keypad moves the pointer, faster with time, and clicks")
  func mouse() {
    watch()
    scene.assistance.keys.mouseKeys = MouseKeys(topSpeed: 600, accelerationTime: 0.5)
    var taps: [Point] = []
    let card = scene.addView(frame: Rect(0, 0, 400, 400))
    card.addGestureRecognizer(TapGestureRecognizer()) { tap in taps.append(tap.location(in: nil)) }
    keyboard.tap(.keypad5)
    #expect(taps == [Point(200, 200)])
    keyboard.press(.keypad6)
    for _ in 0..<30 { scene.advance(by: 1.0 / 60) }
    keyboard.release(.keypad6)
    scene.advance(by: 1)
    keyboard.tap(.keypad5)
    #expect(taps.count == 2 && taps[1].y == 200 && taps[1].x > 300 && taps[1].x < 380, "\(taps)")
    #expect(scene.nextDeadline == nil)
    #expect(desk.stage.lines.isEmpty)
  }

  @Test("The keypad drags, and stays in the window")
  func drag() {
    scene.assistance.keys.mouseKeys = MouseKeys(topSpeed: 600, accelerationTime: 0)
    let card = desk.stage.view("card", Rect(150, 150, 100, 100))
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in
      if pan.state == .changed { card.center += pan.takeTranslation() }
    }
    keyboard.tap(.keypad0)
    keyboard.press(.keypad8)
    scene.advance(by: 0.9)
    keyboard.release(.keypad8)
    keyboard.tap(.keypadPeriod)
    #expect(card.center.y < 60 && card.center.x == 200, "\(card.center)")
    #expect(scene.liveTouches.isEmpty)
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
