import Dactyl

/// A random play: the same for the same seed.
package protocol FuzzPlay: AnyObject {
  init(seed: UInt64)
  /// One frame with random input.
  func step()
  /// Runs until everything is at rest.
  func finish()
}

/// A random play whose scene can go back: all that it knows is in the snapshots, too.
package protocol RollbackPlay: FuzzPlay {
  var scene: Scene { get }
  /// What happened, to be compared.
  var log: [String] { get }
  /// Lets the scene's snapshots hold what the play knows.
  func keepInSnapshots()
}

extension FuzzPlay {
  /// A whole play of so many steps, or of as many as `Seeds` says.
  package static func run(_ seed: UInt64, steps: Int) -> Self {
    let play = Self(seed: seed)
    for _ in 0..<Seeds.steps(steps) { play.step() }
    play.finish()
    return play
  }
}
