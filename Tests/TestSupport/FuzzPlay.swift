/// A random play: the same for the same seed.
package protocol FuzzPlay: AnyObject {
  init(seed: UInt64)
  /// One frame with random input.
  func step()
  /// Runs until everything is at rest.
  func finish()
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
