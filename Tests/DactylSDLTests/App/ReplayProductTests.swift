import DactylInspector
import Testing

@testable import DactylSDL

/// What programs make of recordings with `--shrink` and `--export`.
@MainActor @Suite struct ReplayProductTests {
  @Test func aShrunkRecordingPlaysToTheSameEntry() throws {
    let folder = try TemporaryFolder()
    let (long, short) = (folder.path + "/long.dactyl", folder.path + "/short.dactyl")
    try RecordedGame.record(to: long)
    var options = ReplayOptions(long)
    options.product = .shrunk(until: "tap on card: ran its action")
    options.output = short

    #expect(try RecordedGame.replay(options) == 0)

    let recording = try Recording(contentsOf: short)
    #expect(recording.eventCount == 2 && recording.fault == nil)
    #expect(recording.notes.contains { $0.contains("tap on card: ran its action") })
    // Its frames have the hashes of the shorter play.
    #expect(try RecordedGame.replay(ReplayOptions(short, verifies: true)) == 0)
  }

  @Test func anEntryThatNeverComesWritesNothing() throws {
    let folder = try TemporaryFolder()
    let (long, short) = (folder.path + "/long.dactyl", folder.path + "/short.dactyl")
    try RecordedGame.record(to: long)
    var options = ReplayOptions(long)
    options.product = .shrunk(until: "pinch on card: ran its action")
    #expect(throws: LaunchArguments.Fault.self) { try RecordedGame.replay(options) }
    options.output = short
    #expect(try RecordedGame.replay(options) == 1)
    #expect(!Files.isFile(short))
  }
}
