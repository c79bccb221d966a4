/// A list of listeners, each with a number by which it is removed.
final class ListenerList<Value> {
  private struct Listener {
    let number: Int
    let body: (Value) -> Void
  }

  private let listeners = List<Listener>()
  private var nextNumber = 1

  var isEmpty: Bool { listeners.isEmpty }

  func add(_ body: @escaping (Value) -> Void) -> Int {
    let number = nextNumber
    nextNumber += 1
    listeners.append(Listener(number: number, body: body))
    return number
  }

  func remove(_ number: Int) { listeners.removeAll { $0.number == number } }

  func removeAll() { listeners.removeAll() }

  /// Calls the present listeners; one that is removed meanwhile is skipped.
  func tell(_ value: Value) {
    for number in listeners.map(\.number) {
      guard let index = listeners.firstIndex(where: { $0.number == number }) else { continue }
      let body = listeners[index].body
      body(value)
    }
  }
}
