import Dactyl
import DactylTesting
import TestStage
import Testing

/// Drags beside other fingers, near edges and cancelled (DD13-DD15), and views that end in the same pass.
@Suite struct DragRulesTests {
  private let drags = DragTests()
  private var stage: Stage { drags.stage }
  private var scene: Scene { drags.scene }

  @Test("DD13: a further finger on the source of a drag presses it as always", arguments: [true, false])
  func furtherFinger(isMany: Bool) {
    let view = stage.view("card", Rect(100, 100, 80, 80))
    view.isMultipleTouchEnabled = isMany
    stage.add(TapGestureRecognizer(), to: view, as: "tap")
    view.makeDraggable("card", lift: .longPress(duration: 0.3)).showsPreview = false
    stage.one.press(at: Point(120, 120))
    scene.advance(by: 0.4)
    stage.one.move(to: Point(300, 300))
    #expect(scene.dragSessions.count == 1)
    _ = stage.lines
    stage.two.tap(at: Point(140, 140))
    let lines = stage.lines
    #expect(lines.contains("card touchesBegan 2") && lines.contains("tap ended"), "\(lines)")
    stage.one.lift()
    #expect(scene.dragSessions.isEmpty)
  }

  @Test("DD10: a target that is removed by its last question gets no drop")
  func takenOff() {
    drags.coin()
    let table = stage.view("table", Rect(200, 200, 150, 150))
    let target = table.onDrop(of: DragTests.Coin.self, proposing: .copy) { [stage] _ in stage.log.write("dropped") }
    var isLast = false
    target.delegate.sessionDidUpdate = { target, _ in
      if isLast { target.remove() }
      return .copy
    }
    target.delegate.sessionDidExit = { [stage] _, _ in stage.log.write("left") }
    stage.one.press(at: Point(120, 120))
    scene.advance(by: 1)
    stage.one.move(to: Point(250, 250))
    scene.advance(by: 0.1)
    #expect(scene.dragSessions.first?.targetView == table)
    isLast = true
    target.setNeedsUpdate()
    _ = stage.lines
    stage.one.lift()
    let lines = stage.lines
    #expect(lines.contains("left") && !lines.contains("dropped") && scene.dragSessions.isEmpty, "\(lines)")
  }

  // MARK: Edges

  private func nested() -> (outer: ScrollView, inner: ScrollView) {
    let outer = scene.addView(frame: Rect(200, 0, 400, 400)).makeScrollView(contentSize: ScrollSize(400, 3000))
    let inner = scene.addView(frame: Rect(0, 0, 400, 400), to: outer.view).makeScrollView(
      contentSize: ScrollSize(400, 600))
    return (outer, inner)
  }

