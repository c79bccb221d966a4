/// The processing of input from its arrival until it is settled, as seen by the code below `Frame.swift`, which
/// implements it.
protocol Pipeline: AnyObject {
  /// Handles everything that a batch, a deadline or code of the game has set off, until no work is pending.
  func settle()
  /// Ends the scene if `end()` was called and no code of the scene is running.
  func endIfWanted()
}

/// The pending work of settling, and whether settling may run.
package final class Settling: SnapshotState {
  var isNeeded = false
  var isRunning = false
  /// The number of running passes that must not be interrupted; what they set off is settled afterwards.
  var holds = 0
  /// The requests that closures of hit shapes made, and whether they are being performed; see `Scene.postpone(_:)`.
  let postponed = Queue<(Scene) -> Void>()
  var isDoingPostponed = false

  /// Requests another round of settling. Called by the tables of other modules, when they have pending notifications.
  package func request() { isNeeded = true }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(isNeeded) { isNeeded = $0 }
    copier.copy(isRunning) { isRunning = $0 }
    copier.copy(holds) { holds = $0 }
    copier.copy(postponed)
    copier.copy(isDoingPostponed) { isDoingPostponed = $0 }
  }
}

/// The only entry to the pipeline from outside a frame.
extension Scene {
  /// Settles at once after code of the game that runs outside the passes of a frame; inside them the settling is
  /// deferred.
  package func settleIfIdle() {
    guard settling.isNeeded && settling.holds == 0 && !isAnswering else { return }
    settle()
    if life.isToEnd { endIfWanted() }
  }

  /// Runs code that must not be interrupted by settling; what it sets off is settled afterwards.
  func withoutSettling<Result>(_ body: () -> Result) -> Result {
    holdSettling()
    defer { releaseSettling() }
    return body()
  }

  /// Defers settling until the hold is released. Holds nest.
  @inline(__always) func holdSettling() { settling.holds += 1 }
  @inline(__always) func releaseSettling() { settling.holds -= 1 }
}
