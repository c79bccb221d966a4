import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylControls

/// Selecting rows by touch, mouse and keys.
@Suite struct ListSelectionTests {
  private func desk(_ rows: Int = 1000, multiple: Bool = false) -> ListDesk {
    let desk = ListDesk(rows: rows)
    desk.list.allowsMultipleSelection = multiple
    let log = desk.stage.log
    desk.list.delegate.didSelect = { log.write("select \($1.row)") }
    desk.list.delegate.didDeselect = { log.write("deselect \($1.row)") }
    desk.list.delegate.performPrimaryAction = { log.write("act \($1.row)") }
    return desk
  }

  private func highlighted(_ desk: ListDesk) -> [Int] {
    desk.list.state?.rows.filter { $0.state.contains(.highlighted) }.map(\.path.row) ?? []
  }

  @Test("A list that its delegate destroys or changes while it is asked about many rows asks no more", arguments: 0..<2)
  func endsWhileAsked(what: Int) {
    let desk = desk(multiple: true)
    var asked = 0
    desk.list.delegate.shouldSelect = { list, _ in
      asked += 1
      if what == 0 { list.view.destroy() } else { list.reloadData() }
      return false
    }
    desk.list.state?.selectAll()
    #expect(asked == 1 && desk.list.view.isAlive == (what == 1))
  }

  @Test("A tap selects a row, deselects another one, and requests the row's primary action")
  func taps() {
    let desk = desk()
    desk.stage.one.tap(at: Point(100, 100))
    #expect(desk.stage.lines == ["select 2", "act 2"])
    desk.stage.one.tap(at: Point(100, 380))
    #expect(desk.stage.lines == ["deselect 2", "select 9", "act 9"] && desk.list.selectedPaths == [ListPath(0, 9)])
    desk.stage.one.tap(at: Point(100, 380))
    #expect(desk.stage.lines == ["act 9"])
    desk.list.delegate.shouldSelect = { $1.row != 3 }
    desk.stage.one.tap(at: Point(100, 130))
    #expect(desk.stage.lines == [] && desk.list.isSelected(ListPath(0, 9)))
    desk.list.allowsSelection = false
    desk.stage.one.tap(at: Point(100, 10))
    #expect(desk.stage.lines == [])
  }

  @Test("The content view of a row has what the game adds, and nothing else, and is reused with the row's view")
  func contentViews() throws {
    let desk = desk()
    var made = 0
    desk.list.dataSource.showRow = { list, row, path in
      let content = list.contentView(of: row)
      if content.subviews.isEmpty {
        made += 1
        desk.scene.addView(frame: Rect(10, 10, 20, 20), to: content)
      }
      content.subviews[0][Label.self] = Label("\(path.row)")
    }
    desk.list.reloadData()
    desk.scene.advance(by: 0.02)
    desk.stage.one.tap(at: Point(100, 100))
    let row = try #require(desk.list.view(for: ListPath(0, 2)))
    try #require(desk.list.isSelected(ListPath(0, 2)) && row.subviews.count == 2)
    let content = desk.list.contentView(of: row)
    #expect(content == row.subviews[1] && content.frame == row.bounds && content.subviews.count == 1)
    let count = made
    for step in 1...50 {
      desk.scroll.setContentOffset(ScrollPoint(0, Double(step) * 130), animated: false)
      desk.scene.advance(by: 0.02)
    }
    #expect(made <= count + 2)
    let last = try #require(desk.list.visiblePaths.last)
    let shown = try #require(desk.list.view(for: last))
    #expect(desk.list.contentView(of: shown).subviews[0][Label.self]?.text == "\(last.row)")
  }

  @Test("A list that loses its rows when it hears of a state is told of no selection of a row that is gone")
  func changedByStates() {
    let desk = desk(10, multiple: true)
    desk.list.delegate.didChangeState = { list, _, _, state in
      guard state.contains(.selected), !desk.sections.isEmpty else { return }
      desk.sections = []
      list.reloadData()
    }
    desk.stage.one.tap(at: Point(100, 100))
    #expect(desk.stage.lines == [] && desk.list.selectedPaths.isEmpty)
  }

  @Test("Responders around a list receive touches and keys that it ignores, whole, and no others (T20)")
  func passesOn() {
    let desk = desk(3)
    let window = desk.scene.window.view
    window.setResponder(TouchRecorder("window", in: desk.stage.log, answer: .handled))
    desk.stage.one.tap(at: Point(100, 300))
    #expect(desk.stage.lines == ["window touchesBegan 1", "window touchesEnded 1"])
    desk.stage.one.tap(at: Point(100, 100))
    #expect(desk.stage.lines == ["select 2", "act 2"])
    window.setResponder(
      ResponderRecorder("window", in: desk.stage.log) {
        $0.handledEvents = .presses
        $0.answer = .handled
      })
    desk.scene.requestFocus(at: desk.list.view.entity)
    desk.list.allowsSelection = false
    desk.stage.key(.down)
    desk.stage.scene.advance(by: 0.01)
    desk.list.allowsSelection = true
    desk.stage.key(.down, .ended)
    desk.stage.scene.advance(by: 0.01)
    #expect(desk.stage.lines == ["window pressesBegan", "window pressesEnded"])
  }

