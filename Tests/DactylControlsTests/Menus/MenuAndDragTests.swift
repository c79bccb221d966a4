import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Views, and rows of lists, with a context menu that a long press lifts as well (DD2, DD6).
@Suite struct MenuAndDragTests {
  private let stage = Stage(size: Size(600, 600))
  private var scene: Scene { stage.scene }

  /// A card at (20, 20) that shows a menu and can be dragged, and a target for it at (400, 400).
  @discardableResult
  private func card(lift: Double = 0.5, items: [Any] = ["card"], hasMenu: Bool = true) -> Draggable {
    let card = stage.view("card", Rect(20, 20, 100, 100))
    card[Shape.self] = Shape(.rectangle(cornerRadius: 4), fill: .white)
    card.setAction("flip") { [log = stage.log] _ in log.write("card flips") }
    card.addContextMenu { if hasMenu { $0.add(KeyCommand(action: "flip", title: "Flip")) } }
    let source = card.makeDraggable(lift: .longPress(duration: lift)) { _, _ in items }
    source.delegate.sessionWillBegin = { [log = stage.log] _, _ in log.write("drag began") }
    source.delegate.sessionDidEnd = { [log = stage.log] in log.write("drag ended \($2)") }
    scene.addView(frame: Rect(400, 400, 100, 100)).onDrop(of: String.self) { [log = stage.log] in
      log.write("dropped \($0.item)")
    }
    return source
  }

  private var isLifted: Bool { scene.windows.contains { $0.view.name == "drags" } }

  @Test(
    "DD2: a long press opens the menu and lifts the view, moving drags and closes the menu; one cancel",
    arguments: [0.3, 0.5, 0.8])
  func both(lift: Double) {
    let source = card(lift: lift)
    stage.one.press(at: Point(60, 60))
    scene.advance(by: lift + 0.05)
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1"])
    #expect(scene.shownMenu?.owner == source.view.entity && isLifted && scene.dragSessions.isEmpty)
    stage.one.move(by: Vector(6, 0))
    #expect(scene.shownMenu != nil && stage.lines == [])
    stage.one.move(by: Vector(6, 0))
    #expect(scene.shownMenu == nil && stage.lines == ["drag began"] && scene.dragSessions.count == 1)
    stage.one.move(to: Point(450, 450))
    stage.one.lift()
    #expect(stage.lines == ["dropped card", "drag ended move"])
    scene.advance(by: 1)
    #expect(!isLifted && source.view.alpha == 1 && scene.pendingWork.isEmpty)
  }

  @Test("DD2: a finger that lifts without moving leaves the menu open, and the view returns when that closes")
  func menuAlone() {
    let source = card()
    for isChosen in [true, false] {
      stage.one.press(at: Point(60, 60))
      scene.advance(by: 0.6)
      stage.one.lift()
      scene.advance(by: 1)
      #expect(scene.shownMenu != nil && isLifted && source.view.alpha < 1)
      _ = stage.lines
      if isChosen { stage.one.tap(at: stage.spot("Flip")) } else { stage.one.tap(at: Point(500, 300)) }
      #expect(stage.lines == (isChosen ? ["card flips"] : []))
      scene.advance(by: 1)
      #expect(scene.shownMenu == nil && !isLifted && source.view.alpha == 1 && scene.pendingWork.isEmpty)
    }
  }

  @Test("DD1, DD2: without drag items there is the menu alone, and without commands the drag begins at once")
  func onlyOne() {
    let source = card(items: [])
    stage.one.press(at: Point(60, 60))
    scene.advance(by: 0.6)
    #expect(scene.shownMenu != nil && !isLifted)
    stage.one.drag(to: stage.spot("Flip"))
    stage.one.lift()
    #expect(stage.lines.last == "card flips")
    source.view.destroy()
    card(hasMenu: false)
    stage.one.press(at: Point(60, 60))
    scene.advance(by: 0.6)
    #expect(scene.shownMenu == nil && stage.lines.last == "drag began")
    stage.one.lift()
  }

