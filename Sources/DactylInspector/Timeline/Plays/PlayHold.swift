import Dactyl

/// A time during which a recognizer waits for another one to fail.
package struct PlayHold: Hashable, Sendable {
  /// The position of the recognizer that waits.
  package var recognizer: Int
  /// The attempt of a recognizer that makes one for each finger, or 0.
  package var attempt: UInt32
  /// The position of the recognizer that it waits for.
  package var opponent: Int
  package var start: Timestamp
  package var end: Timestamp
  /// The position of the verdict with which it begins.
  package var verdict: Int

  /// The holds of a play, in the order in which they begin. Each ends when the recognizer enters a state, or waits for
  /// another one.
  package static func holds(of play: Play) -> [PlayHold] {
    var (holds, open): ([PlayHold], [Int]) = ([], [])
    for (index, verdict) in play.verdicts.enumerated() {
      guard let recognizer = verdict.recognizer, verdict.kind == .hold || verdict.kind == .enter else { continue }
      open.removeAll { held in
        guard holds[held].recognizer == recognizer, holds[held].attempt == verdict.attempt else { return false }
        holds[held].end = verdict.time
        return true
      }
      guard verdict.kind == .hold, let opponent = verdict.opponent else { continue }
      open.append(holds.count)
      holds.append(
        PlayHold(
          recognizer: recognizer, attempt: verdict.attempt, opponent: opponent, start: verdict.time, end: play.end,
          verdict: index))
    }
    return holds
  }
}
