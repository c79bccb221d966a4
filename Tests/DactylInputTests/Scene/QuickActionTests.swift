import TestStage
import Testing

@testable import DactylInput

@Suite("Quick actions reach the game before other input (AX32)") struct QuickActionTests {
  @Test("A known action is handled before the input that comes after it, and an unknown one is said once")
  func order() {
    let stage = Stage(expecting: [.unknownQuickAction])
    var lines: [String] = []
    stage.scene.quickActions = [QuickAction("play", title: "Play")]
    stage.scene.onQuickAction { lines.append($0.title) }
    stage.card().addGestureRecognizer(TapGestureRecognizer()) { _ in lines.append("tap") }
    stage.scene.send(.window(.quickAction("play")))
    stage.scene.send(.window(.quickAction("fly")))
    stage.scene.send(.window(.quickAction("fly")))
    #expect(lines == ["Play"])
    #expect(stage.scene.diagnosticCounts[.unknownQuickAction] == 1)
    stage.scene.quickActions.append(QuickAction("fly", title: "Fly"))
    stage.scene.send(.window(.quickAction("fly")))
    #expect(lines == ["Play", "Fly"])
  }

  @Test("A subscription ends it, and a snapshot brings back what was known")
  func life() {
    let stage = Stage()
    var count = 0
    let subscription = stage.scene.onQuickAction { _ in count += 1 }
    let snapshot = stage.scene.snapshot()
    stage.scene.quickActions = [QuickAction("play", title: "Play")]
    stage.scene.send(.window(.quickAction("play")))
    subscription.cancel()
    stage.scene.send(.window(.quickAction("play")))
    #expect(count == 1)
    stage.scene.restore(snapshot)
    #expect(stage.scene.quickActions.isEmpty)
  }
}
