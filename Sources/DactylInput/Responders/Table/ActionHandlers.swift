/// The actions of an entity that closures perform: each costs the same however many there are.
final class ActionHandlers {
  private var list = KeyedList<Action, CalledClosure<Entity>>()

  var isEmpty: Bool { list.count == 0 }

  subscript(action: Action) -> CalledClosure<Entity>? { list[action] }

  /// Lets a closure perform an action; nil for none. Gives the one before, which is called no more.
  func set(_ perform: CalledClosure<Entity>?, for action: Action) -> CalledClosure<Entity>? {
    let old = list[action]
    old?.end()
    list[action] = perform
    return old
  }

  /// Has none of them called any more.
  func end() { list.forEach { _, perform in perform.end() } }
}
