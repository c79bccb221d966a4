import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct PressRulesTests {
  private func focused(_ stage: Stage, _ change: (inout ResponderRecorder) -> Void = { _ in }) -> View {
    let card = stage.witness("card", Rect(0, 0, 100, 100), in: nil, change)
    card.becomeFirstResponder()
    _ = stage.lines
    return card
  }

  @Test("P3: changes of a press's force are reported; a value that is not a number is 0")
  func analog() {
    let stage = Stage()
    _ = focused(stage)
    let trigger = PressType.button(.leftTrigger)
    stage.press(trigger, .changed, force: 0.5)
    stage.press(trigger, .began, force: 0.2)
    stage.press(trigger, .changed, force: 7)
    stage.press(trigger, .changed, force: .nan)
    stage.press(trigger, .ended, force: 0)
    #expect(
      stage.lines == [
        "card pressesBegan", "card pressesChanged [1.0]", "card pressesChanged [0.0]", "card pressesEnded",
      ])
  }

  @Test(
    "R29: where the layout has no Latin letters, a key command is on the key of its Latin letter",
    arguments: [
      (.c, "с", nil), (.c, "ψ", nil), (.c, "ב", nil), (.c, "แ", nil), (.c, "ت", nil), (.c, "C", nil),
      // The characters of the layout as a whole are known only to the platform.
      (.c, "'", "c"), (.q, "c", nil), (.c, "с", ""), (.c, "ç", nil), (.c, "ł", nil), (.x, "с", nil), (.comma, "с", nil),
    ] as [(Key, String, String?)])
  func letters(key: Key, characters: String, latinLetter: String?) {
    let stage = Stage()
    _ = focused(stage) {
      $0.keyCommands = [KeyCommand("c", .control, action: "own")]
      $0.actions = ["own"]
    }
    let sample = KeySample(
      key, isDown: true, characters: characters, modifiers: .control, latinLetter: latinLetter)
    stage.scene.send(.key(sample))
    let isMeant = latinLetter == "c" || characters.lowercased() == "c" || key == .c && "сψבแت".contains(characters)
    #expect(stage.lines == (isMeant && latinLetter != "" ? ["card performs own"] : ["card pressesBegan"]))
  }

  @Test(
    "R29, R34: the standard commands are on the keys of their Latin letters in a layout without any",
    arguments: KeyCommand.standard)
  func standardLetters(command: KeyCommand) {
    guard case .character(let letter) = command.input, let key = letter.first.flatMap(Key.letter) else { return }
    let stage = Stage()
    _ = focused(stage) { $0.actions = [command.action] }
    stage.scene.send(.key(KeySample(key, isDown: true, characters: "ж", modifiers: command.modifierFlags)))
    #expect(stage.lines == ["card performs \(command.action)"])
  }

  @Test("R29: a key command for a letter of another script is on the key that the layout has it on")
  func ownLetters() {
    let stage = Stage()
    _ = focused(stage) {
      $0.keyCommands = [KeyCommand("с", .control, action: "own")]
      $0.actions = ["own"]
    }
    stage.scene.send(.key(KeySample(.c, isDown: true, characters: "с", modifiers: .control)))
    #expect(stage.lines == ["card performs own"])
  }

  @Test("P8, P9: a repeat begins no press; buttons of two devices are two presses")
  func independent() {
    let stage = Stage()
    _ = focused(stage)
    let (one, two) = (DeviceID(1), DeviceID(2))
    for device in [one, one, two] { stage.press(.button(.a), .began, device: device) }
    stage.press(.button(.a), .ended, device: one)
    stage.press(.button(.a), .ended, device: two)
    stage.press(.button(.a), .ended, device: two)
    #expect(stage.lines == ["Began", "Began", "Ended", "Ended"].map { "card presses\($0)" })
  }

  @Test("P8: repeats of a key whose press was not received are not delivered")
  func repeatWithoutBegan() {
    let stage = Stage()
    _ = focused(stage)
    stage.scene.send(.key(KeySample(.space, isDown: true, isRepeat: true)))
    stage.scene.send(.key(KeySample(.space, isDown: true, isRepeat: true)))
    stage.scene.send(.key(KeySample(.space, isDown: false)))
    #expect(stage.lines == [])
    stage.scene.send(.key(KeySample(.space, isDown: true)))
    stage.scene.send(.key(KeySample(.space, isDown: true, isRepeat: true)))
    stage.scene.send(.key(KeySample(.space, isDown: false)))
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"])
  }

  /// Keeps each press that it receives, with its event.
  private struct Keeper: PressResponder, FirstResponding {
    let keep: (Press, Event) -> Void
    var canBecomeFirstResponder: Bool { true }
    mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { note(presses, event) }
    mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { note(presses, event) }
    mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { note(presses, event) }
    private func note(_ presses: Presses, _ event: Event) -> Handling {
      for press in presses { keep(press, event) }
      return .handled
    }
  }

  @Test(
    "P1, P10: a press has an identity, a timestamp, its modifiers and the characters of its key",
    arguments: [([], "a"), (.shift, "A"), (.capsLock, "A"), ([.shift, .capsLock], "a"), (.control, "a")]
      as [(ModifierFlags, String)])
  func properties(modifiers: ModifierFlags, characters: String) throws {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    var presses: [Press] = []
    card.setResponder(
      Keeper { press, event in
        #expect(event.type == .presses && event.timestamp == press.timestamp)
        #expect(event.modifierFlags == press.modifierFlags)
        presses.append(press)
      })
    card.becomeFirstResponder()
    let key = try #require(Key.letter("a"))
    for _ in 0..<2 {
      stage.key(key, .began, "a", modifiers)
      stage.scene.advance(by: 0.5)
      stage.key(key, .ended, "a", .alternate)
    }
    #expect(presses.map(\.phase) == [.began, .ended, .began, .ended])
    #expect(presses.map(\.characters) == Array(repeating: characters, count: 4))
    #expect(presses.allSatisfy { $0.charactersIgnoringModifiers == "a" && $0.key == key && $0.button == nil })
    #expect(presses.map(\.modifierFlags) == [modifiers, .alternate, modifiers, .alternate])
    #expect(presses[0].id == presses[1].id && presses[1].id != presses[2].id && presses[2].id == presses[3].id)
    #expect(presses[1].timestamp - presses[0].timestamp >= 0.5 && presses.map(\.force) == [1, 0, 1, 0])
  }

  @Test("P10: the platform's characters for a key count, in any layout")
  func typed() throws {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    var presses: [Press] = []
    card.setResponder(Keeper { press, _ in presses.append(press) })
    card.becomeFirstResponder()
    let key = try #require(Key.digit("1"))
    for isDown in [true, false] {
      stage.scene.send(
        .key(KeySample(key, isDown: isDown, characters: "1", typed: isDown ? "!" : nil, modifiers: .shift)))
    }
    stage.press(.key(key), .began, characters: "1", modifiers: .shift)
    #expect(presses.map(\.characters) == ["!", "!", "1"])
    #expect(presses.allSatisfy { $0.charactersIgnoringModifiers == "1" })
  }

  @Test("P7: removing a device cancels its presses alone, and it reconnects as a new one")
  func deviceRemoved() {
    let stage = Stage()
    _ = focused(stage)
    stage.press(.button(.a), .began, device: DeviceID(1))
    stage.press(.button(.a), .began, device: DeviceID(2))
    stage.scene.send(.device(.removed(DeviceID(1))))
    stage.press(.button(.a), .began, device: DeviceID(1))
    stage.press(.button(.a), .ended, device: DeviceID(2))
    #expect(
      stage.lines == [
        "card pressesBegan", "card pressesBegan", "card pressesCancelled", "card pressesBegan", "card pressesEnded",
      ])
  }

  @Test("P7: presses that are cancelled together are cancelled in the order of their beginnings", arguments: 0..<5)
  func orderOfCancels(variant: Int) {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    var cancelled: [PressType] = []
    card.setResponder(Keeper { press, _ in if press.phase == .cancelled { cancelled.append(press.type) } })
    card.becomeFirstResponder()
    let pressed = [ControllerButton.y, .a, .x, .b].map(PressType.button)
    // Slots that were used before are reused in another order.
    for phase in [PressSamplePhase.began, .ended] {
      for type in pressed.reversed() { stage.press(type, phase, device: DeviceID(1)) }
    }
    for type in pressed { stage.press(type, .began, device: DeviceID(1)) }
    switch variant {
    case 0: stage.scene.send(.window(.deactivated))
    case 1: stage.scene.send(.device(.removed(DeviceID(1))))
    case 2: stage.scene.beginIgnoringInteractionEvents()
    case 3: card.removeFromSuperview()
    default: card.destroy()
    }
    #expect(cancelled == pressed)
  }

  @Test("T22: input while the application is inactive is delivered as usual")
  func inactive() {
    let stage = Stage()
    let card = focused(stage)
    stage.add(HoverGestureRecognizer(), to: card, as: "hover")
    stage.scene.send(.window(.deactivated))
    stage.key(.space)
    stage.key(.space, .ended)
    stage.one.tap(at: Point(5, 5))
    Mouse(in: stage.scene).move(to: Point(5, 5))
    #expect(
      stage.lines.filter { !$0.contains("touches") } == ["card pressesBegan", "card pressesEnded", "hover began"])
    #expect(stage.scene.diagnosticCounts.isEmpty)
  }

  @Test("T26: ignoring input cancels the presses, and they stay silent until they are released")
  func ignoring() {
    let stage = Stage()
    _ = focused(stage)
    stage.key(.space)
    stage.scene.beginIgnoringInteractionEvents()
    stage.key(.tab)
    stage.scene.endIgnoringInteractionEvents()
    for key in [Key.space, .tab] {
      stage.scene.send(.key(KeySample(key, isDown: true, isRepeat: true)))
      stage.key(key, .ended)
    }
    #expect(stage.lines == ["card pressesBegan", "card pressesCancelled"])
    stage.key(.tab)
    #expect(stage.lines == ["card pressesBegan"])
  }

  @Test("P7, T26: a key without a release is a press again when it goes down again", arguments: 0..<3)
  func releaseLost(variant: Int) {
    let stage = Stage()
    _ = focused(stage) {
      $0.keyCommands = [KeyCommand(.key(.space), .control, action: "fire")]
      $0.actions = ["fire"]
    }
    switch variant {
    case 0:
      stage.key(.space)
      stage.scene.send(.window(.deactivated))
    case 1:
      stage.scene.beginIgnoringInteractionEvents()
      stage.key(.space)
      stage.scene.endIgnoringInteractionEvents()
    default:
      stage.key(.space, .began, " ", .control)
      stage.scene.send(.window(.deactivated))
    }
    _ = stage.lines
    stage.key(.space)
    stage.key(.space, .ended)
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"])
  }

  @Test("P7: a responder that leaves receives its cancel once, and so does the chain of that moment", arguments: 0..<4)
  func leaving(variant: Int) {
    let stage = Stage()
    let outer = stage.witness("outer")
    let box = stage.scene.addView(frame: .zero, to: outer)
    let card = stage.witness("card", in: box)
    card.becomeFirstResponder()
    stage.key(.space)
    _ = stage.lines
    switch variant {
    case 0: card.removeFromSuperview()
    case 1: box.destroy()
    case 2: outer.destroy()
    default: stage.scene.addWindow(frame: Rect(0, 0, 9, 9)).view.addSubview(card)
    }
    stage.key(.space, .ended)
    #expect(stage.lines.filter { $0.contains("presses") } == ["card pressesCancelled", "outer pressesCancelled"])
  }

  @Test(
    "A responder may destroy its own view, its controller or the window when it receives a press", arguments: 0..<4
  )
  func destroys(victim: Int) {
    for moment in ["pressesBegan", "pressesEnded", "pressesCancelled"] {
      let stage = Stage()
      let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
      window.makeKey()
      let controller = stage.scene.makeViewController(view: stage.scene.addView(frame: .zero, to: window.view))
      var card: View?
      let view = stage.witness("card", in: controller.view) {
        $0.on[moment] = {
          switch victim {
          case 0: card?.destroy()
          case 1: controller.destroy()
          case 2: window.view.destroy()
          default: card?.resignFirstResponder()
          }
        }
      }
      card = view
      stage.scene.window.view.setResponder(ResponderRecorder("main", in: stage.log))
      view.becomeFirstResponder()
      _ = stage.lines
      stage.key(.space)
      if moment == "pressesCancelled" { stage.scene.send(.window(.deactivated)) }
      stage.key(.space, .ended)
      stage.scene.advance(by: 0.1)

      let lines = stage.lines.filter { $0.hasPrefix("card presses") }
      let isCancelled = moment == "pressesCancelled" || moment == "pressesBegan" && victim < 3
      #expect(lines == ["card pressesBegan", isCancelled ? "card pressesCancelled" : "card pressesEnded"], "\(moment)")
      #expect(stage.scene.inputs.others.isEmpty)
    }
  }

  @Test("A responder may destroy those after it in the chain")
  func destroysOthers() {
    let stage = Stage()
    let outer = stage.witness("outer")
    let card = stage.witness("card", in: outer) { $0.on["pressesBegan"] = { outer.destroy() } }
    card.becomeFirstResponder()
    _ = stage.lines
    stage.key(.space)
    stage.key(.space, .ended)
    // The other responder never received it.
    #expect(stage.lines == ["card pressesBegan", "card resigned", "card pressesCancelled"])
  }

  @Test("Destroying a controller that received a press cancels it for the chain of that moment")
  func controllerEnds() {
    let stage = Stage()
    let root = stage.root("root")
    stage.scene.window.view.setResponder(ResponderRecorder("window", in: stage.log))
    stage.key(.space)
    stage.scene.destroy(root.entity)
    stage.key(.space, .ended)
    #expect(
      stage.lines.filter { $0.contains("presses") } == [
        "root pressesBegan", "window pressesBegan", "root pressesCancelled", "window pressesCancelled",
      ])
  }
}
