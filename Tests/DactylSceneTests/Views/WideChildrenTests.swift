import TestSupport
import Testing

@testable import DactylScene

/// Parents with so many children that they have an index, against a plain list.
@Suite struct WideChildrenTests {
  private let graph = SceneGraph()

  /// A small generator, so that a failure can be repeated by its seed.
  private func rect(_ random: inout SeededRandom) -> Rect {
    Rect(
      Float(random.below(900)) - 50, Float(random.below(900)) - 50, Float(random.below(60)), Float(random.below(60)))
  }

  private func plainHit(_ children: [View], _ point: Point, _ parent: View) -> View? {
    for child in children.reversed() {
      guard !child.isHidden, child.isUserInteractionEnabled, child.alpha >= 0.01 else { continue }
      let inside = child.convert(parent.convert(point, to: nil), from: nil)
      if child.point(inside: inside) && !child.passesThrough { return child }
    }
    return parent
  }

  @Test(arguments: Seeds.each(40))
  func randomEditsGiveTheAnswersOfAPlainList(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parent = graph.makeWindowView(frame: Rect(0, 0, 800, 800))
    var model: [View] = []
    for step in 0..<1200 {
      let isGrowing = step < 400 || (step > 700 && step < 900)
      let number = model.isEmpty ? 0 : random.below(model.count)
      switch random.below(isGrowing ? 8 : 12) {
      case 0...4 where isGrowing || model.count < 2:
        let view = graph.makeView(frame: rect(&random))
        let rank = [0, model.count, random.below(model.count + 1)][random.below(3)]
        parent.insertSubview(view, at: rank)
        model.insert(view, at: rank)
      case 5 where !model.isEmpty:
        model[number].frame = rect(&random)
      case 6 where !model.isEmpty:
        let view = model.remove(at: number)
        let rank = [0, model.count, random.below(model.count + 1)][random.below(3)]
        parent.insertSubview(view, at: rank)
        model.insert(view, at: rank)
      case 7 where !model.isEmpty:
        if random.below(2) == 0 { model[number].isHidden.toggle() } else { model[number].passesThrough.toggle() }
        model[number].transform = .rotation(Float(random.below(7)))
      case 8...11 where !model.isEmpty:
        let view = model.remove(at: number)
        if random.below(2) == 0 { view.destroy() } else { view.removeFromSuperview() }
      default: break
      }
      guard step % 5 == 0 else { continue }
      let point = Point(Float(random.below(800)), Float(random.below(800)))
      #expect(parent.hitTest(point) == plainHit(model, point, parent), "seed \(seed), step \(step)")
      if step % 50 == 0 {
        #expect(parent.subviews == model, "seed \(seed), step \(step)")
        if !model.isEmpty {
          let number = random.below(model.count)
          #expect(model[number].siblingIndex == number, "seed \(seed), step \(step)")
        }
        checkIndex(of: parent, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: Seeds.each(12))
  func viewsThatMoveALittleAndSometimesFarAreHitWhereTheyAre(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parent = graph.makeWindowView(frame: Rect(0, 0, 800, 800))
    let views = (0..<400).map { _ in graph.makeView(frame: rect(&random)) }
    for view in views {
      if random.oneIn(3) { view.transform = .rotation(random.float(-3, 3)) }
      parent.addSubview(view)
    }
    for round in 0..<60 {
      let movers = round % 3 == 0 ? views : views.filter { _ in random.oneIn(8) }
      let centers = movers.map { view in
        random.oneIn(40)
          ? Point(random.float(0, 800), random.float(0, 800))
          : Point(view.center.x + random.float(-2, 2), view.center.y + random.float(-2, 2))
      }
      graph.moveViews(movers.map(\.entity), to: centers)
      for _ in 0..<6 {
        let point = views[random.below(views.count)].center
        let offset = SIMD2(random.float(-30, 30), random.float(-30, 30))
        let near = Point(min(max(point.x + offset.x, 0), 799), min(max(point.y + offset.y, 0), 799))
        #expect(parent.hitTest(near) == plainHit(views, near, parent), "seed \(seed), round \(round)")
      }
      checkIndex(of: parent, "seed \(seed), round \(round)")
    }
  }

  @Test func oscillatingViewsSoonChangeFewAncestors() {
    var random = SeededRandom(seed: 1)
    let parent = graph.makeWindowView(frame: Rect(0, 0, 2000, 2000))
    let locations = (0..<2000).map { _ in Point(random.float(0, 2000), random.float(0, 2000)) }
    let views = locations.map { graph.makeView(frame: Rect($0.x, $0.y, 60, 60)) }
    for view in views { parent.addSubview(view) }
    var changed = 0
    for round in 0..<40 {
      let centers = locations.map { Point($0.x + random.float(-2, 2), $0.y + random.float(-2, 2)) }
      graph.moveViews(views.map(\.entity), to: centers)
      if round >= 20 { changed += graph.views.trees.changed.count }
      graph.views.refreshBoxes()
    }

    // Of some two hundred nodes nearly all would change each time without their margins.
    #expect(changed < 20 * 60)
    checkIndex(of: parent, "")
  }

  @Test(arguments: Seeds.each(30))
  func childrenAreAddedRemovedMovedAndReorderedBetweenQueries(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parent = graph.makeWindowView(frame: Rect(0, 0, 800, 800))
    var model: [View] = []
    for round in 0..<8 {
      let isGrowing = round < 3 || round == 5
      for _ in 0..<[1, 20, 60, 400][random.below(4)] {
        let number = model.isEmpty ? 0 : random.below(model.count)
        let rank = [0, model.count, random.below(model.count + 1)][random.below(3)]
        switch model.count < 2 ? 0 : random.below(isGrowing ? 9 : 16) {
        case 0...5 where isGrowing || model.count < 2:
          let view = graph.makeView(frame: rect(&random))
          if random.oneIn(5) { view.isHidden = true }
          if random.oneIn(5) { view.transform = .rotation(random.float(-3, 3)) }
          parent.insertSubview(view, at: rank)
          model.insert(view, at: rank)
        case 6: model[number].frame = rect(&random)
        case 7: model[number].isHidden.toggle()
        case 8:
          let point = Point(random.float(0, 800), random.float(0, 800))
          graph.moveViews([model[number].entity], to: [point])
        case 9, 10:
          let view = model.remove(at: number)
          let rank = min(rank, model.count)
          parent.insertSubview(view, at: rank)
          model.insert(view, at: rank)
        default:
          let view = model.remove(at: number)
          if random.below(2) == 0 { view.destroy() } else { view.removeFromSuperview() }
        }
      }
      for _ in 0..<10 {
        let point = Point(random.float(0, 800), random.float(0, 800))
        #expect(parent.hitTest(point) == plainHit(model, point, parent), "seed \(seed), round \(round)")
      }
      #expect(parent.subviews == model, "seed \(seed), round \(round)")
      checkIndex(of: parent, "seed \(seed), round \(round)")
    }
    for view in model { view.removeFromSuperview() }
    #expect(parent.hitTest(Point(400, 400)) == parent)
  }

  @Test func childrenAddedAndRemovedBetweenQueriesLeaveNoMemoryBehind() {
    let parent = graph.makeWindowView(frame: Rect(0, 0, 100, 100))
    for _ in 0..<200 { parent.addSubview(graph.makeView(frame: Rect(0, 0, 10, 10))) }
    func comeAndGo() {
      let views = (0..<300).map { _ in graph.makeView(frame: Rect(0, 0, 10, 10)) }
      for view in views { parent.addSubview(view) }
      for view in views { view.destroy() }
    }
    for _ in 0..<20 { comeAndGo() }
    let nodes = graph.views.trees.nodes.count
    for _ in 0..<200 { comeAndGo() }

    #expect(graph.views.trees.nodes.count == nodes)
    #expect(parent.hitTest(Point(5, 5)) == parent.subviews.last)
  }

  @Test func sendingToTheBackAgainAndAgainKeepsTheOrder() {
    let parent = graph.makeWindowView(frame: Rect(0, 0, 100, 100))
    let views = (0..<300).map { _ in graph.makeView(frame: Rect(0, 0, 100, 100)) }
    for view in views { parent.addSubview(view) }

    for _ in 0..<200 { for view in views[100..<110] { parent.insertSubview(view, belowSubview: views[50]) } }

    let expected = views[..<50] + views[100..<110] + views[50..<100] + views[110...]
    #expect(parent.subviews == Array(expected))
    checkIndex(of: parent, "")
    #expect(parent.hitTest(Point(5, 5)) == views[299])
  }

  @Test func destroyingAWideParentDestroysAllOfIt() {
    let parent = graph.makeView(frame: Rect(0, 0, 10, 10))
    for _ in 0..<500 { parent.addSubview(graph.makeView()) }

    parent.destroy()

    #expect(graph.entityCount == 0)
  }

  /// Up to the root, boxes contain those below and exceed them by no more than their margins, labels are exact, and
  /// labels rise with the order.
  private func checkIndex(of parent: View, _ comment: Comment) {
    let views = graph.views
    views.refreshBoxes()
    let family = views.records[Int(parent.entity.index)]
    guard family.flags.contains(.isWide) else { return }
    let trees = views.trees
    var last: UInt64 = 0
    for child in views.children(of: parent.entity.index) {
      let slot = Int(views.records[Int(child)].slot)
      #expect(trees.links[slot] == child, comment)
      #expect(trees.label(at: UInt32(slot)) > last, comment)
      last = trees.label(at: UInt32(slot))
      var node = slot / BoxTrees.width
      while !trees.nodes[node].isRoot {
        let owner = Int(trees.nodes[node].owner)
        #expect(trees.links[owner] == UInt32(node), comment)
        var box = Box.nothing
        var label: UInt64 = 0
        for entry in 0..<Int(trees.nodes[node].count) {
          let below = trees.boxes[node * BoxTrees.width + entry]
          box = box.replacing(with: below, where: below .< box)
          label = max(label, trees.labels[node * BoxTrees.width + entry])
        }
        let above = trees.boxes[owner]
        let reach = 2.001 * trees.nodes[node].margin
        #expect(all(above .<= box) && all(box .<= above + reach .| box .== above), comment)
        #expect(trees.labels[owner] == label, comment)
        node = owner / BoxTrees.width
      }
      #expect(trees.roots[Int(views.wide[Int(family.children)].tree)] == UInt32(node), comment)
    }
  }
}
