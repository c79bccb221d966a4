import Dactyl
import DactylTesting
import Testing

/// Keyboards and controllers that a test plays.
@Suite struct KeyboardAndPadTests {
  private struct Recorder: PressResponder, FirstResponding {
    let log: CallLog
    var canBecomeFirstResponder: Bool { true }
    private func write(_ what: String, _ presses: Presses) -> Handling {
      for press in presses { log.write("\(what) \(press.key.map { $0.englishName } ?? "\(press.type)")") }
      return .handled
    }
    mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { write("began", presses) }
    mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { write("changed", presses) }
    mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { write("ended", presses) }
    mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { write("cancelled", presses) }
  }

  private func scene(_ log: CallLog) -> Scene {
    let scene = Scene(size: Size(400, 400))
    let view = scene.addView(frame: Rect(0, 0, 100, 100))
    view.setResponder(Recorder(log: log))
    view.becomeFirstResponder()
    return scene
  }

  @Test("A key goes down, repeats and goes up, and a tap is down for 50 ms")
  func keys() {
    let log = CallLog()
    let scene = scene(log)
    let keyboard = Keyboard(in: scene)
    keyboard.press(.a)
    #expect(log.take() == ["began A"] && keyboard.keys == [.a])
    keyboard.press(.a)
    keyboard.release(.a)
    keyboard.release(.a)
    #expect(log.lines.filter { $0.hasPrefix("ended") } == ["ended A"] && keyboard.keys.isEmpty)
    _ = log.take()
    let before = scene.testClock.now
    keyboard.tap(.space)
    #expect(log.take() == ["began Space", "ended Space"] && scene.testClock.now - before == 0.05)
  }

  @Test("A controller is connected, its buttons reach the scene, and what is down on it is cancelled when it goes")
  func pads() {
    let log = CallLog()
    let scene = scene(log)
    let pad = Pad(1, in: scene)
    pad.connect()
    #expect(pad.isConnected && scene.gameControllers.map(\.id) == [pad.device])
    pad.tap(.b)
    #expect(log.take().map { $0.prefix(5) } == ["began", "ended"])
    pad.press(.b)
    pad.disconnect()
    #expect(log.take().map { $0.prefix(9) } == ["began but", "cancelled"] && scene.gameControllers.isEmpty)
    #expect(pad.buttons.isEmpty)
  }
}
