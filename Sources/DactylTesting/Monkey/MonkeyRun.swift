import Dactyl

/// One play of a monkey: the scenes that it plays, one after another where a game ends, and what it found.
final class MonkeyRun {
  private let monkey: Monkey
  private let makeScene: (Scene) throws -> Any
  private var player: MonkeyPlayer?
  private var invariants: SceneInvariants?
  /// What the game is kept alive by.
  private var game: Any?
  /// The steps that were performed. One that could not be, as the lift of a finger that is up, is a wait.
  private(set) var steps: [MonkeyStep] = []
  /// The numbers of steps after which the game had ended, and was made again.
  private var endings: [Int] = []
  /// The steps that let go of everything, at the end.
  private var lettingGo: [MonkeyStep] = []
  /// What has not held.
  private(set) var problems: [String] = []
  /// Whether a problem was found only at rest.
  private(set) var isAtRest = false
  /// The decisions of all scenes, as a hash.
  private(set) var digest: UInt64 = 0
  /// The time that was played, on the scenes' own clocks, in milliseconds.
  private(set) var milliseconds = 0

  /// The seconds after which a scene is at rest.
  static let secondsToRest = 5

  init(_ monkey: Monkey, _ makeScene: @escaping (Scene) throws -> Any) throws {
    self.monkey = monkey
    self.makeScene = makeScene
    try begin()
  }

  /// Plays steps until one fails, or all are played; then lets go of everything and waits, unless that is left out.
  static func play(
    _ steps: [MonkeyStep], _ monkey: Monkey, toRest: Bool = true, _ makeScene: @escaping (Scene) throws -> Any
  ) throws -> MonkeyRun {
    let run = try MonkeyRun(monkey, makeScene)
    for step in steps where run.problems.isEmpty { try run.perform(step) }
    run.finish(toRest: toRest)
    return run
  }

  /// The next step that a planner chooses for the scene as it is now.
  func next(_ planner: inout MonkeyPlanner) -> MonkeyStep? { player.map { planner.next(for: $0) } }

  /// Performs a step. Returns whether the game ended by it, and was made again.
  @discardableResult
  func perform(_ step: MonkeyStep) throws -> Bool {
    guard let player else { return false }
    milliseconds += step.milliseconds
    let isDone = player.perform(step)
    steps.append(isDone ? step : MonkeyStep(after: step.milliseconds, .wait))
    problems = invariants?.problems() ?? []
    guard problems.isEmpty, player.scene.exitCode != nil else { return false }
    end()
    endings.append(steps.count)
    try begin()
    return true
  }

  /// Lets go of everything, and checks that the scene comes to rest.
  func finish(toRest: Bool = true) {
    if toRest, problems.isEmpty, let player {
      lettingGo = player.letGo()
      player.scene.advance(by: Double(Self.secondsToRest))
      problems = invariants?.problemsAtRest() ?? []
      isAtRest = !problems.isEmpty
    }
    end()
  }

  /// The steps in each scene, with those that let go of everything at the end if they are wanted.
  func scenes(toRest: Bool) -> [[MonkeyStep]] {
    let starts = [0] + endings
    var scenes = zip(starts, endings + [steps.count]).map { Array(steps[$0..<$1]) }
    if toRest { scenes[scenes.count - 1] += lettingGo }
    return scenes
  }

  private func begin() throws {
    let scene = Scene(size: monkey.size)
    let invariants = monkey.invariants(of: scene)
    game = try makeScene(scene)
    scene.advance(by: 0)
    player = MonkeyPlayer(scene)
    self.invariants = invariants
    problems = invariants.problems()
  }

  private func end() {
    if let invariants { digest = (digest ^ invariants.digest) &* 0x100_0000_01B3 }
    player?.scene.end()
    player = nil
    invariants = nil
    game = nil
  }
}
