import Dactyl

/// Finds the fewest events of a recording that still show something.
///
/// It leaves out whole sequences first (`InputSequence`), many at a time, then moves inside those that are left, then
/// frames in which nothing comes in, with the time that they took. Every candidate is played from the launch on, so
/// that what it shows is what a player would have seen. Fingers and keys stay whole: what began ends as it did.
package enum RecordingShrinker {
  /// Shrinks a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - attempts: The most candidates that are played.
  ///   - firstShown: Plays a candidate from the launch on, and returns the index of the first frame that shows it.
  /// - Returns: the shortest recording found, without hashes; nil when the whole one does not show it.
  package static func shrink(
    _ recording: Recording, attempts: Int = 1000, firstShown: (Recording) -> Int?
  ) -> Recording? {
    guard let shown = firstShown(recording) else { return nil }
    var choice = RecordingChoice(of: recording, shownIn: shown)
    var shrinker = Shrinker(attempts: attempts)
    choice.sequences = shrinker.fewest(of: choice.sequences) { kept in
      var candidate = choice
      candidate.sequences = kept
      return firstShown(candidate.recording) != nil
    }
    choice.tidy()
    choice.moves = shrinker.fewest(of: choice.moves) { kept in
      var candidate = choice
      candidate.moves = kept
      return firstShown(candidate.recording) != nil
    }
    choice.tidy()
    choice.idleFrames = shrinker.fewest(of: choice.idleFrames) { kept in
      var candidate = choice
      candidate.idleFrames = kept
      return firstShown(candidate.recording) != nil
    }
    return choice.recording
  }
}

/// What of a recording is kept.
private struct RecordingChoice {
  private let whole: Recording
  /// The devices that are connected while the recording runs.
  private let connecting: Set<InputSequence.SceneDevice>
  /// The number of frames at the beginning that can matter.
  private let frameCount: Int
  /// The sequences that are kept.
  var sequences: [InputSequence]
  /// The moves that are kept, of any sequence, in order.
  var moves: [InputSequence.Place]
  /// The frames that are kept although nothing comes in.
  var idleFrames: [Int]

  /// Everything that can matter for what is shown first in a frame: nothing that begins after it. A touch that began
  /// before ends later.
  init(of recording: Recording, shownIn shown: Int) {
    whole = recording
    sequences = InputSequences(recording).all.filter { $0.fixed[0].frame <= shown }
    connecting = Set(sequences.lazy.filter(\.connects).compactMap(\.device))
    moves = sequences.flatMap(\.moves).sorted()
    frameCount = max(shown, sequences.flatMap { $0.fixed + $0.moves }.map(\.frame).max() ?? 0) + 1
    idleFrames = Array(0..<frameCount)
  }

  /// Forgets what is left out anyhow: what belongs to sequences that are gone, and to frames that are not idle.
  mutating func tidy() {
    sequences = connected
    let own = Set(sequences.flatMap(\.moves))
    moves = moves.filter(own.contains)
    let busy = Set(events.lazy.map(\.frame))
    idleFrames = idleFrames.filter { !busy.contains($0) && !whole.frames[$0].isNeeded }
  }

  /// The sequences, without those of devices whose connection was left out.
  private var connected: [InputSequence] {
    let present = Set(sequences.lazy.filter(\.connects).compactMap(\.device))
    return sequences.filter { sequence in
      guard let device = sequence.device else { return true }
      return !connecting.contains(device) || present.contains(device)
    }
  }

  private var events: Set<InputSequence.Place> {
    let connected = connected
    return Set(connected.flatMap(\.fixed)).union(Set(connected.flatMap(\.moves)).intersection(moves))
  }

  /// The recording with what is kept. The gaps of frames that are left out are closed: what comes later happens earlier
  /// by as much.
  var recording: Recording {
    let (events, idle) = (events, Set(idleFrames))
    let busy = Set(events.lazy.map(\.frame))
    var short = Recording(head: whole.head)
    short.head.from = nil
    short.head.features.remove(.hashes)
    short.launchAnswers = whole.launchAnswers
    short.notes = whole.notes
    var clock = whole.frames.first?.moment ?? .zero
    var last = clock
    // Every scene keeps its first frame, in which it is laid out and shown.
    var seen: Set<Int> = []
    for (index, frame) in whole.frames.prefix(frameCount).enumerated() {
      let step = frame.moment.nanoseconds &- last.nanoseconds
      last = frame.moment
      let isFirst = seen.insert(frame.scene).inserted
      guard isFirst || idle.contains(index) || busy.contains(index) || frame.isNeeded else { continue }
      clock.nanoseconds &+= step
      let shift = clock.nanoseconds &- frame.moment.nanoseconds
      var kept = frame
      kept.hash = nil
      kept.moment = clock
      kept.events = frame.events.indices.compactMap { place in
        guard events.contains(InputSequence.Place(frame: index, event: place)) else { return nil }
        var event = frame.events[place]
        event.timestamp.nanoseconds &+= shift
        return event
      }
      short.frames.append(kept)
    }
    return short
  }
}

extension RecordedFrame {
  /// Whether the frame has to be played although no event came in: the world answered the game, or the display changed.
  fileprivate var isNeeded: Bool { !answers.isEmpty || pointsPerMillimeter != nil }
}
