import Testing

@testable import DactylScene

@Suite struct VisibleViewsTests {
  private let graph = SceneGraph()
  private let root: View
  private let viewport = Rect(0, 0, 200, 200)

  init() { root = graph.makeWindowView(frame: Rect(0, 0, 200, 200)) }

  private func add(_ frame: Rect, to parent: View? = nil) -> View {
    let view = graph.makeView(frame: frame)
    (parent ?? root).addSubview(view)
    return view
  }

  private func collect() -> VisibleViews {
    var visible = VisibleViews()
    visible.collect(root.entity.index, of: graph.views, in: viewport)
    return visible
  }

  private func views(_ visible: VisibleViews) -> [View] {
    visible.items.map { View(graph.entity(at: $0.index), in: graph) }
  }

  @Test func paintOrderIsParentsFirstAndBackToFront() {
    let back = add(Rect(0, 0, 50, 50))
    let front = add(Rect(0, 0, 50, 50))
    let backInner = add(Rect(0, 0, 5, 5), to: back)
    let frontInner = add(Rect(0, 0, 5, 5), to: front)
    let middle = add(Rect(0, 0, 5, 5))
    front.bringToFront()

    #expect(views(collect()) == [root, back, backInner, middle, front, frontInner])
  }

  @Test func hiddenAndTransparentViewsAreSkippedWithAllInThem() {
    let hidden = add(Rect(0, 0, 50, 50))
    _ = add(Rect(0, 0, 5, 5), to: hidden)
    let clear = add(Rect(0, 0, 50, 50))
    _ = add(Rect(0, 0, 5, 5), to: clear)
    let faint = add(Rect(0, 0, 50, 50))
    hidden.isHidden = true
    clear.alpha = 0
    faint.alpha = 0.001

    #expect(views(collect()) == [root, faint])
    root.isHidden = true
    #expect(views(collect()).isEmpty)
  }

  @Test func alphaIsTheProductAlongTheAncestors() {
    let outer = add(Rect(0, 0, 50, 50))
    let inner = add(Rect(0, 0, 50, 50), to: outer)
    let sibling = add(Rect(0, 0, 50, 50))
    outer.alpha = 0.5
    inner.alpha = 0.5

    #expect(views(collect()) == [root, outer, inner, sibling])
    #expect(collect().items.map(\.alpha) == [1, 0.5, 0.25, 1])
  }

  @Test func whatLiesOutsideTheViewportIsCulledAndWhatSticksInIsNot() {
    let outside = add(Rect(300, 0, 50, 50))
    let sticksIn = add(Rect(-150, 0, 50, 50), to: outside)
    let touching = add(Rect(200, 0, 50, 50))
    let partly = add(Rect(190, 190, 50, 50))

    #expect(views(collect()) == [root, sticksIn, partly])
    #expect(!views(collect()).contains(touching))
  }

  @Test func aClippingViewCullsWhatIsOutsideIt() throws {
    let clip = add(Rect(50, 50, 50, 50))
    clip.clipsToBounds = true
    let inside = add(Rect(10, 10, 10, 10), to: clip)
    let outside = add(Rect(60, 0, 10, 10), to: clip)
    let innerClip = add(Rect(40, 40, 50, 50), to: clip)
    innerClip.clipsToBounds = true
    let cut = add(Rect(5, 5, 1, 1), to: innerClip)
    let cutAway = add(Rect(20, 20, 1, 1), to: innerClip)
    let after = add(Rect(0, 0, 9, 9))
    let visible = collect()

    #expect(views(visible) == [root, clip, inside, innerClip, cut, after])
    #expect(!views(visible).contains(outside) && !views(visible).contains(cutAway))
    #expect(visible.items.map(\.clip) == [-1, -1, 0, 0, 1, -1])
    #expect(visible.clips.map(\.parent) == [-1, 0])
    #expect(visible.clips.map(\.box) == [Rect(50, 50, 50, 50), Rect(90, 90, 10, 10)])
    #expect(visible.clips.map(\.bounds) == [Rect(0, 0, 50, 50), Rect(0, 0, 50, 50)])
  }

  @Test func aClippingViewOutOfSightIsSkippedWithAllInIt() {
    let clip = add(Rect(300, 0, 50, 50))
    clip.clipsToBounds = true
    _ = add(Rect(-250, 0, 50, 50), to: clip)

    #expect(views(collect()) == [root] && collect().clips.isEmpty)
  }

  @Test func aClippingViewWithoutAreaShowsNothingOfWhatIsInIt() {
    let clip = add(Rect(50, 50, 0, 0))
    clip.clipsToBounds = true
    let inside = add(Rect(-60, -60, 100, 100), to: clip)

    #expect(!views(collect()).contains(inside))
  }

  @Test func aViewWithoutNumbersIsNotSeen() {
    let bad = add(Rect(.nan, 0, 50, 50))
    let inside = add(Rect(0, 0, 9, 9), to: bad)

    #expect(views(collect()) == [root] && inside.isAlive)
  }

  @Test func treesAreAddedOneAfterTheOtherAndRemoved() {
    let other = graph.makeWindowView(frame: Rect(0, 0, 10, 10))
    var visible = collect()
    visible.collect(other.entity.index, of: graph.views, in: viewport)

    #expect(views(visible) == [root, other])
    visible.removeAll()
    #expect(visible.items.isEmpty && visible.clips.isEmpty)
  }

  @Test(arguments: Seeds.batches(400))
  func randomScenesAgreeWithAPlainWalk(seeds: Range<UInt64>) {
    for seed in seeds {
      let scene = RandomScene(seed: seed)
      var visible = VisibleViews()
      visible.collect(scene.root.entity.index, of: scene.graph.views, in: viewport)
      var wanted: [Seen] = []
      walk(scene.root, alpha: 1, area: viewport, into: &wanted)
      let found = visible.items.map { Seen(view: $0.index, alpha: $0.alpha) }
      guard found == wanted else {
        Issue.record("DACTYL_SEED=\(seed): \(found.map(\.view)) seen, not \(wanted.map(\.view))")
        return
      }
      for item in visible.items {
        let view = View(scene.graph.entity(at: item.index), in: scene.graph)
        let size = max(abs(item.transform.tx), abs(item.transform.ty), 1)
        guard isClose(item.transform, view.transformToScene, by: size * 1e-4) else {
          Issue.record("DACTYL_SEED=\(seed): \(view) is at \(item.transform), not \(view.transformToScene)")
          return
        }
      }
    }
  }

  private struct Seen: Equatable {
    var view: UInt32
    var alpha: Float
  }

  /// The plain preorder walk. The world transform is made on the way down, so that both round alike.
  private func walk(
    _ view: View, alpha: Float, area: Rect, outer: Transform = .identity, into seen: inout [Seen]
  ) {
    let own = alpha * view.alpha
    guard !view.isHidden, own > 0 else { return }
    let transform = view.record.toParent.concatenating(outer)
    let box = transform.apply(to: view.bounds)
    let isSeen = box.minX < area.maxX && area.minX < box.maxX && box.minY < area.maxY && area.minY < box.maxY
    if isSeen { seen.append(Seen(view: view.entity.index, alpha: own)) }
    var area = area
    if view.clipsToBounds {
      guard isSeen else { return }
      area = box.intersection(area)
      guard !area.isEmpty else { return }
    }
    for subview in view.subviews { walk(subview, alpha: own, area: area, outer: transform, into: &seen) }
  }
}
