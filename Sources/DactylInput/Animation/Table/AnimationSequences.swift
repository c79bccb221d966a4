import DactylScene

/// The sequences that are being played.
final class AnimationSequences: SnapshotState {
  /// A sequence, with the place where it is.
  struct Playing {
    let number: Int
    let steps: [AnimationSequence.Step]
    /// How often it is still to be played, this time included.
    var rounds: Double
    let completion: ((Bool) -> Void)?
    /// The step that runs; −1 before the first one.
    var step = -1
    /// When it ends, which is when the next one starts.
    var end: Timestamp
    /// When this round has started.
    var roundStart: Timestamp
    /// Views whose animations were interrupted: they have no further part in it.
    var left: [Entity] = []
  }

  private let waiting: WaitingStages
  private let listeners = Listeners<Playing>()
  /// The numbers of those that played in the last frame: those that are missing were cancelled.
  private var numbers: [Int] = []
  private var added = 0
  /// Views whose animations were interrupted since the last frame, with the numbers of the sequences.
  private var interruptions: [(sequence: Int, view: Entity)] = []
  /// The sequence whose step is being started: its own new animations don't interrupt it.
  private var starting: Int?

  init(_ waiting: WaitingStages) { self.waiting = waiting }

  /// Whether none is played, and none was cancelled since the last frame. (Kept, since frames ask several times.)
  private(set) var isEmpty = true

  func add(
    _ steps: [AnimationSequence.Step], repeats: Double, at moment: Timestamp, completion: ((Bool) -> Void)?
  ) -> Subscription {
    waiting.insert(.animations)
    isEmpty = false
    numbers.append(added)
    defer { added += 1 }
    return listeners.add(
      Playing(
        number: added, steps: steps, rounds: repeats, completion: completion, end: moment, roundStart: moment))
  }

  /// Records that an animation of a view ended early.
  func interrupt(_ sequence: Int, by view: Entity) {
    if sequence != starting { interruptions.append((sequence, view)) }
  }

  /// Takes the numbers of the sequences that were cancelled since the last frame.
  func takeCancelled() -> [Int] {
    guard numbers.count != listeners.count else { return [] }
    var active: [Int] = []
    listeners.forEach { playing, _ in active.append(playing.number) }
    defer {
      numbers = active
      isEmpty = active.isEmpty
    }
    return numbers.filter { !active.contains($0) }
  }

  /// Goes on to the next step of each sequence whose step has ended, and starts it.
  /// - Parameters:
  ///   - start: starts a part, at a moment; returns when it ends.
  ///   - finish: takes a completion or a callback, to be called later.
  /// - Returns: whether any step was started.
  func advance(
    to moment: Timestamp, start: (AnimationSequence.Part, _ at: Timestamp, _ sequence: Int) -> Timestamp,
    finish: (@escaping (Bool) -> Void, Bool) -> Void
  ) -> Bool {
    let leaving = interruptions
    interruptions.removeAll()
    var hasStarted = false
    listeners.updateEach { playing in
      for view in leaving where view.sequence == playing.number && !playing.left.contains(view.view) {
        playing.left.append(view.view)
      }
      let isAbandoned = !playing.left.isEmpty && !playing.views.contains { !playing.left.contains($0) }
      guard playing.end <= moment || isAbandoned else { return true }
      guard !isAbandoned, playing.goOn() else {
        if let completion = playing.completion { finish(completion, playing.left.isEmpty) }
        numbers.removeAll { $0 == playing.number }
        return false
      }
      let step = playing.steps[playing.step]
      let begin = playing.end
      playing.end = begin + step.pause
      starting = playing.number
      for part in step.parts where part.view.isAlive && !playing.left.contains(part.view.entity) {
        playing.end = max(playing.end, start(part, begin, playing.number))
      }
      starting = nil
      if let callback = step.callback { finish({ _ in callback() }, true) }
      // A round that takes no time is played once a frame.
      if playing.step == playing.steps.count - 1, playing.end == playing.roundStart {
        playing.end = Timestamp(nanoseconds: moment.nanoseconds + 1)
      }
      hasStarted = true
      return true
    }
    isEmpty = numbers.isEmpty
    return hasStarted
  }

  func removeAll() {
    listeners.removeAll()
    numbers.removeAll()
    isEmpty = true
    interruptions.removeAll()
  }

  func mix(into hash: inout StateHash) {
    listeners.forEach { playing, _ in
      hash.mix(playing.step)
      hash.mix(playing.end)
      hash.mix(playing.rounds)
    }
  }

  package func copyState(_ copier: StateCopier) {
    // Not copied: starting (nothing is being started).
    listeners.copyState(copier)
    copier.copy(numbers) { numbers = $0 }
    copier.copy(isEmpty) { isEmpty = $0 }
    copier.copy(added) { added = $0 }
    copier.copy(interruptions) { interruptions = $0 }
  }
}

extension AnimationSequences.Playing {
  /// The views that it animates.
  fileprivate var views: some Sequence<Entity> { steps.lazy.flatMap { $0.parts.lazy.map(\.view.entity) } }

  /// Goes to the next step. Returns false behind the last one.
  fileprivate mutating func goOn() -> Bool {
    step += 1
    guard step == steps.count else { return true }
    rounds -= 1
    (step, roundStart) = (0, end)
    return rounds > 0 && !steps.isEmpty
  }
}
