import Dactyl
import DactylTesting
import TestStage
import Testing

/// Sticks and triggers that require other controls.
@Suite struct StickChordTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var input: InputState { stage.scene.input }

  @Test("A stick drives the binding that requires the most of the pressed controls, and switches at once")
  func sticks() {
    stage.push(
      InputContext("map") { map in
        map.bind(.move, to: .stick(.leftStick))
        map.bind(.look, to: .stick(.leftStick).with(.button(.leftShoulder)))
      })
    stage.axis(.leftStick, 1)
    #expect(input[.move] == Vector(1, 0) && input[.look] == .zero)
    stage.button(.leftShoulder)
    #expect(input[.move] == .zero && input[.look] == Vector(1, 0))
    stage.axis(.leftStick, 0, 1)
    #expect(input[.move] == .zero && input[.look] == Vector(0, 1))
    stage.button(.leftShoulder, .ended)
    #expect(input[.move] == Vector(0, 1) && input[.look] == .zero)
    stage.button(.leftShoulder, device: DeviceID(9))
    scene.cancel(.all)
    #expect(input[.look] == .zero)
    stage.axis(.leftStick, 1, 0)
    #expect(input[.move] == Vector(1, 0) && input[.look] == .zero)
  }

  @Test("Modifier keys count as well; a button made of a trigger has to be pressed again")
  func triggers() {
    var aimed = InputBinding.trigger(.rightTrigger)
    aimed.modifiers = .shift
    stage.push(
      InputContext("map") { map in
        map.bind(.fire, to: .trigger(.rightTrigger))
        map.bind(.charge, to: aimed)
      })
    stage.axis(.rightTrigger, 1)
    #expect(input[.fire] && !input[.charge])
    stage.key(.leftShift, .began, "", .shift)
    #expect(!input[.fire] && !input[.charge])
    stage.axis(.rightTrigger, 0)
    stage.axis(.rightTrigger, 1)
    #expect(!input[.fire] && input[.charge])
    stage.key(.leftShift, .ended)
    #expect(!input[.fire] && !input[.charge])
  }

  @Test("A context that requires more than is pressed leaves the stick to the one below it")
  func contexts() {
    stage.push(.ship)
    stage.push(InputContext("map") { $0.bind(.look, to: .stick(.leftStick).with(.button(.leftShoulder))) })
    stage.axis(.leftStick, 1)
    #expect(input[.move] == Vector(1, 0) && input[.look] == .zero)
    stage.button(.leftShoulder)
    #expect(input[.move] == .zero && input[.look] == Vector(1, 0))
  }

  @Test("The first pull of a trigger after the background counts, also of one that was held before")
  func background() {
    stage.push(InputContext("gun") { $0.bind(.charge, to: .trigger(.rightTrigger)) })
    stage.axis(.rightTrigger, 1)
    #expect(input[.charge])
    scene.send(.window(.deactivated))
    scene.advance(by: 0.1)
    #expect(!input[.charge])
    stage.axis(.rightTrigger, 1)
    #expect(input[.charge])
    scene.send(.window(.deactivated))
    stage.axis(.rightTrigger, 1)
    #expect(input[.charge], "before the next frame as well")
  }
}
