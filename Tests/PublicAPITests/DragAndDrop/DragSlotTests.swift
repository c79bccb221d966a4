import Dactyl
import DactylTesting
import TestStage
import Testing

/// The needs of games with slots: drags of a part of the items, answers that change, and previews that come to rest in
/// a slot.
@Suite struct DragSlotTests {
  private let drags = DragTests()
  private var stage: Stage { drags.stage }
  private var scene: Scene { drags.scene }
  private var preview: View? { scene.windows.first { $0.view.name == "drags" }?.view.subviews.last }

  private func strike(_ key: Key, _ modifiers: ModifierFlags = []) {
    for isDown in [true, false] { scene.send(.key(KeySample(key, isDown: isDown, modifiers: modifiers))) }
  }

  /// A view with two sources, one of which drags only with Shift, and the other only without.
  private func stack(lift: DragLift = .pan) -> View {
    let view = scene.addView(frame: Rect(100, 100, 40, 40))
    for needsShift in [false, true] {
      view.makeDraggable(lift: lift) { _, session in
        session.modifierFlags.contains(.shift) == needsShift ? [DragTests.Coin(value: needsShift ? 2 : 5)] : []
      }
    }
    view.setResponder(KeyHolder())
    return view
  }

  @Test("A source sees the modifier keys that are held when it is lifted, by the mouse and by keys")
  func modifiers() {
    let view = stack()
    drags.purse()
    let mouse = Mouse(in: scene)
    for flags in [[], .shift] as [ModifierFlags] {
      mouse.modifiers = flags
      mouse.press(at: Point(120, 120))
      mouse.move(to: Point(300, 300))
      mouse.move(to: Point(450, 150))
      mouse.release()
      view.becomeFirstResponder()
      strike(.space, flags)
      #expect(scene.dragSessions.first?.modifierFlags == flags)
      strike(.tab)
      strike(.return)
    }
    #expect(
      stage.lines.filter { $0.contains("got") } == [
        "purse got [5] move", "purse got [5] move", "purse got [2] move", "purse got [2] move",
      ])
  }

  @Test("A target answers again on request: with the next frame, or before the drop")
  func answersAgain() {
    drags.coin()
    let target = drags.purse()
    var (isFull, asked) = (false, 0)
    target.delegate.sessionDidUpdate = { _, _ in
      asked += 1
      return isFull ? .forbidden : .move
    }
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    asked = 0
    scene.advance(by: 0.5)
    #expect(asked == 0 && scene.dragSessions.first?.operation == .move)
    isFull = true
    target.setNeedsUpdate()
    scene.advance(by: 0.1)
    #expect(asked == 1 && scene.dragSessions.first?.operation == .forbidden)

    isFull = false
    target.setNeedsUpdate()
    scene.advance(by: 0.1)
    isFull = true
    target.setNeedsUpdate()
    scene.together { stage.one.lift() }
    #expect(asked == 3 && stage.lines.allSatisfy { !$0.contains("got") })
    // Nothing is dragged: no target is asked.
    target.setNeedsUpdate()
    scene.advance(by: 0.1)
    #expect(asked == 3)
  }

  @Test(
    "A dropped item animates into a target, at its original size, wherever its source is meanwhile")
  func settles() {
    let source = drags.coin()
    let target = drags.purse()
    target.settlesPreview = true
    var concluded = 0
    target.delegate.concludeDrop = { _, _ in concluded += 1 }
    for _ in 0..<2 {
      stage.one.drag(from: source.view.center, to: Point(470, 190))
      source.view.frame.origin.x += 50
      stage.one.lift()
      #expect(source.view.alpha == 1)
      scene.advance(by: 0.24)
      #expect((preview?.center ?? .zero).distance(to: Point(450, 150)) < 1)
      #expect(preview?.alpha == 1 && abs((preview?.transform.a ?? 0) - 1) < 0.01)
      scene.advance(by: 0.1)
      #expect(preview == nil)
    }
    #expect(concluded == 2)
  }

  @Test("A game's own preview casts a shadow, and animates back at its own size")
  func given() {
    scene.window.camera = Camera(center: Point(200, 150), zoom: 2)
    let source = drags.coin()
    source.delegate.previewForLifting = { [scene] _, _ in
      let view = scene.makeView(frame: Rect(0, 0, 60, 60))
      view[Shape.self] = Shape(.ellipse, fill: .white)
      return view
    }
    let location = source.view.convert(source.view.bounds.center, to: nil)
    stage.one.drag(from: location, to: location + Vector(200, 100))
    let fills = preview?.subviews.compactMap { $0[Shape.self]?.fill } ?? []
    #expect(Array(fills.prefix(2)) == [scene.dragStyle.shadow, .white], "the shadow lies behind it")
    #expect(preview?.bounds.size == Size(60, 60))
    stage.one.lift()
    scene.advance(by: 0.24)
    #expect((preview?.center ?? .zero).distance(to: location) < 1)
    #expect(abs((preview?.transform.a ?? 0) - 1) < 0.01)
    scene.advance(by: 0.1)
  }

  @Test("Keys start from the source where that is a target as well")
  func fromSource() {
    let view = stack()
    view.frame.origin.x = 200
    let slots = [scene.addView(frame: Rect(0, 100, 40, 40)), view, scene.addView(frame: Rect(400, 100, 40, 40))]
    for (index, slot) in slots.enumerated() {
      let target = slot.makeDropTarget(proposing: .move)
      target.accept(DragTests.Coin.self)
      target.label = "\(index)"
    }
    var said: [DragAnnouncement.Step] = []
    scene.onDragAnnouncement { said.append($0.step) }
    view.becomeFirstResponder()
    for key in [Key.space, .tab, .escape, .space, .left, .escape] { strike(key) }
    #expect(
      said == [
        .lifted(targets: 3), .over(target: "2", place: 3, of: 3, .move), .cancelled,
        .lifted(targets: 3), .over(target: "0", place: 1, of: 3, .move), .cancelled,
      ])
  }

  @Test("A drag by keys keeps the label of its beginning, whatever happens to its source")
  func label() {
    let coin = drags.coin()
    coin.view.setResponder(KeyHolder())
    coin.delegate.sessionWillBegin = { _, session in session.sourceView?.draggables.first?.label = "Coin" }
    drags.purse().delegate.performDrop = { _, session in session.sourceView?.draggables.first?.label = "" }
    var said: [String] = []
    scene.onDragAnnouncement { said.append($0.text) }
    coin.view.becomeFirstResponder()
    for key in [Key.space, .tab, .return] { strike(key) }
    #expect(said.first?.hasPrefix("Coin taken up") == true && said.last == "Coin moved to Target.")
  }
}

/// A responder that can become first, and handles nothing.
private struct KeyHolder: FirstResponding {
  var canBecomeFirstResponder: Bool { true }
}
