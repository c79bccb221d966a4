import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct SentActionTests {
  @Test(
    "R20, R21: the first responder up the chain that can, performs; one that names the action and declines is skipped")
  func refusing() {
    struct Refuses: ActionResponder {
      var actions: [Action] { ["deal"] }
      func canPerformAction(_ action: Action, from sender: Entity) -> Bool { false }
    }
    let stage = Stage()
    let outer = stage.witness("outer") { $0.actions = ["deal"] }
    let inner = stage.scene.addView(frame: Rect(0, 0, 10, 10), to: outer)
    inner.setResponder(Refuses())

    #expect(stage.scene.target(for: "deal", from: inner.entity) == outer.entity)
    #expect(stage.scene.canPerformAction("deal", startingAt: inner.entity))
    #expect(!stage.scene.canPerformAction("shuffle", startingAt: inner.entity))
    #expect(stage.scene.sendAction("deal", from: inner.entity) == outer.entity)
    #expect(stage.scene.sendAction("shuffle", from: inner.entity) == nil)
    #expect(stage.lines == ["outer performs deal"])
  }

  @Test("R22: a target is asked alone, whether or not it is in a chain")
  func target() {
    let stage = Stage()
    let loose = stage.scene.makeEntity()
    stage.scene.setResponder(ResponderRecorder("loose", in: stage.log) { $0.actions = ["deal"] }, of: loose)
    let card = stage.witness("card") { $0.actions = ["shuffle"] }
    let inner = stage.witness("inner", in: card)
    #expect(stage.scene.sendAction("shuffle", to: inner.entity) == nil, "nobody after it is asked")
    #expect(stage.scene.sendAction("deal", to: loose, from: card.entity) == loose)
    #expect(stage.scene.sendAction("shuffle", to: loose, from: card.entity) == nil)
    stage.scene.destroy(loose)
    #expect(stage.scene.sendAction("deal", to: loose) == nil)
    #expect(stage.lines == ["loose performs deal"])
  }

  @Test("R23: the first responder's chain comes before the sender's")
  func order() {
    let stage = Stage()
    let first = stage.witness("first") { $0.actions = ["deal"] }
    let sender = stage.witness("sender") { $0.actions = ["deal", "shuffle"] }
    #expect(stage.scene.sendAction("deal", from: sender.entity) == sender.entity)
    first.becomeFirstResponder()
    #expect(stage.scene.sendAction("deal", from: sender.entity) == first.entity)
    #expect(stage.scene.sendAction("shuffle", from: sender.entity) == sender.entity)
  }

  @Test("R23: without first responder and sender the search starts where keys go: from the root controller up")
  func withoutSender() {
    let stage = Stage()
    let root = stage.root("root")
    stage.scene.window.view.setResponder(ResponderRecorder("window", in: stage.log) { $0.actions = ["deal"] })
    #expect(stage.scene.sendAction("deal") == stage.scene.window.view.entity)
    root.setAction("deal") { _ in stage.log.write("root deals") }
    #expect(stage.scene.sendAction("deal") == root.entity)
    #expect(stage.linesWithoutLayouts == ["window performs deal", "root deals"])
  }

  @Test("A closure performs beside the responder, gets the sender, and is removed with nil")
  func closures() {
    let stage = Stage()
    let card = stage.witness("card") { $0.actions = ["deal"] }
    var senders: [Entity] = []
    card.setAction("deal") { senders.append($0) }
    stage.scene.sendAction("deal", to: card.entity, from: card.entity)
    card.setAction("deal", nil)
    stage.scene.sendAction("deal", to: card.entity, from: card.entity)
    #expect(senders == [card.entity] && stage.lines == ["card performs deal"])
  }

  @Test("Performing may destroy the performer, its window and the sender")
  func destroying() {
    for victim in 0..<3 {
      let stage = Stage()
      let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
      var card: View?
      let sender = stage.scene.addView(frame: .zero, to: window.view)
      let view = stage.witness("card", in: window.view) {
        $0.actions = ["end"]
        $0.on["performs end"] = { [card, sender, window.view][victim]?.destroy() }
      }
      card = view
      #expect(stage.scene.sendAction("end", to: view.entity, from: sender.entity) == view.entity)
      stage.scene.advance(by: 0.1)
      #expect(stage.lines == ["card performs end"])
    }
  }
}

