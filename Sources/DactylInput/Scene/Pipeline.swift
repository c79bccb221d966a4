/// What everything that comes in goes through until it is settled. It is read in `Frame.swift`; whatever lies below
/// knows of it this much.
protocol Pipeline: AnyObject {
  /// Brings everything to rest that a batch, a deadline or game code set off.
  func settle()
  /// Ends the scene if that was asked for and nothing of it runs.
  func endIfWanted()
}

/// What waits to be settled, and whether it can be.
final class Settling {
  var isNeeded = false
  var isRunning = false
  /// How many passes run that must not be interrupted: what they set off is settled afterwards.
  var holds = 0
  /// What was asked for in hit shapes, and whether it is being done; see `Scene.postpone(_:)`.
  let postponed = Queue<(Scene) -> Void>()
  var isDoingPostponed = false
}

/// The one door by which the pipeline is entered from outside a frame.
extension Scene {
  /// Settles at once what game code did outside a frame's passes; inside them it waits for its turn.
  package func settleIfIdle() {
    guard settling.isNeeded && settling.holds == 0 && !isAnswering else { return }
    settle()
    if life.isToEnd { endIfWanted() }
  }

  /// Runs code in whose middle nothing may be settled; what it sets off is settled afterwards.
  func withoutSettling<Result>(_ body: () -> Result) -> Result {
    holdSettling()
    defer { releaseSettling() }
    return body()
  }

  /// Keeps what comes up from being settled until the hold is released again. Holds nest.
  @inline(__always) func holdSettling() { settling.holds += 1 }
  @inline(__always) func releaseSettling() { settling.holds -= 1 }
}
