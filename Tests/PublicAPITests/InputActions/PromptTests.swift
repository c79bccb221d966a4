import Dactyl
import DactylTesting
import TestStage
import Testing

/// The names in prompts.
@Suite struct PromptTests {
  private let stage = Stage()
  private var actions: InputActions { stage.scene.inputActions }

  @Test("Prompts follow the last used device, and not one that trembles by itself")
  func family() {
    stage.push(.ship)
    #expect(actions.prompt(for: .fire)?.name == "Space" && actions.prompt(for: .fire)?.pictures == ["key.44"])
    stage.axis(.leftStick, 0.3)
    #expect(actions.family() == .keyboard)
    stage.axis(.leftStick, 0.8)
    #expect(actions.family() == .controller && actions.device() == DeviceID(7))
    let prompt = actions.prompt(for: .fire)
    #expect(prompt?.name == "A" && prompt?.pictures == ["button.a"] && prompt?.family == .controller)
    let version = actions.familyVersion
    let scene = stage.scene
    for step in 0..<200 {
      scene.send(.hover(Point(Float(100 + step % 20), 100), modifiers: []))
      stage.axis(.leftStick, Float(step % 5) / 10)
    }
    #expect(actions.family() == .controller && actions.familyVersion == version)
    scene.send(.hover(Point(150, 100), modifiers: []))
    #expect(actions.family() == .keyboard && actions.familyVersion == version + 1)
    stage.button(.a)
    stage.one.tap(at: Point(9, 9))
    #expect(actions.family() == .touch && actions.prompt(for: .fire)?.name == "A")
  }

  @Test("Buttons have the labels of the controller that was used last, and its positions")
  func controllers() {
    stage.push(.ship)
    for (number, kind, name, family) in [
      (7, GameController.Kind.playStation5, "Cross", GameController.Family.playStation),
      (8, .switchPro, "B", .nintendo),
      (9, .xboxOne, "A", .xbox), (10, .other, "A", .other),
    ] {
      let device = DeviceID(Int64(number))
      stage.scene.send(.controller(GameController(id: device, name: "Pad", kind: kind)))
      stage.scene.send(.press(PressSample(.button(.a), .began, device: device)))
      stage.scene.send(.press(PressSample(.button(.a), .ended, device: device)))
      stage.scene.advance(by: 0.02)
      let prompt = actions.prompt(for: .fire)
      #expect(prompt?.name == name && prompt?.controller == family && prompt?.pictures == ["button.a"], "\(kind)")
    }
    #expect(
      ControllerButton.back.name(on: .playStation4) == "Share" && ControllerButton.back.name(on: .xbox360) == "Back")
    for kind in GameController.Kind.allCases {
      let names = ControllerButton.allCases.filter { $0 != .select }.map { $0.name(on: kind) }
      #expect(Set(names).count == names.count && !names.contains(""), "\(kind)")
    }
  }

  @Test("Keys have the names of the current layout")
  func layouts() {
    stage.push(InputContext("map") { $0.bind(.move, to: .wasd, .arrows) })
    let french = FrenchKeyboard()
    stage.scene.keyboardPlatform = french
    #expect(actions.prompt(for: .move)?.name == "ZQSD")
    #expect(actions.prompt(.arrows).name == "Arrows" && actions.prompt(.dpad).name == "D-Pad")
    withExtendedLifetime(french) {}
  }

  @Test("Several controls, modifiers and other names")
  func names() {
    let map = InputContext("map") { map in
      map.bind(.move, to: .wasd, .stick(.leftStick))
      map.bind(.save, to: .key(.s, [.control, .shift]))
    }
    stage.push(map)
    #expect(actions.prompt(for: .move)?.name == "WASD")
    #expect(actions.prompt(for: .save)?.name == "Ctrl Shift S")
    #expect(actions.prompt(for: .fire) == nil)
    actions.setControlName { control, _ in control == .key(.w) ? "Forward" : nil }
    #expect(actions.prompt(for: .move)?.name == "Forward A S D")
    #expect(actions.prompt(.stick(.leftStick)).name == "Left Stick")
    #expect(InputControl.button(.dpadUp).englishName == "D-Pad Up")
    for button in ControllerButton.allCases {
      #expect(InputControl(name: InputControl.button(button).name) == .button(button))
    }
  }
}
