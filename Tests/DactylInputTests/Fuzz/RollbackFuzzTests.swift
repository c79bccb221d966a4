import Dactyl
import TestSupport
import Testing

/// Random plays whose scene goes back again and again: whatever happened ahead has never been.
@Suite struct RollbackFuzzTests {
  @Test("Gestures, views and their handlers", arguments: Seeds.each(20))
  func gestures(seed: UInt64) { playAhead(GestureFuzzWorld.self, seed) }

  @Test("Trees whose callbacks change them", arguments: Seeds.each(20))
  func trees(seed: UInt64) { playAhead(FuzzWorld.self, seed) }

  @Test("Controllers that change each other", arguments: Seeds.each(20))
  func controllers(seed: UInt64) { playAhead(ControllerFuzzWorld.self, seed) }

  /// Plays a seed plainly, and once more so that before each step the scene plays some steps ahead and goes back.
  private func playAhead(_ type: (some RollbackPlay).Type, _ seed: UInt64) {
    let plain = type.init(seed: seed)
    let play = type.init(seed: seed)
    let snapshot = SceneSnapshot()
    play.keepInSnapshots()
    plain.keepInSnapshots()
    for step in 0..<40 {
      #expect(play.scene.takeSnapshot(snapshot))
      for _ in 0...step % 5 { play.step() }
      #expect(play.scene.restore(snapshot))
      guard play.scene.stateHash == plain.scene.stateHash else {
        Issue.record("another state after going back before step \(step)")
        return
      }
      plain.step()
      play.step()
      guard play.scene.stateHash == plain.scene.stateHash, play.log == plain.log else {
        let same = zip(play.log, plain.log).prefix { $0 == $1 }.count
        Issue.record(
          "another course in step \(step): \(play.log.dropFirst(same).prefix(3)), not \(plain.log.dropFirst(same).prefix(3))"
        )
        return
      }
    }
  }
}
