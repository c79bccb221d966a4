import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylControls

/// Selecting rows with a band that the mouse draws. The list is 300 × 400 points, its rows are 40 high.
@Suite struct ListBandTests {
  private func desk(_ rows: Int = 1000) -> ListDesk {
    let desk = ListDesk(rows: rows)
    desk.list.allowsMultipleSelection = true
    desk.list.allowsBandSelection = true
    return desk
  }

  private func selected(_ desk: ListDesk) -> [Int] { desk.list.selectedPaths.map(\.row) }

  private func draw(_ mouse: Mouse, from start: Point, to end: Point) {
    mouse.move(to: start)
    mouse.press()
    mouse.scene.advance(by: 0.02)
    for step in 1...10 {
      mouse.move(to: start + (end - start) * (Float(step) / 10))
      mouse.scene.advance(by: 0.02)
    }
  }

  private func bandView(_ desk: ListDesk) -> View? { desk.list.view.subviews.first { $0.name == "band" } }

  @Test("The rows in the band are selected while it is drawn, and stay so when the button is released")
  func draws() throws {
    let desk = desk()
    var changes = 0
    desk.list.delegate.didChangeSelection = { _ in changes += 1 }
    let mouse = Mouse(in: desk.scene)

    draw(mouse, from: Point(250, 50), to: Point(60, 210))
    #expect(selected(desk) == [1, 2, 3, 4, 5])
    let band = try #require(bandView(desk))
    #expect(band.frame == Rect(60, 50, 190, 160) && !band.isUserInteractionEnabled)
    #expect(desk.scroll.contentOffset.y == 0 && changes > 1 && changes <= 6)
    mouse.move(to: Point(60, 130))
    desk.scene.advance(by: 0.02)
    #expect(selected(desk) == [1, 2, 3])
    mouse.release()
    desk.scene.advance(by: 0.5)
    #expect(selected(desk) == [1, 2, 3] && bandView(desk) == nil)
    #expect(desk.list.focusedPath == ListPath(0, 3))
  }

  @Test("With Shift or Control the rows are selected besides the others, without it instead of them")
  func adds() {
    let desk = desk()
    let mouse = Mouse(in: desk.scene)
    desk.list.selectRow(at: ListPath(0, 8))

    mouse.modifiers = .control
    draw(mouse, from: Point(250, 50), to: Point(60, 90))
    mouse.release()
    desk.scene.advance(by: 0.1)
    #expect(selected(desk) == [1, 2, 8])
    mouse.modifiers = []
    draw(mouse, from: Point(250, 130), to: Point(60, 170))
    mouse.release()
    desk.scene.advance(by: 0.1)
    #expect(selected(desk) == [3, 4])
  }

  @Test("Escape and a cancelled touch restore the selection")
  func restores() {
    for cancels in [false, true] {
      let desk = desk()
      let (mouse, keyboard) = (Mouse(in: desk.scene), Keyboard(in: desk.scene))
      desk.list.selectRow(at: ListPath(0, 8))
      draw(mouse, from: Point(250, 50), to: Point(60, 210))
      #expect(selected(desk) == [1, 2, 3, 4, 5])
      if cancels { desk.scene.send(.window(.deactivated)) } else { keyboard.tap(.escape) }
      desk.scene.advance(by: 0.1)
      #expect(selected(desk) == [8] && bandView(desk) == nil)
      // What is left of the drag draws nothing.
      mouse.move(to: Point(60, 300))
      desk.scene.advance(by: 0.1)
      mouse.release()
      desk.scene.advance(by: 0.1)
      #expect(selected(desk) == [8] && bandView(desk) == nil)
    }
  }

  @Test("At the edge the list scrolls, and the band grows with it from where it began")
  func scrolls() {
    let desk = desk()
    let mouse = Mouse(in: desk.scene)
    draw(mouse, from: Point(250, 50), to: Point(60, 398))
    desk.scene.advance(by: 1)
    let offset = desk.scroll.contentOffset.y
    #expect(offset > 100)
    #expect(selected(desk) == Array(1...Int((offset + 398) / 40)))
    mouse.release()
    desk.scene.advance(by: 0.5)
    #expect(selected(desk).first == 1 && !desk.scroll.isMoving)
  }

