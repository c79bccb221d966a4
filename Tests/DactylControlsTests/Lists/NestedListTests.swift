import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Lists and other scroll views in the rows of lists.
@Suite struct NestedListTests {
  /// A list whose rows each hold a horizontal strip, created with the row's view.
  private func shelves() -> (desk: ListDesk, strip: (Int) -> ScrollView?) {
    let desk = ListDesk([Array(0..<100)], rowHeight: .fixed(100))
    let stage = desk.stage
    var source = desk.list.dataSource
    source.kindOfRow = { _, _ in "shelf" }
    source.makeRow = { _, _ in
      let row = stage.scene.makeView()
      let strip = stage.scene.addView(frame: Rect(0, 0, 300, 100), to: row)
      strip.clipsToBounds = true
      strip.makeScrollView(contentSize: ScrollSize(1500, 100))
      return row
    }
    desk.list.dataSource = source
    stage.scene.advance(by: 0.02)
    return (desk, { row in desk.list.view(for: ListPath(0, row))?.subviews.compactMap(\.scrollView).first })
  }

  private func drag(_ desk: ListDesk, from start: Point, by translation: Vector) {
    desk.stage.one.drag(from: start, to: start + translation, duration: 0.5, steps: 20)
    desk.scene.advance(by: 0.2)
    desk.stage.one.lift()
    desk.rest()
  }

  @Test("A horizontal drag scrolls the strip in a row, a vertical one the list: never both")
  func axes() throws {
    let (desk, strip) = shelves()
    drag(desk, from: Point(250, 150), by: Vector(-120, 14))
    #expect(try #require(strip(1)).contentOffset.x > 90 && desk.scroll.contentOffset.y == 0)
    #expect(strip(1)?.contentOffset.y == 0 && strip(0)?.contentOffset.x == 0)
    let before = strip(1)?.contentOffset.x
    drag(desk, from: Point(150, 190), by: Vector(14, -120))
    #expect(desk.scroll.contentOffset.y > 90)
    #expect(strip(1)?.contentOffset.x == before)
  }

  @Test("A strip keeps its offset with its row's view, whichever row reuses it: the fill closure has to reset it")
  func reuse() throws {
    for resets in [false, true] {
      let (desk, strip) = shelves()
      if resets {
        let show = desk.list.dataSource.showRow
        desk.list.dataSource.showRow = { list, row, path in
          show?(list, row, path)
          row.subviews.compactMap(\.scrollView).first?.contentOffset.x = 0
        }
        desk.scene.advance(by: 0.02)
      }
      strip(0)?.contentOffset.x = 333
      let view = try #require(desk.list.view(for: ListPath(0, 0)))
      for step in 1...60 {
        desk.scroll.contentOffset.y = Double(step * 20)
        desk.scene.advance(by: 0.02)
      }
      let path = try #require(desk.list.path(of: view))
      #expect(path.row > 5 && strip(path.row)?.contentOffset.x == (resets ? 0 : 333))
      #expect(desk.list.visiblePaths.filter { strip($0.row)?.contentOffset.x == 333 }.count <= 1)
    }
  }

  /// A list of ten rows, the second of which holds a list of its own.
  private func nested() -> (desk: ListDesk, inner: () -> ListView?, names: CallLog) {
    let desk = ListDesk([Array(0..<40)], rowHeight: .delegate(estimated: 60)) { $0 == 1 ? 200 : 60 }
    let log = desk.stage.log
    var source = desk.list.dataSource
    source.kindOfRow = { $1.row % 7 == 1 ? "list" : .row }
    source.heightOfRow = { $1.row % 7 == 1 ? 200 : 60 }
    source.makeRow = { _, kind in
      let row = desk.scene.makeView()
      if kind == "list" {
        let list = desk.scene.addListView(frame: Rect(0, 0, 300, 200), to: row, rows: { 20 }) {
          $1.name = "inner \($2.row)"
        }
        list.scrollView.handsDragsOver = true
        list.delegate.didSelect = { log.write("inner \($1.row)") }
      }
      return row
    }
    desk.list.delegate.didSelect = { log.write("outer \($1.row)") }
    desk.list.dataSource = source
    desk.scene.advance(by: 0.02)
    return (desk, { desk.list.view(for: ListPath(0, 1))?.subviews.compactMap(\.listView).first }, log)
  }

