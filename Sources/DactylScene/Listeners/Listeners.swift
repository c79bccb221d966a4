/// Listeners in the order of their registration: the one mechanism behind all subscriptions.
///
/// They may be added and removed at any moment. While they are being called, one that was removed is skipped, and one
/// that is added waits for the next time. Closures that are removed meanwhile are released after the calls, so that the
/// `deinit` of a captured object may do anything. Adding and removing cost the same, whatever the number (amortized);
/// calling allocates nothing.
@usableFromInline
package final class Listeners<Value>: SnapshotState {
  /// The listeners in order, with gaps: removed ones stay until they are more than half of all.
  // (Unchecked, all of them: most frames ask, and each access begins and ends at once, with no code of a game in it.)
  @usableFromInline @exclusivity(unchecked) var entries: [ListedListener<Value>] = []
  @usableFromInline @exclusivity(unchecked) var activeCount = 0
  /// The number of nested passes over the list.
  @usableFromInline @exclusivity(unchecked) var depth = 0
  /// Whether a listener was removed during a pass, and is to be released after it.
  @usableFromInline @exclusivity(unchecked) var hasRemoved = false

  /// Makes an empty list.
  package init() {}

  deinit { _ = takeAll(isCancelled: false) }

  /// Whether listeners are being called.
  package var isBusy: Bool { unsafe depth > 0 }

  /// The number of active listeners.
  package var count: Int { unsafe activeCount }

  /// Whether no listener is active.
  @inlinable package var isEmpty: Bool { unsafe activeCount == 0 }

  /// Adds a listener after the others.
  @inlinable
  package func add(_ value: Value) -> Subscription {
    let entry = ListedListener(value, in: self)
    unsafe entries.append(entry)
    unsafe activeCount += 1
    return Subscription(entry)
  }

  /// Calls a closure for each active listener that was there before the pass, which may do anything.
  @inlinable
  package func forEach(_ body: (Value, ListedListener<Value>) -> Void) { visit({ $0.isActive }, body) }

  /// The same for those that were not cancelled: after `end()` the listeners that ended with their owner, for a last
  /// call.
  package func forEachToFinish(_ body: (Value, ListedListener<Value>) -> Void) { visit({ !$0.isCancelled }, body) }

  /// Changes the values of the active listeners, and cancels those for which the closure returns false. It calls no
  /// code of the game.
  package func updateEach(_ update: (inout Value) -> Bool) {
    forEach { value, listener in
      var value = value
      guard update(&value) else { return listener.cancel() }
      unsafe listener.value = value
    }
  }

  /// Cancels all listeners.
  package func removeAll() {
    if unsafe depth == 0 {
      let values = takeAll(isCancelled: true)
      withExtendedLifetime(values) {}
    } else {
      endAll(isCancelled: true)
      unsafe hasRemoved = true
    }
  }

  /// Ends all listeners together with what they listen to. Nothing is released before the list itself.
  package func end() { endAll(isCancelled: false) }

  // MARK: Snapshots

  /// Copies which listeners there are, and their values. Those that were added after a snapshot have ended when it is
  /// restored, and those that were cancelled are called again.
  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    // Not copied: depth, hasRemoved (none is being called).
    var isUsed = unsafe !entries.isEmpty
    copier.copy(&isUsed)
    if copier.isRestoring {
      for entry in unsafe entries {
        if entry.isActive { unsafe entry.state = .cancelled }
        entry.list = nil
      }
    }
    // Most lists have no listeners.
    guard isUsed else {
      for entry in unsafe entries { copier.keep(entry) }
      unsafe (entries, activeCount) = ([], 0)
      return
    }
    unsafe copier.copy(&activeCount)
    unsafe copier.copy(&entries)
    for entry in unsafe entries {
      unsafe copier.copy(&entry.state)
      unsafe copier.copy(&entry.value)
      if copier.isRestoring { entry.list = entry.isActive ? self : nil }
    }
  }

  // MARK: Passes

  @inlinable
  func visit(_ isMeant: (Listener) -> Bool, _ body: (Value, ListedListener<Value>) -> Void) {
    guard unsafe !entries.isEmpty else { return }
    unsafe depth += 1
    // During a pass the list only grows.
    for index in unsafe 0..<entries.count {
      let entry = unsafe entries[index]
      guard isMeant(entry) else { continue }
      if let value = unsafe entry.value { body(value, entry) }
    }
    unsafe depth -= 1
    if unsafe depth == 0 && hasRemoved { releaseRemoved() }
  }

  /// Releases what was removed during a pass.
  @usableFromInline
  func releaseRemoved() {
    unsafe hasRemoved = false
    let values = unsafe entries.filter(\.isCancelled).map { unsafe $0.value.take() }
    closeGaps()
    withExtendedLifetime(values) {}
  }

  // MARK: Removing

  /// Removes a listener that was cancelled.
  func remove(_ entry: ListedListener<Value>) {
    unsafe activeCount -= 1
    entry.list = nil
    guard unsafe depth == 0 else { return unsafe hasRemoved = true }
    let value = unsafe entry.value.take()
    closeGaps()
    withExtendedLifetime(value) {}
  }

  /// Compacts the list when more than half of it are removed listeners.
  private func closeGaps() {
    if unsafe entries.count > 2 * activeCount { unsafe entries.removeAll { unsafe $0.value == nil } }
  }

  private func endAll(isCancelled: Bool) {
    unsafe activeCount = 0
    for entry in unsafe entries { entry.leave(isCancelled: isCancelled) }
  }

  /// Ends all listeners and empties the list. Returns the values, to be released when all is consistent.
  private func takeAll(isCancelled: Bool) -> [Value?] {
    endAll(isCancelled: isCancelled)
    let left = unsafe entries
    unsafe entries = []
    return left.map { unsafe $0.value.take() }
  }
}

extension Listeners {
  /// Adds a closure.
  @inlinable
  package func add<Argument>(_ body: @escaping (Argument) -> Void) -> Subscription where Value == Callback<Argument> {
    add(Callback(body))
  }

  /// Calls all closures.
  @inlinable
  package func call<Argument>(_ argument: Argument) where Value == Callback<Argument> {
    forEach { callback, _ in callback.body(argument) }
  }
}
