import Dactyl
import FrameBenchAccess

/// The cost of the log of decisions and of recording: frames of the card table with dragging fingers, which report
/// twice a frame, without either, with the log on, with a recorder as debug builds keep it, and with one that hashes
/// the state of each frame. The frames of the four alternate.
enum RecordingPass {
  /// What watches the scene.
  private enum Watch: String, CaseIterable {
    case off, log, kept, hashed

    /// The seconds between two hashes of a recorder; nil without one.
    var hashInterval: Double? {
      switch self {
      case .off, .log: nil
      case .kept: 1
      case .hashed: 0
      }
    }
  }

  private final class Play {
    let played: PlayedScene
    let recorder: FrameRecorder?
    private(set) var samples = 0
    private var frame = 0

    init(_ fingers: Int, _ watch: Watch) throws {
      played = try PlayedScene(.cardTable, fingers: fingers)
      if watch == .log { played.scene.decisions.turnOn() }
      recorder = watch.hashInterval.map { [scene = played.scene] in FrameRecorder(scene, hashInterval: $0) }
    }

    func run(_ timed: (() -> Void) -> Void) {
      let events = events()
      frame += 1
      let moment = Timestamp(nanoseconds: Int64(frame) * 1_000_000_000 / 60)
      samples += events.count
      timed {
        for event in events { played.scene.send(event) }
        played.scene.frame(at: moment)
      }
    }

    private func events() -> [InputEvent] {
      [0, 1].flatMap { part in
        let report = 2 * frame + part
        let moment = Timestamp(nanoseconds: Int64(report) * 1_000_000_000 / 120)
        return played.points.enumerated().map { finger, start in
          let offset = Transform.rotation(Float(report) / 30).apply(to: Vector(0, 30)) - Vector(0, 30)
          let sample = TouchSample(
            finger: FingerID(Int64(finger)), phase: report == 0 ? .began : .moved, location: start + offset)
          return InputEvent(at: moment, .touch(sample))
        }
      }
    }
  }

  static func run(_ options: BenchOptions) throws -> [BenchRow] {
    let plays = try Watch.allCases.map { try Play(options.fingers, $0) }
    for play in plays { for _ in 0..<120 { play.run { $0() } } }
    var samples = plays.map { _ in Samples() }
    for play in plays.indices { samples[play].times.reserveCapacity(options.frames) }
    for _ in 0..<options.frames {
      for (index, play) in plays.enumerated() {
        play.run { frame in samples[index].times.append(Stopwatch.wall.time(frame)) }
      }
    }
    return zip(Watch.allCases, zip(plays, samples)).map { watch, measured in
      let (play, samples) = measured
      var row = BenchRow(
        BenchScene.cardTable.rawValue, views: play.played.scene.entityCount,
        "\(BenchPass.recording.rawValue) \(watch.rawValue)",
        per: .frame, samples)
      row.allocations = nil
      // With the record of each frame, which the samples share.
      if let recorder = play.recorder { row.bytesPerView = Double(recorder.count) / Double(play.samples) }
      return row
    }
  }
}
