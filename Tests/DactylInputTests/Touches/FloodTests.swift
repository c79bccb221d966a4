import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// More fingers than a person has: beyond words and short lists, data is stored elsewhere.
@Suite struct FloodTests {
  /// A hundred views side by side in a panel, and a finger on each.
  private func flooded(_ recognizer: Scripted? = nil) -> Stage {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    for index in 0..<100 {
      stage.view("\(index)", Rect(Float(index % 10) * 40, Float(index / 10) * 40, 40, 40), in: panel)
    }
    if let recognizer { stage.add(recognizer, to: panel, as: "all") }
    send(.began, to: stage, at: 1)
    return stage
  }

  private func send(_ phase: TouchSamplePhase, to stage: Stage, at time: Int64) {
    for finger in 0..<100 {
      stage.queue(Int64(finger), phase, Float(finger % 10) * 40 + 5, Float(finger / 10) * 40 + 5, at: time)
    }
    stage.frame(at: time)
  }

  @Test("Each of a hundred views receives its own finger, from the beginning to the end")
  func views() {
    let stage = flooded()
    send(.moved, to: stage, at: 2)
    send(.ended, to: stage, at: 3)

    let calls = ["touchesBegan", "touchesMoved", "touchesEnded"]
    #expect(stage.lines == calls.flatMap { call in (0..<100).map { "\($0) \(call) \($0)" } })
    #expect(stage.scene.inputs.order.isEmpty)
  }

  @Test("A recognizer receives a hundred fingers at once, and cancels all of them in their views")
  func recognizer() {
    var counts: [Int] = []
    var recognizer = Scripted.onMove
    recognizer.began = { touches, context in counts.append(contentsOf: [touches.count, context.numberOfTouches]) }
    let stage = flooded(recognizer)
    _ = stage.lines
    send(.moved, to: stage, at: 2)

    #expect(counts == [100, 100])
    #expect(stage.lines == (0..<100).map { "\($0) touchesCancelled \($0)" } + ["all began"])

    send(.ended, to: stage, at: 3)
    #expect(stage.lines == ["all ended"])
    #expect(stage.scene.inputs.order.isEmpty)
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("A recognizer on each of thousands of views receives its own finger, at constant cost")
  func recognizers() {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    for index in 0..<100 {
      let view = stage.scene.addView(
        frame: Rect(Float(index % 10) * 40, Float(index / 10) * 40, 40, 40), to: panel)
      stage.add(Scripted.immediate, to: view, as: "\(index)")
    }
    send(.began, to: stage, at: 1)
    send(.moved, to: stage, at: 2)
    send(.ended, to: stage, at: 3)
    let states = ["began", "changed", "ended"]
    #expect(stage.lines == states.flatMap { state in (0..<100).map { "\($0) \(state)" } })
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("The touches of a set are in landing order, also when slots were used before")
  func landingOrder() {
    let table = InputTable(SceneColumns())
    func land(_ finger: Int64) -> Int {
      table.begin(TouchSample(finger: FingerID(finger), phase: .began, location: .zero), at: .zero)
    }
    var all = InputSet()
    for finger in 0..<200 { all.insert(land(Int64(finger))) }
    all.insert(table.begin(.scroll, at: .zero))
    for slot in stride(from: 0, to: 200, by: 7) {
      table.lift(slot)
      table.records[slot].delivery = .closed
    }
    table.release(keeping: InputSet())
    for finger in 0..<10 { _ = land(Int64(1000 + finger)) }
    for slot in stride(from: 0, to: 200, by: 7) where !table.order.contains(slot) { all.remove(slot) }
    var slots: [Int] = []
    table.forEach(in: all) { slots.append($0) }
    #expect(slots == table.order.filter(all.contains))
    // Each touch is found by its identity, and ended ones are not.
    #expect(table.order.allSatisfy { table.slot(ofTouch: table.records[$0].id) == $0 })
    #expect([0, 1, 8, 1000].allSatisfy { table.slot(ofTouch: $0) == nil })
  }

  @Test("Every finger of a flood is found by its number, and removed alone")
  func fingerMap() {
    let map = FingerMap()
    for number in 0..<100 { map.insert(FingerID(Int64(number)), number) }
    for number in stride(from: 0, to: 100, by: 3) { map.remove(FingerID(Int64(number))) }

    for number in 0..<100 {
      let expected = number % 3 == 0 ? nil : number
      #expect(map[FingerID(Int64(number))] == expected)
    }
    map.removeAll()
    #expect((0..<100).allSatisfy { map[FingerID(Int64($0))] == nil })
  }

  @Test("Sets of slots contain what plain sets do, whatever is done with them", arguments: Seeds.each(20))
  func randomSets(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let most = [60, 120, 300][random.below(3)]
    var sets = [InputSet](repeating: InputSet(), count: 3)
    var plain = [Set<Int>](repeating: [], count: 3)
    for _ in 0..<500 {
      let (one, other, third, slot) = (random.below(3), random.below(3), random.below(3), random.below(most))
      switch random.below(7) {
      case 0, 1, 2:
        sets[one].insert(slot)
        plain[one].insert(slot)
      case 3:
        sets[one].remove(slot)
        plain[one].remove(slot)
      case 4:
        sets[one].formUnion(sets[other])
        plain[one].formUnion(plain[other])
      case 5:
        let (set, mask) = (sets[other], sets[third])
        sets[one].formUnion(set, within: mask)
        plain[one].formUnion(plain[other].intersection(plain[third]))
      default:
        guard random.chance(40) else { continue }
        let set = sets[other]
        sets[one].subtract(set)
        plain[one].subtract(plain[other])
      }
      #expect(sets[one].slots == plain[one].sorted() && sets[one].count == plain[one].count)
      #expect(sets[one].contains(slot) == plain[one].contains(slot) && sets[one].isEmpty == plain[one].isEmpty)
      #expect(sets[one].intersects(sets[other]) == !plain[one].isDisjoint(with: plain[other]))
      #expect(sets[one].countShared(with: sets[other]) == plain[one].intersection(plain[other]).count)
      #expect(sets[one].only == (plain[one].count == 1 ? plain[one].first : nil))
    }
  }

  @Test("A set of slots works the same below and above one word", arguments: [0, 60, 100, 200])
  func touchSet(offset: Int) {
    var (some, others) = (InputSet(), InputSet())
    for slot in [1, 3, 9] { some.insert(offset + slot) }
    for slot in [3, 5] { others.insert(offset + slot) }

    #expect(some.intersects(others))
    #expect(some.countShared(with: others) == 1)
    some.remove(offset + 3)
    #expect(!some.intersects(others))
    #expect(!some.contains(offset + 3) && some.contains(offset + 9))
    others.formUnion(some)
    #expect([1, 3, 5, 9].allSatisfy { others.contains(offset + $0) })
    others.subtract(some)
    #expect(!others.contains(offset + 1) && others.contains(offset + 5))
    var shared = InputSet()
    shared.formUnion(some, within: others)
    #expect(shared.isEmpty)
    for slot in [1, 64, 128, 200] { others.insert(offset + slot) }
    shared.formUnion(some, within: others)
    #expect(shared.slots == [offset + 1])
    some.subtract(others)
    #expect(some.slots == [offset + 9])
    others.subtract(others)
    #expect(others.isEmpty)
  }
}
