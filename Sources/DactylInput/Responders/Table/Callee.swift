/// Code of the game's that the engine calls, once at a time: what comes up for it in the middle of a call waits until
/// that returns, and is then made in the order in which it came.
package class Callee {
  /// Whether its own code runs.
  package final var isBusy: Bool { isRunning }
  /// Whether what it belongs to has ended, or has another in its place.
  package final var hasEnded: Bool { isOver }

  // What calls read all the time is nobody else's, so that reading it asks for no access check.
  private final var isRunning = false
  private final var isOver = false
  /// What waits for the call to return that it is in the middle of.
  private final var waiting: [() -> Void] = []
  private final var isAnyWaiting = false
  /// Whether it hears of what waited.
  private(set) final var isCatchingUp = false
  /// How often it is called once more because of what its own calls set off: beyond any use.
  private static var mostCalls: Int { 1000 }

  /// The columns of the scene in which it is.
  final var columns: SceneColumns?

  init(in columns: SceneColumns? = nil) { self.columns = columns }

  /// Runs its code, and then what came up for it meanwhile. Nobody does so while it is busy.
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

  /// Runs its code: now, or, when that runs already, when it returns.
  package final func call(_ body: @escaping () -> Void) {
    guard isRunning else { return occupied(body) }
    whenFree { [self] in call(body) }
  }

  /// Has something done when the call returns that it is in the middle of.
  package final func whenFree(_ body: @escaping () -> Void) {
    waiting.append(body)
    isAnyWaiting = true
  }

  private final func catchUp() {
    guard !isCatchingUp else { return }
    isCatchingUp = true
    // Each counts, and not each round: one that sets off two would be called without end.
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
    // A question may have been what it heard of these after, and has no end at which anybody looks.
    columns?.graph?.endWalk()
  }

  /// Notes that what it belongs to has ended, or has another in its place.
  package func end() { isOver = true }
}