  @Test("A row is highlighted once it receives the finger, and no longer when the list scrolls (V1)")
  func highlighting() {
    let desk = desk()
    desk.stage.one.press(at: Point(100, 100))
    #expect(highlighted(desk) == [])
    desk.scene.advance(by: 0.2)
    #expect(highlighted(desk) == [2])
    desk.stage.one.move(to: Point(100, 60))
    #expect(highlighted(desk) == [] && desk.scroll.isDragging)
    desk.stage.one.lift()
    desk.rest()
    #expect(desk.stage.lines == [] && desk.list.selectedPaths == [])
    desk.stage.one.press(at: Point(100, 20))
    desk.stage.one.move(to: Point(100, 60))
    desk.stage.one.lift()
    desk.rest()
    desk.scroll.contentOffset.y = 0
    desk.scene.advance(by: 0.1)
    desk.stage.one.press(at: Point(100, 100))
    desk.scene.advance(by: 0.2)
    desk.list.view.destroy()
    desk.stage.one.lift()
    #expect(desk.stage.lines == [])
  }

  @Test("The background of a row's state is behind its contents, and is removed with the row")
  func marks() {
    let desk = desk()
    var states: [String] = []
    desk.list.delegate.didChangeState = { _, row, path, state in
      if state.contains(.selected) { states.append("\(path.row) is \(row.name ?? "")") }
    }
    desk.list.selectRow(at: ListPath(0, 3))
    func marked() -> [Int] {
      desk.list.visiblePaths.filter { path in
        desk.list.view(for: path)?.subviews.contains {
          !$0.isHidden && $0[Shape.self]?.fill == desk.list.style.selected
        } == true
      }.map(\.row)
    }
    #expect(marked() == [3] && states == ["3 is 3"])
    for offset in stride(from: 0.0, through: 2000, by: 33) {
      desk.scroll.contentOffset.y = offset
      desk.scene.advance(by: 0.02)
      #expect(marked() == (offset < 160 ? [3] : []))
    }
    desk.scroll.contentOffset.y = 0
    desk.scene.advance(by: 0.02)
    #expect(marked() == [3] && states == ["3 is 3", "3 is 3"])
  }

  @Test("With multiple selection taps toggle; clicks select one, Control toggles one, Shift selects a range")
  func several() {
    let desk = desk(multiple: true)
    for y: Float in [20, 100, 20] { desk.stage.one.tap(at: Point(100, y)) }
    #expect(desk.stage.lines == ["select 0", "select 2", "deselect 0"])
    let mouse = Mouse(in: desk.scene)
    mouse.click(at: Point(100, 60))
    #expect(desk.list.selectedPaths == [ListPath(0, 1)] && desk.list.view.isFocused)
    mouse.modifiers = .shift
    mouse.click(at: Point(100, 220))
    #expect(desk.list.selectedPaths.map(\.row) == [1, 2, 3, 4, 5])
    mouse.click(at: Point(100, 20))
    #expect(desk.list.selectedPaths.map(\.row) == [0, 1])
    mouse.modifiers = .control
    mouse.click(at: Point(100, 380))
    mouse.click(at: Point(100, 20))
    #expect(desk.list.selectedPaths.map(\.row) == [1, 9])
    mouse.modifiers = []
    _ = desk.stage.lines
    mouse.click(at: Point(100, 140), count: 2)
    #expect(desk.stage.lines == ["select 3", "act 3"])
  }

  @Test("Keys move from row to row, scroll them into view, and select with Shift and Control-A")
  func keys() {
    let desk = desk(multiple: true)
    var changes = 0
    desk.list.delegate.didChangeSelection = { _ in changes += 1 }
    #expect(desk.scene.requestFocus(at: desk.list.view.entity))
    desk.stage.type(.key(.down))
    desk.stage.type(.button(.leftStickDown))
    #expect(desk.list.selectedPaths == [ListPath(0, 2)])
    desk.stage.type(.key(.down), modifiers: .shift)
    desk.stage.type(.key(.down), modifiers: .shift)
    #expect(desk.list.selectedPaths.map(\.row) == [2, 3, 4])
    desk.stage.type(.key(.up), modifiers: .shift)
    #expect(desk.list.selectedPaths.map(\.row) == [2, 3] && desk.list.focusedPath == ListPath(0, 3))
    desk.stage.type(.key(.pageDown))
    #expect(desk.list.selectedPaths == [ListPath(0, 12)] && desk.visible.contains(12))
    desk.stage.type(.key(.end))
    #expect(desk.list.selectedPaths == [ListPath(0, 999)] && desk.visible.last == 999)
    desk.stage.type(.key(.home), modifiers: .shift)
    #expect(desk.list.selectedCount == 1000 && desk.visible.first == 0)
    desk.stage.type(.key(.space))
    #expect(desk.list.selectedCount == 999)
    changes = 0
    desk.stage.type(.key(Key(usage: 4)), modifiers: .control)
    #expect(desk.list.selectedCount == 1000 && changes == 1)
    _ = desk.stage.lines
    desk.stage.type(.key(.return))
    #expect(desk.stage.lines == ["act 0"])
  }

