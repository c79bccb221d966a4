import Dactyl

/// Plays a game at random, to find what its tests do not: fingers, mouse, wheel, keys, text, controllers that come and
/// go, sizes of the window, the loss of its focus, requests to quit.
///
/// What it does follows from the seed, and from what the scene shows, at which it aims. After each step it checks what
/// holds in every game (``SceneInvariants``: each touch that began ends, recognizers change their states by the rules,
/// the engine has no complaint) and what the game itself requires; at the end, that the scene comes to rest, and that
/// two plays are the same. A play that fails is shortened to the few steps that still fail, and printed as a test.
///
/// ```swift
/// var monkey = Monkey(seed: 7)
/// monkey.require("all cards are on the table") { scene in
///   let table = scene.window.view
///   return table.subviews.allSatisfy { table.bounds.contains($0.center) }
/// }
/// let report = try monkey.play(for: .seconds(60)) { scene in CardTable(in: scene) }
/// #expect(report.failure == nil, "\(report)")
/// ```
/// The closure makes the game, as `App.launch(_:)` does. It is played without a display, in the scene's own time: a
/// minute takes a second or a few.
public struct Monkey {
  /// The seed of its choices.
  public let seed: UInt64
  /// The size of the scene, in points.
  public let size: Size
  /// What it plays with; everything by default.
  public var hands = MonkeyHands.all
  /// The mean number of steps in a second of the scene's clock.
  public var stepsPerSecond = 5.0
  /// Diagnostics that the game is known to cause, and that are no failures.
  public var expected: Set<Diagnostic.Kind> = []
  /// The most plays in which a failure is shortened; 0 leaves it as it is.
  public var shrinkingPlays = 400
  /// The conditions of the game.
  private var conditions: [SceneCondition] = []

  /// Makes a monkey that plays scenes of a size.
  public init(seed: UInt64, size: Size = Size(1024, 720)) {
    self.seed = seed
    self.size = size
  }

  /// Adds a condition of the game, which has to hold after each step, with a name for the report.
  public mutating func require(_ name: String, _ holds: @escaping (Scene) -> Bool) {
    conditions.append(SceneCondition(name: name, holds: holds))
  }

  /// What it checks in a scene, with the conditions of the game. Tests that it prints call this, before they fill the
  /// scene.
  public func invariants(of scene: Scene) -> SceneInvariants { SceneInvariants(of: scene, conditions, expected) }

  /// Plays a game, until it fails or the time is over.
  ///
  /// - Parameters:
  ///   - duration: The time to play, on the scene's clock.
  ///   - makeScene: Fills an empty scene with the game, as `App.launch(_:)` does, and returns what keeps the game
  ///     alive, if anything has to. It is called for every play, and again when the game has ended; each time the game
  ///     has to begin in the same way.
  /// - Returns: what was played, and the failure, if there is one.
  /// - Throws: what the closure throws.
  public func play(for duration: Duration, _ makeScene: @escaping (Scene) throws -> Any) throws -> MonkeyReport {
    let end = Int(duration / .milliseconds(1))
    var planner = MonkeyPlanner(seed: seed, hands, size: size, stepsPerSecond: stepsPerSecond)
    let run = try MonkeyRun(self, makeScene)
    while run.problems.isEmpty, run.milliseconds < end, let step = run.next(&planner) {
      if try run.perform(step) { planner.forgetScene() }
    }
    run.finish()
    return MonkeyReport(seed: seed, steps: run.steps, failure: try failure(of: run, makeScene))
  }

  // MARK: Failures

  /// The failure of a play, shortened; nil when it has none, and a second play of its steps is the same.
  private func failure(
    of run: MonkeyRun, _ makeScene: @escaping (Scene) throws -> Any
  ) throws -> MonkeyFailure? {
    guard let problem = run.problems.first else {
      let isSame = { (steps: [MonkeyStep]) in
        let runs = try (0..<2).map { _ in try MonkeyRun.play(steps, self, makeScene) }
        return runs[0].digest == runs[1].digest && runs[0].problems == runs[1].problems
      }
      let again = try MonkeyRun.play(run.steps, self, makeScene)
      if again.digest == run.digest && again.problems.isEmpty { return nil }
      let few = shortened(run.steps) { steps in (try? isSame(steps)) == false }
      return MonkeyFailure(
        "two plays of the same steps differ", try MonkeyRun.play(few, self, makeScene), size: size, ending: .same)
    }
    let kind = MonkeyFailure.kind(of: problem)
    let toRest = run.isAtRest
    var shortest = run
    _ = shortened(run.steps) { steps in
      guard let run = try? MonkeyRun.play(steps, self, toRest: toRest, makeScene),
        run.problems.first.map(MonkeyFailure.kind) == kind
      else { return false }
      shortest = run
      return true
    }
    return MonkeyFailure(
      shortest.problems.first ?? problem, shortest, size: size, ending: toRest ? .rest : .holds)
  }

  /// The fewest and simplest steps found that still fail.
  private func shortened(_ steps: [MonkeyStep], while fails: ([MonkeyStep]) -> Bool) -> [MonkeyStep] {
    var shrinker = Shrinker(attempts: shrinkingPlays / 2)
    let few = shrinker.fewest(of: steps, while: fails)
    shrinker = Shrinker(attempts: shrinkingPlays - shrinkingPlays / 2 + shrinker.attempts)
    // A game may go on by itself: its time stays, and only what the hands do in it is left out.
    let kept = shrinker.fewest(of: Array(few.indices)) { kept in fails(MonkeyStep.keeping(kept, of: few)) }
    let fewer = shrinker.fewest(of: MonkeyStep.keeping(kept, of: few), while: fails)
    return shrinker.simplest(of: fewer, by: \.simplerForms, while: fails)
  }
}
