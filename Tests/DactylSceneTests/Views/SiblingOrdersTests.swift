import TestSupport
import Testing

@testable import DactylScene

/// Orders of very many siblings, against plain arrays.
@Suite struct SiblingOrdersTests {
  /// Lists in one pool, and their expected contents.
  private struct Model: ~Copyable {
    let orders: SiblingOrders
    let labels = PlainLabels()
    var lists: [(list: UInt32, children: [UInt32])] = []
    var spare: [UInt32] = []
    var next: UInt32 = 0

    init(_ orders: SiblingOrders = SiblingOrders()) { self.orders = orders }

    mutating func child() -> UInt32 {
      if let child = spare.popLast() { return child }
      next += 1
      return next - 1
    }

    mutating func insert(_ child: UInt32, _ index: Int, at number: Int) {
      labels.setLabel(orders.insert(child, into: lists[index].list, at: number, labels), of: child)
      lists[index].children.insert(child, at: min(max(number, 0), lists[index].children.count))
    }

    mutating func insert(_ child: UInt32, _ index: Int, beside number: Int, inFront: Bool) {
      let sibling = lists[index].children[number]
      labels.setLabel(orders.insert(child, beside: sibling, inFront: inFront, labels), of: child)
      lists[index].children.insert(child, at: number + (inFront ? 1 : 0))
    }

    mutating func remove(_ index: Int, _ number: Int) -> UInt32 {
      let child = lists[index].children.remove(at: number)
      orders.remove(child)
      return child
    }

    func fault(_ index: Int) -> String? {
      orders.fault(in: lists[index].list, children: lists[index].children, labels)
    }
    func rankFault(_ index: Int) -> String? {
      orders.rankFault(in: lists[index].list, children: lists[index].children)
    }

    /// One random edit of a list. The higher the share of growth, of 12, the longer it gets.
    mutating func edit(_ index: Int, growth: Int, hot: Int, _ random: inout SeededRandom) {
      let count = lists[index].children.count
      let isGrowing = count == 0 || random.int(0..<12) < growth
      let isMove = count > 0 && random.oneIn(3)
      let chosen: UInt32
      if isMove {
        chosen = remove(index, random.int(0..<count))
      } else if isGrowing {
        chosen = child()
      } else {
        spare.append(remove(index, random.oneIn(2) ? random.int(0..<count) : min(hot, count - 1)))
        return
      }
      let rest = lists[index].children.count
      switch rest > 0 ? random.int(0..<10) : 0 {
      case 0: insert(chosen, index, at: .max)
      case 1: insert(chosen, index, at: 0)
      case 2, 3: insert(chosen, index, at: random.int(0..<rest + 1))
      case 4, 5, 6: insert(chosen, index, beside: min(hot, rest - 1), inFront: random.oneIn(2))
      case 7, 8, 9: insert(chosen, index, beside: random.int(0..<rest), inFront: random.oneIn(2))
      default: insert(chosen, index, at: rest + 3)
      }
    }
  }

