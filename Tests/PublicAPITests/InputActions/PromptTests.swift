import Dactyl
import DactylTesting
import TestStage
import Testing

/// What prompts name.
@Suite struct PromptTests {
  private let stage = Stage()
  private var actions: InputActions { stage.scene.inputActions }

  @Test("They follow what was used last, and not what trembles by itself")
  func family() {
    stage.push(.ship)
    #expect(actions.prompt(for: .fire)?.name == "Space" && actions.prompt(for: .fire)?.figures == ["key.44"])
    stage.axis(.leftStick, 0.3)
    #expect(actions.family() == .keyboard)
    stage.axis(.leftStick, 0.8)
    #expect(actions.family() == .controller && actions.device() == DeviceID(7))
    let prompt = actions.prompt(for: .fire)
    #expect(prompt?.name == "A" && prompt?.figures == ["button.a"] && prompt?.family == .controller)
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

  @Test("Several controls, modifiers and other names")
  func names() {
    let map = InputContext("map") { map in
      map.bind(.move, to: .wasd, .stick(.leftStick))
      map.bind(.save, to: .key(.s, [.control, .shift]))
    }
    stage.push(map)
    #expect(actions.prompt(for: .move)?.name == "W A S D")
    #expect(actions.prompt(for: .save)?.name == "Ctrl Shift S")
    #expect(actions.prompt(for: .fire) == nil)
    actions.setControlName { control, _ in control == .key(.w) ? "Z" : nil }
    #expect(actions.prompt(for: .move)?.name == "Z A S D")
    #expect(actions.prompt(.stick(.leftStick)).name == "Left Stick")
    #expect(InputControl.button(.dpadUp).englishName == "D-Pad Up")
    for button in ControllerButton.allCases {
      #expect(InputControl(figure: InputControl.button(button).figure) == .button(button))
    }
  }
}
