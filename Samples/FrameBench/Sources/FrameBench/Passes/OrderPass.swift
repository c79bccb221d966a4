import ClassTree
import FrameBenchAccess

/// The order of siblings alone: its labels, without a scene, beside an array of objects.
enum OrderPass {
  static let passes: [BenchPass] = [.orderFront, .orderRandom, .orderBack, .orderMiddle]

  /// A list of children that have all been moved at random.
  private struct Siblings: ~Copyable {
    let lists = SiblingLists()
    let list: UInt32
    let count: Int
    var random = SplitMix(seed: 1)

    init(_ count: Int) {
      self.count = count
      list = lists.makeList(of: count)
      for _ in 0..<count {
        let (child, sibling) = pair()
        move(child, beside: sibling, inFront: sibling & 1 == 0)
      }
    }

    /// Returns two different children.
    mutating func pair() -> (UInt32, UInt32) {
      let child = random.index(below: count)
      return (UInt32(child), UInt32((child + 1 + random.index(below: count - 1)) % count))
    }

    func move(_ child: UInt32, beside sibling: UInt32, inFront: Bool) {
      lists.move(child, beside: sibling, inFront: inFront)
    }
    func bringToFront(_ child: UInt32) { lists.move(child, into: list, at: .max) }
  }

  /// Measures one kind of move; a sample is up to 1,000 moves.
  static func run(_ pass: BenchPass, _ count: Int) -> BenchRow {
    let batch = min(1000, count)
    var siblings = Siblings(count)
    // The sibling in front of which all children are moved: the backmost, or one in the middle.
    let number = pass == .orderBack ? 0 : count / 2
    let same = siblings.lists.child(at: number, of: siblings.list) ?? 0
    let samples = Sampler(most: 1000, operations: batch).run { _, timed in
      let pairs = (0..<batch).map { _ in siblings.pair() }
      timed {
        for (child, sibling) in pairs {
          switch pass {
          case .orderFront: siblings.bringToFront(child)
          case .orderRandom: siblings.move(child, beside: sibling, inFront: true)
          default: if child != same { siblings.move(child, beside: same, inFront: true) }
          }
        }
      }
    }
    var row = BenchRow("siblings", views: count, pass.rawValue, per: .operation, samples)
    row.bytesPerView = Double(siblings.lists.bytes) / Double(count)
    (row.classTree, row.classTreeBytes) = objects(pass, count)
    return row
  }

  /// Measures the same moves in an array of objects: the search for the object, and the shift of those between.
  private static func objects(_ pass: BenchPass, _ count: Int) -> (time: Double, bytes: Double) {
    let all = (0..<count).map { _ in ClassEntity() }
    let memory = MemoryUse.start()
    var objects = all.map { $0 }
    let bytes = memory.bytes(for: count)
    let same = objects[count / 2]
    var random = SplitMix(seed: 1)
    let samples = Sampler(most: 1000, budget: 5e8).run { _, timed in
      let (moved, sibling) = (all[random.index(below: count)], all[random.index(below: count)])
      guard moved !== sibling, moved !== same else { return }
      timed {
        guard let index = objects.firstIndex(where: { $0 === moved }) else { return }
        objects.remove(at: index)
        switch pass {
        case .orderFront: objects.append(moved)
        case .orderBack: objects.insert(moved, at: 0)
        default:
          let beside = pass == .orderRandom ? sibling : same
          let index = objects.firstIndex { $0 === beside } ?? 0
          objects.insert(moved, at: index + 1)
        }
      }
    }
    return (samples.quantile(0.5), bytes)
  }
}