  @Test("The first arrow in a list that was focused before it had rows moves to the first row")
  func firstArrow() {
    let desk = ListDesk(rows: 30)
    let list = desk.scene.addListView(frame: Rect(0, 400, 300, 200))
    list.dataSource = desk.list.dataSource
    // The focus moves before the frame lays out the first rows.
    desk.scene.requestFocus(at: list.view.entity)
    desk.scene.advance(by: 0.1)
    #expect(list.view.isFocused && list.focusedPath == nil && !list.visiblePaths.isEmpty)
    // Keys after the mouse show the ring: that does not change anything for the list.
    desk.stage.one.tap(at: Point(350, 50))
    desk.stage.type(.key(.down))
    #expect(list.selectedPaths == [ListPath(0, 0)])
    desk.stage.type(.key(.down))
    #expect(list.selectedPaths == [ListPath(0, 1)])
  }

  @Test("A held arrow repeats, and stops at the end")
  func held() {
    let desk = desk(30)
    desk.scene.requestFocus(at: desk.list.view.entity)
    desk.stage.press(.key(.down))
    desk.scene.advance(by: 0.4)
    #expect(desk.list.focusedPath?.row == 1)
    desk.scene.advance(by: 0.5)
    let row = desk.list.focusedPath?.row ?? 0
    #expect(row > 3 && row < 12)
    desk.stage.release(.key(.down))
    desk.scene.advance(by: 1)
    #expect(desk.list.focusedPath?.row == row)
    desk.stage.press(.key(.down))
    desk.scene.advance(by: 5)
    #expect(desk.list.focusedPath?.row == 29 && desk.visible.last == 29)
    desk.stage.release(.key(.down))
  }

  @Test("A selection of a million rows is one range, which changes split and shift")
  func million() {
    let stage = Stage()
    var count = 1_000_000
    let list = stage.scene.addListView(frame: Rect(0, 0, 300, 400), rows: { count }) { _, _, _ in }
    list.allowsMultipleSelection = true
    list.selectRows()
    #expect(list.selectedCount == 1_000_000 && list.state?.selection.sections[0]?.ranges.count == 1)
    count += 2
    list.performBatchUpdates { $0.insertRows(at: [ListPath(0, 10), ListPath(0, 500_000)]) }
    #expect(list.selectedCount == 1_000_000 && !list.isSelected(ListPath(0, 10)) && list.isSelected(ListPath(0, 11)))
    #expect(list.state?.selection.sections[0]?.ranges == [0..<10, 11..<500_000, 500_001..<1_000_002])
    count -= 1
    list.deleteRows(at: [ListPath(0, 10)])
    #expect(list.state?.selection.sections[0]?.ranges == [0..<499_999, 500_000..<1_000_001])
    list.moveRow(at: ListPath(0, 499_999), to: ListPath(0, 0))
    #expect(!list.isSelected(ListPath(0, 0)) && list.isSelected(ListPath(0, 499_999)))
  }

  @Test("A button in a row tracks its own finger")
  func buttons() {
    let desk = desk()
    var pressed = 0
    if let row = desk.list.view(for: ListPath(0, 1)) {
      desk.scene.addButton("Go", frame: Rect(10, 5, 60, 30), to: row) { _ in pressed += 1 }
    }
    desk.stage.one.tap(at: Point(30, 60))
    #expect(pressed == 1 && desk.stage.lines == [])
  }

  @Test("Sets of rows equal sets of numbers", arguments: 1...30 as ClosedRange<UInt64>)
  func rowSets(seed: UInt64) {
    var random = Dice(seed)
    var (rows, plain) = (RowSet(), Set<Int>())
    for _ in 0..<60 {
      let start = random.below(60)
      let range = start..<(start + random.below(12))
      switch random.below(4) {
      case 0:
        rows.remove(range)
        plain.subtract(range)
      case 1:
        let deleted = Set((0..<random.below(6)).map { _ in random.below(70) }).sorted()
        let inserted = Set((0..<random.below(6)).map { _ in random.below(70) }).sorted()
        rows = rows.after(deleting: deleted, inserting: inserted)
        let left = plain.subtracting(deleted).map { row in row - deleted.filter { $0 < row }.count }
        plain = Set(
          left.map { row in
            var index = row
            for new in inserted where new <= index { index += 1 }
            return index
          })
      default:
        rows.insert(range)
        plain.formUnion(range)
      }
      #expect(rows.ranges.flatMap { Array($0) } == plain.sorted(), "seed \(seed)")
      #expect(zip(rows.ranges, rows.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
      #expect((0..<90).allSatisfy { rows.contains($0) == plain.contains($0) } && rows.count == plain.count)
    }
  }
}
