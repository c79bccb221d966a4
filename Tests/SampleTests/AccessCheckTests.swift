import CAllocationCount
import Dactyl
import DactylControls
import DactylTesting
import Testing

/// Frames with the common events have the runtime check no access to a variable: each such check costs as much as ten
/// lines of the engine. Counted in release builds, since debug builds check nearly all.
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

  /// How many checks frames make that come after as many that were the same.
  private func checks(_ frames: Int = 60, _ send: (_ frame: Int, _ time: Timestamp) -> Void) -> UInt64 {
    var before: UInt64 = 0
    for frame in 0..<2 * frames {
      if frame == frames { before = dactyl_access_check_count() }
      let time = Timestamp(milliseconds: Int64(16 * frame))
      send(frame, time)
      scene.frame(at: time)
    }
    #if DEBUG
      return 0
    #else
      return dactyl_access_check_count() - before
    #endif
  }

  @Test func aFrameWithNothingToDoChecksNothing() { #expect(checks { _, _ in } == 0) }

  @Test func aFingerThatLandsMovesAndLiftsChecksNothing() {
    let checks = checks { frame, time in
      let phases: [TouchSamplePhase] = [.began, .moved, .moved, .moved, .moved, .ended]
      let sample = TouchSample(
        finger: FingerID(1), phase: phases[frame % 6], location: Point(100 + 10 * Float(frame % 6), 100))
      scene.send(InputEvent(at: time, .touch(sample)))
    }
    #expect(checks == 0)
  }

  @Test func aKeyThatIsHandledChecksNothing() {
    let checks = checks { frame, time in
      scene.send(InputEvent(at: time, .key(KeySample(.a, isDown: frame % 2 == 0, characters: "a"))))
    }
    #expect(checks == 0)
  }

  @Test func aKeyCommandChecksNothing() {
    let checks = checks { frame, time in
      scene.send(InputEvent(at: time, .key(KeySample(.s, isDown: frame % 2 == 0, characters: "s"))))
    }
    #expect(checks == 0)
  }
}
