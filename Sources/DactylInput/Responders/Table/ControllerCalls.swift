/// The queue of callbacks to view controllers. Appending, removing the first, and removing those of a controller cost
/// the same, whatever the number of others.
final class ControllerCalls: SnapshotState {
  /// The callbacks by number, with gaps for removed ones.
  private var calls: [PendingControllerCall?] = []
  /// The number of the first element of the list.
  private var firstNumber = 0
  /// The index of the first callback that was not made yet.
  private var head = 0
  /// The numbers of each controller's queued callbacks.
  private var numbers: [Entity: [Int]] = [:]

  var isEmpty: Bool { count == 0 }
  /// The number of queued callbacks.
  private(set) var count = 0

  func append(_ call: PendingControllerCall) {
    numbers[call.controller, default: []].append(firstNumber + calls.count)
    calls.append(call)
    count += 1
  }

  /// The first callback, or nil.
  var first: PendingControllerCall? {
    skipGaps()
    return head < calls.count ? calls[head] : nil
  }

  /// Removes the first callback.
  func removeFirst() {
    guard let first else { return }
    forget(firstNumber + head, of: first.controller)
    calls[head] = nil
    skipGaps()
    withExtendedLifetime(first) {}
  }

  /// Removes the callbacks of a controller that satisfy a condition, tested once each, in order.
  func removeAll(of controller: Entity, where isMeant: (ControllerCall) -> Bool) {
    for number in numbers[controller] ?? [] {
      guard let call = calls[number - firstNumber], isMeant(call.call) else { continue }
      forget(number, of: controller)
      calls[number - firstNumber] = nil
      // Releasing its responder may run any code, so it happens when the list is consistent again.
      withExtendedLifetime(call) {}
    }
    skipGaps()
  }

  private func forget(_ number: Int, of controller: Entity) {
    count -= 1
    numbers[controller]?.removeAll { $0 == number }
    if numbers[controller]?.isEmpty == true { numbers[controller] = nil }
  }

  /// Skips gaps; the skipped part is removed when it is half of the list.
  private func skipGaps() {
    while head < calls.count, calls[head] == nil { head += 1 }
    guard head > 16, head > calls.count / 2 else { return }
    calls.removeFirst(head)
    firstNumber += head
    head = 0
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(calls) { calls = $0 }
    copier.copy(firstNumber) { firstNumber = $0 }
    copier.copy(head) { head = $0 }
    copier.copy(numbers) { numbers = $0 }
    copier.copy(count) { count = $0 }
  }
}
