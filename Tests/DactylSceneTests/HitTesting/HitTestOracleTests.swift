import TestSupport
import Testing

@testable import DactylScene

/// The fast hit-test against the plain one, over thousands of random scenes. `DACTYL_SEED=n` runs the scene of a
/// failure.
@Suite struct HitTestOracleTests {
  private static let pointsPerScene = 20

  @Test(
    "A tenth of the views answering hit-tests themselves does not change the result", arguments: Seeds.batches(1600),
    [false, true])
  func everySceneIsHitAsThePlainWalkSays(seeds: Range<UInt64>, haveAnswers: Bool) {
    var answers: Set<Bool> = []
    for seed in seeds {
      var scene = RandomScene(seed: seed, haveAnswers: haveAnswers)
      for _ in 0..<Self.pointsPerScene {
        let point = scene.point()
        guard let answer = compare(&scene, point, "DACTYL_SEED=\(seed)") else { return }
        answers.insert(answer)
      }
    }
    if seeds.count > 1 { #expect(answers == [true, false]) }
  }

  @Test(
    "The results are equal while views, their answers and their reaches change", arguments: Seeds.batches(160),
    [false, true])
  func editedScenesAreHitAsThePlainWalkSays(seeds: Range<UInt64>, haveAnswers: Bool) {
    for seed in seeds {
      var scene = RandomScene(seed: seed, haveAnswers: haveAnswers)
      for step in 0..<12 {
        for _ in 0..<8 { scene.edit() }
        for _ in 0..<5 {
          let point = scene.point()
          guard compare(&scene, point, "DACTYL_SEED=\(seed), step \(step)") != nil else { return }
        }
        let violations = scene.graph.invariantViolations()
        guard violations.isEmpty else {
          Issue.record("DACTYL_SEED=\(seed), step \(step): \(violations)")
          return
        }
      }
    }
  }

  @Test(arguments: Seeds.batches(800))
  func clearAnswersAreThoseOfExactArithmetic(seeds: Range<UInt64>) {
    var clear = 0
    for seed in seeds {
      var scene = RandomScene(seed: seed)
      for _ in 0..<Self.pointsPerScene {
        let point = scene.point()
        var exact = ExactHitTest()
        let wanted = exact.hitTest(scene.root, around: point)
        guard exact.isClear else { continue }
        clear += 1
        let found = scene.graph.views.hitTest(scene.root.entity.index, at: point)
        guard found == wanted?.entity.index else {
          Issue.record("DACTYL_SEED=\(seed), \(point): \(described(found)) is hit, not \(described(wanted))")
          return
        }
      }
    }
    if seeds.count > 1 { #expect(clear > seeds.count * Self.pointsPerScene / 2) }
  }

  /// Whether a view was hit; nil after a failure.
  private func compare(_ scene: inout RandomScene, _ point: Point, _ comment: String) -> Bool? {
    let (root, views) = (scene.root, scene.graph.views)
    let wanted = PlainHitTest.hitTest(root, around: point, scene.answers)
    let found = views.hitTest(root.entity.index, at: point)
    let explained = views.hitTest(root.entity.index, at: point) { _, _ in }
    guard found == wanted?.entity.index, explained == found else {
      Issue.record(
        """
        \(comment), \(point): \(described(found)) is hit, \(described(explained)) by the explained walk, \
        not \(described(wanted))
        """)
      return nil
    }
    // And the same from a view in the tree, with a point of its own coordinates.
    guard let inside = wanted.map({ $0.superview ?? $0 }) else { return false }
    let local = inside.convert(point, from: nil)
    guard inside.hitTest(local) == PlainHitTest.hitTest(inside, local, scene.answers) else {
      Issue.record("\(comment), \(local) in \(inside): \(described(inside.hitTest(local))) is hit")
      return nil
    }
    guard inside.point(inside: local) || !scene.answers.isEmpty else {
      Issue.record("\(comment), \(local) is not inside \(inside), which was hit there")
      return nil
    }
    return true
  }

  private func described(_ view: View?) -> String { view?.description ?? "nothing" }
  private func described(_ index: UInt32?) -> String { index.map { "view \($0)" } ?? "nothing" }
}
