import Dactyl

/// Records the diagnostics of a scene, and fails a test for unexpected ones.
///
/// It depends on no testing library: pass it the call that fails a test.
/// ```swift
/// let diagnostics = DiagnosticRecorder(scene) { Issue.record("\($0)") }
/// ```
public final class DiagnosticRecorder {
  /// The diagnostics so far, the expected ones included, in order.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The kinds that are part of the test and do not fail it.
  public var expected: Set<Diagnostic.Kind>

  /// Starts to record the diagnostics of a scene. The closure is called with every diagnostic that is not expected.
  public init(
    _ scene: SceneGraph, expected: Set<Diagnostic.Kind> = [], _ fail: @escaping (Diagnostic) -> Void = { _ in }
  ) {
    self.expected = expected
    scene.onDiagnostic { [self] diagnostic in
      diagnostics.append(diagnostic)
      if !self.expected.contains(diagnostic.kind) { fail(diagnostic) }
    }
  }

  /// The kinds of the diagnostics so far, in order.
  public var kinds: [Diagnostic.Kind] { diagnostics.map(\.kind) }
}
