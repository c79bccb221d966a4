import Dactyl
import DactylTesting
import TestStage
import Testing

/// The previews of drags, and their effects on the views around them.
@Suite struct DragShowingTests {
  private let drags = DragTests()
  private var stage: Stage { drags.stage }
  private var scene: Scene { drags.scene }

  /// The window in front of everything that shows drags, or nil.
  private var shown: View? { scene.windows.first { $0.view.name == "drags" }?.view }
  /// The preview of the only drag.
  private var preview: View? { shown?.subviews.last }
  /// The frames around targets.
  private var frames: [View] { shown?.subviews.filter { !$0.isHidden && $0[Shape.self]?.lineWidth == 3 } ?? [] }

  @Test("A copy of the source follows the finger in front of everything, and the source is faint meanwhile")
  func copy() {
    let source = drags.coin()
    scene.addWindow(frame: Rect(0, 0, 800, 600), level: 100).view.isUserInteractionEnabled = false
    stage.one.drag(from: Point(110, 120), to: Point(210, 220))
    #expect(scene.windows.last?.view.name == "drags" && source.view.alpha == 0.35)
    #expect(preview?.center == Point(220, 220))
    let shapes = preview?.subviews.compactMap { $0[Shape.self] } ?? []
    #expect(shapes.contains(Shape(.ellipse, fill: .white)))
    stage.one.lift()
    scene.advance(by: 0.1)
    #expect(shown != nil && source.view.alpha == 0.35)
    scene.advance(by: 0.4)
    #expect(shown == nil && source.view.alpha == 1)
  }

  @Test("A game's own preview has the finger on it, however far that is from the middle of the source")
  func givenPreview() {
    let row = scene.addView(frame: Rect(100, 100, 600, 40))
    let source = row.makeDraggable(1, lift: .pan)
    source.delegate.previewForLifting = { [scene] _, _ in scene.addView(frame: Rect(0, 0, 80, 60)) }
    for (start, wanted) in [(Float(120), Float(40)), (690, -40), (390, 10)] {
      stage.one.drag(from: Point(start, 120), to: Point(start, 320))
      #expect(preview?.bounds.size == Size(80, 60) && preview?.center == Point(start + wanted, 320))
      stage.one.lift()
      scene.advance(by: 1)
    }
  }

  @Test("An alpha that the game sets meanwhile is kept")
  func alpha() {
    let source = drags.coin()
    stage.one.drag(from: Point(110, 120), to: Point(210, 220))
    source.view.alpha = 0.5
    stage.one.lift()
    scene.advance(by: 1)
    #expect(source.view.alpha == 0.5)
  }

  @Test("A dropped item animates to its source's new position, and the target is notified when it arrives")
  func arrives() {
    let source = drags.coin()
    let target = drags.purse()
    var isThere = false
    target.delegate.performDrop = { _, session in session.sourceView?.center = Point(430, 130) }
    target.delegate.concludeDrop = { _, _ in isThere = true }
    stage.one.drag(from: Point(110, 120), to: Point(450, 150))
    stage.one.lift()
    #expect(source.view.alpha == 0.35 && !isThere)
    scene.advance(by: 0.24)
    #expect((preview?.center ?? .zero).distance(to: Point(430, 130)) < 1)
    scene.advance(by: 0.1)
    #expect(source.view.alpha == 1 && isThere && shown == nil)
  }

  @Test("Each finger has a frame around its own target, and two on one target have two (DD13)")
  func frames_() {
    let first = drags.coin()
    let second = drags.coin(at: Point(100, 300))
    drags.purse()
    drags.purse("chest", at: Point(600, 100))
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.two.drag(from: Point(120, 320), to: Point(650, 150))
    #expect(Set(frames.map(\.frame)) == [Rect(400, 100, 100, 100), Rect(600, 100, 100, 100)])
    stage.two.move(to: Point(460, 160))
    #expect(Set(frames.map(\.frame)) == [Rect(400, 100, 100, 100), Rect(404.5, 104.5, 91, 91)])
    stage.one.lift()
    scene.advance(by: 1)
    #expect(frames.count == 1 && first.view.alpha == 1 && second.view.alpha < 1)
  }

