import Dactyl

/// Keeps what a scene complains of, and makes a test fail of it.
///
/// It knows no testing library: give it the call that lets a test fail.
/// ```swift
/// let diagnostics = DiagnosticRecorder(scene) { Issue.record("\($0)") }
/// ```
public final class DiagnosticRecorder {
  /// What was complained of, the expected included, in order.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The kinds that are part of the test and do not make it fail.
  public var expected: Set<Diagnostic.Kind>

  /// Listens to a scene from now on, instead of whatever did. The closure gets every diagnostic that is not expected.
  public init(
    _ scene: SceneGraph, expected: Set<Diagnostic.Kind> = [], _ fail: @escaping (Diagnostic) -> Void = { _ in }
  ) {
    self.expected = expected
    scene.onDiagnostic = { [self] diagnostic in
      diagnostics.append(diagnostic)
      if !self.expected.contains(diagnostic.kind) { fail(diagnostic) }
    }
  }

  /// The kinds of what was complained of, in order.
  public var kinds: [Diagnostic.Kind] { diagnostics.map(\.kind) }
}
