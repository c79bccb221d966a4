import TestSupport
import Testing

@testable import DactylInput

/// The views that wait to be laid out, beside a plain array that is sorted at each question.
@Suite struct LayoutQueueTests {
  @Test(
    "The outermost view comes first, and of equally deep ones the one that was added last", arguments: Seeds.each(20))
  func order(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var queue = LayoutQueue()
    var plain: [(view: Entity, depth: Int, number: Int)] = []
    var taken: [LayoutQueue.Waiting] = []
    // The numbers of the removed views, in the order of their addition.
    var numbers: [Entity: Int] = [:]
    var added = 0
    for _ in 0..<2_000 {
      switch random.below(5) {
      case 0, 1:
        let view = Entity(index: UInt32(random.below(500)), generation: 1)
        guard !queue.contains(view) else { continue }
        let depth = random.below(6)
        queue.append(LayoutQueue.Waiting(view: view, depth: depth))
        taken.removeAll { $0.view == view }
        plain.append((view, depth, added))
        added += 1
      case 2:
        guard let back = taken.popLast() else { continue }
        queue.putBack(back)
        plain.append((back.view, back.depth, numbers[back.view] ?? 0))
      default:
        let first = plain.indices.min { one, other in
          (plain[one].depth, -plain[one].number) < (plain[other].depth, -plain[other].number)
        }
        let next = queue.popFirst()
        #expect(next?.view == first.map { plain[$0].view })
        guard let first, let next else { continue }
        numbers[next.view] = plain.remove(at: first).number
        taken.append(next)
      }
      #expect(queue.isEmpty == plain.isEmpty)
    }
  }
}
