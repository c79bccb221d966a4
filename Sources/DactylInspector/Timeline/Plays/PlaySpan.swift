import Dactyl

/// A time during which a recognizer is in one state, from its first input to its reset.
package struct PlaySpan: Hashable, Sendable {
  /// The position of the recognizer.
  package var recognizer: Int
  /// The attempt of a recognizer that makes one for each finger, or 0.
  package var attempt: UInt32
  /// The state; began stands for changed, too.
  package var state: GestureState?
  package var start: Timestamp
  package var end: Timestamp
  /// Whether it is the first of its attempt.
  package var isFirst: Bool
  /// The position of the verdict with which it begins.
  package var verdict: Int

  /// A recognizer, or its attempt with a finger.
  private struct Attempt: Hashable {
    var recognizer: Int
    var number: UInt32
  }

  /// The spans of a play, in the order of their ends.
  package static func spans(of play: Play) -> [PlaySpan] {
    var (spans, open): ([PlaySpan], [Attempt: PlaySpan]) = ([], [:])
    func close(_ attempt: Attempt, at time: Timestamp) {
      guard var span = open.removeValue(forKey: attempt) else { return }
      span.end = time
      spans.append(span)
    }
    for (index, verdict) in play.verdicts.enumerated() {
      guard let recognizer = verdict.recognizer else { continue }
      let attempt = Attempt(recognizer: recognizer, number: verdict.attempt)
      let state = verdict.kind == .bindGesture ? .possible : GestureState(rawValue: verdict.detail)
      switch verdict.kind {
      case .bindGesture where open[attempt] == nil, .enter where state != .possible && state != .changed:
        let isFirst = open[attempt] == nil
        close(attempt, at: verdict.time)
        open[attempt] = PlaySpan(
          recognizer: recognizer, attempt: verdict.attempt, state: state, start: verdict.time, end: verdict.time,
          isFirst: isFirst, verdict: index)
      case .enter where state == .possible: close(attempt, at: verdict.time)
      default: break
      }
    }
    for attempt in open.keys.sorted(by: { ($0.recognizer, $0.number) < ($1.recognizer, $1.number) }) {
      close(attempt, at: play.end)
    }
    return spans
  }
}
