import CAllocationCount
import CStepCount
import Dactyl
import DactylControls
import DactylTesting
import Testing

/// In frames with the common events the runtime checks no access to a variable, and counts few references: each
/// of the former costs as much as ten lines of the engine, each of the latter as much as one. Counted in release
/// builds, since debug builds check and count nearly all.
@Suite struct AccessCheckTests {
  private let scene = Scene(size: Size(400, 400))
  private let innermost: View

  init() {
    var view = scene.addView(frame: Rect(0, 0, 400, 400))
    view.setResponder(Taker())
    for _ in 0..<10 {
      view = scene.addView(frame: Rect(0, 0, 400, 400), to: view)
      view.addGestureRecognizer(TapGestureRecognizer())
      view.addGestureRecognizer(LongPressGestureRecognizer())
      view.addGestureRecognizer(PanGestureRecognizer())
    }
    innermost = view
    view.setResponder(First())
    view.becomeFirstResponder()
  }

  private struct Taker: TouchResponder, PressResponder, KeyCommandResponder, ActionResponder {
    var keyCommands: [KeyCommand] { [KeyCommand("s", action: "save")] }
    var actions: [Action] { ["save"] }
    mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { .handled }
    mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { .handled }
  }
  private struct First: FirstResponding {}

  /// The runtime's checks in frames that follow as many equal ones.
  private func costs(
    _ frames: Int = 60, _ send: (_ frame: Int, _ time: Timestamp) -> Void
  ) -> (checks: UInt64, referencesAFrame: UInt64) {
    var (checks, references): (UInt64, UInt64) = (0, 0)
    for frame in 0..<2 * frames {
      let time = Timestamp(milliseconds: Int64(16 * frame))
      if frame == frames {
        (checks, references) = (dactyl_access_check_count(), dactyl_step_count())
      }
      send(frame, time)
      scene.frame(at: time)
    }
    (checks, references) = (dactyl_access_check_count() - checks, dactyl_step_count() - references)
    #if DEBUG
      return (0, 0)
    #else
      return (checks, references / UInt64(frames))
    #endif
  }

  @Test func anIdleFrameChecksAndCountsNothing() { #expect(costs { _, _ in } == (0, 0)) }

  @Test func aFingerThatLandsMovesAndLiftsChecksNothing() {
    let costs = costs { frame, time in
      let phases: [TouchSamplePhase] = [.began, .moved, .moved, .moved, .moved, .ended]
      let sample = TouchSample(
        finger: FingerID(1), phase: phases[frame % 6], location: Point(100 + 10 * Float(frame % 6), 100))
      scene.send(InputEvent(at: time, .touch(sample)))
    }
    #expect(costs.checks == 0)
    #expect(costs.referencesAFrame <= 120)
  }

  @Test func aKeyThatIsHandledChecksNothing() {
    let costs = costs { frame, time in
      scene.send(InputEvent(at: time, .key(KeySample(.a, isDown: frame % 2 == 0, characters: "a"))))
    }
    #expect(costs.checks == 0)
    #expect(costs.referencesAFrame <= 70)
  }

  @Test func aKeyCommandChecksNothing() {
    let costs = costs { frame, time in
      scene.send(InputEvent(at: time, .key(KeySample(.s, isDown: frame % 2 == 0, characters: "s"))))
    }
    #expect(costs.checks == 0)
    #expect(costs.referencesAFrame <= 65)
  }

  @Test func aDragOverATargetChecksNothing() {
    let table = scene.addView(frame: Rect(0, 0, 400, 400))
    table.onDrop(of: Int.self) { _ in }
    let card = scene.addView(frame: Rect(10, 10, 40, 40), to: table)
    card[Shape.self] = Shape(.ellipse, fill: .white)
    card.makeDraggable(1, lift: .touchDown)
    let costs = costs { frame, time in
      let sample = TouchSample(
        finger: FingerID(1), phase: frame == 0 ? .began : .moved, location: Point(20 + Float(frame), 20))
      scene.send(InputEvent(at: time, .touch(sample)))
    }
    #expect(costs.checks == 0)
  }

  @Test func restartedAnimationsCheckNothing() {
    let costs = costs { frame, _ in
      innermost.animate(duration: 0.2) { $0.alpha = Float(frame % 10) / 10 }
    }
    #expect(costs.checks == 0)
  }

  @Test func aFlickThroughAListChecksNothing() {
    let list = scene.addListView(frame: Rect(0, 0, 400, 400), rows: { 100_000 }) { _, row, path in
      row[Shape.self] = Shape(.rectangle(), fill: path.row % 2 == 0 ? .white : .black)
    }
    list.rowHeight = .fixed(40)
    let costs = costs { frame, time in
      let step = frame % 30
      guard step < 6 else { return }
      let phase: TouchSamplePhase = step == 0 ? .began : step == 5 ? .ended : .moved
      let sample = TouchSample(finger: FingerID(1), phase: phase, location: Point(200, 350 - 40 * Float(step)))
      scene.send(InputEvent(at: time, .touch(sample)))
    }
    #expect(list.scrollView.contentOffset.y > 0)
    // A few as a finger catches and releases the rows, twice here.
    #expect(costs.checks <= 14)
  }
}
