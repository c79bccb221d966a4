import TestSupport
import Testing

@testable import DactylScene

/// The list of visible views, compared with a plain traversal of random scenes. `DACTYL_SEED=n` runs that of a failure.
@Suite struct VisibleViewsOracleTests {
  /// A part of the scene, all of it and more, or an unusual one.
  private func viewport(_ random: inout SeededRandom) -> Rect {
    switch random.int(0..<6) {
    case 0: Rect(-1e4, -1e4, 2e4, 2e4)
    case 1: Rect(random.halves(0, 150), random.halves(0, 150), random.halves(1, 40), random.halves(1, 40))
    case 2: Rect(random.halves(-300, 300), random.halves(-300, 300), random.halves(-5, 100), random.halves(0, 100))
    case 3: Rect(-300, -300, 800, 800)
    default: Rect(0, 0, 200, 200)
    }
  }

  @Test(arguments: Seeds.batches(1200))
  func visibleViewsOfEverySceneEqualThePlainTraversal(seeds: Range<UInt64>) {
    for seed in seeds {
      var scene = RandomScene(seed: seed)
      var random = SeededRandom(seed: seed)
      for _ in 0..<3 {
        let area = viewport(&random)
        guard compare(&scene, VisibleViews(), area, "DACTYL_SEED=\(seed)") else { return }
      }
    }
  }

  @Test(arguments: Seeds.batches(400))
  func visibleViewsOfEditedScenesEqualThePlainTraversal(seeds: Range<UInt64>) {
    for seed in seeds {
      var scene = RandomScene(seed: seed)
      var random = SeededRandom(seed: seed)
      let (list, other) = (VisibleViews(), VisibleViews())
      var area = viewport(&random)
      for step in 0..<16 {
        for _ in 0..<random.int(0..<6) { change(&scene, &random) }
        if random.oneIn(8) { area = viewport(&random) }
        let comment = "DACTYL_SEED=\(seed), step \(step)"
        if random.oneIn(3) { _ = scene.root.hitTest(Point(random.float(0, 200), 50)) }
        guard compare(&scene, list, area, comment) else { return }
        if random.oneIn(6), !compare(&scene, other, Rect(0, 0, 50, 50), comment + ", other list") { return }
        let faults = scene.graph.extentFaults()
        guard faults.isEmpty else {
          Issue.record("\(comment): \(faults)")
          return
        }
      }
    }
  }

