import Dactyl

/// A finding of `Scene.lint()`: what is wrong, whose fault it is, by which rule, and what to do.
public struct LintFinding: Hashable, CustomStringConvertible {
  /// The name of the check that found it: `covered`, `requirement-cycle`.
  public let check: String
  /// How sure it is a mistake.
  public let severity: LintSeverity
  /// The id of the rule by which it does not work, as in `Rules.md` and the semantics; nil for a matter of taste.
  public let rule: String?
  /// The views, controllers and other responders concerned. The one to change comes first.
  public let entities: [Entity]
  /// The recognizers concerned. The one to change comes first.
  public let recognizers: [AnyGesture]
  /// What is wrong, and where: a sentence without its full stop.
  public let problem: String
  /// What to do, in a sentence.
  public let advice: String

  /// Makes a finding.
  init(
    _ check: any LintCheck.Type, _ severity: LintSeverity, _ rule: String?, _ entities: [Entity] = [],
    _ recognizers: [AnyGesture] = [], _ problem: String, _ advice: String
  ) {
    self.check = check.name
    self.severity = severity
    self.rule = rule
    self.entities = entities
    self.recognizers = recognizers
    self.problem = problem
    self.advice = advice
  }

  /// The finding in one line: severity, problem, rule, advice, and the name of the check.
  public var description: String {
    let id = rule.map { " (\($0))" } ?? ""
    return "\(severity.rawValue): \(problem)\(id). \(advice) [\(check)]"
  }
}

@available(*, unavailable)
extension LintFinding: Sendable {}
