import Dactyl

/// The clock of a scene under test, which only the test advances.
///
/// Every scene has one (`Scene.testClock`), shared by all fingers and mice of that scene. It reads no real clock.
public final class TestClock {
  /// The present time, at which the actions of fingers happen.
  public internal(set) var now = Timestamp.zero
  /// The time between frames while time advances, in seconds; nil runs a single frame at the end.
  public var frameInterval: Double? = 1.0 / 60
  /// Whether events are collected for one frame (`Scene.together(_:)`).
  var isCollecting = false

  init() {}
}

extension Scene {
  /// The clock of the scene under test.
  public var testClock: TestClock {
    if let clock = self[application, TestClock.self] { return clock }
    let clock = TestClock()
    self[application, TestClock.self] = clock
    return clock
  }

  /// Advances the time by a number of seconds, and runs the frames in it; the last one at its very end. Deadlines fire.
  public func advance(by seconds: Double) { advance(to: testClock.now + seconds) }

  /// Advances the time to a moment, and runs the frames up to it; the last one at that very moment. For a moment in the
  /// past one frame is run now.
  public func advance(to moment: Timestamp) {
    let clock = testClock
    if let interval = clock.frameInterval, interval > 0 {
      // Counted from the beginning, so that the frames do not drift.
      let start = clock.now
      var count = 1.0
      while start + interval * count < moment {
        clock.now = start + interval * count
        frame(at: clock.now)
        count += 1
      }
    }
    clock.now = max(clock.now, moment)
    frame(at: clock.now)
  }

  /// Handles the actions of fingers in the closure in a single frame, as if they happened at the same time.
  public func together(_ body: () -> Void) {
    let clock = testClock
    let wasCollecting = clock.isCollecting
    clock.isCollecting = true
    body()
    clock.isCollecting = wasCollecting
    if !wasCollecting { frame(at: clock.now) }
  }

  /// Sends an event at the present time, and runs a frame for it unless events are being collected.
  public func send(_ kind: InputEvent.Kind) {
    send(InputEvent(at: testClock.now, kind))
    if !testClock.isCollecting { frame(at: testClock.now) }
  }
}
