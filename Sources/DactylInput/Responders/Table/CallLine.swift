/// A queue of calls to several callees, each made when the one before has returned: a call that waits for its busy
/// callee delays those behind it.
final class CallLine: SnapshotState {
  private var waiting: [(callee: Callee, call: () -> Void)] = []
  /// Whether a call is being made, or waits.
  private var isUnderWay = false
  /// Whether calls are being made.
  var isBusy: Bool { isUnderWay }

  /// Appends a call to the queue.
  func append(_ callee: Callee, _ call: @escaping () -> Void) { waiting.append((callee, call)) }

  /// Makes the calls, up to the first that has to wait.
  func goOn() {
    guard !isUnderWay else { return }
    isUnderWay = true
    while let next = waiting.first {
      guard !next.callee.isBusy else {
        return next.callee.whenFree { [self] in
          isUnderWay = false
          goOn()
        }
      }
      waiting.removeFirst()
      next.call()
    }
    isUnderWay = false
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(waiting) { waiting = $0 }
    copier.copy(isUnderWay) { isUnderWay = $0 }
  }
}