  @Test(arguments: Seeds.batches(2000))
  func randomEditsGiveTheOrderOfAnArray(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let isNarrow = random.oneIn(2)
      var model = Model(isNarrow ? SiblingOrders(ceiling: 1 << 24, gap: 1 << 12) : SiblingOrders())
      model.lists.append((model.orders.make(), []))
      let hot = random.int(0..<40)
      for phase in 0..<3 {
        for step in 0..<45 {
          model.edit(0, growth: [10, 3, 8][phase], hot: hot, &random)
          if let fault = model.fault(0) { Issue.record("seed \(seed), phase \(phase), step \(step): \(fault)"); return }
        }
        if let fault = model.rankFault(0) { Issue.record("seed \(seed), phase \(phase): \(fault)"); return }
      }
    }
  }

  @Test(arguments: Seeds.batches(16))
  func randomEditsOfLongListsGiveTheOrderOfAnArray(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var model = Model(random.oneIn(2) ? SiblingOrders(ceiling: 1 << 30, gap: 1 << 12) : SiblingOrders())
      model.lists.append((model.orders.make(), []))
      for _ in 0..<2000 { model.insert(model.child(), 0, at: random.oneIn(3) ? 0 : .max) }
      let hot = random.int(0..<1000)
      for phase in 0..<3 {
        for step in 0..<2000 {
          model.edit(0, growth: [9, 1, 10][phase], hot: hot, &random)
          if step % 50 == 0, let fault = model.fault(0) {
            Issue.record("seed \(seed), phase \(phase), step \(step): \(fault)")
            return
          }
        }
        if let fault = model.rankFault(0) { Issue.record("seed \(seed), phase \(phase): \(fault)"); return }
      }
      while !model.lists[0].children.isEmpty {
        model.spare.append(model.remove(0, random.int(0..<model.lists[0].children.count)))
      }
      #expect(model.fault(0) == nil, "seed \(seed)")
      #expect(model.orders.freeNodeCount == model.orders.nodes.count, "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.batches(100))
  func manyListsShareAPool(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var model = Model()
      for step in 0..<400 {
        switch random.int(0..<30) {
        case 0 where model.lists.count < 8: model.lists.append((model.orders.make(), []))
        case 1 where !model.lists.isEmpty:
          let index = random.int(0..<model.lists.count)
          let freed = model.lists.remove(at: index)
          model.orders.free(freed.list)
          for child in freed.children { model.orders.remove(child) }
          model.spare += freed.children
        default:
          guard !model.lists.isEmpty else { continue }
          model.edit(random.int(0..<model.lists.count), growth: 9, hot: 10, &random)
        }
        for index in model.lists.indices {
          if let fault = model.fault(index) {
            Issue.record("seed \(seed), step \(step), list \(index): \(fault)"); return
          }
        }
      }
      for index in model.lists.indices { model.orders.free(model.lists[index].list) }
      #expect(model.orders.freeNodeCount == model.orders.nodes.count, "seed \(seed)")
    }
  }

  @Test func numbersOfFreedListsAreReused() {
    let orders = SiblingOrders()
    let (first, second) = (orders.make(), orders.make())

    orders.free(first)
    orders.free(second)

    #expect(Set([orders.make(), orders.make()]) == [first, second])
    #expect(orders.make() == 2)
  }

  @Test func aChildThatIsInNoListIsNotRemoved() {
    var model = Model()
    model.lists.append((model.orders.make(), []))
    model.insert(model.child(), 0, at: 0)

    model.orders.remove(1)
    model.orders.remove(1_000_000)

    #expect(model.fault(0) == nil)
  }

  /// Orders in which the same index is used repeatedly.
  enum Spot: CaseIterable { case frontOfBack, behindBack, behindFront, frontOfMiddle, behindMiddle, walk, zigzag }

  @Test(arguments: Spot.allCases)
  func insertingAtOneSpotRenewsFewLabels(spot: Spot) {
    var model = Model()
    model.lists.append((model.orders.make(), []))
    for _ in 0..<2000 { model.insert(model.child(), 0, at: .max) }
    let before = model.labels.changeCount
    let edits = 4000
    // The position of the sibling beside which the next one is inserted.
    var number = 1000
    for step in 0..<edits {
      var inFront = true
      switch spot {
      case .frontOfBack: number = 0
      case .behindBack: (number, inFront) = (0, false)
      case .behindFront: (number, inFront) = (1999 + step, false)
      case .frontOfMiddle: number = 1000
      case .behindMiddle: (number, inFront) = (1000 + step, false)
      case .walk: number = 1000 + step
      case .zigzag: inFront = step % 2 == 0
      }
      model.insert(model.child(), 0, beside: number, inFront: inFront)
      if inFront { number += 1 }
      if step % 100 == 0 { #expect(model.fault(0) == nil) }
    }
    #expect(model.fault(0) == nil)
    #expect(model.rankFault(0) == nil)
    let changes = model.labels.changeCount - before
    #expect(changes < 15 * edits, "\(changes) labels for \(edits) edits")
  }

  @Test func bringingToTheFrontOverAndOverFitsBetweenNarrowEnds() {
    var random = SeededRandom(seed: 1)
    var model = Model(SiblingOrders(ceiling: 1 << 26, gap: 1 << 12))
    model.lists.append((model.orders.make(), []))
    for _ in 0..<500 { model.insert(model.child(), 0, at: .max) }

    for step in 0..<40_000 {
      model.insert(model.remove(0, random.int(0..<500)), 0, at: step < 20_000 ? .max : 0)
      if step % 500 == 0 { #expect(model.fault(0) == nil, "step \(step)") }
    }

    #expect(model.fault(0) == nil)
  }
}
