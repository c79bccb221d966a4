extension Scene {
  /// Calls a closure once, after a time on the scene's own clock: 0 or less, and what is no number, count as 0.
  ///
  /// The clock stands still while no frames run and skips what the program slept through, so that a pause loses
  /// nothing. The closure is called at its exact moment, between the events before and after it; several that are due
  /// at one moment in the order in which they were added. Adding, cancelling and calling one cost the logarithm of
  /// their number.
  ///
  /// ```swift
  /// let hint = scene.after(5) { bubble.isHidden = false }
  /// hint.cancel()
  /// ```
  @discardableResult
  public func after(_ seconds: Double, _ body: @escaping () -> Void) -> Subscription {
    let delay = seconds > 0 ? seconds : 0
    return timers.add(at: currentTime + min(delay, SceneTimers.longest), body)
  }

  /// Calls a closure once, in the next frame: after its input, with the updates. One that is added in a frame waits for
  /// the one after it.
  @discardableResult
  public func nextFrame(_ body: @escaping () -> Void) -> Subscription {
    let number = frames.number
    // It is known when it has been added. (And it stays known, for a scene that goes back to a snapshot.)
    var subscription: Subscription?
    let added = addSystem("nextFrame", at: .update) { [unowned self] _ in
      guard frames.number > number else { return }
      subscription?.cancel()
      body()
    }
    subscription = added
    return added
  }

  fileprivate var timers: SceneTimers {
    if let part = part(SceneTimers.self) { return part }
    let timers = SceneTimers()
    addPart(timers)
    return timers
  }
}

/// The closures that wait for a time.
final class SceneTimers: TimedPart, AddedPart {
  private final class Body {
    // Not in snapshots: never changes.
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private struct Waiting: HeapElement {
    let due: Timestamp
    /// The sequence number of the addition.
    let number: Int
    let subscription: Subscription
    /// The closure; nil after it was cancelled.
    weak var body: Body?

    func comesBefore(_ other: Waiting) -> Bool { due == other.due ? number < other.number : due < other.due }
  }

  /// The longest time that can be waited for, in seconds: longer than any program runs.
  static let longest = 1e9

  private let listeners = Listeners<Body>()
  /// Those that wait. Cancelled ones stay until they are first, or most of all.
  private var heap = Heap<Waiting>()
  private var added = 0

  /// Adds a closure that is called at a moment.
  func add(at due: Timestamp, _ closure: @escaping () -> Void) -> Subscription {
    let body = Body(closure)
    let subscription = listeners.add(body)
    if heap.count > 2 * listeners.count + 64 { heap.removeAll { !$0.subscription.isActive } }
    heap.append(Waiting(due: due, number: added, subscription: subscription, body: body))
    added += 1
    return subscription
  }

  // MARK: Deadlines

  var nextDeadline: Timestamp? {
    while let first = heap.first {
      if first.subscription.isActive { return first.due }
      _ = heap.popFirst()
    }
    return nil
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    // Those that are added meanwhile, even for this moment, wait for the next call.
    let end = added
    var later: [Waiting] = []
    while let due = nextDeadline, due <= now, let first = heap.popFirst() {
      guard first.number < end else {
        later.append(first)
        continue
      }
      let body = first.body
      first.subscription.cancel()
      body?.body()
    }
    for waiting in later { heap.append(waiting) }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    while let due = nextDeadline, due <= moment, let first = heap.popFirst() { first.subscription.cancel() }
  }

  func sceneDidEmpty(_ scene: Scene) {
    heap = Heap()
    listeners.removeAll()
  }

  // MARK: State

  func mix(into hash: inout StateHash) {
    hash.mix(heap.elements.filter(\.subscription.isActive).sorted { $0.comesBefore($1) }) { hash, waiting in
      hash.mix(waiting.due)
    }
  }

  package func copyState(_ copier: StateCopier) {
    listeners.copyState(copier)
    copier.copy(heap) { heap = $0 }
    copier.copy(added) { added = $0 }
  }
}
