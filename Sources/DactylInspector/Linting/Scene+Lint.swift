import Dactyl

extension Scene {
  /// Finds mistakes that show without any input, in the scene as it is now: views that no touch reaches, recognizers
  /// that can't recognize, actions that nobody performs, and the like. Warnings come before notes.
  ///
  /// A call for debugging and tests, between frames: it goes through all views and recognizers, hit-tests at each view
  /// that takes touches, and asks delegates, hit shapes and responders, as the engine does. It changes nothing.
  ///
  /// ```swift
  /// for finding in scene.lint() { print(finding) }
  /// #expect(scene.lint().allSatisfy { $0.severity == .note })
  /// ```
  /// - Parameter names: The checks to run (`LintFinding.check`); all by default.
  public func lint(_ names: Set<String>? = nil) -> [LintFinding] {
    let survey = LintSurvey(self)
    let checks = LintChecks.all.filter { names?.contains($0.name) ?? true }
    let found = checks.flatMap { $0.findings(in: survey) }
    return found.filter { $0.severity == .warning } + found.filter { $0.severity == .note }
  }
}
