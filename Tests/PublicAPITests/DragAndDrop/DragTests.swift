import Dactyl
import DactylTesting
import TestStage
import Testing

/// Drag and drop as a game has it, beside the scenarios of `Tests/Scenarios/drag-and-drop`.
@Suite struct DragTests {
  struct Coin: Hashable { var value: Int }

  let stage = Stage(size: Size(800, 600))
  var scene: Scene { stage.scene }

  /// A coin that logs its calls, at (100, 100).
  @discardableResult
  func coin(_ value: Int = 5, lift: DragLift = .pan, at origin: Point = Point(100, 100)) -> Draggable {
    let view = scene.addView(frame: Rect(origin: origin, size: Size(40, 40)))
    view[Shape.self] = Shape(.ellipse, fill: .white)
    let draggable = view.makeDraggable(Coin(value: value), lift: lift)
    let log = stage.log
    draggable.delegate.sessionWillBegin = { _, _ in log.write("coin began") }
    draggable.delegate.sessionDidEnd = { log.write("coin ended \($2)") }
    return draggable
  }

  /// A purse that accepts coins and logs its calls, at (400, 100).
  @discardableResult
  func purse(_ name: String = "purse", at origin: Point = Point(400, 100), proposing: DropOperation = .move)
    -> DropTarget
  {
    let view = scene.addView(frame: Rect(origin: origin, size: Size(100, 100)))
    let log = stage.log
    let target = view.onDrop(of: Coin.self, proposing: proposing) { drop in
      log.write("\(name) got \(drop.items.map(\.value)) \(drop.operation)")
    }
    target.delegate.sessionDidEnter = { _, _ in log.write("\(name) entered") }
    target.delegate.sessionDidExit = { _, _ in log.write("\(name) exited") }
    target.delegate.sessionDidEnd = { _, _ in log.write("\(name) session over") }
    return target
  }

  /// Presses and releases a key.
  func strike(_ key: Key) {
    stage.key(key)
    stage.key(key, .ended)
  }

  private func stages() -> [Window] { scene.windows.filter { $0.view.name == "drags" } }

  // MARK: Lifting and dropping

  @Test("A dropped item arrives typed, with the operation that was proposed (DD3, DD10)")
  func typed() {
    coin()
    purse(proposing: .copy)
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    #expect(stage.lines == ["coin began", "purse entered"])
    stage.one.lift()
    #expect(stage.lines == ["purse got [5] copy", "coin ended copy"])
    scene.advance(by: 1)
    #expect(stage.lines == ["purse session over"])
    #expect(scene.dragSessions.isEmpty)
  }

  @Test(
    "After a drop the source receives its end, and when the copy has arrived the target its own, last (DD3)",
    arguments: [false, true])
  func tail(showsPreview: Bool) {
    let log = stage.log
    coin().showsPreview = showsPreview
    let passed = purse("passed", at: Point(400, 300))
    let target = purse()
    for (target, name) in [(passed, "passed"), (target, "purse")] {
      target.delegate.performDrop = { _, _ in log.write("\(name) performs") }
      target.delegate.concludeDrop = { _, _ in log.write("\(name) concludes") }
    }
    stage.one.drag(from: Point(120, 120), to: Point(450, 350))
    stage.one.move(to: Point(450, 150))
    _ = stage.lines
    stage.one.lift()
    let atOnce = ["purse performs", "purse got [5] move", "coin ended move", "passed session over"]
    let atLast = ["purse concludes", "purse session over"]
    #expect(stage.lines == atOnce + (showsPreview ? [] : atLast))
    scene.advance(by: 1)
    #expect(stage.lines == (showsPreview ? atLast : []))
  }

  @Test("A bare target proposes nothing, and gets nothing (DD5)")
  func bare() {
    coin()
    let target = purse()
    target.proposal = .cancel
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.one.lift()
    #expect(stage.lines == ["coin began", "purse entered", "purse exited", "coin ended cancel", "purse session over"])
  }

  @Test("Without items there is no drag, and the touch continues (DD1)")
  func nothing() {
    let view = stage.view("card", Rect(100, 100, 40, 40))
    view.makeDraggable(lift: .longPress(duration: 0.2)) { _, _ in [] }
    stage.one.press(at: Point(120, 120))
    scene.advance(by: 0.5)
    stage.one.lift()
    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
  }

