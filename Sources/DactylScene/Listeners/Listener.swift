/// A registered listener, as its subscription refers to it.
@usableFromInline
package class Listener {
  // Not in snapshots: its list copies it (`Listeners.copyState(_:)`).
  // (Unchecked: asked at each call, and written at once.)
  @usableFromInline @exclusivity(unchecked) final var state = State.active

  @usableFromInline
  enum State {
    case active
    /// What it listened to has ended.
    case ended
    case cancelled
  }

  @inlinable init() {}

  /// Whether it is called.
  @inlinable package final var isActive: Bool { unsafe state == .active }
  /// Whether its subscription was cancelled; false when it ended with what it listened to.
  @inlinable package final var isCancelled: Bool { unsafe state == .cancelled }

  /// Ends the subscription. One that has ended otherwise only receives no last call any more.
  package final func cancel() {
    guard !isCancelled else { return }
    let wasActive = isActive
    unsafe state = .cancelled
    if wasActive { wasRemoved() }
  }

  /// Marks it as ended together with what it listens to.
  final func end() { if isActive { unsafe state = .ended } }

  /// Removes it from its list. Called when it was cancelled.
  func wasRemoved() {}
}

/// A listener with its value, in a list.
@usableFromInline
package final class ListedListener<Value>: Listener {
  // Not in snapshots: its list copies it (`Listeners.copyState(_:)`).
  /// The closure, with what is kept beside it; nil after its release.
  // (Unchecked: read at each call, and written at once.)
  @usableFromInline @exclusivity(unchecked) var value: Value?
  /// The list, while the listener is active.
  @usableFromInline unowned var list: Listeners<Value>?

  // (In the clients' code, as all that adds a listener: it would look up the type at run time.)
  @inlinable
  init(_ value: Value, in list: Listeners<Value>) {
    unsafe self.value = value
    self.list = list
  }

  override func wasRemoved() { list?.remove(self) }

  /// Ends it, and detaches it from its list.
  func leave(isCancelled: Bool) {
    list = nil
    if isCancelled { cancel() } else { end() }
  }
}

/// The closure of a listener that has nothing beside it.
@usableFromInline
package struct Callback<Argument> {
  /// The closure.
  @usableFromInline package let body: (Argument) -> Void

  @inlinable package init(_ body: @escaping (Argument) -> Void) { self.body = body }
}
