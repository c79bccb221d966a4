import DactylScene

/// Keeps the diagnostics of a graph.
final class DiagnosticLog {
  private(set) var entries: [Diagnostic] = []
  private(set) var listening: Subscription?

  init(of graph: SceneGraph) {
    listening = graph.onDiagnostic { [unowned self] in entries.append($0) }.untilReleased
  }

  var kinds: [Diagnostic.Kind] { entries.map(\.kind) }

  /// The diagnostics during the call.
  func during(_ body: () -> Void) -> [Diagnostic] {
    let count = entries.count
    body()
    return Array(entries[count...])
  }
}
