import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylFocus
@testable import DactylInput

/// The items in a direction, and the search that skips runs of boxes, compared with the plain scan over all (F15).
@Suite struct FocusGeometryTests {
  /// The plain search: all items in reading order, each replacing the best so far when it is better.
  private func plain(_ heading: FocusHeading, from source: Int, _ items: [FocusMap.Item]) -> Int? {
    FocusGeometry(heading, from: items[source].box).first(of: items.map(\.box), but: source)
  }

  @Test("The search finds the item that a plain scan finds, in random layouts", arguments: Seeds.each(12))
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stage = Stage(size: Size(1000, 1000))
    let isGrid = random.chance(40)
    let count = 40 + random.below(300)
    for number in 0..<count {
      let size = Size(Float(4 + random.below(isGrid ? 30 : 200)), Float(4 + random.below(40)))
      let origin =
        isGrid
        ? Point(Float(number % 20) * 50, Float(number / 20) * 50)
        : Point(Float(random.below(950)), Float(random.below(950)))
      let view = stage.scene.addView(frame: Rect(origin: origin, size: size))
      // A larger one would cover those behind it, which is tested elsewhere.
      view.passesThrough = true
      view.canBecomeFocused = true
    }
    let map = FocusItems.map(of: stage.scene.focus.first, in: stage.scene)
    #expect(map.items.count == count)
    for source in map.items.indices {
      for heading in [FocusHeading.up, .down, .left, .right] {
        let found = FocusSystem.next(heading, from: map.items[source].entity, stage.scene.focus.first, in: stage.scene)
        let wanted = plain(heading, from: source, map.items).map { map.items[$0].entity }
        #expect(found == wanted, "seed \(seed), \(heading) from \(source)")
      }
    }
  }

  @Test(
    "A covered item is skipped as if absent, also where others win only against it", arguments: Seeds.each(8))
  func covered(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stage = Stage(size: Size(600, 600))
    for _ in 0..<60 {
      let frame = Rect(Float(random.below(540)), Float(random.below(540)), Float(10 + random.below(80)), 20)
      let view = stage.scene.addView(frame: frame)
      view.canBecomeFocused = true
      view.alpha = random.chance(20) ? 0.005 : 1
    }
    let lid = stage.scene.addView(frame: Rect(100, 100, 300, 300))
    lid.passesThrough = random.chance(30)
    let map = FocusItems.map(of: stage.scene.focus.first, in: stage.scene)
    let open = map.items.filter { !stage.scene.isCovered($0.entity.index) }
    for source in open.indices {
      for heading in [FocusHeading.up, .down, .left, .right] {
        let found = FocusSystem.next(heading, from: open[source].entity, stage.scene.focus.first, in: stage.scene)
        #expect(found == plain(heading, from: source, open).map { open[$0].entity }, "seed \(seed), \(heading)")
      }
    }
  }
}
