import Dactyl

/// The time of a scene under test: nothing happens in it but what the test makes happen.
///
/// Every scene has one (`Scene.testClock`), shared by all fingers and mice of that scene. It reads no real clock.
public final class TestClock {
  /// The moment at which fingers do what the test has them do.
  public internal(set) var now = Timestamp.zero
  /// How far apart frames are while time goes on, in seconds; nil runs a single frame at the end of the time.
  public var frameInterval: Double? = 1.0 / 60
  /// Whether events are collected for one frame (`Scene.together(_:)`).
  var isCollecting = false

  init() {}
}

extension Scene {
  /// The time of the scene under test.
  public var testClock: TestClock {
    if let clock = self[application, TestClock.self] { return clock }
    let clock = TestClock()
    self[application, TestClock.self] = clock
    return clock
  }

  /// Lets time go by, in seconds, and runs the frames that lie in it; the last one at its very end. Deadlines fire.
  public func advance(by seconds: Double) { advance(to: testClock.now + seconds) }

  /// Lets time go by up to a moment, and runs the frames that lie in it; the last one at that very moment. A moment
  /// that is over runs one frame now.
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

  /// Handles what fingers do in the closure in a single frame, as things that happened at the same moment.
  public func together(_ body: () -> Void) {
    let clock = testClock
    let wasCollecting = clock.isCollecting
    clock.isCollecting = true
    body()
    clock.isCollecting = wasCollecting
    if !wasCollecting { frame(at: clock.now) }
  }

  /// Sends an event of this moment, and runs a frame for it unless events are being collected.
  public func send(_ kind: InputEvent.Kind) {
    send(InputEvent(at: testClock.now, kind))
    if !testClock.isCollecting { frame(at: testClock.now) }
  }
}
