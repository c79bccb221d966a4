import Dactyl
import DactylControls
import DactylTesting
import Foundation
import Testing

@testable import DactylInspector

@Suite struct InspectorInfluenceTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios").path(percentEncoded: false)

  /// Plays a scenario, and returns its log, its decisions, the items that it draws and the number of its entities.
  private func play(
    _ file: ScenarioFile, inspected: Bool
  ) -> (log: [ScenarioEntry], decisions: [Decision], drawn: [DrawItem], entities: Int) {
    let stage = ScenarioStage(file)
    stage.scene.decisions.turnOn(capacity: 1 << 14)
    stage.scene.showsInspector = inspected
    stage.scene.showsDeviceMonitor = inspected
    ScenarioPlayer(stage).play(file.steps, until: file.until)
    #expect(stage.scene.inspector.overlay.items.isEmpty != inspected)
    return (
      stage.journal.entries, stage.scene.decisions.decisions, stage.scene.drawList.items, stage.scene.entityCount
    )
  }

  @Test func everyScenarioIsPlayedTheSameWithIt() throws {
    let paths = try ScenarioFile.paths(at: Self.folder)
    #expect(paths.count > 200)
    for path in paths {
      let file = try ScenarioFile(contentsOf: path)
      let (plain, inspected) = (play(file, inspected: false), play(file, inspected: true))
      #expect(plain.log == inspected.log, "\(path)")
      #expect(plain.decisions == inspected.decisions, "\(path)")
      #expect(plain.drawn == inspected.drawn && plain.entities == inspected.entities, "\(path)")
    }
  }

  @Test func itIsNoWindowAndNoItemOfTheFocus() {
    let scene = Scene(size: Size(400, 300))
    let button = scene.addButton("Play", frame: Rect(20, 20, 120, 44))
    let points = (0..<40).map { Point(Float($0 % 8) * 50 + 5, Float($0 / 8) * 60 + 5) }
    let hits = points.map { scene.hitTest($0) }

    scene.showsInspector = true
    scene.showsDeviceMonitor = true
    scene.advance(by: 0.1)

    #expect(scene.windows == [scene.window] && scene.keyWindow == scene.window)
    #expect(points.map { scene.hitTest($0) } == hits)
    #expect(scene.moveFocus(.next) && scene.focusedItem == button.view)
    #expect(scene.moveFocus(.next) == false || scene.focusedItem == button.view)
  }

  @Test func theGamesLogOfDecisionsStaysOff() {
    let scene = Scene(size: Size(400, 300))
    scene.addView(frame: Rect(20, 20, 120, 44)).addGestureRecognizer(TapGestureRecognizer())

    scene.showsInspector = true
    Finger(1, in: scene).tap(at: Point(50, 40))

    #expect(!scene.decisions.isOn && scene.decisions.decisions.isEmpty)
    #expect(scene.inspector.contents.lanes.map(\.state) == [.ended])
  }

  @Test func nothingIsReadAfterItIsHidden() {
    let scene = Scene(size: Size(400, 300))
    scene.showsInspector = true
    scene.advance(by: 0.1)
    #expect(!scene.inspector.overlay.items.isEmpty)

    scene.showsInspector = false
    scene.advance(by: 0.1)
    Finger(1, in: scene).tap(at: Point(50, 40))

    #expect(scene.inspector.overlay.items.isEmpty && scene.shownDrawList == scene.drawList)
    #expect(scene.inspector.contents.stack.entries.isEmpty && scene.inspector.contents.lanes.isEmpty)
    #expect(scene.decisions.observer == nil && scene.frameFollower == nil)
  }

  @Test func anIdleSceneStaysIdle() {
    let scene = Scene(size: Size(400, 300))
    scene.advance(by: 0.1)

    scene.showsInspector = true
    let isDue = scene.needsFrame
    scene.advance(by: 0.1)

    #expect(isDue && !scene.needsFrame)
    #expect(scene.frame(at: scene.testClock.now).hasChanged == false)
    scene.showsInspector = false
    #expect(scene.needsFrame && scene.frame(at: scene.testClock.now).hasChanged)
  }
}
