import DactylScene

/// Keeps what a graph complains of.
final class DiagnosticLog {
  private(set) var entries: [Diagnostic] = []

  init(of graph: SceneGraph) { graph.onDiagnostic = { [self] in entries.append($0) } }

  var kinds: [Diagnostic.Kind] { entries.map(\.kind) }

  /// What was said during the call.
  func during(_ body: () -> Void) -> [Diagnostic] {
    let count = entries.count
    body()
    return Array(entries[count...])
  }
}