@Suite struct KeyCommandTests {
  @Test(
    "R29, R33: a controller's button is a command like a key: the nearest performs, and no press is delivered"
  )
  func buttons() {
    let stage = Stage()
    let outer = stage.witness("outer") {
      $0.keyCommands = [
        KeyCommand(.button(.menu), action: "pause"), KeyCommand(.button(.leftShoulder), action: "back"),
      ]
      $0.actions = ["pause", "back"]
    }
    let inner = stage.witness("inner", in: outer) {
      $0.keyCommands = [KeyCommand(.button(.leftShoulder), action: "previous")]
      $0.actions = ["previous"]
    }
    inner.becomeFirstResponder()
    _ = stage.lines
    for button in [ControllerButton.menu, .leftShoulder, .rightShoulder] {
      stage.press(.button(button), .began, device: DeviceID(3))
      stage.press(.button(button), .ended, device: DeviceID(3))
    }
    #expect(
      stage.lines == [
        "outer performs pause", "inner performs previous", "inner pressesBegan", "outer pressesBegan",
        "inner pressesEnded", "outer pressesEnded",
      ])
    stage.press(.button(.menu), .began, modifiers: .shift)
    #expect(stage.lines == ["inner pressesBegan", "outer pressesBegan"], "R30: modifiers match exactly")
  }

  @Test("R29: the nearest enabled command wins, and its key is no press (R33)")
  func nearest() {
    let stage = Stage()
    let outer = stage.witness("outer") {
      $0.keyCommands = [KeyCommand("s", .control, action: "save")]
      $0.actions = ["save", "stop"]
    }
    let inner = stage.witness("inner", in: outer) { $0.keyCommands = [KeyCommand("s", .control, action: "stop")] }
    inner.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 22), .began, "s", .control)
    stage.key(Key(usage: 22), .began, "s", .control)
    stage.key(Key(usage: 22), .ended, "s", .control)
    #expect(stage.lines == ["outer performs stop"])
    #expect(stage.scene.keyCommands.map(\.action) == ["stop"])
  }

  @Test("R25, R29: a command that its performer disables is skipped, and the next one for the key is used")
  func disabled() {
    let stage = Stage()
    let outer = stage.witness("outer") {
      $0.keyCommands = [KeyCommand("s", action: "save")]
      $0.actions = ["save"]
    }
    let inner = stage.witness("inner", in: outer) {
      $0.keyCommands = [KeyCommand("s", action: "stop")]
      $0.actions = ["stop"]
      $0.validating = { $0.isEnabled = false }
    }
    inner.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 22), .began, "s")
    #expect(stage.lines == ["outer performs save"])
  }

  @Test("R25: a validated command is performed by any responder that can")
  func changedByValidation() {
    let stage = Stage()
    let outer = stage.witness("outer") { $0.actions = ["stop"] }
    let inner = stage.witness("inner", in: outer) {
      $0.keyCommands = [KeyCommand("s", action: "start")]
      $0.actions = ["start"]
      $0.validating = { $0.action = "stop" }
    }
    inner.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 22), .began, "s")
    #expect(stage.lines == ["outer performs stop"])
  }

  @Test(
    "R30: modifiers must match, except Caps Lock; case does not count",
    arguments: [
      ("s", ModifierFlags.control, true), ("S", .control, true), ("s", [.control, .capsLock], true),
      ("s", [.control, .shift], false), ("s", [], false), ("t", .control, false), ("", .control, false),
    ] as [(String, ModifierFlags, Bool)])
  func matching(characters: String, modifiers: ModifierFlags, runs: Bool) {
    let stage = Stage()
    let card = stage.witness("card") {
      $0.keyCommands = [KeyCommand("s", .control, action: "save")]
      $0.actions = ["save"]
    }
    card.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 22), .began, characters, modifiers)
    #expect(stage.lines == [runs ? "card performs save" : "card pressesBegan"])
  }

  @Test("R30: letters beyond ASCII have a case, too; a command without a key matches none")
  func letters() {
    let press = { (text: String) in
      Press(
        id: 1, type: .key(.space), device: .unknown, phase: .began, timestamp: .zero, force: 1,
        typedText: KeyText(text), layoutText: KeyText(text), modifierFlags: [])
    }
    #expect(KeyInput.character("É").matches(press("é")) && KeyInput.character("é").matches(press("É")))
    #expect(!KeyInput.character("@").matches(press("`")) && !KeyInput.character("[").matches(press("{")))
    #expect(!KeyCommand(action: "save").matches(press("")))
  }

  @Test("R31: the key of a command without a performer is a press like any other")
  func nobody() {
    let stage = Stage()
    stage.witness("card") { $0.keyCommands = [KeyCommand("s", action: "save")] }.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 22), .began, "s")
    #expect(stage.lines == ["card pressesBegan"])
  }

  @Test("R29: without a first responder the command is searched from the root controller, and from the window")
  func noFirstResponder() {
    let stage = Stage()
    let root = stage.root("root")
    root.setAction("deal") { _ in stage.log.write("deals") }
    stage.scene.window.view.setResponder(
      ResponderRecorder("window", in: stage.log) { $0.keyCommands = [KeyCommand(.key(.f1), action: "deal")] })
    stage.key(.f1)
    #expect(stage.linesWithoutLayouts == ["deals"])
  }

  @Test("A command may destroy its owner and its descendants")
  func destroying() {
    let stage = Stage()
    let box = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.witness("card", in: box) {
      $0.keyCommands = [KeyCommand("s", action: "end")]
      $0.actions = ["end"]
      $0.on["performs end"] = { box.destroy() }
    }.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 22), .began, "s")
    #expect(stage.lines == ["card performs end", "card resigned"] && stage.scene.firstResponder == nil)
  }
}