  @Test("A list in a row scrolls first; at its end the finger scrolls the list around it")
  func handingOver() throws {
    let (desk, inner, _) = nested()
    let list = try #require(inner())
    #expect(list.visiblePaths.count == 5)
    drag(desk, from: Point(150, 240), by: Vector(0, -150))
    #expect(list.scrollView.contentOffset.y > 100 && desk.scroll.contentOffset.y == 0)
    let end = list.scrollView.contentSize.height - 200
    list.scrollView.contentOffset.y = end - 30
    desk.scene.advance(by: 0.02)
    drag(desk, from: Point(150, 240), by: Vector(0, -150))
    #expect(list.scrollView.contentOffset.y == end && desk.scroll.contentOffset.y > 60)
  }

  @Test("A tap selects in the innermost list, and in none around it")
  func tapping() throws {
    let (desk, inner, _) = nested()
    let list = try #require(inner())
    desk.stage.one.tap(at: Point(150, 60 + 44 + 10))
    desk.scene.advance(by: 0.5)
    #expect(desk.stage.lines == ["inner 1"] && list.selectedPaths == [ListPath(0, 1)])
    desk.stage.one.tap(at: Point(150, 20))
    desk.scene.advance(by: 0.5)
    #expect(desk.stage.lines == ["outer 0"])
  }

  @Test("Rows with lists in them are reused while all scroll, and each list shows its own rows")
  func scrolling() throws {
    let (desk, _, _) = nested()
    var lists: Set<View> = []
    for step in 1...80 {
      desk.scroll.contentOffset.y = Double(step * 31 % 2400)
      for path in desk.list.visiblePaths where path.row % 7 == 1 {
        let list = try #require(desk.list.view(for: path)?.subviews.compactMap(\.listView).first)
        lists.insert(list.view)
        list.scrollView.contentOffset.y = Double(step * 17 % 600)
      }
      desk.scene.advance(by: 0.02)
      for path in desk.list.visiblePaths where path.row % 7 == 1 {
        let list = try #require(desk.list.view(for: path)?.subviews.compactMap(\.listView).first)
        #expect(list.visiblePaths.count >= 5 && list.view.subviewCount < 30)
        for inner in list.visiblePaths { #expect(list.view(for: inner)?.name == "inner \(inner.row)") }
      }
    }
    #expect(lists.count < 6)
    desk.sections[0].removeAll()
    desk.list.reloadData()
    desk.list.view.destroy()
    #expect(lists.allSatisfy { !$0.isAlive && $0.listView == nil })
  }

  @Test("A list in a scroll view that refreshes: a pull above the list refreshes, one in the list scrolls")
  func refreshing() {
    let stage = Stage(size: Size(400, 600))
    let outer = stage.scene.addView(frame: Rect(0, 0, 300, 500)).makeScrollView(contentSize: ScrollSize(300, 900))
    var refreshes = 0
    outer.addRefreshControl { refresh in
      refreshes += 1
      refresh.endRefreshing()
    }
    let list = stage.scene.addListView(frame: Rect(0, 50, 300, 400), to: outer.view, rows: { 50 }) {
      $1.name = "\($2.row)"
    }
    stage.scene.advance(by: 0.02)
    stage.one.drag(from: Point(150, 20), to: Point(150, 420), duration: 0.5, steps: 20)
    stage.one.lift()
    stage.scene.advance(by: 3)
    #expect(refreshes == 1 && outer.contentOffset.y == 0 && list.scrollView.contentOffset.y == 0)
    stage.one.drag(from: Point(150, 400), to: Point(150, 250), duration: 0.5, steps: 20)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    stage.scene.advance(by: 2)
    #expect(refreshes == 1 && list.scrollView.contentOffset.y > 100 && outer.contentOffset.y == 0)
    #expect(list.visiblePaths.allSatisfy { list.view(for: $0)?.name == "\($0.row)" })
  }
}
