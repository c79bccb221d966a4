/// What everything that comes in goes through until it is settled. It is read in `Frame.swift`; whatever lies below knows of it this
/// much.
protocol Pipeline: AnyObject {
  /// Brings everything to rest that a batch, a deadline or game code set off.
  func settle()
  /// Ends the scene if that was asked for and nothing of it runs.
  func endIfWanted()
}

/// The one door by which the pipeline is entered from outside a frame.
extension Scene {
  /// Settles at once what game code did outside a frame's passes; inside them it waits for its turn.
  func settleIfIdle() {
    guard needsSettling && settlingHolds == 0 && !isAnswering else { return }
    settle()
    if isToEnd { endIfWanted() }
  }

  /// Runs code in whose middle nothing may be settled; what it sets off is settled afterwards.
  func withoutSettling<Result>(_ body: () -> Result) -> Result {
    holdSettling()
    defer { releaseSettling() }
    return body()
  }

  /// Keeps what comes up from being settled until the hold is released again. Holds nest.
  @inline(__always) func holdSettling() { settlingHolds += 1 }
  @inline(__always) func releaseSettling() { settlingHolds -= 1 }
}
