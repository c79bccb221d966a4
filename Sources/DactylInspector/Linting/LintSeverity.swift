/// How sure a finding of `Scene.lint()` is a mistake.
public enum LintSeverity: String, Hashable, Sendable, Comparable {
  /// What may be meant so, or is a matter of taste, such as a small touch target.
  case note
  /// What hardly anybody means: something that can't work as it is.
  case warning

  /// Whether the first is less severe.
  public static func < (a: Self, b: Self) -> Bool { a == .note && b == .warning }
}
