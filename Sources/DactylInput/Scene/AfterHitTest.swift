/// What waits until a hit-test is over.
///
/// A hit shape answers a question in the middle of a walk over the views. Edits of views are refused there. Whatever
/// else it asks of the engine (to enable a recognizer, to make somebody first responder or a window key, to cancel
/// input, to send an event) is done when the walk is over: inside a frame before the touches that landed are given to
/// anybody.
extension Scene {
  /// Does something when the walk is over in whose middle it was asked for.
  package func postpone(_ request: @escaping (Scene) -> Void) {
    settling.postponed.append(request)
    hasPostponed = true
  }

  package func walkDidEnd() {
    guard !settling.isDoingPostponed else { return }
    settling.isDoingPostponed = true
    // What these set off may ask for more; one that never stops waits for the next walk.
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
