/// A closure of the game whose calls are never nested.
package final class CalledClosure<Argument>: Callee {
  /// The closure as it was given.
  package let body: (Argument) -> Void

  package init(in columns: SceneColumns?, _ body: @escaping (Argument) -> Void) {
    self.body = body
    super.init(in: columns)
  }

  /// Calls the closure: at once, or, while it is running, when it returns. A closure that was removed meanwhile is not
  /// called.
  package func callAsFunction(_ argument: Argument) {
    guard !isBusy else { return whenFree { [self] in self(argument) } }
    if !hasEnded { occupied { body(argument) } }
  }
}

extension CalledClosure<Void> {
  /// Calls the closure: at once, or, while it is running, when it returns.
  package func callAsFunction() { self(()) }
}
