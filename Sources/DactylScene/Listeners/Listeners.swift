/// Listeners in the order of their registration: the one mechanism behind all subscriptions.
///
/// They may be added and removed at any moment. While they are being called, one that was removed is skipped, and one
/// that is added waits for the next time. Closures that are removed meanwhile are released after the calls, so that the
/// `deinit` of a captured object may do anything. Adding and removing cost the same, whatever the number (amortized);
/// calling allocates nothing.
@usableFromInline
package final class Listeners<Value> {
  /// The listeners in order, with gaps: removed ones stay until they are more than half of all.
  @usableFromInline var entries: [ListedListener<Value>] = []
  @usableFromInline var activeCount = 0
  /// The number of nested passes over the list.
  @usableFromInline var depth = 0
  /// Whether a listener was removed during a pass, and is to be released after it.
  @usableFromInline var hasRemoved = false

  /// Makes an empty list.
  package init() {}

  deinit { _ = takeAll(isCancelled: false) }

  /// Whether no listener is active.
  @inlinable package var isEmpty: Bool { activeCount == 0 }

  /// Adds a listener after the others.
  package func add(_ value: Value) -> Subscription {
    let entry = ListedListener(value, in: self)
    entries.append(entry)
    activeCount += 1
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
      listener.value = value
    }
  }

  /// Cancels all listeners.
  package func removeAll() {
    if depth == 0 {
      let values = takeAll(isCancelled: true)
      withExtendedLifetime(values) {}
    } else {
      endAll(isCancelled: true)
      hasRemoved = true
    }
  }

  /// Ends all listeners together with what they listen to. Nothing is released before the list itself.
  package func end() { endAll(isCancelled: false) }

  // MARK: Passes

  @inlinable
  func visit(_ isMeant: (Listener) -> Bool, _ body: (Value, ListedListener<Value>) -> Void) {
    guard !entries.isEmpty else { return }
    depth += 1
    // During a pass the list only grows.
    for index in 0..<entries.count where isMeant(entries[index]) {
      let entry = entries[index]
      if let value = entry.value { body(value, entry) }
    }
    depth -= 1
    if depth == 0 && hasRemoved { releaseRemoved() }
  }

  /// Releases what was removed during a pass.
  @usableFromInline
  func releaseRemoved() {
    hasRemoved = false
    let values = entries.filter(\.isCancelled).map { $0.value.take() }
    closeGaps()
    withExtendedLifetime(values) {}
  }

  // MARK: Removing

  /// Removes a listener that was cancelled.
  func remove(_ entry: ListedListener<Value>) {
    activeCount -= 1
    entry.list = nil
    guard depth == 0 else { return hasRemoved = true }
    let value = entry.value.take()
    closeGaps()
    withExtendedLifetime(value) {}
  }

  /// Compacts the list when more than half of it are removed listeners.
  private func closeGaps() {
    if entries.count > 2 * activeCount { entries.removeAll { $0.value == nil } }
  }

  private func endAll(isCancelled: Bool) {
    activeCount = 0
    for entry in entries { entry.leave(isCancelled: isCancelled) }
  }

  /// Ends all listeners and empties the list. Returns the values, to be released when all is consistent.
  private func takeAll(isCancelled: Bool) -> [Value?] {
    endAll(isCancelled: isCancelled)
    let left = entries
    entries = []
    return left.map { $0.value.take() }
  }
}

extension Listeners {
  /// Adds a closure.
  package func add<Argument>(_ body: @escaping (Argument) -> Void) -> Subscription where Value == Callback<Argument> {
    add(Callback(body))
  }

  /// Calls all closures.
  @inlinable
  package func call<Argument>(_ argument: Argument) where Value == Callback<Argument> {
    forEach { callback, _ in callback.body(argument) }
  }
}
