import Dactyl

/// Why something did not happen in a scene, with the change that helps: the answer to `Scene.explain(_:)` and its
/// relatives.
///
/// ```swift
/// print(scene.explain(tap))
/// // why tap did not recognize: at 2.416 s tap failed by itself: 14.2 of 10 points of movement (TAP5). It happens with
/// // this change, which was tried: ...
/// ```
public struct Explanation: Hashable, Sendable, CustomStringConvertible {
  /// What became of what was asked about.
  public enum Outcome: Hashable, Sendable {
    /// It happened, at a moment of the scene's clock: there is nothing to explain.
    case happened(Timestamp)
    /// It did not happen, and what kept it from that is known.
    case prevented
    /// No cause was found, or none could be looked for. `lookedAt` says what was.
    case unknown
  }

  /// How sure a change is.
  public enum Cure: Hashable, Sendable {
    /// The change was made in a copy of the program, into which the same input was played: there it happened.
    case works
    /// The change was not tried, since there is no copy or no recording: it is the usual one for the cause.
    case untried
    /// No change was found that helps.
    case none
  }

  /// The question: `why tap did not recognize`.
  public var question: String
  /// What became of it.
  public var outcome: Outcome
  /// The id of the rule that decided, as in the log of decisions; nil where nothing was found.
  public var rule: String?
  /// The word for the cause: `covered`, `outside-parent`, `lost-to` …; nil where nothing was found.
  public var cause: String?
  /// The name of the view, window, recognizer or responder that stood in the way; nil when what was asked about did
  /// itself, or nobody with a name.
  public var opponent: String?
  /// The moment at which it was decided, on the scene's clock.
  public var time: Timestamp?
  /// The condition that the input does not meet, where that is the cause.
  public var condition: UnmetCondition?
  /// What happened, in a sentence without the rule.
  public var reason = ""
  /// The changes after which it happens, each as a line of Swift or of plain words. All of them are made together.
  public var changes: [String] = []
  /// How sure the changes are.
  public var cure = Cure.none
  /// What lies behind the cause, once the changes are made: sentences, the nearest first.
  public var then: [String] = []
  /// What was looked at where no cause was found, and what of the game is not known outside of it.
  public var lookedAt: [String] = []

  init(_ question: String, _ outcome: Outcome) {
    self.question = question
    self.outcome = outcome
  }

  /// The explanation in some sentences: what happened and who decided it, the rule, and the change.
  public var description: String {
    switch outcome {
    case .happened(let time): return "\(question): it happened, at \(time.inSeconds)\(ruleText)."
    case .unknown:
      return "\(question): no cause was found. Looked at: \(lookedAt.joined(separator: "; "))."
    case .prevented:
      let moment = time.map { "at \($0.inSeconds) " } ?? ""
      let rest = then.map { " Then \($0)." }.joined()
      return "\(question): \(moment)\(reason)\(ruleText).\(rest) \(cureText)"
    }
  }

  private var ruleText: String { rule.map { " (\($0))" } ?? "" }

  private var cureText: String {
    let changes = changes.joined(separator: "; ")
    return switch cure {
    case .works: "It happens with this change, which was tried: \(changes)."
    case .untried: changes.isEmpty ? "No change was tried." : "This may help, and was not tried: \(changes)."
    case .none: "No change was found that helps."
    }
  }
}

extension Explanation {
  /// Takes what was found.
  mutating func take(_ chain: ObstacleChain, subject: String, cure: Cure) {
    outcome = .prevented
    let obstacle = chain.obstacle
    (rule, cause, opponent) = (obstacle.rule, obstacle.cause.rawValue, obstacle.opponent)
    (time, condition) = (obstacle.time, obstacle.condition)
    reason = obstacle.reason(subject: subject)
    changes = chain.edits.map(\.code)
    self.cure = chain.edits.isEmpty && cure == .untried ? .none : cure
    var next = chain.then.first
    while let link = next {
      then.append(link.obstacle.reason(subject: subject) + " (\(link.obstacle.rule))")
      next = link.then.first
    }
  }
}
