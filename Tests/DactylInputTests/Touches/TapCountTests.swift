import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

@Suite struct TapCountTests {
  private func counts(_ act: (Stage) -> Void) -> [Int] {
    let stage = Stage()
    var counts: [Int] = []
    stage.scene.window.view.isMultipleTouchEnabled = true
    stage.scene.window.view.setResponder(
      TouchListener { phase, touches, _ in
        if phase == .began { counts += touches.map(\.tapCount) }
      })
    act(stage)
    return counts
  }

  @Test("T17: quick taps at one location count up")
  func countsUp() {
    #expect(counts { $0.one.tap(at: Point(50, 50), count: 4) } == [1, 2, 3, 4])
  }

  @Test("T18: a pause restarts the count")
  func pause() {
    #expect(
      counts {
        $0.one.tap(at: Point(50, 50))
        $0.scene.advance(by: 0.8)
        $0.one.tap(at: Point(50, 50))
      } == [1, 1])
  }

  @Test("T18: a large distance restarts the count, a small one does not")
  func jump() {
    #expect(
      counts {
        $0.one.tap(at: Point(50, 50))
        $0.scene.advance(by: 0.1)
        $0.one.tap(at: Point(56, 50))
        $0.scene.advance(by: 0.1)
        $0.one.tap(at: Point(250, 50))
      } == [1, 2, 1])
  }

  @Test("T17: the previous tap is the one at that location: taps elsewhere in between do not count")
  func tapsElsewhere() {
    #expect(
      counts { stage in
        for x in [50, 300, 50, 300, 50] as [Float] {
          stage.one.tap(at: Point(x, 50))
          stage.scene.advance(by: 0.05)
        }
      } == [1, 1, 2, 2, 3])
  }

  @Test("Two fingers that tap side by side have their own counts")
  func twoFingers() {
    #expect(
      counts { stage in
        for _ in 0..<2 {
          stage.one.press(at: Point(50, 50))
          stage.two.press(at: Point(300, 50))
          stage.scene.advance(by: 0.05)
          stage.one.lift()
          stage.two.lift()
          stage.scene.advance(by: 0.1)
        }
      } == [1, 1, 2, 2])
  }

  @Test("The count stays while the finger is down, also when it moves; a drag is no tap")
  func dragIsNoTap() {
    #expect(
      counts {
        $0.one.drag(from: Point(50, 50), to: Point(150, 50), duration: 0.05)
        $0.one.lift()
        $0.scene.advance(by: 0.05)
        $0.one.tap(at: Point(50, 50))
      } == [1, 1])
  }
}