  @Test("Fingers scroll, rows that can be moved are moved, and without multiple selection there is no band")
  func others() {
    let desk = desk()
    desk.stage.one.drag(from: Point(250, 250), to: Point(250, 50))
    desk.stage.one.lift()
    #expect(desk.scroll.contentOffset.y > 100 && selected(desk) == [])
    desk.scene.advance(by: 3)
    desk.scroll.setContentOffset(.zero, animated: false)
    desk.scene.advance(by: 0.1)

    let mouse = Mouse(in: desk.scene)
    desk.list.allowsMultipleSelection = false
    draw(mouse, from: Point(250, 50), to: Point(60, 210))
    #expect(bandView(desk) == nil)
    mouse.release()
    desk.scene.advance(by: 0.5)
    desk.list.allowsMultipleSelection = true
    desk.list.delegate.didMove = { _, _, _ in }
    draw(mouse, from: Point(250, 50), to: Point(60, 210))
    #expect(bandView(desk) == nil)
    mouse.release()
    desk.scene.advance(by: 0.5)
  }

  @Test("A row that may not be selected is left out, and a change of the rows ends the band")
  func changes() {
    let desk = desk(20)
    desk.list.delegate.shouldSelect = { $1.row != 3 }
    let mouse = Mouse(in: desk.scene)
    draw(mouse, from: Point(250, 50), to: Point(60, 210))
    #expect(selected(desk) == [1, 2, 4, 5])
    desk.sections[0].removeFirst()
    desk.list.deleteRows(at: [ListPath(0, 0)])
    desk.scene.advance(by: 0.02)
    #expect(bandView(desk) == nil && selected(desk) == [0, 1, 3, 4])
    mouse.move(to: Point(60, 300))
    desk.scene.advance(by: 0.02)
    #expect(bandView(desk) == nil)
    mouse.release()
    desk.scene.advance(by: 0.02)
  }

  @Test("A list that goes while a band is drawn leaves nothing behind", arguments: [false, true])
  func ends(byDelegate: Bool) {
    let desk = desk()
    let mouse = Mouse(in: desk.scene)
    if byDelegate { desk.list.delegate.didChangeSelection = { $0.view.destroy() } }
    draw(mouse, from: Point(250, 50), to: Point(60, 210))
    if !byDelegate { desk.list.view.destroy() }
    desk.scene.advance(by: 0.02)
    mouse.release()
    Keyboard(in: desk.scene).tap(.escape)
    desk.scene.advance(by: 0.02)
    #expect(!desk.list.view.isAlive)
  }

  @Test("A snapshot holds a band under way")
  func snapshots() {
    let desk = desk()
    let mouse = Mouse(in: desk.scene)
    draw(mouse, from: Point(250, 50), to: Point(60, 210))
    let snapshot = desk.scene.snapshot()
    Keyboard(in: desk.scene).tap(.escape)
    desk.scene.advance(by: 0.1)
    #expect(desk.scene.restore(snapshot))
    #expect(selected(desk) == [1, 2, 3, 4, 5] && bandView(desk) != nil)
  }

  @Test("The rows of a band are those whose frames meet it, in lists of any shape")
  func geometry() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<200 {
      func number(_ most: Int) -> Float { Float(random.below(most)) }
      let counts = (0..<1 + random.below(4)).map { _ in random.below(30) }
      let desk = ListDesk(counts.map { Array(0..<$0) }, header: number(2) * 20, footer: number(2) * 15)
      desk.list.columns = .count(1 + random.below(4))
      desk.list.rowSpacing = number(12)
      desk.list.columnSpacing = number(12)
      desk.list.sectionInset = EdgeInsets(number(20))
      desk.scene.advance(by: 0.02)
      guard let geometry = desk.list.state?.geometry else { continue }
      for _ in 0..<20 {
        let (x, y) = (number(320), Double(number(1500)))
        let (right, bottom) = (x + number(200), y + Double(number(600)))
        var found: [ListPath] = []
        let band = geometry.rows(x: x...right, y: y...bottom)
        for part in band.lines {
          geometry.forEachRange(of: part, band.columns) { found += $0.map { ListPath(row: $0, section: part.section) } }
        }
        var wanted: [ListPath] = []
        for (section, count) in counts.enumerated() {
          for row in 0..<count {
            let frame = geometry.frame(of: ListPath(row: row, section: section))
            let meets =
              frame.x < right && frame.x + frame.size.width > x && frame.top < bottom
              && frame.top + Double(frame.size.height) > y
            if meets { wanted.append(ListPath(row: row, section: section)) }
          }
        }
        #expect(found.sorted() == wanted.sorted())
      }
    }
  }
}
