import TestSupport
import Testing

@testable import DactylScene

/// Random edits of a tree agree with the same edits of plain arrays.
@Suite struct TreeModelTests {
  /// The plainest possible tree: the children of each view, from back to front.
  private struct Model {
    var children: [Entity: [Entity]] = [:]

    func parent(of view: Entity) -> Entity? { children.first { $0.value.contains(view) }?.key }

    func subtree(of view: Entity) -> [Entity] { [view] + children[view, default: []].flatMap(subtree) }

    mutating func remove(_ view: Entity) {
      for (parent, inside) in children { children[parent] = inside.filter { $0 != view } }
    }

    mutating func insert(_ view: Entity, into parent: Entity, at index: Int) -> Bool {
      guard !subtree(of: view).contains(parent) else { return false }
      remove(view)
      let count = children[parent, default: []].count
      children[parent, default: []].insert(view, at: min(max(index, 0), count))
      return true
    }

    mutating func insert(_ view: Entity, into parent: Entity, beside sibling: Entity, offset: Int) -> Bool {
      guard children[parent, default: []].contains(sibling) else { return false }
      if view == sibling { return true }
      guard !subtree(of: view).contains(parent) else { return false }
      remove(view)
      let index = children[parent, default: []].firstIndex(of: sibling) ?? 0
      children[parent, default: []].insert(view, at: index + offset)
      return true
    }

    mutating func destroy(_ view: Entity) {
      let all = subtree(of: view)
      remove(view)
      for view in all { children[view] = nil }
    }
  }

  @Test(arguments: Seeds.batches(80))
  func randomEdits(seeds: Range<UInt64>) {
    for seed in seeds where !run(seed) { return }
  }

  /// One sequence of edits. False when a result differed.
  private func run(_ seed: UInt64) -> Bool {
    var random = SeededRandom(seed: seed)
    let graph = SceneGraph()
    var model = Model()
    var views: [View] = []
    for step in 0..<120 {
      edit(&views, graph, &model, &random)
      var violations = graph.invariantViolations()
      if graph.entityCount != views.count { violations.append("\(graph.entityCount) entities, not \(views.count)") }
      for view in views {
        let wanted = model.children[view.entity, default: []]
        if view.subviews.map(\.entity) != wanted { violations.append("\(view): \(view.subviews), not \(wanted)") }
        if view.superview?.entity != model.parent(of: view.entity) { violations.append("the parent of \(view)") }
      }
      guard violations.isEmpty else {
        Issue.record("DACTYL_SEED=\(seed), step \(step): \(violations)")
        return false
      }
    }
    return true
  }

  private func edit(_ views: inout [View], _ graph: SceneGraph, _ model: inout Model, _ random: inout SeededRandom) {
    guard let view = random.pick(views), let other = random.pick(views), views.count > 3 else {
      return views.append(graph.makeView(frame: Rect(1, 2, 30, 40)))
    }
    let siblings = other.subviews
    let sibling = random.pick(siblings) ?? other
    switch random.int(0..<14) {
    case 0...2: views.append(graph.makeView(frame: Rect(random.halves(-9, 9), 2, 30, random.halves(-2, 9))))
    case 3, 4: #expect(other.addSubview(view) == model.insert(view.entity, into: other.entity, at: .max))
    case 5, 6:
      let index = random.int(-2..<siblings.count + 3)
      #expect(other.insertSubview(view, at: index) == model.insert(view.entity, into: other.entity, at: index))
    case 7:
      let wanted = model.insert(view.entity, into: other.entity, beside: sibling.entity, offset: 1)
      #expect(other.insertSubview(view, aboveSubview: sibling) == wanted)
    case 8:
      let wanted = model.insert(view.entity, into: other.entity, beside: sibling.entity, offset: 0)
      #expect(other.insertSubview(view, belowSubview: sibling) == wanted)
    case 9:
      view.bringToFront()
      if let parent = model.parent(of: view.entity) { _ = model.insert(view.entity, into: parent, at: .max) }
    case 10:
      view.sendToBack()
      if let parent = model.parent(of: view.entity) { _ = model.insert(view.entity, into: parent, at: 0) }
    case 11:
      view.removeFromSuperview()
      model.remove(view.entity)
    case 12:
      guard random.oneIn(3) else { return }
      view.destroy()
      model.destroy(view.entity)
      views.removeAll { !$0.isAlive }
    default:
      view.frame = Rect(random.halves(-9, 9), 5, random.halves(-1, 20), 5)
      view.hitOutsets = random.oneIn(2) ? .zero : EdgeInsets(random.halves(-3, 3))
      view.isHidden = random.oneIn(4)
    }
  }
}
