import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct ShownMenuTests {
  @Test("A menu shows its contents in a window of its own that is never key, without commands that none performs")
  func shows() throws {
    let stage = Stage()
    let card = stage.menuCard()
    var menu = stage.menu
    menu.items.insert(.separator, at: 0)
    menu.add(KeyCommand(action: "nobody"))
    menu.addSeparator()
    menu.add(Menu("Empty", [.command(KeyCommand(action: "nobody"))]))
    let shown = try #require(stage.scene.showMenu(menu, for: card.entity, at: Rect(50, 50, 0, 0)))
    #expect(shown === stage.scene.shownMenu && shown.isShown && shown.arrangement == .list)
    #expect(shown.menu.items.count == 5 && shown.menu.commands.map(\.isEnabled) == [true, true, true, true, false])
    #expect(stage.scene.windows.last == shown.window && !shown.window.isKey && stage.scene.window.isKey)
    let labels = shown.window.view.subviews[0].subviews.flatMap(\.subviews).compactMap { $0[Label.self]?.text }
    #expect(labels == ["Open", "\u{2022}", "Flip", "Ctrl+F", "More", "\u{2192}", "Locked"])

    shown.dismiss()
    #expect(!shown.isShown && stage.scene.shownMenu == nil && stage.scene.windows.count == 1)
    #expect(stage.scene.showMenu(Menu(), for: card.entity, at: .zero) == nil, "there is nothing in it")
    let other = try #require(stage.scene.showMenu(stage.menu, for: card.entity, at: .zero))
    let last = stage.scene.showMenu(stage.menu, for: card.entity, at: .zero)
    #expect(!other.isShown && last?.isShown == true && stage.scene.windows.count == 2, "one at a time")
  }

  @Test("Wherever a menu is opened, and however long it is, it is inside the scene", arguments: [0, 1, 3, 9, 40])
  func inside(_ count: Int) throws {
    for size in [Size(400, 400), Size(360, 300), Size(1200, 200)] {
      for arrangement in [MenuArrangement.list, .bar] {
        let stage = Stage(size: size)
        let card = stage.menuCard()
        var menu = stage.menu
        for number in 0..<count { menu.add(KeyCommand(action: "open", title: "Open number \(number)")) }
        for location in [Point(0, 0), Point(size.width, 0), Point(size.width, size.height), Point(10, size.height / 2)]
        {
          let target = Rect(center: location, size: Size(30, 30))
          let shown = try #require(stage.scene.showMenu(menu, for: card.entity, at: target, as: arrangement))
          stage.one.tap(at: stage.spot("More"))
          #expect(shown.panelFrames.count == 2)
          for frame in shown.panelFrames {
            #expect(frame.minX >= 8 && frame.maxX <= size.width - 8, "\(frame) in \(size)")
            #expect(frame.minY >= 8 && frame.maxY <= size.height - 8, "\(frame) in \(size)")
          }
        }
      }
    }
  }

  @Test("A list opens below its source, a bar above, and beside it where there is no room")
  func placing() throws {
    let stage = Stage()
    let card = stage.menuCard()
    func frame(_ target: Rect, _ arrangement: MenuArrangement) throws -> Rect {
      let menu = Menu(kind: .context, [.command(KeyCommand(action: "open", title: "Open"))])
      return try #require(stage.scene.showMenu(menu, for: card.entity, at: target, as: arrangement)).panelFrames[0]
    }
    let (list, bar) = try (frame(Rect(100, 100, 50, 20), .list), frame(Rect(100, 100, 50, 20), .bar))
    #expect(list.minX == 100 && list.minY == 120)
    #expect(bar.center.x == 125 && bar.maxY == 92)
    let (low, high) = try (frame(Rect(350, 370, 40, 20), .list), frame(Rect(100, 10, 50, 20), .bar))
    #expect(low.maxX == 390 && low.maxY == 370)
    #expect(high.minY == 38)
  }

  @Test("A tap chooses, and the command is sent from the owner when the menu is closed")
  func tap() {
    let stage = Stage()
    let card = stage.menuCard()
    stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(50, 50, 0, 0))
    stage.one.press(at: stage.spot("Flip"))
    #expect(stage.scene.shownMenu?.highlightedTitles == ["Flip"])
    stage.one.move(to: stage.spot("Open"))
    #expect(stage.scene.shownMenu?.highlightedTitles == ["Open"])
    stage.one.lift()
    #expect(stage.lines == ["card performs open"] && stage.scene.shownMenu == nil && stage.scene.liveTouches.isEmpty)

    stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(50, 50, 0, 0))
    stage.one.tap(at: stage.spot("Locked"))
    #expect(stage.scene.shownMenu != nil, "a disabled item does nothing")
    stage.one.press(at: stage.spot("Open"))
    stage.one.move(to: Point(390, 390))
    #expect(stage.scene.shownMenu?.highlightedTitles == [])
    stage.one.lift()
    stage.one.press(at: stage.spot("Open"))
    stage.one.cancel()
    #expect(stage.scene.shownMenu != nil && stage.lines.isEmpty)
  }

  @Test("A touch beside a menu closes it, and has no other effect")
  func outside() {
    let stage = Stage()
    let card = stage.menuCard()
    let below = stage.view("below", Rect(200, 200, 200, 200))
    stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(20, 20, 0, 0))
    #expect(stage.scene.hitTest(Point(390, 390)) != below)
    stage.one.press(at: Point(390, 390))
    #expect(stage.scene.shownMenu == nil)
    stage.one.move(to: Point(300, 300))
    stage.one.lift()
    #expect(stage.lines.isEmpty)
    stage.one.tap(at: Point(390, 390))
    #expect(stage.lines.count == 2, "the next one is for what lies there")
  }

  @Test("A touch beside a bar closes it and is delivered to its hit view; one on the bar is not")
  func besideBar() {
    let stage = Stage()
    let card = stage.menuCard()
    stage.view("below", Rect(200, 200, 200, 200))
    let shown = stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(200, 100, 0, 0), as: .bar)
    Mouse(in: stage.scene).move(to: Point(300, 300))
    #expect(stage.scene.hitTest(Point(300, 300))?.name == "below" && stage.scene.shownMenu === shown)
    let bar = shown?.panelFrames.first ?? .zero
    #expect(stage.scene.hitTest(bar.center)?.window == shown?.window)
    stage.one.press(at: Point(300, 300))
    #expect(stage.scene.shownMenu == nil && stage.lines == ["below touchesBegan 1"])
    stage.one.lift()
    #expect(stage.lines == ["below touchesEnded 1"])
  }

  @Test("A click of the mouse beside a bar closes it and is delivered to its hit view")
  func clickBesideBar() {
    let stage = Stage()
    let card = stage.menuCard()
    stage.view("below", Rect(200, 200, 200, 200))
    stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(200, 100, 0, 0), as: .bar)
    let mouse = Mouse(in: stage.scene)
    mouse.move(to: Point(300, 300))
    #expect(stage.scene.shownMenu != nil)
    mouse.press()
    #expect(stage.scene.shownMenu == nil && stage.lines == ["below touchesBegan 0"])
    mouse.release()
    #expect(stage.lines == ["below touchesEnded 0"])
  }

  @Test("The mouse highlights the item under it; a submenu opens after a delay, or at once by a click")
  func hovering() throws {
    let stage = Stage()
    let card = stage.menuCard()
    let mouse = Mouse(in: stage.scene)
    let shown = try #require(
      stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(50, 50, 0, 0), isCompact: true))
    mouse.move(to: stage.spot("Open"))
    #expect(shown.highlightedTitles == ["Open"] && stage.scene.nextDeadline == nil)
    mouse.move(to: stage.spot("More"))
    #expect(shown.highlightedTitles == ["More"] && shown.panelFrames.count == 1)
    let more = stage.spot("More")
    stage.scene.advance(by: 0.26)
    #expect(shown.panelFrames.count == 2 && stage.scene.nextDeadline == nil)
    mouse.move(to: stage.spot("Far"))
    #expect(shown.highlightedTitles == ["More", "Far"])
    // On the way back to the first panel it stays open for a moment.
    mouse.move(to: more + Vector(0, -39))
    #expect(shown.highlightedTitles == ["Flip"] && shown.panelFrames.count == 2)
    stage.scene.advance(by: 0.26)
    #expect(shown.panelFrames.count == 1)
    mouse.click(at: more)
    #expect(shown.panelFrames.count == 2)
    mouse.click(at: stage.spot("Copy"))
    #expect(stage.lines == ["card performs copy"] && !shown.isShown)
  }

  @Test("A menu closes with its owner, the owner's window, its own window, a new scene size, and an interruption")
  func dismissal() {
    let operations: [(String, (Stage, View, ShownMenu) -> Void)] = [
      ("owner ends", { _, card, _ in card.destroy() }),
      ("owner leaves", { _, card, _ in card.removeFromSuperview() }),
      ("parent leaves", { _, card, _ in card.superview?.removeFromSuperview() }),
      ("owner's window hides", { stage, _, _ in stage.scene.window.isHidden = true }),
      ("its own window hides", { _, _, shown in shown.window.isHidden = true }),
      ("its own window ends", { _, _, shown in shown.window.view.destroy() }),
      ("resize", { stage, _, _ in stage.scene.send(.window(.resized(Size(500, 300)))) }),
      ("deactivation", { stage, _, _ in stage.scene.send(.window(.deactivated)) }),
      ("ignoring", { stage, _, _ in stage.scene.beginIgnoringInteractionEvents() }),
      ("dismissed", { stage, _, _ in stage.scene.dismissMenu() }),
    ]
    for (name, operation) in operations {
      for isTouched in [false, true] {
        let stage = Stage()
        let parent = stage.scene.addView(frame: Rect(0, 0, 300, 300))
        let card = stage.menuCard()
        parent.addSubview(card)
        guard let shown = stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(50, 50, 0, 0)) else { continue }
        if isTouched { stage.one.press(at: stage.spot("Open")) }
        operation(stage, card, shown)
        if isTouched { stage.one.lift() }
        stage.type(.key(.return))
        #expect(!shown.isShown && stage.scene.shownMenu == nil, "\(name)")
        #expect(!shown.window.view.isAlive && !stage.lines.contains("card performs open"), "\(name)")
      }
    }
  }

  @Test("A command may open the next menu, destroy the owner, and destroy the scene's views")
  func choosing() {
    for operation in 0..<4 {
      let stage = Stage()
      let card = stage.scene.addView(frame: Rect(20, 20, 100, 100))
      card.setAction("open") { _ in
        stage.log.write("open")
        switch operation {
        case 0: stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(100, 100, 0, 0))
        case 1: card.destroy()
        case 2: stage.scene.window.view.subviews.forEach { $0.destroy() }
        default: stage.scene.dismissMenu()
        }
      }
      stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(50, 50, 0, 0))
      stage.one.tap(at: stage.spot("Open"))
      #expect(stage.lines == ["open"] && (stage.scene.shownMenu != nil) == (operation == 0))
      stage.scene.dismissMenu()
      #expect(stage.scene.pendingWork.isEmpty)
    }
  }

  @Test("A menu opened or closed in a question is so when that is over")
  func answering() {
    let stage = Stage()
    let card = stage.menuCard()
    card.hitShape = .custom { _ in
      stage.scene.dismissMenu()
      stage.log.write("\(stage.scene.shownMenu != nil)")
      return false
    }
    stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(200, 200, 0, 0))
    _ = card.point(inside: Point(1, 1))
    #expect(stage.lines == ["true"] && stage.scene.shownMenu == nil && stage.scene.windows.count == 1)
    card.hitShape = .custom { _ in
      stage.log.write("\(stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(200, 200, 0, 0)) == nil)")
      return false
    }
    _ = card.point(inside: Point(1, 1))
    #expect(stage.lines == ["true"] && stage.scene.shownMenu != nil)
  }

  @Test("The responder that is asked for the contents may destroy the owner")
  func validating() {
    let stage = Stage()
    var card: View?
    card = stage.witness("card") {
      $0.actions = ["open"]
      $0.validating = { _ in card?.destroy() }
    }
    guard let owner = card?.entity else { return }
    #expect(stage.scene.showMenu(stage.menu, for: owner, at: .zero) == nil && stage.scene.windows.count == 1)
  }
}
