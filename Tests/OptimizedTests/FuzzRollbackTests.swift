import FuzzWorlds
import TestSupport
import Testing

/// Random worlds, in which everything happens at once, whose scene goes back before each frame.
@Suite struct FuzzRollbackTests {
  @Test("A world that goes back again and again does the same", arguments: Seeds.each(16))
  func goingBack(seed: UInt64) {
    let difference = FuzzRollback.play(seed: seed, frames: Seeds.steps(40), ahead: 3)

    #expect(difference == nil)
  }
}
