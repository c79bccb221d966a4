import DactylInspector
import DactylSDL
import Foundation
import Testing

/// The recordings in Tests/Recordings, one of each sample, happen again bit for bit, in debug and in release builds.
///
/// A change of the engine that changes the state of scenes changes their hashes. When that is meant, make them anew:
/// `DACTYL_RECORD=1 swift test --traits Tools --filter SampleRecordingTests`.
@MainActor @Suite(.serialized) struct SampleRecordingTests {
  private static let isToRecord = ProcessInfo.processInfo.environment["DACTYL_RECORD"] != nil

  @Test(arguments: RecordedSample.all)
  func theShippedRecordingHappensAgain(sample: RecordedSample) throws {
    if Self.isToRecord { try sample.record(to: sample.path) }
    let recording = try Recording(contentsOf: sample.path)
    #expect(recording.fault == nil && recording.eventCount > 50)
    #expect(recording.frames.allSatisfy { $0.hash != nil } && recording.frames.count > 100)
    #expect(Set(recording.frames.map(\.hash)).count > recording.frames.count / 2)
    #expect(recording.bytes.count < 30_000)

    #expect(try divergence(of: recording, of: sample) == nil)
  }

  @Test func aRecordingOfWhatIsNotSoIsNoticed() throws {
    let sample = try #require(RecordedSample.all.first { $0.name == "CardTable" })
    var recording = try Recording(contentsOf: sample.path)
    let index = try #require(recording.frames.firstIndex { !$0.events.isEmpty })
    recording.frames[index].events = []

    let found = try #require(try divergence(of: recording, of: sample))
    #expect(found.frame >= index && found.problem == "the state is another one")
  }

  /// The first frame of a replay that is another one; nil for none.
  private func divergence(of recording: Recording, of sample: RecordedSample) throws -> ReplayDivergence? {
    let player = RecordingPlayer(recording)
    let app = try HeadlessApp(options: sample.options)
    app.connect(player)
    let contents = try sample.fill(app.scene).contents
    while app.playFrame(of: player) {}
    #expect(player.frameCount == recording.frames.count)
    app.end()
    withExtendedLifetime(contents) {}
    return player.divergence
  }
}
