import Foundation
import TestSupport
import Testing

/// Random gestures in builds of either kind. With `DACTYL_GESTURE_LOG`, the log of all seeds is written to that file:
/// `Tests/run --only builds` compares those of a debug and a release build.
@Suite struct GestureLogTests {
  @Test("Whatever fingers and handlers do, arbitration follows its rules; and the log is written to the given path")
  func writeLog() throws {
    var lines: [String] = []
    for seed in GestureFuzzWorld.seeds {
      let world = GestureFuzzWorld.run(seed)
      #expect((world.faults + world.book.faults + world.open).prefix(5) == [], "seed \(seed)")
      #expect(world.scene.activeGestures.isEmpty && world.scene.liveTouches.isEmpty, "seed \(seed)")
      lines += ["seed \(seed)"] + world.log
    }
    #expect(lines.count > GestureFuzzWorld.seeds.count * 100)
    guard let path = ProcessInfo.processInfo.environment["DACTYL_GESTURE_LOG"] else { return }
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
