import DactylControls
import DactylTesting
import TestSupport
import Testing

@Suite("Switches use what is offered to them (AX27, AX28)") struct ScanningTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }
  private let keyboard: Keyboard
  private let voice = Voice()

  private final class Voice: Speech {
    private var heard: [String] = []
    func speak(_ text: String) { heard.append(text) }
    func stop() {}
    var said: [String] {
      defer { heard = [] }
      return heard
    }
  }

  init() { keyboard = Keyboard(in: desk.scene) }

  /// Begins to scan, aloud.
  private func scan(_ change: (inout Scanning) -> Void = { _ in }) {
    var scanning = Scanning()
    scanning.interval = 1
    scanning.speaks = true
    change(&scanning)
    scene.assistance.speech = voice
    scene.assistance.scanning = scanning
  }

  /// Lets a number of intervals pass.
  private func pass(_ count: Int = 1) {
    for _ in 0..<count { scene.advance(by: 1) }
  }

  @discardableResult
  private func button(_ name: String, _ y: Float, in view: View? = nil, _ body: @escaping () -> Void = {}) -> Button {
    scene.addButton(name, frame: Rect(0, y, 100, 40), to: view) { _ in body() }
  }

  @Test("With one switch it goes on by itself, and uses what is offered")
  func one() {
    var pressed: [String] = []
    for (number, name) in ["one", "two", "three"].enumerated() {
      button(name, Float(number) * 50) { pressed.append(name) }
    }
    desk.label("nothing to use", Rect(0, 300, 200, 30))
    scan()
    #expect(voice.said == ["one, button"])
    pass()
    #expect(voice.said == ["two, button"])
    keyboard.tap(.space)
    scene.advance(by: 0.1)
    #expect(pressed == ["two"] && voice.said == ["one, button"])
    pass(3)
    #expect(voice.said == ["two, button", "three, button", "one, button"])
  }

  @Test("It rests after its rounds, and the switch begins anew")
  func rounds() {
    button("one", 0)
    button("two", 50)
    scan { $0.rounds = 2 }
    pass(10)
    #expect(voice.said == ["one, button", "two, button", "one, button", "two, button"])
    #expect(scene.nextDeadline == nil)
    keyboard.tap(.space)
    #expect(voice.said == ["one, button"])
  }

  @Test("With two switches one goes on and the other one uses, and nothing by itself")
  func two() {
    var pressed = 0
    button("one", 0)
    button("two", 50) { pressed += 1 }
    scan { $0.next = .key(.tab) }
    pass(5)
    keyboard.tap(.tab)
    #expect(voice.said == ["one, button", "two, button"])
    keyboard.tap(.space)
    scene.advance(by: 0.1)
    #expect(pressed == 1)
    // Round and round.
    keyboard.tap(.tab)
    keyboard.tap(.tab)
    keyboard.tap(.tab)
    #expect(voice.said == ["one, button", "two, button", "one, button", "two, button"])
  }

  @Test("Groups come first, and each has a way back")
  func groups() {
    var pressed: [String] = []
    for (number, name) in ["menu", "tools"].enumerated() {
      let group = scene.addView(frame: Rect(0, Float(number) * 150, 200, 140))
      group.accessibilityRole = .group
      group.accessibilityLabel = name
      group.isAccessibilityElement = false
      for (place, own) in ["a", "b"].enumerated() {
        button("\(name) \(own)", Float(place) * 50, in: group) { pressed.append("\(name) \(own)") }
      }
    }
    scan { $0.next = .key(.tab) }
    #expect(voice.said == ["menu a, menu b"])
    keyboard.tap(.tab)
    keyboard.tap(.space)
    #expect(voice.said == ["tools a, tools b", "tools a, button"])
    keyboard.tap(.tab)
    keyboard.tap(.tab)
    #expect(voice.said == ["tools b, button", "Back"])
    keyboard.tap(.space)
    #expect(voice.said == ["menu a, menu b"])
    keyboard.tap(.space)
    keyboard.tap(.space)
    scene.advance(by: 0.1)
    #expect(pressed == ["menu a"])
  }

  @Test("What has several actions offers them, and a value can be changed several times")
  func actions() {
    let slider = scene.addSlider(value: 0.5, frame: Rect(0, 0, 200, 40))
    slider.view.accessibilityLabel = "Volume"
    scan { $0.next = .key(.tab) }
    keyboard.tap(.space)
    #expect(voice.said == ["Volume, slider, 50%", "More"])
    keyboard.tap(.space)
    keyboard.tap(.space)
    scene.advance(by: 0.1)
    #expect(slider.value > 0.55 && voice.said == ["More", "More"])
    keyboard.tap(.tab)
    keyboard.tap(.tab)
    keyboard.tap(.space)
    #expect(voice.said == ["Less", "Back", "Volume, slider, 60%"])
  }

  @Test("The focus goes along, and the switches do nothing else")
  func focus() {
    let one = button("one", 0)
    let two = button("two", 50)
    let field = scene.addTextField(frame: Rect(0, 100, 200, 30))
    scan { $0.scansGroups = false }
    scene.advance(by: 0.05)
    #expect(scene.focusedItem == one.view)
    pass()
    #expect(scene.focusedItem == two.view)
    scene.assistance.scanning = nil
    #expect(scene.assistance.scanning == nil && scene.windows.count == 1 && scene.nextDeadline == nil)
    field.view.becomeFirstResponder()
    keyboard.press(.space)
    keyboard.type(" ")
    keyboard.release(.space)
    #expect(field.text == " ")
  }

  @Test("A menu that opens is scanned, though it takes the keys")
  func menu() {
    var chosen = 0
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.accessibilityLabel = "card"
    card.accessibilityTraits = .button
    scene.setAction("open", of: card.entity) { _ in chosen += 1 }
    scan { $0.next = .key(.tab) }
    var menu = Menu(kind: .context)
    menu.add(KeyCommand(action: "open", title: "Open"))
    scene.showMenu(menu, for: card.entity, at: card.frame)
    scene.advance(by: 0.02)
    _ = voice.said
    keyboard.tap(.tab)
    #expect(voice.said == ["Open, 1 of 1"])
    keyboard.tap(.space)
    scene.advance(by: 0.5)
    #expect(chosen == 1 && scene.shownMenu == nil)
  }
}