  @Test("DD6: a finger that moves early opens and lifts nothing, and a mouse lifts by moving")
  func others() {
    card()
    stage.one.press(at: Point(60, 60))
    stage.one.move(by: Vector(20, 0))
    scene.advance(by: 1)
    #expect(scene.shownMenu == nil && !isLifted)
    stage.one.lift()
    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1", "card touchesEnded 1"])
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(60, 60))
    mouse.move(to: Point(100, 60))
    #expect(scene.dragSessions.count == 1 && scene.shownMenu == nil)
    mouse.release()
  }

  @Test("DD2: a lifted view returns whatever is destroyed in between, and no drag begins", arguments: 0..<6)
  func endings(operation: Int) {
    let source = card()
    stage.one.press(at: Point(60, 60))
    scene.advance(by: 0.6)
    _ = stage.lines
    switch operation {
    case 0: source.view.destroy()
    case 1: source.remove()
    case 2: source.view.removeContextMenu()
    case 3: scene.cancelTouches()
    case 4: scene.dismissMenu()
    default: source.view.removeFromSuperview()
    }
    stage.one.move(to: Point(450, 450))
    stage.one.lift()
    scene.dismissMenu()
    scene.advance(by: 1)
    #expect(stage.lines == [] && !isLifted && scene.dragSessions.isEmpty && scene.pendingWork.isEmpty, "\(operation)")
  }

  @Test("DD2: a row that is dragged out of a list opens its menu first")
  func row() {
    let desk = ListDesk([Array(0..<100)])
    desk.list.dataSource.showRow = { _, row, path in
      row.name = "\(path.row)"
      guard row.draggables.isEmpty else { return }
      row.setAction("flip") { _ in }
      row.addContextMenu { $0.add(KeyCommand(action: "flip", title: "Flip")) }
      row.makeDraggable("row")
    }
    desk.list.reloadData()
    desk.scene.advance(by: 0.02)
    desk.stage.one.press(at: Point(150, 60))
    desk.scene.advance(by: 0.6)
    #expect(
      desk.scene.shownMenu?.owner == desk.list.view(for: ListPath(0, 1))?.entity && desk.scroll.isDragging == false)
    desk.stage.one.move(by: Vector(0, 30))
    #expect(desk.scene.shownMenu == nil && desk.scene.dragSessions.count == 1 && desk.scroll.contentOffset.y == 0)
    desk.stage.one.lift()
    desk.scene.advance(by: 1)
    #expect(desk.scene.dragSessions.isEmpty && desk.scene.pendingWork.isEmpty)
  }

  @Test(
    "DD2: a row that a long press moves in its list opens its menu first, which closes when the finger moves")
  func movedRow() {
    let desk = ListDesk([Array(0..<100)])
    var moves: [String] = []
    desk.list.delegate.canMove = { $1.row != 4 }
    desk.list.delegate.didMove = { moves.append("\($1.row) to \($2.row)") }
    desk.list.dataSource.showRow = { _, row, path in
      row.name = "\(path.row)"
      row.setAction("flip") { _ in }
      row.addContextMenu { $0.add(KeyCommand(action: "flip", title: "Flip")) }
    }
    desk.list.reloadData()
    desk.scene.advance(by: 0.02)
    desk.stage.one.press(at: Point(150, 60))
    desk.scene.advance(by: 0.6)
    #expect(desk.scene.shownMenu != nil && desk.list.movingPath == nil)
    desk.stage.one.move(to: Point(150, 145))
    #expect(desk.scene.shownMenu == nil && desk.list.movingPath == ListPath(0, 3))
    desk.stage.one.lift()
    #expect(moves == ["1 to 3"] && desk.list.movingPath == nil)
    desk.scene.advance(by: 1)
    desk.stage.one.press(at: Point(150, 180))
    desk.scene.advance(by: 0.6)
    desk.stage.one.move(to: Point(150, 300))
    #expect(desk.scene.shownMenu != nil && desk.list.movingPath == nil, "one that may not be moved has its menu alone")
    desk.stage.one.lift()
    desk.scene.dismissMenu()
    desk.scene.advance(by: 1)
    #expect(desk.scene.pendingWork.isEmpty)
  }
}
