import Dactyl

/// A play of a seed, and the same play with a scene that goes back again and again: before each frame it plays some
/// frames ahead, and returns to a snapshot. What happened ahead has never been.
package enum FuzzRollback {
  /// The features whose objects no snapshot holds, since they are the game's alone; and those that act when values are
  /// released, which happens later in a scene with snapshots.
  package static let left: Set<FuzzFeature> = [.facade, .deinitializers]

  /// Plays a seed. Returns what was not the same, in words; nil when all was.
  package static func play(seed: UInt64, frames: Int, ahead: Int) -> String? {
    let plain = Course(seed: seed, frames: frames)
    let world = makeWorld()
    let snapshot = SceneSnapshot()
    for frame in 0..<frames {
      let before = world.scene.stateHash
      guard world.scene.takeSnapshot(snapshot) else { return "frame \(frame): no snapshot was taken" }
      for next in plain.steps[frame..<min(frame + ahead, frames)] { next.forEach(world.take) }
      guard world.scene.restore(snapshot) else { return "frame \(frame): the snapshot was not restored" }
      world.scene.decisions.removeAll()
      if world.scene.stateHash != before { return "frame \(frame): restored to another state" }
      plain.steps[frame].forEach(world.take)
      world.book.readDecisions()
      if world.scene.stateHash != plain.hashes[frame] { return "frame \(frame): went on to another state" }
      if world.book.digest != plain.digests[frame] { return "frame \(frame): not the same calls and decisions" }
    }
    world.finish()
    return world.faults.first
  }

  /// A world that snapshots hold. A log is in no snapshot: it is read before one is taken.
  private static func makeWorld() -> FuzzWorld {
    let world = FuzzWorld()
    world.keepInSnapshots()
    world.book.readDecisions()
    return world
  }

  /// A play that never goes back.
  private struct Course {
    /// The steps of each frame.
    private(set) var steps: [[FuzzStep]] = []
    /// The state after each frame, and all calls and decisions until then.
    private(set) var hashes: [UInt64] = []
    private(set) var digests: [UInt64] = []

    init(seed: UInt64, frames: Int) {
      var planner = FuzzPlanner(seed: seed, without: left)
      let world = makeWorld()
      for _ in 0..<frames {
        steps.append(planner.next(in: world))
        // What the planner has asked is no part of the play.
        world.scene.decisions.removeAll()
        steps[steps.count - 1].forEach(world.take)
        world.book.readDecisions()
        hashes.append(world.scene.stateHash)
        digests.append(world.book.digest)
      }
    }
  }
}