  @Test(
    "A mouse lifts by moving where a finger has to rest, unless it is set to wait as well", arguments: [false, true])
  func mouse(waits: Bool) {
    let source = coin(lift: .longPress())
    source.waitsForMouse = waits
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(120, 120))
    mouse.move(to: Point(150, 120))
    #expect(stage.lines == (waits ? [] : ["coin began"]))
    mouse.release()
    #expect(stage.lines == (waits ? [] : ["coin ended cancel"]))
  }

  @Test("A finger that lands lifts at once, where that is set")
  func touchDown() {
    coin(lift: .touchDown)
    stage.one.press(at: Point(120, 120))
    #expect(stage.lines == ["coin began"])
    stage.one.lift()
    #expect(stage.lines == ["coin ended cancel"])
  }

  @Test("A target is asked once per drag whether it accepts it, and then for its proposal only (DD3, DD9)")
  func asked() {
    coin()
    let target = purse()
    var asked = 0
    target.delegate.canHandle = { _, session in
      asked += 1
      return session.hasItems(of: Coin.self)
    }
    target.delegate.sessionDidUpdate = { $1.location.x > 460 ? .forbidden : .move }
    for _ in 0..<2 {
      stage.one.drag(from: Point(120, 120), to: Point(430, 150))
      stage.one.move(to: Point(200, 300))
      stage.one.move(to: Point(470, 150))
      #expect(scene.dragSessions.first?.operation == .forbidden)
      stage.one.move(to: Point(440, 150))
      #expect(scene.dragSessions.first?.operation == .move)
      stage.one.lift()
    }
    #expect(asked == 2)
    #expect(stage.lines.count { $0 == "purse got [5] move" } == 2)
  }

  @Test("A handler of the scene is notified of all drops of a type, after the target")
  func ofTheScene() {
    coin()
    purse()
    scene.addView(frame: Rect(400, 300, 100, 100)).makeDropTarget(proposing: .move).accept(Coin.self)
    let log = stage.log
    scene.onDrop(of: Coin.self) { log.write("scene got \($0.item.value) at \($0.target.frame.minY)") }
    scene.onDrop(of: String.self) { _ in log.write("scene got text") }
    for y in [150, 350] as [Float] {
      stage.one.drag(from: Point(120, 120), to: Point(450, y))
      stage.one.lift()
    }
    #expect(
      stage.lines.filter { $0.contains("got") } == [
        "purse got [5] move", "scene got 5 at 100.0", "scene got 5 at 300.0",
      ])
  }

  @Test("A source on a view lifts the subview on which each finger landed (DD13)")
  func forAllInIt() {
    let board = scene.addView(frame: Rect(0, 0, 300, 300))
    board.isMultipleTouchEnabled = true
    for x in [50, 150] as [Float] { stage.view("card at \(x)", Rect(x, 50, 40, 40), in: board, answer: .passToNext) }
    let source = board.makeDraggable(lift: .pan) { _, session in
      session.touchedView.flatMap { $0 == board ? nil : [$0.name ?? ""] } ?? []
    }
    source.showsPreview = false
    source.gestureRecognizer.recognizesEachFinger = true
    scene.together {
      stage.one.press(at: Point(60, 60))
      stage.two.press(at: Point(160, 60))
      stage.three.press(at: Point(20, 200))
    }
    scene.together {
      for finger in [stage.one, stage.two, stage.three] { finger.move(by: Vector(0, 40)) }
    }
    #expect(scene.dragSessions.map { $0.items(of: String.self) } == [["card at 50.0"], ["card at 150.0"]])
    #expect(scene.dragSession(of: FingerID(2))?.items(of: String.self) == ["card at 150.0"])
    scene.cancelTouches()
    #expect(scene.dragSessions.isEmpty)
  }

  @Test("While a finger drags an item out of a scroll view, another scrolls that (DD13)")
  func besideScrolling() {
    let list = scene.addView(frame: Rect(0, 0, 300, 300)).makeScrollView(contentSize: ScrollSize(300, 2000))
    let row = scene.addView(frame: Rect(20, 20, 260, 60), to: list.view)
    row.makeDraggable("mail", lift: .longPress(duration: 0.5))
    stage.one.press(at: Point(50, 50))
    scene.advance(by: 0.6)
    #expect(scene.dragSessions.count == 1)
    stage.one.move(to: Point(500, 200))
    stage.two.drag(from: Point(150, 250), to: Point(150, 150))
    #expect(list.contentOffset.y > 50)
    #expect(scene.dragSessions.count == 1)
    stage.one.lift()
    stage.two.lift()
    #expect(scene.dragSessions.isEmpty)
  }

  @Test("The article's coins are dropped into its purse, by finger and by mouse")
  func article() {
    let log = stage.log
    DragAndDropArticle.play(in: scene) { log.write($0) }
    stage.one.drag(from: Point(60, 60), to: Point(350, 120))
    stage.one.lift()
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(60, 180))
    mouse.move(to: Point(350, 120))
    mouse.release()
    #expect(stage.lines == ["1 more", "10 more"])
    scene.advance(by: 1)
    #expect(scene.window.view.subviewCount == 2)
  }

  @Test("A session has its translation and velocity, in any view's coordinates")
  func motion() {
    coin()
    let turned = scene.addView(frame: Rect(0, 0, 100, 100))
    turned.transform = .rotation(.pi / 2)
    stage.one.drag(from: Point(120, 120), to: Point(320, 120), duration: 0.2, steps: 20)
    let session = scene.dragSessions[0]
    #expect(session.translation(in: nil) == Vector(200, 0) && abs(session.velocity(in: nil).dx - 1000) < 20)
    #expect(abs(session.velocity(in: turned).dy + 1000) < 20)
    scene.advance(by: 0.5)
    stage.one.move(by: Vector(0, 0.1))
    #expect(session.velocity(in: nil).length < 5)
    stage.one.lift()
  }

  // MARK: Cancelling

  @Test(
    "Escape, the second button, lost focus, a lost device and a disabled recognizer cancel a drag (DD10)",
    arguments: ["escape", "button", "focus", "device", "switch", "window"])
  func calledOff(by means: String) {
    let source = coin()
    purse()
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(120, 120))
    mouse.move(to: Point(450, 150))
    #expect(stage.lines == ["coin began", "purse entered"])
    switch means {
    case "escape": strike(.escape)
    case "button": mouse.press(.secondary)
    case "focus": scene.send(.window(.deactivated))
    case "device": scene.send(.device(.removed(.mouse)))
    case "switch": source.gestureRecognizer.isEnabled = false
    default: scene.window.view.isHidden = true
    }
    scene.advance(by: 0.1)
    #expect(stage.lines == ["purse exited", "coin ended cancel", "purse session over"])
    mouse.move(to: Point(460, 150))
    mouse.release(.secondary)
    mouse.release()
    #expect(stage.lines == [])
    scene.advance(by: 1)
    #expect(stages().isEmpty && source.view.alpha == 1)
  }

  @Test("Escape is delivered only to the drag while there is one, and as usual afterwards")
  func escape() {
    coin()
    let responder = scene.addView(frame: Rect(0, 0, 10, 10))
    responder.setResponder(ResponderRecorder("keys", in: stage.log))
    stage.one.press(at: Point(120, 120))
    stage.one.move(by: Vector(60, 0))
    responder.becomeFirstResponder()
    _ = stage.lines
    strike(.escape)
    #expect(stage.lines == ["coin ended cancel"])
    strike(.escape)
    #expect(stage.lines.contains("keys pressesBegan"))
  }

  @Test("A drag continues without its source, which still receives the end (DD12)", arguments: [false, true])
  func withoutSource(isDestroyed: Bool) {
    let source = coin()
    purse()
    stage.one.drag(from: Point(120, 120), to: Point(300, 150))
    let session = scene.dragSessions.first
    if isDestroyed { source.view.destroy() } else { source.view.removeFromSuperview() }
    stage.one.move(to: Point(450, 150))
    #expect(session?.sourceView == nil || !isDestroyed)
    stage.one.lift()
    scene.advance(by: 1)
    #expect(
      stage.lines == ["coin began", "purse entered", "purse got [5] move", "coin ended move", "purse session over"])
    #expect(stages().isEmpty)
  }

  @Test("A target that is destroyed, hidden or disabled is exited with the next frame (DD11)", arguments: 0..<5)
  func targetGoes(how: Int) {
    coin()
    let target = purse()
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    switch how {
    case 0: target.view.destroy()
    case 1: target.view.removeFromSuperview()
    case 2: target.view.isHidden = true
    case 3: target.isEnabled = false
    default: target.remove()
    }
    scene.advance(by: 0.02)
    #expect(stage.lines == ["coin began", "purse entered", "purse exited"])
    stage.one.lift()
    #expect(stage.lines == ["coin ended cancel", "purse session over"])
  }

  @Test(
    "Handlers may end the drag, the target and the source at any moment, and all calls stay paired", arguments: 0..<6,
    0..<4)
  func handlersMeddle(moment: Int, operation: Int) {
    let source = coin()
    let target = purse()
    let scene = scene
    let log = stage.log
    func meddle() {
      switch operation {
      case 0: scene.dragSessions.first?.cancel()
      case 1: if source.view.isAlive { source.view.destroy() }
      case 2: if target.view.isAlive { target.view.destroy() }
      default: scene.cancelTouches()
      }
    }
    switch moment {
    case 0:
      source.delegate.sessionWillBegin = { _, _ in
        log.write("coin began"); meddle()
      }
    case 1:
      target.delegate.sessionDidEnter = { _, _ in
        log.write("purse entered"); meddle()
      }
    case 2:
      target.delegate.sessionDidUpdate = { _, _ in
        meddle(); return .move
      }
    case 3:
      target.delegate.sessionDidExit = { _, _ in
        log.write("purse exited"); meddle()
      }
    case 4: target.delegate.performDrop = { _, _ in meddle() }
    default: source.delegate.sessionDidMove = { _, _ in meddle() }
    }
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.one.move(to: Point(300, 300))
    stage.one.move(to: Point(450, 150))
    stage.one.lift()
    scene.advance(by: 1)
    let lines = stage.lines
    #expect(lines.count { $0 == "coin began" } == 1 && lines.count { $0.hasPrefix("coin ended") } == 1)
    let entries = lines.count { $0 == "purse entered" }
    #expect(entries == lines.count { $0 == "purse exited" || $0 == "coin ended move" }, "\(lines)")
    #expect(scene.dragSessions.isEmpty && stages().isEmpty)
  }
}
