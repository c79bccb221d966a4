import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Rows that a long press moves.
@Suite struct ListMoveTests {
  private func desk(_ sections: [[Int]] = [Array(0..<100)]) -> ListDesk {
    let desk = ListDesk(sections)
    let log = desk.stage.log
    desk.list.delegate.didSelect = { log.write("select \($1.row)") }
    desk.list.delegate.didMove = { _, from, to in
      log.write("\(from) to \(to)")
      let number = desk.sections[from.section].remove(at: from.row)
      desk.sections[to.section].insert(number, at: to.row)
    }
    return desk
  }

  private func lift(_ desk: ListDesk, _ y: Float) {
    desk.stage.one.press(at: Point(150, y))
    desk.scene.advance(by: 0.7)
  }

  @Test("A long press lifts a row, the others make room, and the game is notified of its new index")
  func moving() {
    let desk = desk()
    lift(desk, 60)
    #expect(desk.list.movingPath == ListPath(0, 1))
    desk.stage.one.move(to: Point(150, 145))
    #expect(desk.list.movingPath == ListPath(0, 3) && desk.frame(of: 1) != nil)
    desk.scene.advance(by: 0.5)
    #expect(desk.list.view(for: ListPath(0, 1))?.frame.minY == 40, "row 2 has its place now")
    #expect(desk.sections[0][1] == 1 && desk.stage.lines == [])
    desk.stage.one.lift()
    #expect(desk.stage.lines == ["0:1 to 0:3"] && desk.list.movingPath == nil)
    desk.rest()
    #expect(desk.visible == [0, 2, 3, 1, 4, 5, 6, 7, 8, 9])
    #expect((0..<10).map { desk.frame(of: desk.visible[$0])?.minY } == (0..<10).map { Float($0) * 40 })
    #expect(
      desk.visible.map { desk.path(of: $0).flatMap { desk.list.view(for: $0)?.name } } == desk.visible.map { "\($0)" })
    #expect(desk.scroll.contentOffset.y == 0)
  }

  @Test("A cancelled move puts the row back, without a notification")
  func cancelling() {
    for variant in 0..<3 {
      let desk = desk()
      lift(desk, 60)
      desk.stage.one.move(to: Point(150, 345))
      #expect(desk.list.movingPath == ListPath(0, 8))
      switch variant {
      case 0: desk.stage.one.cancel()
      case 1:
        desk.sections[0].append(500)
        desk.list.insertRows(at: [ListPath(0, 100)])
        desk.stage.one.lift()
      default:
        desk.list.reloadData()
        desk.stage.one.lift()
      }
      desk.rest()
      #expect(
        desk.stage.lines == [] && desk.visible == Array(0..<10) && desk.list.movingPath == nil, "variant \(variant)")
      #expect(desk.frame(of: 1) == Rect(0, 40, 300, 40) && desk.frame(of: 8) == Rect(0, 320, 300, 40))
    }
  }

  @Test("The game decides which rows move, and where to; across sections too")
  func limits() {
    let desk = desk([Array(0..<3), Array(10..<14)])
    desk.list.delegate.canMove = { $1.row != 0 }
    lift(desk, 20)
    #expect(desk.list.movingPath == nil)
    desk.stage.one.lift()
    desk.rest()
    _ = desk.stage.lines
    lift(desk, 60)
    desk.stage.one.move(to: Point(150, 150))
    #expect(desk.list.movingPath == ListPath(1, 1))
    desk.stage.one.lift()
    desk.rest()
    #expect(desk.stage.lines == ["0:1 to 1:1"] && desk.visible == [0, 2, 10, 1, 11, 12, 13])
    desk.list.delegate.targetForMove = { _, from, to in from.section == to.section ? to : from }
    lift(desk, 60)
    desk.stage.one.move(to: Point(150, 225))
    desk.stage.one.lift()
    desk.rest()
    #expect(desk.stage.lines == [] && desk.visible == [0, 2, 10, 1, 11, 12, 13])
  }

  @Test("Rows that become visible meanwhile have the game's contents")
  func scrolling() {
    let desk = desk()
    lift(desk, 60)
    desk.stage.one.move(to: Point(150, 185))
    for step in 1...30 {
      desk.scroll.contentOffset.y = Double(step * 20)
      desk.scene.advance(by: 0.02)
    }
    let path = desk.list.movingPath
    #expect(path?.row ?? 0 > 15)
    for shown in desk.list.visiblePaths where shown != path && !(desk.list.view(for: shown)?.name == "1") {
      let number = shown.row < (path?.row ?? 0) ? shown.row + 1 : shown.row
      #expect(desk.list.view(for: shown)?.name == "\(number)")
    }
    desk.stage.one.lift()
    desk.rest()
    #expect(desk.stage.lines == ["0:1 to \(path ?? ListPath(9, 9))"])
    for number in desk.visible {
      #expect(desk.path(of: number).flatMap { desk.list.view(for: $0)?.name } == "\(number)")
    }
  }

  @Test("A row held near an edge scrolls the list, and moves with it")
  func autoscrolling() {
    let desk = desk()
    lift(desk, 60)
    desk.stage.one.move(to: Point(150, 395))
    let start = desk.list.movingPath?.row ?? 0
    desk.scene.advance(by: 1)
    #expect(desk.scroll.contentOffset.y > 300 && (desk.list.movingPath?.row ?? 0) > start + 6)
    #expect(desk.visible.count >= 10)
    desk.stage.one.lift()
    let offset = desk.scroll.contentOffset.y
    desk.rest()
    #expect(desk.scroll.contentOffset.y == offset && desk.stage.lines.count == 1)
    for number in desk.visible {
      #expect(desk.path(of: number).flatMap { desk.list.view(for: $0)?.name } == "\(number)")
    }
  }

  @Test("A list that is destroyed while a row is held, also by a closure, does no harm")
  func ending() {
    for operation in 0..<3 {
      let desk = desk()
      if operation == 1 {
        desk.list.delegate.targetForMove = { _, _, to in
          desk.list.view.destroy()
          return to
        }
      }
      if operation == 2 { desk.list.delegate.didMove = { _, _, _ in desk.list.view.destroy() } }
      lift(desk, 60)
      if operation == 0 { desk.list.view.destroy() }
      desk.stage.one.move(to: Point(150, 200))
      desk.stage.one.lift()
      desk.rest()
      #expect(!desk.list.view.isAlive && desk.scene.liveTouches.isEmpty)
    }
  }
}
