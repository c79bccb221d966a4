/// Code of the game whose calls are never nested: a call that is requested during another one is deferred until that
/// returns, and then made in the order of the requests.
package class Callee: SnapshotState {
  /// Whether its own code is running.
  package final var isBusy: Bool { isRunning }
  /// Whether its owner has ended, or has replaced it.
  package final var hasEnded: Bool { isOver }

  // Private copies of state that every call reads, so that reading them needs no access check.
  private final var isRunning = false
  private final var isOver = false
  /// The calls that are deferred until the present one returns.
  private final var waiting: [() -> Void] = []
  private final var isAnyWaiting = false
  /// Whether deferred calls are being made.
  private(set) final var isCatchingUp = false
  /// The largest number of consecutive deferred calls: beyond any sensible use.
  private static var mostCalls: Int { 1000 }

  /// The columns of its scene.
  final var columns: SceneColumns?

  init(in columns: SceneColumns? = nil) { self.columns = columns }

  /// Runs its code, and then the deferred calls. Never called while it is busy.
  @inline(__always)
  package final func occupied<Result>(_ body: () -> Result) -> Result {
    isRunning = true
    defer { callDidReturn() }
    return body()
  }

  @inline(__always)
  private final func callDidReturn() {
    isRunning = false
    if isAnyWaiting { catchUp() }
  }

  /// Runs its code: at once, or, while it is running, when it returns.
  package final func call(_ body: @escaping () -> Void) {
    guard isRunning else { return occupied(body) }
    whenFree { [self] in call(body) }
  }

  /// Defers a closure until the present call returns.
  package final func whenFree(_ body: @escaping () -> Void) {
    waiting.append(body)
    isAnyWaiting = true
  }

  private final func catchUp() {
    guard !isCatchingUp else { return }
    isCatchingUp = true
    // Calls are counted and not rounds: one that requests two more would be called without end.
    var calls = 0
    while !waiting.isEmpty && calls < Self.mostCalls {
      calls += 1
      waiting.removeFirst()()
    }
    isCatchingUp = false
    isAnyWaiting = !waiting.isEmpty
    if isAnyWaiting {
      columns?.graph?.report(
        .unsettled, "code still set off calls of its own after \(Self.mostCalls); the rest waits for its next call")
    }
    // A deferred call may have followed a query of a hit-test, whose requests are performed here.
    columns?.graph?.endWalk()
  }

  /// Marks its owner as ended, or as having replaced it.
  package func end() { isOver = true }

  package func copyState(_ copier: StateCopier) {
    // Not copied: isRunning, waiting, isAnyWaiting, isCatchingUp (no call is being made); columns (they stay).
    copier.copy(isOver) { isOver = $0 }
  }
}
