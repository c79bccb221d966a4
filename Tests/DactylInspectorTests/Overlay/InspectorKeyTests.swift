import Dactyl
import DactylControls
import DactylTesting
import Testing

@testable import DactylInspector

@Suite struct InspectorKeyTests {
  private let scene = Scene(size: Size(400, 300))

  private func strike(_ key: Key) {
    scene.send(.key(KeySample(key, isDown: true)))
    scene.send(.key(KeySample(key, isDown: false)))
    scene.advance(by: 0.1)
  }

  @Test func f3AndF4SwitchThem() {
    scene.hasInspectorKeys = true

    strike(.f3)
    #expect(scene.showsInspector && !scene.showsDeviceMonitor)
    strike(.f4)
    #expect(scene.showsInspector && scene.showsDeviceMonitor)
    strike(.f3)
    strike(.f4)

    #expect(!scene.showsInspector && !scene.showsDeviceMonitor)
  }

  @Test func keysDoNothingUnlessTheyAreAskedFor() {
    strike(.f3)
    #expect(!scene.showsInspector)
    scene.hasInspectorKeys = true
    scene.hasInspectorKeys = false
    strike(.f3)
    #expect(!scene.showsInspector)
  }

  @Test func aGameThatHandlesTheKeyKeepsIt() {
    scene.hasInspectorKeys = true
    let context = InputContext("game") { $0.bind(InputAction<Bool>("map"), to: .key(.f3)) }
    scene.inputActions.push(context)

    strike(.f3)
    #expect(!scene.showsInspector)
    scene.inputActions.pop(context)
    strike(.f3)

    #expect(scene.showsInspector)
  }

  @Test func aKeyCommandOfTheGameComesFirst() {
    scene.hasInspectorKeys = true
    scene.setResponder(MapKeys(), of: scene.window.view.entity)

    strike(.f4)

    #expect(!scene.showsDeviceMonitor)
  }
}

/// A responder with a key command for F4.
private struct MapKeys: KeyCommandResponder, ActionResponder {
  var keyCommands: [KeyCommand] { [KeyCommand(.key(.f4), action: "map")] }
  var actions: [Action] { ["map"] }
}
