import DactylInspector
import DactylSDL

/// A small game with a card, and recordings of it.
@MainActor enum RecordedGame {
  static let options = AppOptions(title: "Cards", size: Size(200, 150))

  static func launch(_ scene: Scene) {
    let card = scene.addView(frame: Rect(20, 20, 80, 80))
    card.name = "card"
    card.addGestureRecognizer(PanGestureRecognizer()) { $0.drag(card) }.any.name = "pan"
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in card.alpha = 0.5 }.any.name = "tap"
  }

  /// A drag of the card, and a tap on it.
  static var events: [InputEvent] {
    var events = [touch(100, .began, 40, 40)]
    for step in 1...10 { events.append(touch(100 + Int64(step) * 16, .moved, 40 + Float(step) * 5, 40)) }
    events += [touch(280, .ended, 90, 40), touch(600, .began, 90, 50), touch(650, .ended, 90, 50)]
    return events
  }

  private static func touch(_ at: Int64, _ phase: TouchSamplePhase, _ x: Float, _ y: Float) -> InputEvent {
    InputEvent(
      at: Timestamp(milliseconds: at),
      .touch(TouchSample(finger: FingerID(1), phase: phase, location: Point(x, y))))
  }

  /// Runs the game with the events, and writes a recording of it.
  static func record(to path: String) throws {
    var runner = AppRunner(options: options, isHeadless: true, events: events)
    runner.recordingPath = path
    _ = try runner.run(launch: launch)
  }

  /// Plays a recording without a display, or makes a product of it. Returns the exit code.
  static func replay(_ replay: ReplayOptions) throws -> Int32 {
    var runner = AppRunner(options: options, isHeadless: true)
    runner.replay = replay
    return try runner.run(launch: launch)
  }
}
