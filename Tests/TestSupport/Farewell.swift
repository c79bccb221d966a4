/// Calls a closure when nobody holds it any more: what the end of a game's value may do.
package final class Farewell {
  private let say: () -> Void

  package init(_ say: @escaping () -> Void) { self.say = say }

  deinit { say() }
}
