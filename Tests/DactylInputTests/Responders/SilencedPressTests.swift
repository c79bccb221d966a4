import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Keys that are cancelled while they are down: nothing more is delivered of them until they go up (T27).
@Suite struct SilencedPressTests {
  /// The cause of a cancelled key.
  enum Scope: CaseIterable {
    case all, window, device, input, deactivated, ignored
  }

  private let stage = Stage()

  /// Presses space for a card that receives keys, and cancels the key.
  private func pressAndCancel(_ scope: Scope) throws {
    stage.witness("card").becomeFirstResponder()
    stage.key(.space)
    let scene = stage.scene
    switch scope {
    case .all: scene.cancel(.all)
    case .window: scene.cancel(.window(scene.window.view.entity))
    case .device: scene.cancel(.device(.unknown))
    case .input:
      let slot = try #require(scene.inputs.others.first { scene.inputs.records[$0].kind == .press })
      scene.cancel(.input(InputID(kind: .press, number: scene.inputs.records[slot].id)))
    case .deactivated: scene.send(.window(.deactivated))
    case .ignored:
      scene.beginIgnoringInteractionEvents()
      scene.endIgnoringInteractionEvents()
    }
    #expect(stage.lines == ["card became", "card pressesBegan", "card pressesCancelled"])
  }

  @Test("Repeats and the release are not delivered, and the log has the reason", arguments: Scope.allCases)
  func silence(_ scope: Scope) throws {
    try pressAndCancel(scope)
    stage.scene.decisions.turnOn()

    for _ in 0..<2 { stage.scene.send(.key(KeySample(.space, isDown: true, isRepeat: true))) }
    stage.key(.space, .changed)
    #expect(stage.scene.pendingWork == ["1 keys that nothing is received from"])
    stage.key(.space, .ended)

    #expect(stage.lines == [] && stage.scene.pendingWork == [])
    let ignored = stage.scene.decisions.decisions.filter { $0.kind == .ignore }
    #expect(ignored.map(\.rule) == [.T27, .T27, .T27, .T27] && ignored.allSatisfy { $0.inputKind == .press })
  }

  @Test("The key is a press again when it goes down again", arguments: Scope.allCases)
  func again(_ scope: Scope) throws {
    try pressAndCancel(scope)
    stage.key(.space, .ended)
    stage.key(.space)
    stage.key(.space, .ended)
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"])
  }

  @Test("The same key of another device is delivered")
  func otherDevice() {
    stage.witness("card").becomeFirstResponder()
    stage.press(.button(.a), .began, device: DeviceID(1))
    stage.scene.cancel(.all)
    _ = stage.lines
    stage.press(.button(.a), .began, device: DeviceID(2))
    stage.press(.button(.a), .ended, device: DeviceID(1))
    stage.press(.button(.a), .ended, device: DeviceID(2))
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"] && stage.scene.pendingWork == [])
  }
}
