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

/// The checks, in the order in which they report.
enum LintChecks {
  static var all: [any LintCheck.Type] {
    [
      // Touches that do not arrive.
      CoveredCheck.self, OverlapCheck.self, OutsideCheck.self, RefusedCheck.self, DetachedCheck.self,
      PassingCheck.self, IgnoringCheck.self, ExclusiveCheck.self, SmallTargetCheck.self,
      // Recognizers.
      RequirementCycleCheck.self, EndlessWaitCheck.self, NoInputCheck.self, BeatenCheck.self, NestedTapsCheck.self,
      LateTapCheck.self, LateTouchesCheck.self, SwitchedOffCheck.self,
      // Responders, actions and keys.
      MissingCancelCheck.self, OutOfChainCheck.self, UnperformedCheck.self, ShadowedCommandCheck.self,
      StaysFirstCheck.self, BindingCheck.self,
      // Scrolling, the focus, drops.
      ScrollCheck.self, FocusWayCheck.self, FocusTrapCheck.self, FocusRefusalCheck.self, NoDropCheck.self,
    ]
  }
}
