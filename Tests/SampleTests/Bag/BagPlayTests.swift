import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// Bags that are played at random, and by their script.
@Suite struct BagPlayTests {
  @Test(
    "No item is lost, and none is created except copies, whatever hands do", arguments: 1...6 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    let bags = try TestBags()
    var random = Seeded(seed: seed)
    let fingers = (1...4).map { Finger($0, in: bags.scene) }
    var down: Set<Int> = []

    for _ in 0..<600 { step(bags, fingers, &down, &random) }
    bags.strike(.escape)
    for finger in down { fingers[finger].lift() }
    bags.pass(2)

    #expect(bags.shown == bags.expected, "seed \(seed)")
    #expect(bags.diagnostics.isEmpty, "seed \(seed): \(bags.diagnostics)")
    #expect(bags.scene.dragSessions.isEmpty && bags.scene.windows.allSatisfy { $0.view.name != "drags" })
    #expect(unpaired(bags.events) == [], "seed \(seed)")
    #expect(try bags.counts == counts(after: bags.events), "seed \(seed)")
    let kinds = Set(bags.lines.compactMap { $0.split(separator: " ").first })
    #expect(
      kinds.isSuperset(of: ["pick", "split", "drop", "refuse", "cancel"]), "seed \(seed): \(kinds)")
  }

  /// One random operation of careless hands.
  private func step(_ bags: TestBags, _ fingers: [Finger], _ down: inout Set<Int>, _ random: inout Seeded) {
    let finger = Int.random(in: 0..<fingers.count, using: &random)
    let slot = Int.random(in: 0..<bags.bags.inventory.slots.count, using: &random)
    let location = bags.location(slot) + Vector(Float.random(in: -30...30, using: &random), 0)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45:
      if down.insert(finger).inserted {
        fingers[finger].press(at: location)
        if Int.random(in: 0..<3, using: &random) == 0 { bags.pass(0.6) }
      } else {
        fingers[finger].drag(to: location, duration: 0.1, steps: 3)
      }
    case 45..<72: if down.remove(finger) != nil { fingers[finger].lift() }
    case 72..<74: if down.remove(finger) != nil { fingers[finger].cancel() }
    case 74..<76: bags.strike(.escape)
    case 76..<80:
      if let key = Key.letter("z") {
        bags.strike(key, with: Bool.random(using: &random) ? .control : [.control, .shift])
      }
    case 80..<82:
      let size = Size(Float.random(in: 300..<1400, using: &random), Float.random(in: 300..<1000, using: &random))
      bags.scene.send(.window(.resized(size)))
    case 82..<92:
      let keys = [Key.tab, .tab, .right, .left, .down, .space, .return]
      bags.strike(keys[Int.random(in: 0..<keys.count, using: &random)], with: Bool.random(using: &random) ? .shift : [])
    default: bags.pass(Double.random(in: 0..<0.4, using: &random))
    }
  }

  /// The expected number of each item: copies were added, and removed when they were undone.
  private func counts(after events: [BagEvent]) throws -> [Item: Int] {
    var (done, undone) = ([Stack?](), [Stack?]())
    for event in events {
      switch event {
      case .copy(let handful, _, let count, _): (done, undone) = (done + [Stack(handful.stack.item, count)], [])
      case .drop, .swap: (done, undone) = (done + [nil], [])
      case .undo: undone.append(done.removeLast())
      case .redo: done.append(undone.removeLast())
      case .pick, .split, .refuse, .cancel: break
      }
    }
    return done.reduce(into: try TestBags().counts) { counts, copied in
      if let copied { counts[copied.item, default: 0] += copied.count }
    }
  }

  /// Hands that end otherwise than they began.
  private func unpaired(_ events: [BagEvent]) -> [String] {
    var held: [DragSession.Origin: [Handful]] = [:]
    var wrong: [String] = []
    func end(_ handful: Handful, _ hand: DragSession.Origin, _ event: BagEvent) {
      if let index = held[hand]?.firstIndex(of: handful) {
        held[hand]?.remove(at: index)
      } else {
        wrong.append("\(event)")
      }
    }
    for event in events {
      switch event {
      case .pick(let handful, let hand), .split(let handful, let hand): held[hand, default: []].append(handful)
      case .drop(let handful, _, let count, _), .copy(let handful, _, let count, _):
        if !(1...handful.stack.count).contains(count) { wrong.append("\(event)") }
      case .swap, .cancel, .refuse, .undo, .redo: break
      }
      switch event {
      case .drop(let handful, _, _, let hand), .copy(let handful, _, _, let hand), .swap(let handful, _, let hand),
        .cancel(let handful, let hand):
        end(handful, hand, event)
      case .pick, .split, .refuse, .undo, .redo: break
      }
    }
    return wrong + held.values.joined().map { "\($0) is held for ever" }
  }

  @Test(
    "Without undo, the number of each item is the original one and the copies",
    arguments: 7...9 as ClosedRange<UInt64>)
  func sums(seed: UInt64) throws {
    let bags = try TestBags()
    var random = Seeded(seed: seed)
    var counts = bags.counts
    for _ in 0..<150 {
      let slots = bags.bags.inventory.slots.indices
      bags.drag(
        from: slots.randomElement(using: &random) ?? 0, to: slots.randomElement(using: &random) ?? 0,
        resting: Bool.random(using: &random) ? 0.6 : 0)
      for slot in bags.bags.inventory.slots {
        if let stack = slot.stack { #expect(stack.count >= 1 && stack.count <= stack.item.limit) }
        if let stack = slot.stack, slot.rule != .wares { #expect(slot.rule.takes(stack.item)) }
      }
    }
    for event in bags.events {
      if case .copy(let handful, _, let count, _) = event { counts[handful.stack.item]? += count }
    }
    #expect(bags.counts == counts && bags.events.count > 100)
  }

  private func play() throws -> (lines: [String], pictures: Set<Int>) {
    let bags = try TestBags()
    let script = bags.bags.script
    for event in script.events { bags.scene.send(event) }
    var pictures: Set<Int> = []
    while bags.scene.testClock.now < script.end {
      bags.pass(1.0 / 60)
      var hasher = Hasher()
      for item in bags.scene.drawList.items { hasher.combine(item.transform) }
      pictures.insert(hasher.finalize())
    }
    #expect(bags.diagnostics.isEmpty && bags.shown == bags.expected)
    #expect(script.moments.allSatisfy { $0.timestamp < script.end })
    return (bags.lines, pictures)
  }

  @Test func theScriptShowsEveryKindOfEventAndIsTheSameEachTime() throws {
    let (first, second) = (try play(), try play())

    #expect(first.lines == second.lines && first.pictures == second.pictures && first.pictures.count > 200)
    for kind in ["pick ", "split ", "drop ", "copy ", "swap ", "refuse ", "cancel ", "undo"] {
      #expect(first.lines.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
    #expect(first.lines.contains { $0.hasPrefix("drop ") && $0.hasSuffix("hand=keys") })
    #expect(first.lines.contains { $0.hasPrefix("swap ") && $0.hasSuffix("hand=mouse") })
  }
}
