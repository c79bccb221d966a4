import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Lists at rest and while they scroll.
@Suite struct ListViewTests {
  @Test("A million rows open with one screen of views, and only those rows are requested")
  func opening() {
    var asked = 0
    let stage = Stage()
    let list = stage.scene.addListView(frame: Rect(0, 0, 300, 400), rows: { 1_000_000 }) { _, row, path in
      asked += 1
      row.name = "\(path.row)"
    }
    stage.frame(at: 20)
    #expect(asked == 10 && list.view.subviewCount == 10)
    #expect(list.visiblePaths == (0..<10).map { ListPath(row: $0) })
    #expect(list.scrollView.contentSize == ScrollSize(300, 44_000_000))
    for leap in 1...40 { list.scrollView.contentOffset.y = Double(leap * 1_000_003 % 43_999_000) + 0.5 }
    stage.frame(at: 40)
    #expect(asked <= 22 && list.view.subviewCount <= 12, "what no frame shows is not asked for")
    list.scrollView.contentOffset.y = 44_000_000 - 400
    stage.frame(at: 60)
    #expect(list.visiblePaths.last == ListPath(row: 999_999) && list.view.subviewCount <= 12)
  }

  @Test("A view becomes a list, whose rows can be asked to stay where they are in the content")
  func making() {
    let stage = Stage()
    let list = stage.scene.addView(frame: Rect(0, 0, 300, 400)).makeListView()
    #expect(list.view.makeListView() == list && list.view.clipsToBounds)
    list.hasFixedBase = true
    let rows = stage.scene.addListView(frame: Rect(0, 0, 300, 400), rows: { 100_000 }) { _, row, path in
      row.name = "\(path.row)"
    }
    list.dataSource = rows.dataSource
    stage.frame(at: 20)
    for either in [list, rows] { either.scrollView.contentOffset.y = 44 * 50_000 }
    stage.frame(at: 40)
    #expect(list.view(for: ListPath(row: 50_001))?.frame.minY == Float(2_200_044))
    #expect(rows.view(for: ListPath(row: 50_001))?.frame.minY != Float(2_200_044))
  }

  @Test("A list shows rows up to its limit, and reports a larger number", arguments: [1 << 31, Int.max])
  func tooMany(count: Int) {
    let most = (1 << 31) - 1
    let stage = Stage(size: Size(400, 600), expecting: [.tooManyListRows])
    var notified = count
    let list = stage.scene.addListView(frame: Rect(0, 0, 300, 400), rows: { notified }) { _, row, path in
      row.name = "\(path.row)"
    }
    stage.scene.advance(by: 0.02)
    #expect(list.numberOfRows(inSection: 0) == most && list.visiblePaths.count >= 9)
    let complaint = stage.diagnostics.diagnostics.first { $0.kind == .tooManyListRows }
    #expect(complaint?.description.contains("\(most)") == true)
    list.scrollToRow(at: ListPath(0, most - 1), animated: false)
    #expect(list.visiblePaths.last == ListPath(0, most - 1) && list.view(for: ListPath(0, most - 1)) != nil)
    // A few rows less are still too many, and the limit itself is allowed.
    notified = max(count - 1, most + 1)
    list.deleteRows(at: [ListPath(0, 0)], animated: false)
    #expect(list.numberOfRows(inSection: 0) == most && !list.visiblePaths.isEmpty)
    notified = 5
    list.reloadData()
    #expect(list.visiblePaths.count == 5)
  }

  @Test("Views are made once for as many rows as are visible, and reused for other rows")
  func reuse() {
    let desk = ListDesk(rows: 1000)
    #expect(desk.made == 10 && desk.shown == Array(0..<10))
    for step in 1...400 {
      desk.scroll.contentOffset.y = Double(step) * 7
      desk.scene.advance(by: 0.016)
      #expect(desk.visible == Array((step * 7 / 40)...((step * 7 + 399) / 40)))
    }
    #expect(desk.made == 11 && desk.shown == Array(0..<desk.shown.count), "each is filled once on the way")
    for (number, path) in zip(desk.visible, desk.list.visiblePaths) {
      #expect(desk.list.view(for: path)?.name == "\(number)")
    }
  }

