import FuzzWorlds
import TestSupport
import Testing

/// A few of the plays that `Fuzz --recordings` records and plays again.
@Suite struct FuzzRecordingTests {
  @Test("Whatever happens at once happens again, bit for bit", arguments: Seeds.each(12))
  func happensAgain(seed: UInt64) throws {
    let recording = try FuzzRecording(seed: seed, frames: Seeds.steps(40))
    #expect(recording.frames > 30 && recording.events > 10)
    for _ in 0..<3 { #expect(try recording.replay() == nil, "seed \(seed)") }
  }
}