  @Test("A badge shows the number of dragged items, and the operation")
  func badge() {
    let pile = scene.addView(frame: Rect(100, 100, 40, 40))
    pile.makeDraggable(lift: .pan) { _, _ in
      [DragTests.Coin(value: 1), DragTests.Coin(value: 2), DragTests.Coin(value: 3)]
    }
    drags.purse(proposing: .copy)
    drags.purse("locked", at: Point(600, 100), proposing: .forbidden)
    func badge() -> String? { preview?.subviews.last { !$0.isHidden }?[Label.self]?.text }
    stage.one.drag(from: Point(120, 120), to: Point(200, 300))
    #expect(badge() == "3")
    stage.one.move(to: Point(450, 150))
    #expect(badge() == "+3")
    stage.one.move(to: Point(650, 150))
    #expect(badge() == "x")
  }

  @Test("A preview is constrained to axes, limits and a grid; targets are found under the finger")
  func motion() {
    let source = drags.coin()
    drags.purse()
    source.motion.axes = .horizontal
    source.motion.grid = Size(50, 50)
    source.motion.limits = Rect(0, 0, 380, 600)
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    #expect(preview?.center == Point(380, 120) && scene.dragSessions.first?.targetView != nil)
    stage.one.move(to: Point(231, 190))
    #expect(preview?.center == Point(220, 120))
  }

  @Test("A target attracts a drag near it, and the preview snaps to its center")
  func magnets() {
    drags.coin()
    let target = drags.purse()
    target.magnetRadius = 30
    target.snapsPreview = true
    stage.one.drag(from: Point(120, 120), to: Point(360, 150))
    #expect(scene.dragSessions.first?.targetView == nil && preview?.center == Point(360, 150))
    stage.one.move(to: Point(375, 150))
    #expect(scene.dragSessions.first?.targetView == target.view && preview?.center == Point(450, 150))
    target.magnetRadius = 0
    scene.advance(by: 0.02)
    #expect(scene.dragSessions.first?.targetView == nil)
  }

  @Test("A view opens when a drag rests over it, once each time")
  func springs() {
    drags.coin()
    let folder = scene.addView(frame: Rect(400, 300, 100, 100)).makeDropTarget()
    var opened = 0
    folder.springLoad = { _, _ in opened += 1 }
    stage.one.drag(from: Point(120, 120), to: Point(450, 350))
    scene.advance(by: 0.6)
    #expect(opened == 0)
    scene.advance(by: 0.15)
    #expect(opened == 1)
    scene.advance(by: 3)
    #expect(opened == 1)
    stage.one.move(to: Point(300, 350))
    stage.one.move(to: Point(450, 350))
    scene.advance(by: 0.8)
    #expect(opened == 2)
    stage.one.move(to: Point(300, 350))
    stage.one.move(to: Point(450, 350))
    scene.advance(by: 0.6)
    folder.view.destroy()
    scene.advance(by: 1)
    #expect(opened == 2)
    stage.one.lift()
  }

  // MARK: Edges

  private func list() -> ScrollView {
    let list = scene.addView(frame: Rect(300, 100, 200, 400)).makeScrollView(contentSize: ScrollSize(200, 3000))
    list.delegate.didEndDecelerating = { [log = stage.log] _ in log.write("stopped") }
    return list
  }

