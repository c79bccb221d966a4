/// Requests that are deferred until a hit-test is over.
///
/// The closure of a hit shape runs in the middle of a walk over the views. Edits of views are refused there. Other
/// requests to the engine (enabling a recognizer, changing the first responder or the key window, cancelling input,
/// sending an event) are performed after the walk: inside a frame before the touches that landed are delivered.
extension Scene {
  /// Defers a request until the walk in progress is over.
  package func postpone(_ request: @escaping (Scene) -> Void) {
    settling.postponed.append(request)
    hasPostponed = true
  }

  package func walkDidEnd() {
    guard !settling.isDoingPostponed else { return }
    settling.isDoingPostponed = true
    // Requests may add further ones; after 100 the rest is left for the next walk.
    var left = 100
    while left > 0, let request = settling.postponed.popFirst() {
      request(self)
      left -= 1
    }
    hasPostponed = !settling.postponed.isEmpty
    settling.isDoingPostponed = false
    settleIfIdle()
  }
}