  @Test(
    "DD14: a drag that rests near an edge scrolls the innermost scroll view, with the delay and speed that are set"
  )
  func edges() {
    let (outer, inner) = nested()
    drags.coin()
    scene.dragStyle.scrollDelay = 0.5
    scene.dragStyle.scrollSpeed = 100...100
    scene.dragStyle.scrollZone = 20
    stage.one.press(at: Point(120, 120))
    stage.one.move(to: Point(300, 375))
    scene.advance(by: 1)
    #expect(inner.contentOffset.y == 0, "out of the zone")
    stage.one.move(to: Point(300, 395))
    scene.advance(by: 0.45)
    #expect(inner.contentOffset.y == 0)
    scene.advance(by: 1.05)
    #expect(abs(inner.contentOffset.y - 100) < 1 && outer.contentOffset.y == 0)
    scene.advance(by: 1.1)
    #expect(inner.contentOffset.y == 200)
    scene.advance(by: 1.4)
    #expect(
      abs(outer.contentOffset.y - 100) < 5,
      "the next one outward has its turn, once it rested there: \(outer.contentOffset)")
    stage.one.lift()
    scene.advance(by: 1)
    #expect(scene.pendingWork.isEmpty)
  }

  @Test("DD14: a drag that only passes an edge scrolls nothing, and one that returns waits again")
  func passing() {
    let (_, inner) = nested()
    drags.coin()
    stage.one.press(at: Point(120, 120))
    for _ in 0..<5 {
      stage.one.move(to: Point(300, 390))
      scene.advance(by: 0.1)
      stage.one.move(to: Point(300, 200))
      scene.advance(by: 0.1)
    }
    #expect(inner.contentOffset.y == 0)
    stage.one.lift()
  }

  // MARK: Cancelling

  @Test(
    "DD15: a second press by the dragging mouse button, and the secondary one, cancel a drag",
    arguments: [true, false])
  func pressedAgain(isSecondary: Bool) {
    stage.diagnostics.expected.insert(.repeatedBegan)
    drags.coin()
    drags.purse()
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(120, 120))
    mouse.move(to: Point(450, 150))
    _ = stage.lines
    if isSecondary {
      mouse.press(.secondary)
    } else {
      // The window system missed the button's release in between.
      scene.send(
        .touch(
          TouchSample(
            finger: .mouse, phase: .began, location: Point(450, 150), type: .pointer, buttons: .primary)))
    }
    #expect(stage.lines == ["purse exited", "coin ended cancel", "purse session over"])
    mouse.release()
    scene.advance(by: 1)
    #expect(scene.dragSessions.isEmpty && stage.lines == [])
  }

  @Test(
    "DD15: a second press of the dragging key cancels a drag where no target accepts it", arguments: [true, false])
  func keyPressedAgain(isOverTarget: Bool) {
    let coin = drags.coin()
    drags.purse(proposing: .forbidden)
    coin.view.canBecomeFocused = true
    scene.requestFocus(at: coin.view.entity)
    drags.strike(.space)
    if isOverTarget { drags.strike(.tab) }
    _ = stage.lines
    drags.strike(.space)
    #expect(stage.lines.filter { $0.contains("ended") } == ["coin ended cancel"])
    #expect(stage.lines.isEmpty && scene.dragSessions.isEmpty)
  }

  // MARK: Ends in the same pass

  @Test("A source that is destroyed in the pass in which it is lifted begins no drag", arguments: [true, false])
  func sourceEnds(isRemoved: Bool) {
    let view = scene.addView(frame: Rect(100, 100, 40, 40))
    var source: Draggable?
    let press = view.addGestureRecognizer(LongPressGestureRecognizer()) {
      if $0.state == .began, view.isAlive { isRemoved ? source?.remove() : view.destroy() }
    }
    press.minimumPressDuration = 0
    press.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    source = view.makeDraggable("coin", lift: .touchDown)
    let log = stage.log
    source?.delegate.sessionWillBegin = { _, _ in log.write("coin began") }
    source?.delegate.sessionDidEnd = { log.write("coin ended \($2)") }
    _ = stage.lines
    stage.one.press(at: Point(120, 120))
    stage.one.lift()
    #expect(stage.lines == [] && scene.dragSessions.isEmpty)
  }

  @Test("A target that is destroyed as the previous one is exited, or asked, is not entered", arguments: 0..<3)
  func targetEnds(how: Int) {
    drags.coin()
    let (first, second) = (drags.purse("first"), drags.purse("second", at: Point(600, 100)))
    switch how {
    case 0: first.delegate.sessionDidExit = { _, _ in second.view.destroy() }
    case 1:
      second.delegate.canHandle = { _, _ in
        second.view.destroy()
        return true
      }
    default: first.delegate.sessionDidExit = { _, _ in second.remove() }
    }
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.one.move(to: Point(650, 150))
    stage.one.lift()
    scene.advance(by: 1)
    #expect(!stage.lines.contains { $0.hasPrefix("second") })
  }

  @Test("A target that is destroyed as it is entered is asked nothing more, and exited")
  func targetEndsAsEntered() {
    drags.coin()
    let purse = drags.purse()
    let log = stage.log
    purse.delegate.sessionDidEnter = { _, _ in
      log.write("entered")
      purse.view.destroy()
    }
    purse.delegate.sessionDidUpdate = { _, _ in
      log.write("updated")
      return .move
    }
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.one.lift()
    #expect(stage.lines == ["coin began", "entered", "purse exited", "coin ended cancel", "purse session over"])
  }

  // MARK: Many at once

  @Test("Frames around one target are nested in the order in which the drags began, whichever ends first")
  func ranks() {
    let target = drags.purse()
    drags.coin()
    drags.coin(at: Point(100, 200))
    drags.coin(at: Point(100, 300))
    let fingers = [stage.one, stage.two, stage.three]
    for (index, finger) in fingers.enumerated() {
      finger.press(at: Point(120, 120 + 100 * Float(index)))
      finger.move(to: Point(200, 120 + 100 * Float(index)))
    }
    for finger in fingers.reversed() { finger.move(to: Point(450, 150)) }
    func widths() -> [Float] {
      scene.windows.first { $0.view.name == "drags" }?.view.subviews.filter {
        !$0.isHidden && $0.subviewCount == 0 && $0.bounds.size.width <= target.view.bounds.size.width
          && $0.bounds.size.width > 60
      }.map(\.bounds.size.width).sorted() ?? []
    }
    #expect(widths() == [82, 91, 100])
    stage.one.move(to: Point(200, 500))
    scene.advance(by: 0.02)
    #expect(widths() == [91, 100])
    for finger in fingers { finger.lift() }
  }
}
