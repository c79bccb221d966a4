/// The callbacks to view controllers that are on their way, in order. To add one, to make the first and to take out
/// those of a controller costs the same however many others there are.
final class ControllerCalls {
  /// By number, with gaps where some were taken out.
  private var calls: [PendingControllerCall?] = []
  /// The number of the first in the list.
  private var firstNumber = 0
  /// Where the first is that was not made yet.
  private var head = 0
  /// The numbers of each controller's that are on their way.
  private var numbers: [Entity: [Int]] = [:]

  var isEmpty: Bool { count == 0 }
  /// How many are on their way.
  private(set) var count = 0

  func append(_ call: PendingControllerCall) {
    numbers[call.controller, default: []].append(firstNumber + calls.count)
    calls.append(call)
    count += 1
  }

  /// The first, or nil.
  var first: PendingControllerCall? {
    skipGaps()
    return head < calls.count ? calls[head] : nil
  }

  /// Takes the first out.
  func removeFirst() {
    guard let first else { return }
    forget(firstNumber + head, of: first.controller)
    calls[head] = nil
    skipGaps()
    withExtendedLifetime(first) {}
  }

  /// Takes out those of a controller that are meant, each looked at once, in order.
  func removeAll(of controller: Entity, where isMeant: (ControllerCall) -> Bool) {
    for number in numbers[controller] ?? [] {
      guard let call = calls[number - firstNumber], isMeant(call.call) else { continue }
      forget(number, of: controller)
      calls[number - firstNumber] = nil
      // To let go of its responder may run any code, which waits for the list to be whole again.
      withExtendedLifetime(call) {}
    }
    skipGaps()
  }

  private func forget(_ number: Int, of controller: Entity) {
    count -= 1
    numbers[controller]?.removeAll { $0 == number }
    if numbers[controller]?.isEmpty == true { numbers[controller] = nil }
  }

  /// Passes over gaps; what was passed goes when it is half of all.
  private func skipGaps() {
    while head < calls.count, calls[head] == nil { head += 1 }
    guard head > 16, head > calls.count / 2 else { return }
    calls.removeFirst(head)
    firstNumber += head
    head = 0
  }
}