  /// If nothing clips and most views are visible, the list is kept from frame to frame; views that leave are marked,
  /// and come back.
  @Test(arguments: Seeds.batches(400))
  func keptListsEqualThePlainTraversal(seeds: Range<UInt64>) {
    var kinds: Set<String> = []
    for seed in seeds {
      var scene = RandomScene(seed: seed)
      var random = SeededRandom(seed: seed)
      for view in scene.views { view.clipsToBounds = false }
      scene.root.isHidden = false
      let list = VisibleViews()
      for step in 0..<16 {
        for _ in 0..<(random.oneIn(6) ? 60 : random.int(0..<4)) { move(random.pick(scene.views), &random) }
        if random.oneIn(12) { scene.edit() }
        let structure = list.kept.state.value.structure
        let wasKept = list.kept.isComplete.value && structure == scene.graph.views.changes.state.value.structure
        guard compare(&scene, list, Rect(-100, -100, 400, 400), "DACTYL_SEED=\(seed), step \(step)") else { return }
        guard list.kept.isComplete.value else { continue }
        kinds.insert((wasKept ? "kept" : "new") + (list.count < list.listed ? ", some out of sight" : ""))
        if wasKept && list.kept.state.value.isMapped { kinds.insert("kept in part") }
      }
    }
    let all: Set = ["kept", "new", "kept, some out of sight", "new, some out of sight", "kept in part"]
    if seeds.count > 1 { #expect(kinds == all) }
  }

  private func move(_ view: View?, _ random: inout SeededRandom) {
    guard let view, view.isAlive else { return }
    switch random.int(0..<8) {
    case 0: view.bounds.origin = Point(random.halves(-20, 20), random.halves(-20, 20))
    case 1: view.transform = random.oneIn(2) ? .identity : .rotation(random.float(-3, 3))
    case 2: view.alpha = random.pick([1, 0.5, 0.005]) ?? 1
    case 3: view.center = Point(random.halves(-600, 600), random.halves(-30, 230))
    default: view.center = Point(random.halves(0, 200), random.halves(0, 200))
    }
  }

  /// Any change, or one after which a list can be kept.
  private func change(_ scene: inout RandomScene, _ random: inout SeededRandom) {
    guard !random.oneIn(4), let view = random.pick(scene.views), view.isAlive else { return scene.edit() }
    switch random.int(0..<6) {
    case 0: view.bounds.origin = Point(random.halves(-20, 20), random.halves(-20, 20))
    case 1: view.transform = random.oneIn(2) ? .identity : .rotation(random.float(-3, 3))
    case 2: view.alpha = random.pick([1, 0.5, 0.005, 1e-30]) ?? 1
    default: view.center = Point(random.halves(-30, 230), random.halves(-30, 230))
    }
  }

  private func compare(_ scene: inout RandomScene, _ list: VisibleViews, _ area: Rect, _ comment: String) -> Bool {
    scene.graph.collect([scene.root.entity], in: area, into: list)
    guard let fault = PlainVisibility([scene.root], in: area).fault(in: list) else { return true }
    Issue.record("\(comment), \(area): \(fault)")
    return false
  }
}

extension SceneGraph {
  /// Errors where extents, or entries of wide parents, don't contain the drawing of children. An extent that shrank may
  /// round otherwise on its way outward: that is within the slack.
  func extentFaults() -> [String] {
    guard views.extents.isKept else { return [] }
    var faults: [String] = []
    for index in views.records.indices.map(UInt32.init) where views.isView(index) {
      let record = views.records[Int(index)]
      guard record.parent != .max else { continue }
      let extent = views.extent(of: record.parent)
      guard record.flags.contains(.isInWide) else {
        if !holds(extent, plainDrawnBox(of: index)) { faults.append("\(index) sticks out of \(record.parent)") }
        continue
      }
      let entry = views.trees.boxes[Int(record.slot)]
      if !holds(entry, plainDrawnBox(of: index)) { faults.append("\(index) sticks out of its entry") }
      var (box, isHittable) = views.makeTreeEntry(of: index)
      // As long as nothing is drawn in it, the box for hit-testing contains all of it.
      if views.extent(of: index).x == .infinity && isHittable { box = views.hitBox(of: index) }
      if !holds(entry, box) || any(extent .> entry) { faults.append("the entry of \(index) is too small") }
      if isHittable != (views.trees.labels[Int(record.slot)] & BoxTrees.hittable != 0) {
        faults.append("\(index) can be hit or not, unlike its label")
      }
    }
    return faults
  }

  /// The box of the drawing of a view with all its subviews, by its children's extents, through its transform and
  /// without any slack.
  private func plainDrawnBox(of index: UInt32) -> SIMD4<Float> {
    let record = views.records[Int(index)]
    guard !record.flags.contains(.isHidden), record.alpha > 0 else { return Box.nothing }
    var area = record.boundsBox
    if record.childCount > 0 && !record.flags.contains(.clips) { area = Box.union(area, views.extent(of: index)) }
    let rect = Rect(area.x, area.y, -area.z - area.x, -area.w - area.y)
    let outer = record.toParent.apply(to: rect)
    let box = SIMD4(outer.minX, outer.minY, -outer.maxX, -outer.maxY)
    return rect.isFinite && outer.isFinite && all(SIMD4.zero .<= box * box) ? box : Box.nothing
  }

  private func holds(_ outer: SIMD4<Float>, _ inner: SIMD4<Float>) -> Bool {
    if inner.x == .infinity { return true }
    let largest = max(max(abs(inner.x), abs(inner.y)), max(abs(inner.z), abs(inner.w)))
    return all(outer .<= (largest.isFinite ? inner + largest * 1e-6 : inner))
  }
}
