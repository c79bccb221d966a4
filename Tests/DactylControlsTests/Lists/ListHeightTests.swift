import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Rows whose heights are measured when they become visible.
@Suite struct ListHeightTests {
  private static func height(_ number: Int) -> Float { Float(10 + number * 37 % 90) }

  @Test("A row above the visible ones that is higher than estimated moves nothing there", arguments: [true, false])
  func noJump(isOwn: Bool) {
    let desk = ListDesk(
      rows: 10_000, rowHeight: isOwn ? .automatic(estimated: 20) : .delegate(estimated: 20), height: Self.height)
    desk.scroll.contentOffset.y = 100_000
    desk.scene.advance(by: 0.02)
    var (tracked, last) = (desk.visible[2], Float(0))
    last = desk.frame(of: tracked)?.minY ?? 0
    for step in 0..<300 {
      let before = desk.scroll.contentOffset.y
      desk.scroll.contentOffset.y = before - 5
      desk.scene.advance(by: 0.016)
      guard let frame = desk.frame(of: tracked) else { break }
      #expect(abs(frame.minY - (last + 5)) < 0.01, "step \(step)")
      #expect(frame.size.height == Self.height(tracked))
      (tracked, last) = (desk.visible[2], desk.frame(of: desk.visible[2])?.minY ?? 0)
    }
    #expect(desk.measured.count < 80)
  }

