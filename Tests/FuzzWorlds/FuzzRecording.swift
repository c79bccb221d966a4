import Dactyl
import DactylInspector

/// A play of a seed that was recorded, and replays of it.
///
/// What a world does to itself, and when, are its steps: they are the game. Its input comes from the recording in a
/// replay, in the form in which a file holds it.
package struct FuzzRecording: Sendable {
  /// The bytes of the recording.
  package let bytes: [UInt8]
  /// The number of events in it.
  package let events: Int
  /// The number of frames that have a hash.
  package let frames: Int
  /// A number that all hashes of the play make up.
  package let hash: UInt64
  private let steps: [FuzzStep]
  private let digest: UInt64

  /// Plays a seed with a recorder.
  package init(seed: UInt64, frames: Int, without: Set<FuzzFeature> = []) throws(RecordingError) {
    var planner = FuzzPlanner(seed: seed, without: without)
    var steps: [FuzzStep] = []
    let world = FuzzWorld()
    world.sendsBeforeFrames = true
    let recorder = InputRecorder()
    world.connect { recorder.record($0) }
    recorder.launchDidEnd()
    for _ in 0..<frames {
      for step in planner.next(in: world) {
        steps.append(step)
        world.take(step)
      }
    }
    world.finish()
    recorder.stop()
    bytes = RecordingHead(program: "Fuzz").fileBytes + recorder.writer.blocks
    self.steps = steps
    digest = world.book.digest
    let read = try Recording(bytes: bytes, file: "seed \(seed)")
    if let fault = read.fault { throw fault }
    events = read.eventCount
    self.frames = read.frames.count { $0.hash != nil }
    hash = read.frames.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ ($1.hash ?? 0)) &* 0x100_0000_01B3 }
  }

  /// Plays the recording. Returns what was not as it was recorded, in words; nil when all was.
  package func replay() throws(RecordingError) -> String? {
    let player = RecordingPlayer(try Recording(bytes: bytes, file: "the recording"))
    let world = FuzzWorld()
    world.connect { player.connect($0) }
    world.player = player
    for step in steps { world.take(step) }
    world.finish()
    if let divergence = player.divergence { return divergence.description }
    if player.comparedCount != frames { return "\(player.comparedCount) of \(frames) frames were compared" }
    return world.book.digest == digest ? nil : "what was called and decided is not the same"
  }
}

extension FuzzWorld {
  /// Lets a recorder or a player have the scene, but not the clipboard, which is a part of the world.
  fileprivate func connect(_ connection: (Scene) -> Void) {
    let clipboard = scene.clipboard
    connection(scene)
    scene.clipboard = clipboard
  }
}
