/// A closure of the game's that is called once at a time.
package final class CalledClosure<Argument>: Callee {
  package let body: (Argument) -> Void

  package init(in columns: SceneColumns?, _ body: @escaping (Argument) -> Void) {
    self.body = body
    super.init(in: columns)
  }

  /// Calls it: now, or, when it runs already, when it returns. One that was taken off meanwhile is called no more.
  package func callAsFunction(_ argument: Argument) {
    guard !isBusy else { return whenFree { [self] in self(argument) } }
    if !hasEnded { occupied { body(argument) } }
  }
}

extension CalledClosure<Void> {
  /// The closure as it was given.
  package var plain: () -> Void { { [body] in body(()) } }
  /// Calls it: now, or, when it runs already, when it returns.
  package func callAsFunction() { self(()) }
}
