import DactylScene

/// Keeps the diagnostics of a graph.
final class DiagnosticLog {
  private(set) var entries: [Diagnostic] = []

  init(of graph: SceneGraph) { graph.onDiagnostic = { [self] in entries.append($0) } }

  var kinds: [Diagnostic.Kind] { entries.map(\.kind) }

  /// The diagnostics during the call.
  func during(_ body: () -> Void) -> [Diagnostic] {
    let count = entries.count
    body()
    return Array(entries[count...])
  }
}
