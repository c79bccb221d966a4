import Dactyl
import DactylTesting
import TestStage
import Testing

/// Headings and scrolling: items in the innermost scroll view come first, and its edge covers nothing (F14,
/// F15, F22).
@Suite struct FocusScrollTests {
  // Some items are added so that other ones are always nearer.
  private let stage = Stage(size: Size(600, 600), expecting: [.unreachableFocusItem])
  private var scene: Scene { stage.scene }

  private func tile(_ name: String, _ frame: Rect, in parent: View? = nil) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    view.canBecomeFocused = true
    return view
  }

  /// Ten rows in a scroll view of which three and a half are visible, along one axis.
  private func list(isHorizontal: Bool) -> ScrollView {
    let content = isHorizontal ? ScrollSize(1000, 350) : ScrollSize(350, 1000)
    let list = scene.addView(frame: Rect(100, 100, 350, 350)).makeScrollView(contentSize: content)
    for number in 0..<10 {
      let start = 100 * Float(number)
      _ = tile("\(number)", isHorizontal ? Rect(start, 0, 80, 350) : Rect(0, start, 350, 80), in: list.view)
    }
    return list
  }

  /// The focused item after each step, until a step returns to an earlier one.
  private func names(_ heading: FocusHeading) -> [String] {
    var names: [String] = []
    while scene.moveFocus(heading), names.count < 20 {
      names.append(scene.focusedItem?.name ?? "")
      scene.advance(by: 1)
    }
    return names
  }

  @Test(
    "F15, F22: rows under a bar beside the list come before the bar, in all four directions", arguments: [true, false])
  func bars(isHorizontal: Bool) {
    let list = list(isHorizontal: isHorizontal)
    // In front of the list, and right at its edges: rows that are scrolled away are behind them.
    let (before, after): (Rect, Rect) =
      isHorizontal
      ? (Rect(0, 0, 100, 600), Rect(450, 0, 150, 600)) : (Rect(0, 0, 600, 100), Rect(0, 450, 600, 150))
    let bars = [tile("before", before), tile("after", after)]
    scene.requestFocus(at: list.view.subviews[0].entity)
    let (forward, back): (FocusHeading, FocusHeading) = isHorizontal ? (.right, .left) : (.down, .up)
    #expect(names(forward) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "after"])
    scene.requestFocus(at: list.view.subviews[9].entity)
    scene.advance(by: 1)
    #expect(names(back) == ["8", "7", "6", "5", "4", "3", "2", "1", "0", "before"])
    #expect(scene.focusedItem == bars[0] && stage.diagnostics.kinds.isEmpty, "every item can be reached")
  }

  @Test("F14: items that disappear as they become visible, and are replaced by others, do not scroll for ever")
  func evasive() {
    let list = list(isHorizontal: false)
    let (top, bottom) = (list.view.subviews[0], list.view.subviews[9])
    for view in list.view.subviews.dropFirst().dropLast() { view.removeFromSuperview() }
    bottom.isHidden = true
    scene.requestFocus(at: top.entity)
    scene.advance(by: 1)
    // As where rows are created on demand.
    var delegate = ScrollViewDelegate()
    delegate.didScroll = { list in
      top.isHidden = list.contentOffset.y > 200
      bottom.isHidden = list.contentOffset.y < 400
    }
    list.delegate = delegate
    list.setContentOffset(ScrollPoint(0, 500), animated: false)
    scene.advance(by: 10)
    let offset = list.contentOffset
    scene.advance(by: 1)
    #expect(list.contentOffset == offset)
  }

  @Test("F15: of nested scroll views the inner one scrolls first, then the outer one, then items outside are focused")
  func nested() {
    let outer = scene.addView(frame: Rect(0, 0, 400, 400)).makeScrollView(contentSize: ScrollSize(400, 1000))
    let inner = scene.addView(frame: Rect(0, 0, 100, 100), to: outer.view).makeScrollView(
      contentSize: ScrollSize(100, 400))
    _ = tile("a", Rect(0, 0, 80, 40), in: inner.view)
    _ = tile("b", Rect(0, 300, 80, 40), in: inner.view)
    _ = tile("c", Rect(0, 700, 80, 40), in: outer.view)
    _ = tile("near", Rect(0, 60, 80, 20))
    _ = tile("far", Rect(0, 500, 80, 20))
    scene.requestFocus(at: inner.view.subviews[0].entity)
    inner.isScrollEnabled = false
    outer.isScrollEnabled = false
    #expect(names(.down).prefix(2) == ["b", "c"])
  }

  @Test("F19: in a scroll view the group of the focused item comes first, as it does elsewhere")
  func groups() {
    let list = scene.addView(frame: Rect(0, 0, 300, 300)).makeScrollView(contentSize: ScrollSize(300, 300))
    let tiles = [tile("a", Rect(0, 0, 80, 40), in: list.view), tile("b", Rect(0, 60, 80, 40), in: list.view)]
    let far = tile("c", Rect(0, 200, 80, 40), in: list.view)
    let outside = tile("d", Rect(100, 20, 80, 40))
    for view in [tiles[0], far, outside] { view.focusGroupIdentifier = "g" }
    scene.requestFocus(at: tiles[0].entity)
    #expect(names(.down).first == "c")
  }

  @Test("F22: an item that a scroll view's edge clips is covered by what covers that scroll view, and by its subviews")
  func covered() {
    let list = list(isHorizontal: false)
    let cover = scene.addView(frame: Rect(0, 440, 600, 160))
    let rows = list.view.subviews
    #expect(scene.requestFocus(at: rows[4].entity), "cut by the edge, and behind a view beyond it")
    scene.advance(by: 1)
    list.setContentOffset(.zero, animated: false)
    // A view over the row and all of the list.
    cover.frame = Rect(0, 0, 600, 600)
    #expect(!scene.requestFocus(at: rows[4].entity) && !scene.requestFocus(at: rows[0].entity))
    cover.removeFromSuperview()
    list.view.addSubview(cover)
    cover.frame = Rect(0, 390, 350, 100)
    #expect(!scene.requestFocus(at: rows[4].entity) && scene.requestFocus(at: rows[5].entity), "in the content itself")
  }

  @Test("F22: a window in front covers a visible row, and not one behind its list's edge")
  func windows() {
    let list = list(isHorizontal: false)
    let window = scene.addWindow(frame: Rect(0, 380, 600, 220))
    window.canBecomeKey = false
    #expect(scene.requestFocus(at: list.view.subviews[4].entity))
    window.view.frame = Rect(90, 90, 400, 90)
    #expect(!scene.requestFocus(at: list.view.subviews[0].entity))
  }

  // MARK: Neighbours

  @Test("A hidden neighbour is skipped: its own neighbour in that direction replaces it, and so on")
  func neighbors() {
    let tiles = (0..<6).map { tile("\($0)", Rect(20 + 70 * Float($0), 20, 60, 60)) }
    tiles[0].setNextFocusItem(tiles[4], .right)
    tiles[4].setNextFocusItem(tiles[2], .right)
    tiles[2].setNextFocusItem(tiles[5], .right)
    scene.requestFocus(at: tiles[0].entity)
    #expect(scene.nextFocusItem(.right) == tiles[4])
    tiles[4].isHidden = true
    #expect(scene.nextFocusItem(.right) == tiles[2])
    tiles[2].canBecomeFocused = false
    #expect(scene.nextFocusItem(.right) == tiles[5])
    // The neighbours form a circle, or end: then the items in that direction count.
    tiles[2].setNextFocusItem(tiles[4], .right)
    #expect(scene.nextFocusItem(.right) == tiles[1])
    tiles[2].setNextFocusItem(tiles[0], .right)
    #expect(scene.nextFocusItem(.right) == tiles[1])
    tiles[2].setNextFocusItem(nil, .right)
    #expect(scene.nextFocusItem(.right) == tiles[1])
    tiles[4].destroy()
    #expect(scene.nextFocusItem(.right) == tiles[1])
  }
}