  @Test("Rows of a kind reuse views of that kind")
  func kinds() {
    let desk = ListDesk(rows: 300)
    var wrong = 0
    var made: [View: ListRowKind] = [:]
    var source = desk.list.dataSource
    source.kindOfRow = { $1.row % 3 == 0 ? "picture" : "text" }
    source.makeRow = { _, kind in
      let view = desk.scene.makeView()
      made[view] = kind
      return view
    }
    source.showRow = { _, row, path in if made[row] != (path.row % 3 == 0 ? "picture" : "text") { wrong += 1 } }
    desk.list.dataSource = source
    for step in 0..<300 {
      desk.scroll.contentOffset.y = Double(step * 37 % 9000)
      desk.scene.advance(by: 0.016)
    }
    #expect(wrong == 0 && made.count < 40)
  }

  @Test("Row 999,999 moves as row 0 does: at fractions of a point both are right to a thousandth")
  func smoothness() {
    let desk = ListDesk(rows: 1_000_000)
    func positions(from start: Double) -> [Float] {
      desk.scroll.contentOffset.y = start
      desk.scene.advance(by: 0.016)
      var positions: [Float] = []
      for frame in 0..<300 {
        desk.scroll.contentOffset.y = start + Double(frame) * 3.337
        desk.scene.advance(by: 0.016)
        guard let path = desk.list.visiblePaths.first, let frame = desk.frame(of: path.row) else { continue }
        // The exact position.
        let wanted = Double(path.row) * 40 - desk.scroll.contentOffset.y
        #expect(abs(Double(frame.minY) - wanted) < 0.001)
        positions.append(frame.minY)
      }
      return positions
    }
    let (near, far) = (positions(from: 1000.25), positions(from: 39_998_000.25 - 1000))
    #expect(near.count == 300 && far.count == 300)
    for (a, b) in zip(near, far) { #expect(abs(a - b) < 0.001) }
    let base = desk.scroll.contentBase.y
    #expect(abs(base - desk.scroll.contentOffset.y) < 3000)
  }

  @Test("Fingers scroll the far end by their exact translation, and a flick decelerates as at the near end")
  func farFlick() {
    func offsets(start: Double) -> [Double] {
      let desk = ListDesk(rows: 1_000_000)
      desk.scroll.contentOffset.y = start
      desk.scene.advance(by: 0.016)
      desk.stage.one.drag(from: Point(150, 380), to: Point(150, 80.5), duration: 0.1, steps: 9)
      desk.stage.one.lift()
      return (0..<120).map { _ in
        desk.scene.advance(by: 1.0 / 60)
        #expect(desk.visible.count >= 10)
        return desk.scroll.contentOffset.y - start
      }
    }
    let (near, far) = (offsets(start: 400), offsets(start: 39_980_000))
    #expect(near.last ?? 0 > 1000)
    for (a, b) in zip(near, far) { #expect(abs(a - b) < 0.001) }
  }

  @Test("Headers stay at the top and push one another; footers stay at the bottom while their section is visible")
  func pinned() {
    let desk = ListDesk(
      (0..<5).map { section in (0..<10).map { section * 10 + $0 } }, header: 30, footer: 20)
    // A section is 30 + 400 + 20 high.
    func top(_ view: View?) -> Float? { view.map { $0.convert($0.bounds, to: nil).minY } }
    #expect(top(desk.list.headerView(forSection: 0)) == 0 && desk.list.headerView(forSection: 1) == nil)
    #expect(top(desk.list.footerView(forSection: 0)) == 380, "it waits at the lower edge")
    desk.scroll.contentOffset.y = 100
    desk.scene.advance(by: 0.016)
    #expect(top(desk.list.headerView(forSection: 0)) == 0 && desk.list.pinnedHeader?.section == 0)
    #expect(top(desk.list.headerView(forSection: 1)) == 350)
    #expect(top(desk.list.footerView(forSection: 0)) == 330)
    #expect(top(desk.list.footerView(forSection: 1)) == 380)
    desk.scroll.contentOffset.y = 410
    desk.scene.advance(by: 0.016)
    #expect(top(desk.list.headerView(forSection: 0)) == -10, "its section's rows end, and it is pushed")
    #expect(top(desk.list.footerView(forSection: 0)) == 20)
    #expect(top(desk.list.headerView(forSection: 1)) == 40)
    #expect(desk.list.pinnedHeader?.view.name == "header 0")
    desk.scroll.contentOffset.y = 460
    desk.scene.advance(by: 0.016)
    #expect(desk.list.pinnedHeader?.section == 1 && top(desk.list.headerView(forSection: 1)) == 0)
    desk.scroll.contentOffset.y = -50
    desk.scene.advance(by: 0.001)
    #expect(top(desk.list.headerView(forSection: 0)) == 50 && desk.list.pinnedHeader == nil)
    #expect(desk.list.headerView(forSection: 0)?.siblingIndex ?? 0 > 5, "in front of the rows")
  }

  @Test("A grid has as many columns as fit, and keeps its visible rows when its size changes")
  func grid() {
    let desk = ListDesk(rows: 1000)
    desk.list.columns = .minimumWidth(1e-30)
    desk.rest()
    desk.list.columns = .minimumWidth(90)
    desk.list.columnSpacing = 10
    desk.list.rowSpacing = 4
    desk.list.sectionInset = EdgeInsets(top: 6, left: 5, bottom: 7, right: 5)
    desk.scene.advance(by: 0.016)
    // 290 points have room for three, each 90 wide.
    #expect(desk.frame(of: 0) == Rect(5, 6, 90, 40) && desk.frame(of: 4) == Rect(105, 50, 90, 40))
    #expect(desk.scroll.contentSize.height == 334 * 44 - 4 + 13)
    desk.scroll.contentOffset.y = 6 + 44 * 100 + 11
    desk.scene.advance(by: 0.016)
    #expect(desk.visible.first == 300 && desk.frame(of: 300)?.minY == -11)
    desk.list.view.frame.size.width = 200
    desk.scene.advance(by: 0.016)
    #expect(desk.frame(of: 300)?.minY == -11 && desk.frame(of: 300)?.size.width == 90)
    desk.list.columns = .count(5)
    desk.scene.advance(by: 0.016)
    #expect(desk.frame(of: 300) == Rect(5, -11, 30, 40))
    #expect(desk.list.path(at: desk.list.view.convert(Point(50, 40), from: nil)) == ListPath(row: 306))
  }

  @Test("The game's own subviews of a list stay at their position in the content")
  func others() {
    let desk = ListDesk(rows: 1_000_000)
    let other = desk.scene.addView(frame: Rect(0, -60, 300, 50), to: desk.list.view)
    for leap in [5000.25, 20_000_000.5, 100, 0] {
      desk.scroll.contentOffset.y = leap
      desk.scene.advance(by: 0.016)
      let top = other.convert(other.bounds, to: nil).minY
      #expect(abs(Double(top) + 60 + leap) <= max(0.001, leap / 4_000_000))
    }
    #expect(other.convert(other.bounds, to: nil) == Rect(0, -60, 300, 50))
  }

  @Test("An empty list, one of zero size, and sections without rows work as lists")
  func empty() {
    let desk = ListDesk([[], [], []])
    #expect(desk.list.visiblePaths == [] && desk.scroll.contentSize.height == 0)
    desk.sections = [[], [1], []]
    desk.list.reloadData()
    #expect(desk.visible == [1])
    desk.list.view.frame.size = Size(0, 0)
    desk.scene.advance(by: 0.02)
    #expect(desk.list.visiblePaths == [])
    desk.list.view.frame.size = Size(200, 100)
    desk.scene.advance(by: 0.02)
    #expect(desk.visible == [1] && desk.frame(of: 1)?.size == Size(200, 40))
    desk.stage.one.tap(at: Point(100, 90))
    desk.list.view.destroy()
    #expect(desk.scene.window.view.subviewCount == 0)
  }
}
