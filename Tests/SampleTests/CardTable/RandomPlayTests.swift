import Dactyl
import SampleScenes
import TestSupport
import Testing

/// Pseudorandom numbers, the same for the same seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

struct RandomPlayTests {
  @Test(arguments: Seeds.each(6))
  func everyPickHasExactlyOneDropOrCancel(seed: UInt64) throws {
    let hands = try TestTable()
    var random = Seeded(seed: seed)
    var down: [Int64: Point] = [:]

    for _ in 0..<700 { step(hands, &down, &random) }
    for (finger, location) in down.sorted(by: { $0.key < $1.key }) { hands.touch(FingerID(finger), .ended, location) }
    hands.pass(2)

    #expect(unpaired(hands.events) == [], "seed \(seed)")
    let cards = hands.table.summary.flatMap(\.cards) + hands.table.freeCards
    #expect(cards.sorted() == Array(0..<52), "seed \(seed): every card is somewhere, once")
    #expect(hands.diagnostics.isEmpty, "seed \(seed): \(hands.diagnostics)")
    #expect(hands.events.count > 20, "seed \(seed) does something")
    for pile in hands.table.summary {
      let top = pile.cards.last.flatMap { hands.table.location(of: $0) }
      #expect(
        top.map { $0.distance(to: pile.location) < 0.5 } ?? true, "seed \(seed): pile \(pile.number) lies in order")
    }
  }

  /// One random operation of a careless hand.
  private func step(_ hands: TestTable, _ down: inout [Int64: Point], _ random: inout Seeded) {
    let finger = Int64.random(in: 0..<6, using: &random)
    let location = Point(Float.random(in: -40..<1064, using: &random), Float.random(in: -40..<760, using: &random))
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<60:
      guard let last = down[finger] else {
        down[finger] = location
        return hands.touch(FingerID(finger), .began, location)
      }
      let next = Bool.random(using: &random) ? location : last + Vector(3, 2)
      down[finger] = next
      hands.touch(FingerID(finger), .moved, next)
    case 60..<80:
      guard let last = down.removeValue(forKey: finger) else { return }
      hands.touch(FingerID(finger), .ended, last)
    case 80..<83:
      guard let last = down.removeValue(forKey: finger) else { return }
      hands.touch(FingerID(finger), .cancelled, last)
    case 83..<85:
      hands.press(.escape)
      // The fingers are still on the glass: their events until they lift have no receiver.
      for (finger, location) in down.sorted(by: { $0.key < $1.key }) { hands.touch(FingerID(finger), .ended, location) }
      down = [:]
    case 85..<86: hands.press(.f3)
    case 86..<88:
      let size = Size(Float.random(in: 400..<1400, using: &random), Float.random(in: 300..<1000, using: &random))
      hands.send(.window(.resized(size)))
    default: hands.pass(Double.random(in: 0..<0.7, using: &random))
    }
  }

  /// Unpaired events: picks of cards that are held, drops and cancels of cards that are not, and cards that are never
  /// released.
  private func unpaired(_ events: [CardTableEvent]) -> [String] {
    var held: Set<Int> = []
    var wrong: [String] = []
    for event in events {
      switch event {
      case .pick(let card, _): if !held.insert(card).inserted { wrong.append("\(event)") }
      case .drop(let card, _, _), .cancel(let card): if held.remove(card) == nil { wrong.append("\(event)") }
      case .flip: break
      }
    }
    return wrong + held.sorted().map { "card \($0) is held for ever" }
  }
}