  @Test("Near an edge the list under a drag scrolls, the nearer the faster, at the same speed at any frame rate")
  func edges() {
    func offsets(frame: Double?) -> [Double] {
      let own = DragShowingTests()
      own.scene.testClock.frameInterval = frame
      own.drags.coin()
      let list = own.list()
      own.stage.one.drag(from: Point(120, 120), to: Point(400, 470), steps: 3)
      var offsets: [Double] = []
      for y in [470, 490, 499] as [Float] {
        own.stage.one.move(to: Point(400, y))
        own.scene.advance(by: 0.5)
        offsets.append(list.contentOffset.y)
      }
      own.stage.one.move(to: Point(400, 300))
      own.scene.advance(by: 1)
      offsets.append(list.contentOffset.y)
      return offsets
    }
    let exact = offsets(frame: 1.0 / 60)
    #expect(exact[0] > 50 && exact[1] - exact[0] > exact[0] && exact[2] - exact[1] > exact[1] - exact[0])
    #expect(abs(exact[3] - exact[2]) < 30)
    for frame in [1.0 / 30, 1.0 / 144, 0.0071] {
      for (a, b) in zip(exact, offsets(frame: frame)) { #expect(abs(a - b) < 0.001) }
    }
  }

  @Test("Autoscrolling stops at the end of the content; other fingers tap meanwhile")
  func end() {
    drags.coin()
    let list = list()
    var taps = 0
    let row = scene.addView(frame: Rect(0, 0, 200, 3000), to: list.view)
    row.addGestureRecognizer(TapGestureRecognizer()) { _ in taps += 1 }
    stage.one.drag(from: Point(120, 120), to: Point(400, 498))
    scene.advance(by: 0.3)
    let before = list.contentOffset.y
    stage.two.tap(at: Point(400, 300))
    #expect(taps == 1 && list.contentOffset.y > before)
    scene.advance(by: 10)
    #expect(list.contentOffset.y == 2600)
    stage.one.lift()
    #expect(stage.lines.last == "coin ended cancel")
  }

  // MARK: Other programs, and keys

  @Test("Files and text of other programs are dropped in the same manner")
  func outside() {
    let target = drags.purse()
    var got: [String] = []
    target.view.onDrop(of: DroppedFile.self, proposing: .copy) { got += $0.items.map(\.path) }
    target.view.onDrop(of: DroppedText.self) { got += $0.items.map(\.text) }
    scene.send(.drop(DroppedItems(files: ["/a.png", "/b.png"], texts: ["hello"], at: Point(450, 150))))
    scene.send(.drop(DroppedItems(files: ["/c.png"], at: Point(10, 10))))
    scene.send(.drop(DroppedItems(files: ["/d.png"], at: Point(450, 150))))
    scene.advance(by: 0.1)
    #expect(got == ["/a.png", "/b.png", "hello", "/d.png"])
    #expect(stage.lines == ["purse entered", "purse session over", "purse entered", "purse session over"])
  }

  @Test("Keys lift, move by Tab in order and by arrows in a direction, drop, cancel; each step is announced")
  func keys() {
    let source = drags.coin()
    source.view.setResponder(KeyHolder())
    source.label = "Coin"
    drags.purse("second", at: Point(600, 100)).label = "Chest"
    drags.purse("third", at: Point(100, 400), proposing: .forbidden).label = "Safe"
    drags.purse("first").label = "Purse"
    scene.addView(frame: Rect(300, 300, 50, 50)).makeDropTarget(proposing: .move).accept(String.self)
    var said: [String] = []
    scene.onDragAnnouncement { said.append($0.text) }
    scene.dragPhrases.over = "Over {target} ({place}/{count})"
    source.view.becomeFirstResponder()
    drags.strike(.space)
    #expect(said == ["Coin taken up. 3 targets. Tab goes through them, Return drops, Escape calls it off."])
    drags.strike(.tab)
    drags.strike(.right)
    drags.strike(.down)
    drags.strike(.tab)
    #expect(
      said.dropFirst() == [
        "Over Purse (1/3)", "Over Chest (2/3)", "Safe, 3 of 3: not allowed.", "Over Purse (1/3)",
      ])
    drags.strike(.up)
    #expect(preview?.center == Point(450, 150), "nothing lies there")
    drags.strike(.right)
    #expect(preview?.center == Point(650, 150))
    _ = stage.lines
    drags.strike(.return)
    #expect(
      stage.lines == [
        "second got [5] move", "coin ended move", "first session over", "third session over",
      ])
    #expect(said.last == "Coin moved to Chest.")
    scene.advance(by: 1)
    #expect(stage.lines == ["second session over"])
    drags.strike(.space)
    drags.strike(.tab)
    drags.strike(.escape)
    #expect(stage.lines.last == "first session over" && said.last == "Coin stays where it was.")
    #expect(scene.dragSessions.isEmpty)
  }
}

/// A responder that can become first, and handles nothing.
private struct KeyHolder: FirstResponding {
  var canBecomeFirstResponder: Bool { true }
}