  @Test("A corrected height moves no row under a finger, or after a flick")
  func fingers() {
    let desk = ListDesk(rows: 10_000, rowHeight: .automatic(estimated: 200), height: Self.height)
    desk.scroll.contentOffset.y = 900_000
    desk.scene.advance(by: 0.02)
    desk.stage.one.press(at: Point(150, 100))
    desk.stage.one.move(to: Point(150, 120))
    let number = desk.visible[3]
    let start = desk.frame(of: number)?.minY ?? 0
    for step in 1...20 {
      desk.scene.advance(by: 0.01)
      desk.stage.one.move(to: Point(150, 120 + Float(step) * 10))
      guard let frame = desk.frame(of: number) else { continue }
      #expect(abs(frame.minY - start - Float(step) * 10) < 0.01)
    }
    desk.stage.one.lift()
    var (tracked, last) = (desk.visible[2], desk.frame(of: desk.visible[2])?.minY ?? 0)
    var steps: [Float] = []
    while desk.scroll.isDecelerating {
      desk.scene.advance(by: 1.0 / 60)
      if let frame = desk.frame(of: tracked) { steps.append(frame.minY - last) }
      (tracked, last) = (desk.visible[2], desk.frame(of: desk.visible[2])?.minY ?? 0)
    }
    #expect(steps.count > 30)
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(next <= step + 0.01 && next >= -0.01, "it only gets slower")
    }
  }

  @Test("A flick to the top ends there, however wrong the estimated heights were")
  func top() {
    for estimate: Float in [5, 200] {
      let desk = ListDesk(rows: 1000, rowHeight: .delegate(estimated: estimate), height: Self.height)
      desk.scroll.contentOffset.y = 1500
      desk.scene.advance(by: 0.02)
      for _ in 0..<12 {
        desk.stage.one.drag(from: Point(150, 50), to: Point(150, 390), duration: 0.08, steps: 5)
        desk.stage.one.lift()
        desk.scene.advance(by: 0.3)
      }
      desk.scene.advance(by: 3)
      #expect(desk.scroll.contentOffset.y == 0 && desk.visible.first == 0 && desk.frame(of: 0)?.minY == 0)
    }
  }

  @Test("Scrolling to a row arrives at it, at once and animated", arguments: [false, true])
  func scrolling(isAnimated: Bool) {
    let desk = ListDesk(
      [Array(0..<500), Array(500..<3000)], rowHeight: .delegate(estimated: 150), header: 20, height: Self.height)
    func top(_ number: Int) -> Float? { desk.frame(of: number)?.minY }
    for (number, position) in [
      (2000, ListScrollPosition.top), (40, .middle), (2999, .bottom), (1200, .none), (0, .top),
    ] {
      guard let path = desk.path(of: number) else { continue }
      desk.list.scrollToRow(at: path, position: position, animated: isAnimated)
      desk.scene.advance(by: 1.5)
      let height = Self.height(number)
      switch position {
      case .top: #expect(top(number) == 20, "below the header that stays")
      case .middle: #expect(abs((top(number) ?? 0) + height / 2 - 200) < 0.01)
      case .bottom: #expect(abs((top(number) ?? 0) + height - 400) < 0.01)
      case .none: #expect((top(number) ?? -1) >= 0 && (top(number) ?? 400) + height <= 400.01)
      }
    }
    let offset = desk.scroll.contentOffset
    desk.list.scrollToRow(at: ListPath(1, 2), animated: false)
    let now = desk.scroll.contentOffset
    desk.list.scrollToRow(at: ListPath(1, 2), animated: false)
    #expect(desk.scroll.contentOffset == now && offset != now, "a row that shows is not scrolled to")
  }

  @Test("Invalid heights are corrected, and reported")
  func badHeights() {
    let desk = ListDesk(
      [Array(0..<1000)], rowHeight: .delegate(estimated: 30), expecting: [.badRowHeight]
    ) { [Float.nan, -5, 0, .infinity, 1e30, 50][$0 % 6] }
    for offset in [0.0, 100, 5000, 900, 40_000_000, 3] {
      desk.scroll.contentOffset.y = offset
      desk.scene.advance(by: 0.02)
      #expect(desk.list.visiblePaths.count <= 401)
    }
    #expect(desk.stage.diagnostics.kinds.contains(.badRowHeight))
    let huge = ListDesk(rows: 1_000_000, rowHeight: .delegate(estimated: 1)) { _ in 1_000_000 }
    huge.scroll.contentOffset.y = 500_000
    huge.rest()
    #expect(huge.visible.count <= 2)
  }

  @Test("A new width has rows measured again, and keeps the first visible row")
  func resizing() {
    let desk = ListDesk(rows: 1000, rowHeight: .automatic(estimated: 40)) { Float(20 + $0 % 7) }
    var source = desk.list.dataSource
    source.measureRow = { _, _, path, width in width > 250 ? 30 : Float(60 + path.row % 5) }
    desk.list.dataSource = source
    desk.scroll.contentOffset.y = 8010
    desk.scene.advance(by: 0.02)
    let (first, top) = (desk.visible[0], desk.frame(of: desk.visible[0])?.minY)
    desk.list.view.frame.size = Size(200, 300)
    desk.scene.advance(by: 0.02)
    #expect(desk.visible[0] == first && desk.frame(of: first)?.minY == top)
    #expect(desk.frame(of: first)?.size == Size(200, Float(60 + first % 5)))
  }

  @Test("In a grid no row of a line that is lower than estimated is missing, whatever kinds of rows it holds")
  func lowerLines() {
    let desk = ListDesk(
      [Array(0..<3000)], frame: Rect(0, 0, 300, 100), rowHeight: .delegate(estimated: 20), height: { $0 < 3 ? 60 : 20 })
    var isArmed = false
    desk.list.dataSource.kindOfRow = { isArmed && $1.row == 5 ? "other" : .row }
    desk.list.columns = .count(3)
    desk.rest()
    for offset in [3000.0, 3050] {
      desk.scroll.contentOffset.y = offset
      desk.rest()
    }
    // The first line was 60 points high, and is 4 when the list comes back below it.
    (isArmed, desk.height) = (true, { $0 < 3 ? 4 : 20 })
    desk.scroll.contentOffset.y = 25
    desk.rest()
    desk.scroll.contentOffset.y = 10
    desk.rest()
    #expect(desk.visible == Array(3..<(3 + desk.visible.count)))
  }

  @Test("Where rows at the end are lower than estimated, those that become visible above are there at once")
  func lowerEnd() {
    let desk = ListDesk([Array(0..<100)], rowHeight: .delegate(estimated: 40)) { _ in 40 }
    desk.scroll.contentOffset.y = 3600
    desk.rest()
    desk.height = { _ in 10 }
    desk.list.rowHeight = .delegate(estimated: 39)
    let visible = desk.visible
    desk.rest()
    #expect(visible == desk.visible && visible.count > 20 && visible.last == 99)
  }
}
