import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Closures that change the list which calls them, and changes at inconvenient moments.
@Suite struct ListReentryTests {
  /// The visible views of rows that are no rows of the list.
  private func strays(_ desk: ListDesk) -> [View] {
    desk.list.view.subviews.filter { !$0.isHidden && desk.list.path(of: $0) == nil }
  }

  private func expectInOrder(_ desk: ListDesk, _ name: String = "") {
    #expect(
      (0..<desk.list.numberOfSections).map { desk.list.numberOfRows(inSection: $0) } == desk.sections.map(\.count))
    for path in desk.list.visiblePaths {
      let view = desk.list.view(for: path)
      #expect(
        view?.name == "\(desk.sections[path.section][path.row])" && view?.frame == desk.list.frame(for: path), "\(name)"
      )
    }
    #expect(strays(desk).isEmpty, "\(name)")
  }

  @Test("A game asked for the number of rows may change it and notify, reload, and destroy the list")
  func counting() {
    for operation in 0..<4 {
      let desk = ListDesk([Array(0..<50), Array(100..<120)])
      var (left, asked) = (1, 0)
      let count = desk.list.dataSource.numberOfRows
      desk.list.dataSource.numberOfRows = { list, section in
        if !desk.list.view.isAlive { asked += 1 }
        if left == 0 {
          left = -1
          switch operation {
          case 0:
            desk.sections[0].remove(at: 3)
            desk.list.deleteRows(at: [ListPath(0, 3)])
          case 1: desk.list.reloadData()
          case 2:
            desk.list.update(ids: { desk.sections[$0.section][$0.row] }) { desk.sections[0].removeFirst(5) }
          default: desk.list.view.destroy()
          }
        }
        return count?(list, section) ?? 0
      }
      desk.rest()
      left = 0
      desk.list.performBatchUpdates { changes in
        desk.sections[0].insert(900, at: 1)
        changes.insertRows(at: [ListPath(0, 1)])
      }
      desk.rest()
      if operation < 3 {
        expectInOrder(desk, "operation \(operation)")
      } else {
        #expect(asked == 0 && !desk.list.view.isAlive)
      }
    }
  }

  @Test("The view of a row that is made as the list is destroyed is destroyed with it")
  func endsAsRowsAreMade() {
    let desk = ListDesk([Array(0..<50)])
    var made: [View] = []
    desk.list.dataSource.makeRow = { [scene = desk.scene] _, _ in
      made.append(scene.makeView())
      if made.count == 3 { desk.list.view.destroy() }
      return made[made.count - 1]
    }
    desk.list.view.bounds.size.height = 590
    desk.rest()
    #expect(made.count == 3 && !made.contains { $0.isAlive })
  }

  @Test(
    "A row lifted or dragged aside in the middle of a change is restored, and others get no views of it")
  func draggedInAChange() {
    for (variant, isLifting) in [(0, true), (1, true), (2, true), (0, false), (1, false), (2, false)] {
      let desk = ListDesk([Array(0..<50)])
      var isChanging = false
      desk.list.delegate.didMove = { _, from, to in desk.stage.log.write("\(from) to \(to)") }
      desk.list.delegate.trailingSwipeActions = { _, path in
        if isChanging { desk.stage.log.write("swiped \(path)") }
        return [ListSwipeAction("Do") { _, _ in }]
      }
      let count = desk.list.dataSource.numberOfRows
      func drag() {
        guard isChanging else { return }
        if isLifting { desk.scene.advance(by: 0.7) }
        for x in 1...10 { desk.stage.one.move(to: Point(150 - Float(x) * 4, 60)) }
        desk.stage.one.move(to: isLifting ? Point(110, 220) : Point(100, 60))
      }
      if variant == 1 {
        desk.list.dataSource.numberOfRows = { list, section in
          drag()
          isChanging = false
          return count?(list, section) ?? 0
        }
      }
      desk.stage.one.press(at: Point(150, 60))
      isChanging = true
      if variant == 2 {
        desk.list.update(ids: { desk.sections[0][$0.row] }) {
          drag()
          desk.sections[0].insert(900, at: 0)
        }
      } else {
        desk.list.performBatchUpdates { changes in
          if variant == 0 { drag() }
          desk.sections[0].insert(900, at: 0)
          changes.insertRows(at: [ListPath(0, 0)])
        }
      }
      isChanging = false
      desk.stage.one.lift()
      desk.rest()
      desk.stage.one.tap(at: Point(150, 300))
      desk.rest()
      #expect(desk.list.movingPath == nil && !desk.list.hasOpenRow, "variant \(variant)")
      expectInOrder(desk, "variant \(variant), lifting \(isLifting)")
      #expect(variant == 2 || desk.stage.lines == [], "variant \(variant)")
    }
  }

  @Test("A row that is released while rows are filled belongs to the game by then, and they are filled once more")
  func droppedAsRowsAreFilled() {
    for variant in 0..<3 {
      let desk = ListDesk([Array(0..<50)], rowHeight: .delegate(estimated: 40)) { Float(20 + $0 * 7919 % 50) }
      desk.list.delegate.didMove = { _, from, to in
        desk.sections[0].insert(desk.sections[0].remove(at: from.row), at: to.row)
      }
      var isHeld = false
      func drop(_ now: Int) {
        guard isHeld, variant == now else { return }
        isHeld = false
        desk.stage.one.lift()
      }
      var source = desk.list.dataSource
      let (show, height) = (source.showRow, source.heightOfRow)
      source.makeRow = { _, kind in
        let row = desk.scene.makeView()
        row.clipsToBounds = kind == "even"
        return row
      }
      source.kindOfRow = { _, path in
        drop(0)
        return desk.sections[0][path.row] % 2 == 0 ? "even" : .row
      }
      source.showRow = { list, row, path in
        drop(1)
        show?(list, row, path)
      }
      source.heightOfRow = { list, path in
        drop(2)
        return height?(list, path) ?? 0
      }
      desk.list.dataSource = source
      desk.rest()
      desk.stage.one.press(at: Point(150, 30))
      desk.scene.advance(by: 0.7)
      desk.stage.one.move(to: Point(150, 300))
      desk.scroll.contentOffset.y = 900
      desk.scene.advance(by: 0.5)
      // The rows that move back have other positions as soon as the row is released.
      isHeld = true
      desk.scroll.contentOffset.y = 400
      // Reading the views lays the rows out, outside of any frame.
      _ = desk.list.visiblePaths
      desk.rest()
      #expect(!isHeld && desk.sections[0].first == 0 && desk.sections[0] != Array(0..<50))
      expectInOrder(desk, "variant \(variant)")
      for path in desk.list.visiblePaths {
        let number = desk.sections[0][path.row]
        #expect(desk.list.frame(for: path)?.size.height == desk.height?(number), "variant \(variant), \(path)")
        #expect(desk.list.view(for: path)?.clipsToBounds == (number % 2 == 0), "variant \(variant), \(path)")
      }
    }
  }

  @Test("A row that returns is ended only once by a change that comes as rows are filled")
  func changedAsARowGoesBack() {
    let desk = ListDesk([[0, 1], Array(10..<14)])
    desk.list.delegate.didMove = { _, _, _ in }
    var isGoingBack = false
    let count = desk.list.dataSource.numberOfRows
    desk.list.dataSource.numberOfRows = { list, section in
      if isGoingBack {
        isGoingBack = false
        desk.list.performBatchUpdates { changes in
          desk.sections.remove(at: 0)
          changes.deleteSections([0])
        }
      }
      return count?(list, section) ?? 0
    }
    desk.rest()
    desk.stage.one.press(at: Point(150, 100))
    desk.scene.advance(by: 0.7)
    desk.stage.one.move(to: Point(150, 10))
    #expect(desk.list.movingPath == ListPath(0, 0))
    isGoingBack = true
    desk.stage.one.cancel()
    desk.rest()
    #expect(!isGoingBack)
    // Its view is that of one row, not of two.
    desk.sections[0] += [20, 21, 22]
    desk.list.insertRows(at: (4..<7).map { ListPath(0, $0) })
    desk.rest()
    expectInOrder(desk)
    #expect(Set(desk.list.visiblePaths.compactMap { desk.list.view(for: $0)?.entity }).count == desk.visible.count)
  }

  @Test("A game that reloads whenever it is asked is asked a limited number of times")
  func endless() {
    let desk = ListDesk([Array(0..<50)], expecting: [.unsettled])
    var asked = 0
    desk.list.dataSource.numberOfRows = { _, _ in
      asked += 1
      desk.list.reloadData()
      return 50
    }
    desk.rest()
    #expect(asked < 2000 && desk.list.numberOfRows(inSection: 0) == 50)
  }

  @Test("A list that is changed while its rows are filled leaves no row's view behind")
  func filling() {
    let desk = ListDesk([Array(0..<200)])
    let show = desk.list.dataSource.showRow
    var isArmed = false
    desk.list.dataSource.showRow = { list, row, path in
      show?(list, row, path)
      guard isArmed else { return }
      isArmed = false
      desk.sections[0].removeSubrange(1..<6)
      desk.list.deleteRows(at: (1..<6).map { ListPath(0, $0) })
    }
    desk.rest()
    isArmed = true
    desk.scroll.contentOffset.y = 130
    desk.rest()
    #expect(!isArmed)
    expectInOrder(desk)
  }

  @Test("While a question is answered a list refuses changes, and stays as it was")
  func answering() {
    let desk = ListDesk([Array(0..<50)], expecting: [.editInHitShape])
    var isAsked = false
    let other = desk.scene.addView(frame: Rect(300, 0, 100, 100))
    other.hitShape = .custom { _ in
      if !isAsked {
        isAsked = true
        desk.list.performBatchUpdates { changes in
          desk.sections[0].removeAll()
          changes.deleteRows(at: (0..<50).map { ListPath(0, $0) })
        }
        desk.list.reloadData()
      }
      return true
    }
    desk.stage.one.tap(at: Point(350, 50))
    desk.rest()
    #expect(isAsked && desk.sections[0].count == 50 && desk.visible.count == 10)
    expectInOrder(desk)
  }

  @Test("A row that is filled again keeps its height, whatever is set")
  func reconfiguring() {
    let desk = ListDesk([Array(0..<50)], rowHeight: .automatic(estimated: 30)) { Float(20 + $0) }
    let frame = desk.list.view(for: ListPath(0, 2))?.frame
    desk.height = { _ in 90 }
    desk.list.reconfigureRows(at: [ListPath(0, 2)])
    desk.rest()
    #expect(frame?.size.height == 22 && desk.list.view(for: ListPath(0, 2))?.frame == frame)
  }

  @Test(
    "A game asked for the number of rows may refill rows: the selection stays, and valid indexes are refilled"
  )
  func reconfiguringWhileAsked() {
    let desk = ListDesk([Array(0..<50)])
    let count = desk.list.dataSource.numberOfRows
    var isArmed = false
    desk.list.dataSource.numberOfRows = { list, section in
      if isArmed {
        isArmed = false
        desk.list.reconfigureRows(at: [ListPath(0, 3)])
      }
      return count?(list, section) ?? 0
    }
    desk.rest()
    desk.list.selectRow(at: ListPath(0, 4))
    (isArmed, desk.shown) = (true, [])
    desk.sections[0].insert(900, at: 1)
    desk.list.insertRows(at: [ListPath(0, 1)])
    desk.rest()
    #expect(!isArmed && desk.list.selectedPaths == [ListPath(0, 5)] && desk.shown.contains(3))
    expectInOrder(desk)
  }

  @Test("Refilling in the middle of a change ignores rows that do not exist")
  func reconfiguringInAChange() {
    let desk = ListDesk([Array(0..<50)])
    desk.list.selectRow(at: ListPath(0, 4))
    desk.shown = []
    desk.list.performBatchUpdates { changes in
      desk.sections[0].remove(at: 1)
      changes.deleteRows(at: [ListPath(0, 1)])
      desk.list.reconfigureRows(at: [ListPath(0, 3), ListPath(0, 50), ListPath(4, -1)])
    }
    desk.rest()
    #expect(desk.list.selectedPaths == [ListPath(0, 3)] && desk.shown.contains(3))
    expectInOrder(desk)
  }

  @Test("A list that is changed while it refills a row leaves none with a size of its own")
  func changingWhileReconfiguring() {
    let desk = ListDesk([Array(0..<50)], rowHeight: .automatic(estimated: 30)) { Float(20 + $0) }
    let show = desk.list.dataSource.showRow
    var isArmed = false
    desk.list.dataSource.showRow = { list, row, path in
      show?(list, row, path)
      guard isArmed else { return }
      isArmed = false
      desk.sections[0].insert(60, at: 5)
      desk.list.insertRows(at: [ListPath(0, 5)])
    }
    desk.rest()
    (isArmed, desk.height) = (true, { _ in 90 })
    desk.list.reconfigureRows(at: [ListPath(0, 2)])
    desk.rest()
    #expect(!isArmed && desk.list.view(for: ListPath(0, 2))?.frame.size.height == 22)
    expectInOrder(desk)
  }

  @Test("A list reloaded by an invalid change while a row is moved shows no row in another's view")
  func reloadingAMove() {
    let desk = ListDesk([Array(0..<50)], expecting: [.repeatedListIdentifier])
    desk.list.delegate.didMove = { _, _, _ in }
    desk.stage.one.press(at: Point(150, 60))
    desk.scene.advance(by: 0.7)
    desk.stage.one.move(to: Point(150, 145))
    desk.scene.advance(by: 0.1)
    #expect(desk.list.movingPath == ListPath(0, 3))
    desk.list.update(ids: { _ in 7 }) { desk.sections[0].reverse() }
    expectInOrder(desk, "at once")
    desk.rest()
    desk.stage.one.lift()
    desk.rest()
    expectInOrder(desk)
  }

  @Test("A list that leaves its window while rows slide and fade shows them at rest when it returns")
  func leaving() {
    let desk = ListDesk([Array(0..<50)])
    desk.sections[0].insert(900, at: 1)
    desk.list.insertRows(at: [ListPath(0, 1)])
    desk.scene.advance(by: 0.05)
    desk.list.view.removeFromSuperview()
    desk.scene.advance(by: 0.05)
    desk.scene.window.view.addSubview(desk.list.view)
    desk.rest()
    for path in desk.list.visiblePaths {
      let view = desk.list.view(for: path)
      #expect(view?.transform == .identity && view?.alpha == 1)
    }
  }

  @Test("A row that is dragged aside while it fades in becomes opaque")
  func swipingNew() {
    let desk = ListDesk([Array(0..<50)])
    desk.list.delegate.trailingSwipeActions = { _, _ in [ListSwipeAction("Do") { _, _ in }] }
    desk.sections[0].insert(900, at: 1)
    desk.list.insertRows(at: [ListPath(0, 1)])
    desk.stage.one.drag(from: Point(290, 60), to: Point(180, 60), duration: 0.05)
    desk.stage.one.lift()
    desk.rest()
    #expect(desk.list.hasOpenRow && desk.list.view(for: ListPath(0, 1))?.alpha == 1)
  }

  @Test("A list that shrinks under a resting finger, or shows more, returns inside its limits")
  func limits() {
    let desk = ListDesk([Array(0..<50)])
    desk.scroll.contentOffset.y = 1600
    desk.scene.advance(by: 0.02)
    desk.stage.one.press(at: Point(150, 200))
    desk.sections[0].removeLast(20)
    desk.list.deleteRows(at: (30..<50).map { ListPath(0, $0) })
    desk.scene.advance(by: 0.1)
    desk.stage.one.lift()
    desk.scene.advance(by: 4)
    #expect(desk.scroll.contentOffset.y == 800)
    desk.list.view.frame.size.height = 500
    desk.rest()
    #expect(desk.scroll.contentOffset.y == 700)
    desk.scroll.contentInset.bottom = 100
    desk.scroll.contentOffset.y = 800
    desk.rest()
    #expect(desk.scroll.contentOffset.y == 800)
    desk.scroll.contentInset.bottom = 0
    desk.rest()
    #expect(desk.scroll.contentOffset.y == 700)
  }

  @Test("A row dragged over much higher ones follows the finger, and stays there")
  func movingOverHigherOnes() {
    let desk = ListDesk([Array(0..<40)], rowHeight: .delegate(estimated: 60)) { $0 % 2 == 0 ? 30 : 150 }
    desk.list.delegate.didMove = { _, from, to in
      desk.sections[0].insert(desk.sections[0].remove(at: from.row), at: to.row)
    }
    desk.scroll.contentOffset.y = 200
    desk.scene.advance(by: 0.02)
    let even = desk.visible.filter { $0 % 2 == 0 }.compactMap { desk.frame(of: $0)?.center }
    let start = even.first { $0.y > 60 } ?? .zero
    desk.stage.one.press(at: start)
    desk.scene.advance(by: 0.7)
    for step in 1...10 {
      desk.stage.one.move(to: start + Vector(0, Float(step) * 12))
      desk.scene.advance(by: 0.1)
      let path = desk.list.movingPath
      desk.scene.advance(by: 0.1)
      #expect(path != nil && desk.list.movingPath == path, "step \(step)")
    }
    desk.stage.one.cancel()
    desk.rest()
    #expect(desk.sections[0] == Array(0..<40))
    expectInOrder(desk)
  }
}
