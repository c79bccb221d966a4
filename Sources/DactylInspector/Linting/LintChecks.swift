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
