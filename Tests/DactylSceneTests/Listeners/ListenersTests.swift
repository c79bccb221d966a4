import Testing

@testable import DactylScene

/// The list behind all subscriptions.
@Suite struct ListenersTests {
  private let listeners = Listeners<Callback<Int>>()
  private let log = Log()

  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Runs a closure when it is released.
  private final class Parting {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    deinit { body() }
  }

  private func add(_ name: String, _ body: @escaping () -> Void = {}) -> Subscription {
    listeners.add { [log] number in
      log.lines.append("\(name) \(number)")
      body()
    }
  }

  /// Adds a listener whose release is logged, and runs a closure.
  private func addParting(_ name: String, then body: @escaping () -> Void = {}) -> Subscription {
    let parting = Parting { [log] in
      log.lines.append("\(name) released")
      body()
    }
    return add(name) { withExtendedLifetime(parting) {} }
  }

  @Test("Listeners are called in the order of their registration, each until it is cancelled")
  func order() {
    let (a, b, c) = (add("a"), add("b"), add("c"))
    listeners.call(1)
    b.cancel()
    b.cancel()
    listeners.call(2)
    #expect(log.take() == ["a 1", "b 1", "c 1", "a 2", "c 2"])
    #expect(a.isActive && !b.isActive && c.isActive && !listeners.isEmpty)
    a.cancel()
    c.cancel()
    listeners.call(3)
    #expect(log.take().isEmpty && listeners.isEmpty)
  }

  @Test("A listener cancelled during the calls is not called any more: itself, an earlier and a later one")
  func cancelledMeanwhile() {
    var (first, own, last): (Subscription?, Subscription?, Subscription?)
    first = add("first")
    own = add("own") {
      own?.cancel()
      first?.cancel()
      last?.cancel()
      #expect(own?.isActive == false && last?.isActive == false)
    }
    last = add("last")
    _ = add("rest")
    listeners.call(1)
    #expect(log.take() == ["first 1", "own 1", "rest 1"])
    listeners.call(2)
    #expect(log.take() == ["rest 2"])
  }

  @Test("A listener added during the calls is called from the next time on, in nested calls as well")
  func addedMeanwhile() {
    var isFirst = true
    _ = add("a") {
      guard isFirst else { return }
      isFirst = false
      _ = add("b")
      listeners.call(2)
    }
    listeners.call(1)
    #expect(log.take() == ["a 1", "a 2", "b 2"])
    listeners.call(3)
    #expect(log.take() == ["a 3", "b 3"])
  }

  @Test("A closure is released when it is cancelled, and during calls after the outermost of them")
  func release() {
    addParting("outside").cancel()
    #expect(log.take() == ["outside released"])
    var parting: Subscription?
    var isNested = false
    _ = add("a") {
      if !isNested {
        isNested = true
        listeners.call(2)
      } else {
        parting?.cancel()
      }
    }
    parting = addParting("b")
    listeners.call(1)
    #expect(log.take() == ["a 1", "a 2", "b released"])
  }

  @Test("Releasing a closure may cancel and add listeners")
  func meddlingRelease() {
    let other = add("other")
    let parting = addParting("parting") {
      other.cancel()
      _ = add("heir")
    }
    _ = add("cancels") { parting.cancel() }
    listeners.call(1)
    #expect(log.take() == ["other 1", "parting 1", "cancels 1", "parting released"])
    listeners.call(2)
    #expect(log.take() == ["cancels 2", "heir 2"])
  }

  @Test("A subscription ends when the last copy of its held value is released, wherever that is")
  func untilReleased() {
    var held: [Subscription] = [add("held").untilReleased]
    held.append(held[0])
    held.append(held[0].untilReleased)
    let plain = add("plain") { held = [] }
    held.removeLast(2)
    listeners.call(1)
    #expect(log.take() == ["held 1", "plain 1"])
    listeners.call(2)
    #expect(log.take() == ["plain 2"])
    plain.cancel()
    held = [add("held").untilReleased]
    held[0].cancel()
    #expect(!held[0].isActive && listeners.isEmpty)
    held = []
  }

  @Test("All listeners are cancelled at once, between calls and during them")
  func removingAll() {
    let (a, parting) = (add("a"), addParting("parting"))
    listeners.removeAll()
    #expect(!a.isActive && !parting.isActive && log.take() == ["parting released"])
    let clearing = add("clearing") { listeners.removeAll() }
    let last = addParting("last")
    listeners.call(1)
    #expect(log.take() == ["clearing 1", "last released"] && !clearing.isActive && !last.isActive)
  }

  @Test("Destroying a list releases all closures; its subscriptions have ended, and may still be cancelled")
  func end() {
    var list: Listeners<Callback<Int>>? = Listeners()
    var own: Subscription?
    let parting = Parting { [log] in
      log.lines.append("released")
      own?.cancel()
    }
    own = list?.add { _ in withExtendedLifetime(parting) {} }
    func letGo(_ parting: consuming Parting) {}
    letGo(parting)
    let held = list?.add { _ in }.untilReleased
    list = nil
    #expect(own?.isActive == false && held?.isActive == false)
    own?.cancel()
  }

  @Test("Listeners that ended with their owner receive a last call, unless they were cancelled since")
  func lastCalls() {
    let (_, b, c) = (add("a"), add("b"), add("c"))
    c.cancel()
    listeners.end()
    #expect(!b.isActive && listeners.isEmpty)
    listeners.call(1)
    #expect(log.take().isEmpty)
    b.cancel()
    listeners.forEachToFinish { listener, _ in listener.body(2) }
    #expect(log.take() == ["a 2"])
  }

  @Test("Thousands of added and removed listeners leave no gaps behind, and keep their order")
  func many() {
    let kept = (0..<3).map { add("kept \($0)") }
    for _ in 0..<20 {
      let passing = (0..<500).map { _ in listeners.add { _ in } }
      for one in passing.shuffled() { one.cancel() }
    }
    listeners.call(1)
    #expect(log.take() == ["kept 0 1", "kept 1 1", "kept 2 1"])
    #expect(listeners.entries.count <= 2 * kept.count)
  }
}
