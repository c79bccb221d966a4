import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Rows that are dragged aside.
@Suite struct ListSwipeTests {
  private func desk() -> ListDesk {
    let desk = ListDesk(rows: 100)
    let log = desk.stage.log
    desk.list.delegate.didSelect = { log.write("select \($1.row)") }
    desk.list.delegate.trailingSwipeActions = { _, path in
      if path.row == 5 { return [] }
      return [
        ListSwipeAction("Delete", isDestructive: true) { log.write("delete \($1.row)") },
        ListSwipeAction("Flag") { log.write("flag \($1.row)") },
      ]
    }
    desk.list.delegate.leadingSwipeActions = { _, _ in [ListSwipeAction("Read") { log.write("read \($1.row)") }] }
    return desk
  }

  private func swipe(_ desk: ListDesk, _ row: Int, by distance: Float, duration: Double = 0.4) {
    let y = Float(row) * 40 + 20 - Float(desk.scroll.contentOffset.y)
    let x: Float = distance < 0 ? 290 : 10
    desk.stage.one.drag(from: Point(x, y), to: Point(x + distance, y), duration: duration)
    desk.stage.one.lift()
    desk.scene.advance(by: 0.5)
  }

  private func aside(_ desk: ListDesk, _ row: Int) -> Float {
    desk.list.view(for: ListPath(0, row))?.transform.tx ?? 0
  }

  @Test("A row opens as wide as its buttons, and a button runs its action")
  func opening() {
    let desk = desk()
    swipe(desk, 2, by: -120)
    #expect(aside(desk, 2) == -148 && desk.list.hasOpenRow && desk.scroll.contentOffset.y == 0)
    desk.stage.one.tap(at: Point(170, 100))
    #expect(desk.stage.lines == ["flag 2"])
    desk.scene.advance(by: 0.5)
    #expect(aside(desk, 2) == 0 && !desk.list.hasOpenRow)
    swipe(desk, 2, by: 60)
    #expect(aside(desk, 2) == 74)
    desk.stage.one.tap(at: Point(20, 100))
    #expect(desk.stage.lines == ["read 2"])
    let views = desk.list.view.subviewCount
    desk.scene.advance(by: 0.5)
    #expect(desk.list.view.subviewCount == views - 1)
  }

  @Test("A wheel that turns sideways opens the row under the pointer, and closes it by turning back")
  func wheel() {
    let desk = desk()
    let mouse = Mouse(in: desk.scene)
    func turn(_ delta: Vector) {
      mouse.scroll(by: delta)
      desk.scene.advance(by: 0.5)
    }
    mouse.move(to: Point(200, 100))
    turn(Vector(1, 0))
    #expect(aside(desk, 2) == -148 && desk.list.hasOpenRow && desk.scroll.contentOffset.y == 0)
    turn(Vector(-1, 0))
    #expect(aside(desk, 2) == 0 && !desk.list.hasOpenRow)
    turn(Vector(-1, 0))
    #expect(aside(desk, 2) == 74)
    mouse.click(at: Point(20, 100))
    #expect(desk.stage.lines == ["read 2"])
    desk.scene.advance(by: 0.5)

    turn(Vector(0, 1))
    #expect(!desk.list.hasOpenRow && desk.scroll.contentOffset.y > 0)
    mouse.move(to: Point(200, 20 + 5 * 40 - Float(desk.scroll.contentOffset.y)))
    turn(Vector(1, 0))
    #expect(!desk.list.hasOpenRow, "Row 5 has no trailing actions")
  }

  @Test("Steps of a touchpad drag the row, all the way as well")
  func touchpad() {
    let desk = desk()
    func scroll(_ x: Float, steps: Int) {
      for _ in 0..<steps {
        let sample = ScrollSample(location: Point(200, 100), delta: Vector(x, 0), isContinuous: true)
        desk.scene.send(.scroll(sample))
        desk.scene.advance(by: 1.0 / 60)
      }
    }
    scroll(0.25, steps: 6)
    #expect(aside(desk, 2) == -60)
    desk.scene.advance(by: 0.6)
    #expect(aside(desk, 2) == -148)
    scroll(0.25, steps: 12)
    desk.scene.advance(by: 0.6)
    #expect(desk.stage.lines == ["delete 2"] && !desk.list.hasOpenRow)
  }

  @Test("A short swipe closes, a flick opens and closes, a full swipe runs the first action")
  func deciding() {
    let desk = desk()
    swipe(desk, 1, by: -40)
    #expect(aside(desk, 1) == 0 && !desk.list.hasOpenRow)
    swipe(desk, 1, by: -50, duration: 0.05)
    #expect(aside(desk, 1) == -148)
    let at = Point(100, 60)
    desk.stage.one.drag(from: at, to: at + Vector(40, 0), duration: 0.05)
    desk.stage.one.lift()
    desk.scene.advance(by: 0.5)
    #expect(aside(desk, 1) == 0)
    swipe(desk, 1, by: -260)
    #expect(desk.stage.lines == ["delete 1"] && aside(desk, 1) == 0)
    desk.list.allowsFullSwipe = false
    swipe(desk, 1, by: -260)
    #expect(desk.stage.lines == [] && aside(desk, 1) == -148)
  }

