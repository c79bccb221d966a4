/// Calls to several that come in one order, each when the one before it has returned: one that has to wait for a call
/// that its callee is in the middle of keeps those behind it waiting.
final class CallLine {
  private var waiting: [(callee: Callee, call: () -> Void)] = []
  /// Whether one of them is being made, or has to wait.
  private var isUnderWay = false

  /// Puts a call at the end of the line.
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
}
