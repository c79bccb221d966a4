import Dactyl
import DactylTesting
import Testing

@Suite struct TimerTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func world() -> (scene: Scene, log: Log) { (Scene(size: Size(100, 100)), Log()) }

  @Test func aClosureIsCalledOnceAtItsMoment() {
    let (scene, log) = world()
    scene.after(0.5) { log.lines.append("half") }
    scene.after(0.2) { log.lines.append("fifth") }

    #expect(scene.nextDeadline != nil)
    scene.advance(by: 0.19)
    #expect(log.take().isEmpty)
    scene.advance(by: 0.02)
    #expect(log.take() == ["fifth"])
    scene.advance(by: 0.5)
    #expect(log.take() == ["half"])
    scene.advance(by: 5)
    #expect(log.take().isEmpty && scene.nextDeadline == nil && !scene.needsFrame)
  }

  @Test func closuresOfOneMomentAreCalledInTheirOrder() {
    let (scene, log) = world()
    for number in 0..<20 { scene.after(0.1) { log.lines.append("\(number)") } }

    scene.advance(by: 0.2)

    #expect(log.lines == (0..<20).map { "\($0)" })
  }

  @Test func aCancelledOneIsNotCalledAndItsClosureIsReleasedAtOnce() {
    let (scene, log) = world()
    weak var kept: Log?
    var subscription: Subscription?
    do {
      let captured = Log()
      kept = captured
      subscription = scene.after(0.1) { captured.lines.append("no") }
    }
    scene.after(0.1) { log.lines.append("yes") }
    #expect(kept != nil && subscription?.isActive == true)

    subscription?.cancel()

    #expect(kept == nil)
    scene.advance(by: 1)
    #expect(log.lines == ["yes"])
  }

  @Test func aClosureMaySetTheNextOne() {
    let (scene, log) = world()
    func tick() {
      log.lines.append("tick")
      scene.after(0.1, tick)
    }
    tick()

    scene.advance(by: 1)

    #expect(log.lines.count >= 10 && log.lines.count <= 12)
  }

  @Test(arguments: [0, -1, Double.nan, -Double.infinity]) func whatIsNoTimeIsNow(seconds: Double) {
    let (scene, log) = world()
    scene.after(seconds) { log.lines.append("now") }

    scene.advance(by: 0)

    #expect(log.lines == ["now"])
  }

  @Test func oneForEverIsNeverCalled() {
    let (scene, log) = world()
    scene.after(Double.infinity) { log.lines.append("never") }

    for _ in 0..<50 { scene.advance(by: 100) }

    #expect(log.lines.isEmpty && scene.nextDeadline != nil)
  }

  @Test func theNextFrameIsTheNextFrame() {
    let (scene, log) = world()
    scene.nextFrame {
      log.lines.append("one")
      scene.nextFrame { log.lines.append("two") }
    }
    #expect(log.take().isEmpty && scene.needsFrame)
    scene.advance(by: 0)
    #expect(log.take() == ["one"])
    scene.advance(by: 0)
    #expect(log.take() == ["two"])
    scene.advance(by: 0)
    #expect(log.take().isEmpty && !scene.needsFrame)
  }

  @Test func oneThatIsAddedByAnInputWaitsForTheFrameAfterIt() {
    let (scene, log) = world()
    let view = scene.addView(frame: Rect(0, 0, 100, 100))
    view.addGestureRecognizer(TapGestureRecognizer()) { _ in
      log.lines.append("tap")
      scene.nextFrame { log.lines.append("after") }
    }

    let finger = Finger(1, in: scene)
    finger.press(at: Point(5, 5))
    finger.lift()

    #expect(log.take() == ["tap"])
    scene.advance(by: 0)
    #expect(log.take() == ["after"])
  }

  @Test func aNextFrameCanBeCancelled() {
    let (scene, log) = world()
    scene.nextFrame { log.lines.append("no") }.cancel()

    scene.advance(by: 0)

    #expect(log.lines.isEmpty && !scene.needsFrame)
  }

  @Test func timersAreThereAgainAfterASnapshotIsRestored() {
    let (scene, log) = world()
    let first = scene.after(0.3) { log.lines.append("first") }
    let snapshot = scene.snapshot()
    scene.after(0.1) { log.lines.append("second") }
    first.cancel()
    scene.advance(by: 0.2)
    #expect(log.take() == ["second"])

    scene.restore(snapshot)

    scene.advance(by: 0.5)
    #expect(log.take() == ["first"])
  }

  @Test func aNextFrameThatHappensAgainAfterASnapshotHappensOnce() {
    let (scene, log) = world()
    scene.nextFrame { log.lines.append("next") }
    let snapshot = scene.snapshot()
    scene.advance(by: 0)
    #expect(log.take() == ["next"])

    scene.restore(snapshot)

    for _ in 0..<3 { scene.advance(by: 0) }
    #expect(log.take() == ["next"] && !scene.needsFrame)
  }

  @Test func manyThatAreCancelledLeaveNothingBehind() {
    let (scene, log) = world()
    for number in 0..<5000 {
      let timer = scene.after(Double(number % 7) * 0.01) { log.lines.append("\(number)") }
      if number % 50 != 0 { timer.cancel() }
    }

    scene.advance(by: 1)

    #expect(log.lines.count == 100)
    #expect(scene.nextDeadline == nil)
  }
}