  @Test("A row whose view was removed does not open: its buttons would have no owner", arguments: [true, false])
  func lostRow(isLostWhenAsked: Bool) throws {
    let desk = desk()
    let row = try #require(desk.list.view(for: ListPath(0, 2)))
    if isLostWhenAsked {
      let actions = desk.list.delegate.trailingSwipeActions
      desk.list.delegate.trailingSwipeActions = { list, path in
        row.removeFromSuperview()
        return actions?(list, path) ?? []
      }
    } else {
      row.removeFromSuperview()
    }
    swipe(desk, 2, by: -120)
    #expect(!desk.list.hasOpenRow && desk.stage.lines == [])
    desk.list.view.destroy()
    row.destroy()
    desk.scene.advance(by: 0.1)
    #expect(desk.scene.partsInUse == [])
  }

  @Test("Any other touch closes it: a tap, a scroll, another row; and that is its only effect")
  func closing() {
    let desk = desk()
    swipe(desk, 1, by: -120)
    desk.stage.one.tap(at: Point(100, 300))
    desk.scene.advance(by: 0.5)
    #expect(desk.stage.lines == [] && aside(desk, 1) == 0)
    swipe(desk, 1, by: -120)
    desk.stage.one.tap(at: Point(50, 60))
    desk.scene.advance(by: 0.5)
    #expect(desk.stage.lines == [] && aside(desk, 1) == 0)
    swipe(desk, 1, by: -120)
    desk.stage.one.drag(from: Point(100, 300), to: Point(100, 250), duration: 0.3)
    desk.stage.one.lift()
    desk.rest()
    #expect(aside(desk, 1) == 0 && desk.scroll.contentOffset.y > 30)
    desk.scroll.contentOffset.y = 0
    desk.rest()
    desk.stage.one.tap(at: Point(100, 300))
    #expect(desk.stage.lines == ["select 7"])
    swipe(desk, 1, by: -120)
    var pressed = 0
    if let row = desk.list.view(for: ListPath(0, 8)) {
      desk.scene.addButton("Go", frame: Rect(10, 2, 60, 36), to: row) { _ in pressed += 1 }
    }
    desk.stage.one.tap(at: Point(30, 340))
    desk.scene.advance(by: 0.5)
    #expect(pressed == 1 && aside(desk, 1) == 0, "a button does its own, and closes it too")
  }

  @Test("Rows without actions leave the finger to others, and a vertical drag scrolls the list")
  func others() {
    let desk = desk()
    swipe(desk, 5, by: -150)
    #expect(aside(desk, 5) == 0 && !desk.list.hasOpenRow)
    desk.stage.one.drag(from: Point(150, 300), to: Point(140, 200), duration: 0.3)
    #expect(desk.scroll.isDragging && !desk.list.hasOpenRow)
    desk.stage.one.lift()
    desk.rest()
    #expect(desk.stage.lines == [])
  }

  @Test("A row that is deleted while it is open, or under the finger, leaves nothing behind")
  func ending() {
    for moment in 0..<4 {
      let desk = desk()
      let before = desk.list.view.subviewCount
      switch moment {
      case 0:
        desk.list.delegate.trailingSwipeActions = { _, _ in
          [
            ListSwipeAction("Delete") { _, path in
              desk.sections[0].remove(at: path.row)
              desk.list.deleteRows(at: [path])
            }
          ]
        }
        swipe(desk, 3, by: -260)
      case 1:
        swipe(desk, 3, by: -120)
        desk.sections[0].removeFirst(4)
        desk.list.deleteRows(at: (0..<4).map { ListPath(0, $0) })
      case 2:
        desk.stage.one.press(at: Point(290, 60))
        desk.stage.one.move(to: Point(200, 60))
        #expect(desk.list.hasOpenRow)
        desk.list.reloadData()
        desk.stage.one.move(to: Point(150, 60))
        desk.stage.one.lift()
      default:
        desk.stage.one.press(at: Point(290, 60))
        desk.stage.one.move(to: Point(200, 60))
        desk.stage.one.cancel()
      }
      desk.rest()
      #expect(!desk.list.hasOpenRow && desk.list.view.subviewCount <= before + 5, "moment \(moment)")
      for path in desk.list.visiblePaths { #expect(desk.list.view(for: path)?.transform == .identity) }
      #expect(desk.visible.count == 10)
    }
  }
}
