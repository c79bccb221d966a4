import Dactyl

/// What did not hold, and the shortest play that shows it.
public struct MonkeyFailure: Sendable {
  /// What did not hold, in words.
  public let problem: String
  /// The fewest steps found after which it does not hold.
  public let steps: [MonkeyStep]
  /// The steps as the body of a test, which fails as the play did.
  ///
  /// It calls two things by the names of the example at ``Monkey``: `monkey`, and `makeScene`, which fills a scene with
  /// the game.
  public let test: String

  /// The failure that a play found.
  init(_ problem: String, _ run: MonkeyRun, size: Size, ending: MonkeyTestText.Ending) {
    self.problem = problem
    steps = run.steps
    var text = MonkeyTestText(size: size)
    test = text.write(run.scenes(toRest: ending != .holds), ending, problem)
  }

  /// The kind of a problem: its words without the numbers, which change when steps are left out.
  package static func kind(of problem: String) -> String { problem.filter { !$0.isNumber } }
}
