/// Calls a closure when its last reference is released: like code in the deinitializer of a game's value.
package final class DeinitProbe {
  private let say: () -> Void

  package init(_ say: @escaping () -> Void) { self.say = say }

  deinit { say() }
}
