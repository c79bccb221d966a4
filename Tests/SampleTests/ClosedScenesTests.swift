import CAllocationCount
import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// Scenes that were closed leave no memory behind.
@Suite struct ClosedScenesTests {
  /// The blocks of memory that a number of rounds leave behind, after earlier rounds have allocated what is allocated
  /// only once.
  private func blocksLeft(by rounds: Int, of round: () throws -> Void) rethrows -> Int64 {
    for _ in 0..<10 { try round() }
    let before = dactyl_live_allocation_count()
    for _ in 0..<rounds { try round() }
    return dactyl_live_allocation_count() - before
  }

  @Test func aThousandReleasedScenesLeaveNothing() {
    let left = blocksLeft(by: 1000) {
      let scene = Scene()
      for column in 0..<5 {
        let card = scene.addView(frame: Rect(Float(column) * 30, 20, 60, 80))
        card.addGestureRecognizer(PanGestureRecognizer()) { pan in
          if pan.state == .began { card.bringToFront() }
          card.center += pan.translation
          pan.translation = .zero
        }
      }
      scene.addTextField(frame: Rect(0, 200, 100, 20)).beginEditing()
      let finger = Finger(in: scene)
      finger.press(at: Point(30, 30))
      finger.move(by: Vector(30, 30))
    }

    #expect(left < 100)
  }

  @Test func samplesThatEndLeaveNothing() throws {
    let games: [(Scene) throws -> Any] = [
      { try CardTableScene(in: $0) }, { try PhotoTableScene(in: $0) }, { TouchTrackerScene(in: $0) },
      { TitleMenuScene(in: $0) }, { try BagScene(in: $0) }, { try InboxScene(in: $0) },
      { TwinStickScene(in: $0) },
    ]
    for (number, game) in games.enumerated() {
      let left = try blocksLeft(by: 20) {
        let scene = Scene(size: Size(1024, 720))
        scene.assets = BlankAssets()
        let opened = try game(scene)
        let finger = Finger(in: scene)
        finger.press(at: Point(512, 360))
        finger.drag(to: Point(560, 400), steps: 3)
        scene.end()
        withExtendedLifetime(opened) {}
      }

      #expect(left < 20, "game \(number)")
    }
  }
}
