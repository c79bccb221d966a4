import Dactyl

/// A check of `Scene.lint()`: it finds one kind of mistake.
///
/// To add one, write a type in a file of `Checks/`, and add it to `LintChecks.all`. It reads the survey and the public
/// state of the scene, changes nothing, and costs time in proportion to the number of views or recognizers.
protocol LintCheck {
  /// The name, in findings and in calls of `Scene.lint(_:)`.
  static var name: String { get }
  /// Returns what it finds, in the order of the survey.
  static func findings(in survey: LintSurvey) -> [LintFinding]
}
