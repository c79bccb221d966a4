import TestSupport
import Testing

@testable import DactylScene

/// Values of views whose deinitializers change the tree that contains or contained the views.
@Suite struct MeddlingEndTests {
  private struct Holder { let probe: DeinitProbe }

  enum Operation: CaseIterable {
    case destroy, remove, move, hide, reorder, make, destroyParent
  }

  enum Value: CaseIterable {
    case component, hitShape, hitTest, pointInside, hitTesting
  }

  private static func give(_ value: Value, to view: View, _ probe: DeinitProbe) {
    switch value {
    case .component: view[Holder.self] = Holder(probe: probe)
    case .hitShape: view.hitShape = .custom { _ in withExtendedLifetime(probe) { true } }
    case .hitTest: view.setHitTest { _ in withExtendedLifetime(probe) { .askOn } }
    case .pointInside: view.setPointInside { _ in withExtendedLifetime(probe) { true } }
    case .hitTesting: view.hitTesting = Answering(probe: probe)
    }
  }

  private struct Answering: HitTesting { let probe: DeinitProbe }

  /// Releases the given object, with the same effect as its deinitializer.
  private static func remove(_ value: Value, from view: View) {
    switch value {
    case .component: view[Holder.self] = nil
    case .hitShape: view.hitShape = .ellipse
    case .hitTest: view.setHitTest(nil)
    case .pointInside: view.setPointInside { _ in true }
    case .hitTesting: view.hitTesting = nil
    }
  }

  private static func `do`(_ operation: Operation, to view: View, besides other: View) {
    switch operation {
    case .destroy: view.destroy()
    case .remove: view.removeFromSuperview()
    case .move: other.addSubview(view)
    case .hide: view.isHidden = true
    case .reorder: view.sendToBack()
    case .make: if let graph = other.graph { other.addSubview(graph.makeView(frame: Rect(0, 0, 9, 9))) }
    case .destroyParent: view.superview?.destroy()
    }
  }

  @Test(
    "The deinitializer of a view's value finds the whole subtree destroyed", arguments: Operation.allCases,
    [3, 200, 5000])
  func children(operation: Operation, count: Int) {
    for value in Value.allCases {
      let graph = SceneGraph()
      let root = graph.makeView(frame: Rect(0, 0, 100, 100))
      let parent = graph.makeView(frame: Rect(0, 0, 50, 50))
      let other = graph.makeView(frame: Rect(0, 0, 50, 50))
      root.addSubview(parent)
      root.addSubview(other)
      let inner = (0..<count).map { _ in graph.makeView(frame: Rect(0, 0, 9, 9)) }
      for view in inner { parent.addSubview(view) }
      inner[1].addSubview(graph.makeView())
      _ = root.hitTest(Point(5, 5))
      var isSaid = false
      Self.give(
        value, to: parent,
        DeinitProbe {
          isSaid = true
          #expect(!parent.isAlive && inner.allSatisfy { !$0.isAlive && $0.superview == nil })
          #expect(root.subviews == [other])
          for index in [0, 1, count - 1] { Self.do(operation, to: inner[index], besides: other) }
          _ = root.hitTest(Point(5, 5))
          graph.checkInvariants("meanwhile")
        })

      parent.destroy()

      #expect(isSaid && root.subviews == [other] && other.subviewCount == (operation == .make ? 3 : 0))
      #expect(graph.entityCount == 2 + other.subviewCount)
      graph.checkInvariants()
    }
  }

  @Test(
    "An edit of remaining views by a value's deinitializer counts as an edit", arguments: Operation.allCases, [3, 300])
  func siblings(operation: Operation, count: Int) {
    for value in Value.allCases {
      let graph = SceneGraph()
      let root = graph.makeView(frame: Rect(0, 0, 100, 100))
      let views = (0..<count).map { _ in graph.makeView(frame: Rect(0, 0, 50, 50)) }
      let inner = views.map { view in
        let inner = graph.makeView(frame: Rect(0, 0, 9, 9))
        root.addSubview(view)
        view.addSubview(inner)
        return inner
      }
      // The first one's value changes the second and its subviews, whose value changes the third.
      Self.give(value, to: inner[0], DeinitProbe { Self.do(operation, to: inner[1], besides: root) })
      Self.give(value, to: inner[1], DeinitProbe { Self.do(operation, to: views[2], besides: root) })

      views[0].destroy()
      if operation == .destroy { #expect(!inner[1].isAlive && !views[2].isAlive && views[1].isAlive) }
      if inner[1].isAlive { Self.remove(value, from: inner[1]) }
      graph.checkInvariants()
      graph.destroy(views.map(\.entity).filter(graph.isAlive) + inner.map(\.entity).filter(graph.isAlive))

      graph.checkInvariants()
    }
  }

  @Test("Random trees whose values edit them in deinitializers stay consistent", arguments: Seeds.batches(80))
  func randomEnds(seeds: Range<UInt64>) {
    for seed in seeds {
      let play = Play(seed)
      for step in 0..<60 {
        play.left = 4
        play.act()
        var violations = play.graph.invariantViolations()
        let alive = play.views.filter(\.isAlive).count
        if play.graph.entityCount != alive { violations.append("\(play.graph.entityCount) entities, not \(alive)") }
        guard violations.isEmpty else {
          Issue.record("DACTYL_SEED=\(seed), step \(step): \(violations)")
          return
        }
      }
      play.left = 0
      play.graph.destroy(play.views.map(\.entity).filter(play.graph.isAlive))
      #expect(play.graph.entityCount == 0 && play.held == 0, "DACTYL_SEED=\(seed)")
    }
  }

  private final class Play {
    let graph = SceneGraph()
    var random: SeededRandom
    var views: [View] = []
    /// The number of deinitializers that may still make changes.
    var left = 0
    /// The number of values.
    var held = 0
    /// The values that belong to hit-testing.
    private static let hitValues: [Value] = [.hitShape, .hitTest, .pointInside, .hitTesting]

    init(_ seed: UInt64) {
      random = SeededRandom(seed: seed)
      for _ in 0..<(seed % 4 == 0 ? 200 : 8) { make() }
    }

    private func make() {
      let view = graph.makeView(frame: Rect(random.halves(-9, 9), 2, 30, random.halves(0, 9)))
      views.append(view)
      random.pick(views)?.addSubview(view)
    }

    private func probe() -> DeinitProbe {
      held += 1
      return DeinitProbe { [unowned self] in
        held -= 1
        guard left > 0 else { return }
        left -= 1
        act()
      }
    }

    func act() {
      guard let view = random.pick(views), let other = random.pick(views) else { return make() }
      switch random.int(0..<14) {
      case 0, 1: for _ in 0..<3 { make() }
      case 2: view.destroy()
      case 3: graph.destroy([view.entity, other.entity])
      case 4, 5: view[Holder.self] = Holder(probe: probe())
      case 6:
        let values = [probe(), probe()]
        graph.setComponents(of: [view.entity, other.entity]) { Holder(probe: values[$0]) }
      case 7: graph.removeComponent(Holder.self, of: [view.entity, other.entity])
      case 8:
        let probe = probe()
        MeddlingEndTests.give(random.pick(Self.hitValues) ?? .hitShape, to: view, probe)
      case 9: MeddlingEndTests.remove(random.pick(Self.hitValues) ?? .hitShape, from: view)
      case 10: other.addSubview(view)
      case 11: if let sibling = other.superview { sibling.insertSubview(view, belowSubview: other) }
      case 12: view.removeFromSuperview()
      default:
        view.isHidden.toggle()
        view.bringToFront()
        _ = other.hitTest(Point(3, 3))
      }
    }
  }
}
