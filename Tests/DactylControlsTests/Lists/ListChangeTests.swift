import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Changes of the rows of a list.
@Suite struct ListChangeTests {
  @Test("Deletes count by old indexes, inserts by new ones, in whatever order they are requested")
  func semantics() {
    let desk = ListDesk(rows: 8)
    desk.list.performBatchUpdates(animated: false) { changes in
      // 0 1 2 3 4 5 6 7 -> 100 0 3 4 101 6 1 7
      desk.sections[0] = [100, 0, 3, 4, 101, 6, 1, 7]
      changes.insertRows(at: [ListPath(0, 4), ListPath(0, 0)])
      changes.moveRow(from: ListPath(0, 1), to: ListPath(0, 6))
      changes.deleteRows(at: [ListPath(0, 5), ListPath(0, 2)])
    }
    #expect(desk.visible == desk.sections[0])
    #expect(
      desk.visible.map { desk.list.view(for: desk.path(of: $0) ?? ListPath(9, 9))?.name }
        == desk.visible.map { "\($0)" })
    #expect(desk.shown.count == 10, "rows that stay are not filled again")
  }

  @Test("Visible rows stay when rows come and go above them; at the top new rows push them down")
  func anchor() {
    let desk = ListDesk(rows: 1000)
    desk.scroll.contentOffset.y = 4010
    desk.scene.advance(by: 0.02)
    #expect(desk.visible.first == 100 && desk.frame(of: 100)?.minY == -10)
    desk.list.performBatchUpdates { changes in
      desk.sections[0].removeSubrange(10..<30)
      desk.sections[0].insert(contentsOf: 5000..<5003, at: 0)
      changes.deleteRows(at: (10..<30).map { ListPath(0, $0) })
      changes.insertRows(at: (0..<3).map { ListPath(0, $0) })
    }
    #expect(desk.frame(of: 100)?.minY == -10 && desk.scroll.contentOffset.y == 4010 - 17 * 40)
    desk.scroll.contentOffset.y = 0
    desk.rest()
    desk.sections[0].insert(9, at: 0)
    desk.list.insertRows(at: [ListPath(0, 0)])
    desk.rest()
    #expect(desk.visible.prefix(2) == [9, 5000] && desk.scroll.contentOffset.y == 0)
  }

  @Test("Rows slide and fade, and may be touched meanwhile")
  func sliding() {
    let desk = ListDesk(rows: 100)
    var taken: [Int] = []
    desk.list.delegate.didSelect = { taken.append(desk.sections[0][$1.row]) }
    let gone = desk.list.view(for: ListPath(0, 1))
    desk.sections[0].remove(at: 1)
    desk.list.deleteRows(at: [ListPath(0, 1)])
    #expect(desk.frame(of: 2)?.minY == 80 && desk.frame(of: 10)?.minY == 400, "they begin where they were")
    desk.scene.advance(by: 0.15)
    let half = desk.frame(of: 2)?.minY ?? 0
    #expect(half > 45 && half < 75 && (gone?.alpha ?? 1) < 0.8)
    #expect(desk.frame(of: 10)?.minY ?? 0 > 400 - 36)
    desk.stage.one.tap(at: Point(100, half + 20))
    #expect(taken == [2])
    desk.rest()
    #expect(desk.frame(of: 2)?.minY == 40 && gone?.isHidden == true)
    desk.sections[0].insert(777, at: 3)
    desk.list.insertRows(at: [ListPath(0, 3)])
    #expect(desk.list.view(for: ListPath(0, 3))?.alpha == 0)
    desk.rest()
    #expect(desk.list.view(for: ListPath(0, 3))?.alpha == 1 && desk.frame(of: 777)?.minY == 120)
    #expect(desk.list.view.subviewCount < 16)
  }

  @Test("Many changes of a row each in one frame make no more views than rows were visible", arguments: 0..<3)
  func manyInOneFrame(kind: Int) {
    let desk = ListDesk(rows: 2000)
    let seen = desk.visible
    desk.made = 0
    desk.shown.removeAll()
    for number in 0..<500 {
      switch kind {
      case 0:
        desk.sections[0].remove(at: 0)
        desk.list.deleteRows(at: [ListPath(0, 0)])
      case 1:
        desk.sections[0].insert(5000 + number, at: 0)
        desk.list.insertRows(at: [ListPath(0, 0)])
      default:
        desk.sections[0].append(desk.sections[0].remove(at: 0))
        desk.list.moveRow(at: ListPath(0, 0), to: ListPath(0, 1999))
      }
    }
    let leaving = desk.list.view.subviews.filter { !$0.isHidden }.count
    #expect(desk.made <= seen.count + 16 && desk.shown.count <= 501 && leaving <= 3 * seen.count)
    #expect(desk.list.view.subviewCount <= 4 * seen.count)
    #expect(desk.visible == Array(desk.sections[0].prefix(10)))
    // Rows that were visible before slide or fade, and all are at rest in the end.
    #expect(desk.list.view.subviews.contains { $0.transform != .identity })
    desk.rest()
    #expect(desk.visible == Array(desk.sections[0].prefix(10)))
    #expect(desk.list.view.subviews.filter { !$0.isHidden }.allSatisfy { $0.transform == .identity && $0.alpha == 1 })
  }

  @Test("A finger that scrolls is not disturbed by changes")
  func underFingers() {
    let desk = ListDesk(rows: 1000)
    desk.scroll.contentOffset.y = 8000
    desk.scene.advance(by: 0.02)
    desk.stage.one.press(at: Point(150, 200))
    desk.stage.one.move(to: Point(150, 180))
    let number = desk.visible[4]
    var top = desk.frame(of: number)?.minY ?? 0
    for step in 0..<20 {
      desk.sections[0].insert(5000 + step, at: 2)
      desk.list.insertRows(at: [ListPath(0, 2)])
      desk.stage.one.move(by: Vector(0, -3))
      let now = desk.frame(of: number)?.minY ?? 0
      #expect(abs(now - (top - 3)) < 0.01 && desk.scroll.isDragging)
      top = now
    }
    desk.stage.one.lift()
    desk.rest()
  }

  @Test("The positions of rows are the same to the last bit, in whatever order moves were requested")
  func orderOfMoves() {
    /// Every third row of sections of thirds and sevenths of points goes to the section behind.
    func height(notified order: (Int) -> Int) -> Double {
      let desk = ListDesk(
        (0..<7).map { section in (0..<30).map { section * 30 + $0 } }, rowHeight: .automatic(estimated: 7)
      ) {
        Float(20) + Float($0) / 7 + Float($0 % 5) / 3
      }
      for section in 0..<7 {
        for row in stride(from: 0, to: 30, by: 5) {
          desk.list.scrollToRow(at: ListPath(section, row), position: .top, animated: false)
        }
      }
      desk.list.performBatchUpdates(animated: false) { changes in
        let moves = (0..<70).map { (from: ListPath($0 / 10, $0 % 10 * 3), to: ListPath(($0 / 10 + 1) % 7, $0 % 10)) }
        for number in 0..<70 { changes.moveRow(from: moves[order(number)].from, to: moves[order(number)].to) }
        let old = desk.sections
        for section in 0..<7 {
          let come = (0..<10).map { old[(section + 6) % 7][$0 * 3] }
          desk.sections[section] = come + old[section].indices.filter { $0 % 3 != 0 }.map { old[section][$0] }
        }
      }
      return desk.scroll.contentSize.height
    }
    let heights = [height { $0 }, height { 69 - $0 }, height { $0 * 11 % 70 }, height { $0 * 23 % 70 }]
    #expect(Set(heights).count == 1, "\(heights)")
  }

  @Test("Sections are inserted, deleted, moved and filled again")
  func sections() {
    let desk = ListDesk([[1, 2], [3, 4], [5]], header: 10)
    desk.list.performBatchUpdates { changes in
      desk.sections = [[7, 8], [5, 6], [1, 2]]
      changes.deleteSections([1])
      changes.insertSections([0])
      changes.moveSection(from: 0, to: 2)
      changes.insertRows(at: [ListPath(1, 1)])
    }
    desk.rest()
    #expect(desk.visible == [7, 8, 5, 6, 1, 2] && desk.frame(of: 5)?.minY == 100)
    desk.sections[1] = [50, 51, 52]
    desk.list.reloadSections([1])
    desk.rest()
    #expect(desk.visible == [7, 8, 50, 51, 52, 1, 2] && desk.frame(of: 1)?.minY == 230)
    desk.sections = []
    desk.list.deleteSections([0, 1, 2])
    desk.rest()
    #expect(desk.visible == [])
  }

  @Test("Changes that do not fit are refused, and the list is reloaded")
  func mismatches() {
    let desk = ListDesk([Array(0..<100)], expecting: [.mismatchedListChanges])
    let wrong: [(inout ListChanges) -> Void] = [
      { $0.deleteRows(at: [ListPath(0, 5)]) }, { $0.insertRows(at: [ListPath(0, 500)]) },
      { $0.deleteRows(at: [ListPath(7, 0)]) }, { $0.moveRow(from: ListPath(0, -1), to: ListPath(0, 2)) },
      { $0.insertSections([5]) }, { $0.deleteSections([3]) }, { $0.reloadRows(at: [ListPath(0, 1000)]) },
      { $0.moveRow(from: ListPath(0, 1), to: ListPath(0, 100)) },
    ]
    for (number, change) in wrong.enumerated() {
      desk.list.performBatchUpdates { change(&$0) }
      #expect(desk.stage.diagnostics.kinds.count == number + 1 && desk.visible == Array(0..<10))
    }
    desk.sections[0].removeLast(90)
    desk.scroll.contentOffset.y = 2000
    desk.scene.advance(by: 0.02)
    #expect(desk.stage.diagnostics.kinds.count == wrong.count + 1, "nobody notified that rows went")
    #expect(desk.visible == Array(0..<10) && desk.scroll.contentOffset.y == 0)
  }

  @Test("Changes by identifiers delete, insert and move as few rows as possible; duplicates are refused")
  func differences() {
    let desk = ListDesk([[1, 2, 3, 4, 5], [6, 7]], expecting: [.repeatedListIdentifier])
    desk.list.selectRow(at: ListPath(0, 3))
    desk.shown = []
    desk.list.update(ids: { desk.sections[$0.section][$0.row] }) { desk.sections = [[5, 1, 2, 9, 4], [7, 3, 8]] }
    desk.rest()
    #expect(desk.visible == [5, 1, 2, 9, 4, 7, 3, 8] && Set(desk.shown) == [9, 8])
    #expect(desk.list.selectedPaths == [ListPath(0, 4)], "the selection goes with its row")
    desk.list.update(sectionIDs: { desk.sections[$0].last ?? 0 }, ids: { desk.sections[$0.section][$0.row] }) {
      desk.sections = [[11, 8], [7, 4], [12]]
    }
    desk.rest()
    #expect(desk.visible == [11, 8, 7, 4, 12])
    #expect(desk.list.selectedPaths == [ListPath(1, 1)], "also out of a section that goes, into one that comes")
    desk.list.update(ids: { desk.sections[$0.section][$0.row] }) { desk.sections[0] = [3, 3] }
    desk.rest()
    #expect(desk.stage.diagnostics.kinds == [.repeatedListIdentifier] && desk.visible == [3, 3, 7, 4, 12])
  }

  @Test("Closures may change, reload, empty and destroy the list at any point")
  func meddling() {
    for operation in 0..<7 {
      for moment in 0..<4 {
        let desk = ListDesk([Array(0..<200)], expecting: [.mismatchedListChanges, .unsettled, .badRowView])
        var left = 3
        let meddle = {
          guard left > 0 else { return }
          left -= 1
          switch operation {
          case 0: desk.list.reloadData()
          case 1:
            desk.sections[0].removeFirst()
            desk.list.deleteRows(at: [ListPath(0, 0)])
          case 2: desk.list.view.destroy()
          case 3: desk.list.dataSource = ListDataSource()
          case 4: desk.list.view.subviews.forEach { $0.destroy() }
          case 5: desk.scroll.contentOffset.y += 300
          default: desk.list.view.removeFromSuperview()
          }
        }
        var source = desk.list.dataSource
        let show = source.showRow
        switch moment {
        case 0:
          source.showRow = { list, row, path in
            if desk.sections[0].indices.contains(path.row) { show?(list, row, path) }
            if path.row == 25 { meddle() }
          }
        case 1:
          source.makeRow = { _, _ in
            meddle()
            return desk.scene.makeView()
          }
        case 2: desk.list.delegate.didSelect = { _, _ in meddle() }
        default: desk.scroll.delegate.didScroll = { _ in meddle() }
        }
        desk.list.dataSource = source
        for step in 0..<40 where desk.list.view.isAlive {
          desk.scroll.contentOffset.y = Double(step * 331 % 6000)
          desk.scene.advance(by: 0.02)
          desk.stage.one.tap(at: Point(100, 100))
        }
        desk.rest()
        if desk.list.view.isAlive, desk.list.numberOfRows(inSection: 0) > 0, desk.list.view.superview != nil {
          #expect(desk.visible.count >= 10, "operation \(operation), moment \(moment)")
        }
        #expect(desk.scene.liveTouches.isEmpty)
      }
    }
  }
}
