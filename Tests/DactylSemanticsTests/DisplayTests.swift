import DactylControls
import DactylTesting
import Testing

@Suite("What is drawn and animated differently for people who need it (AX29–AX31)") struct DisplayTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }

  private func card() -> View { scene.addView(frame: Rect(0, 0, 40, 40)) }

  // MARK: Motion

  @Test("Motions arrive in the next frame, and fades go on")
  func motion() {
    scene.assistance.display.reducesMotion = true
    let card = card()
    card[Shape.self] = Shape(.rectangle(), fill: .black)
    var ends: [Bool] = []
    card.animate(.linear(1)) {
      $0.center = Point(200, 200)
      $0.alpha = 0
    } completion: {
      ends.append($0)
    }
    card.animate(.linear(1).repeats(.forever(autoreverses: true)), \Shape.lineWidth, to: 9) { ends.append($0) }
    card.animate(.linear(1), \Shape.fill, to: .white)
    scene.advance(by: 0.5)
    #expect(card.center == Point(200, 200) && card.alpha == 0.5)
    #expect(card[Shape.self]?.lineWidth == Shape(.rectangle()).lineWidth, "it would come back to its start")
    #expect(card[Shape.self]?.fill.map { $0.red > 0.4 && $0.red < 0.6 } == true)
    #expect(ends == [true])
    scene.advance(by: 0.6)
    #expect(card.alpha == 0 && ends == [true, true])
  }

  @Test("Motions under way arrive when they are to be reduced, and what is essential goes on")
  func under() {
    let (card, lift) = (card(), card())
    card.animate(.linear(1)) { $0.center = Point(200, 200) }
    lift.animate(.linear(1).essential) { $0.center = Point(120, 20) }
    scene.advance(by: 0.1)
    #expect(card.center.x < 100)
    scene.assistance.display.reducesMotion = true
    scene.advance(by: 0.4)
    #expect(card.center == Point(200, 200))
    #expect(abs(lift.center.x - 70) < 1)
  }

  @Test("A sequence of motions goes on with its fades")
  func sequence() {
    scene.assistance.display.reducesMotion = true
    let card = card()
    var sequence = AnimationSequence()
    sequence.append(card, .linear(0.5)) { $0.center = Point(100, 0) }
    sequence.append(card, .linear(0.5)) { $0.alpha = 0 }
    scene.play(sequence)
    scene.advance(by: 0.25)
    #expect(card.center == Point(100, 0) && card.alpha < 0.6)
  }

  @Test("Scrolling comes to rest sooner, does not bounce, and offsets are reached at once")
  func scrolling() {
    func flick(_ isReduced: Bool, from start: Double) -> (end: Double, least: Double) {
      let desk = SemanticDesk()
      let view = desk.scene.addView(frame: Rect(0, 0, 400, 400))
      let scroll = view.makeScrollView(contentSize: ScrollSize(400, 4000))
      scroll.contentOffset.y = start
      desk.scene.assistance.display.reducesMotion = isReduced
      let finger = Finger(in: desk.scene)
      finger.drag(from: Point(200, 100), to: Point(200, 220), duration: 0.1)
      finger.lift()
      var least = scroll.contentOffset.y
      for _ in 0..<300 {
        desk.scene.advance(by: 0.016)
        least = min(least, scroll.contentOffset.y)
      }
      return (scroll.contentOffset.y, least)
    }
    let (far, near) = (flick(false, from: 3000), flick(true, from: 3000))
    #expect(3000 - near.end > 120 && 3000 - near.end < (3000 - far.end) / 3, "\(far) \(near)")
    #expect(flick(false, from: 300).least < 0 && flick(true, from: 300).least >= 0)

    let scroll = scene.addView(frame: Rect(0, 0, 400, 400)).makeScrollView(contentSize: ScrollSize(400, 4000))
    var ends = 0
    scroll.delegate.didEndScrollingAnimation = { _ in ends += 1 }
    scene.assistance.display.reducesMotion = true
    scroll.setContentOffset(ScrollPoint(0, 900), animated: true)
    scene.advance(by: 0.02)
    #expect(scroll.contentOffset.y == 900 && ends == 1)
    scroll.isPagingEnabled = true
    let finger = Finger(in: scene)
    finger.drag(from: Point(200, 100), to: Point(200, 220), duration: 0.1)
    finger.lift()
    scene.advance(by: 0.02)
    #expect(scroll.contentOffset.y == 400)
  }

  // MARK: Texts

  private func label(_ view: View) -> Label? {
    scene.drawList.items.compactMap { item -> Label? in
      guard item.entity == view.entity, case .label(let label) = item.content else { return nil }
      return label
    }.first
  }

  @Test("Texts are drawn and measured at the scale, and bold")
  func texts() {
    let view = scene.addView(frame: Rect(0, 0, 300, 100))
    view[Label.self] = Label("Score")
    let plain = view.size(fitting: Size(.infinity, .infinity))
    scene.advance(by: 0.02)
    #expect(label(view)?.textScale == 1 && label(view)?.font == .builtIn)
    scene.assistance.display = DisplayAccommodations(usesBoldText: true, textScale: 2)
    scene.advance(by: 0.02)
    #expect(label(view)?.textScale == 2 && label(view)?.font == .builtIn.weight(.bold))
    #expect(view.size(fitting: Size(.infinity, .infinity)).height == plain.height * 2)
  }

  @Test("The scale is limited, and what is no number is 1")
  func limits() {
    let display = { DisplayAccommodations(textScale: $0).textScale }
    #expect(display(9) == 3 && display(0) == 0.8 && display(.nan) == 1 && display(1.254) == 1.25)
  }

  @Test("Rows of lists, fields, buttons and menus are as high as their texts")
  func heights() {
    let list = scene.addListView(frame: Rect(0, 0, 200, 200), rows: { 100 }) { _, row, path in
      row[Label.self] = Label("row \(path.row)")
    }
    list.rowHeight = .fixed(30)
    let field = scene.addTextField(frame: Rect(200, 0, 200, 60))
    field.text = "word"
    let button = scene.addButton("Play")
    scene.advance(by: 0.02)
    let (caret, size) = (field.caretRect.size.height, button.control.behavior.intrinsicContentSize(of: button.control))
    #expect(list.visiblePaths.count == 7)
    scene.assistance.display.textScale = 2
    scene.advance(by: 0.02)
    #expect(list.visiblePaths.count == 4, "\(list.visiblePaths)")
    #expect(field.caretRect.size.height == caret * 2)
    let larger = button.control.behavior.intrinsicContentSize(of: button.control)
    #expect((larger?.width ?? 0) > (size?.width ?? 0) * 1.4)
    scene.assistance.display.textScale = 3
    scene.advance(by: 0.02)
    #expect(field.caretRect.size.height == 48 && field.style.size == 16)
    field.view.frame.size.height = 40
    scene.advance(by: 0.02)
    #expect(field.caretRect.size.height == 32, "no larger than the field has room for")
    scene.assistance.display.textScale = 1
    scene.advance(by: 0.02)
    #expect(list.visiblePaths.count == 7 && field.caretRect.size.height == caret)

    let card = card()
    scene.assistance.display.textScale = 1.5
    card.addContextMenu { $0.add(KeyCommand(action: "open", title: "Open")) }
    scene.setAction("open", of: card.entity) { _ in }
    scene.showContextMenu(for: card.entity, at: Rect(20, 20, 1, 1))
    let row = scene.accessibility.elements.first { $0.label == "Open" }
    #expect(row?.frame.size.height == 66, "\(String(describing: row))")
    scene.assistance.display.textScale = 1
    #expect(scene.shownMenu == nil, "it would be as high as before")
  }

  @Test("Views are laid out again")
  func layout() {
    let view = card()
    var layouts = 0
    view.onLayout = { _ in layouts += 1 }
    scene.advance(by: 0.02)
    let before = layouts
    scene.advance(by: 0.02)
    #expect(layouts == before)
    scene.assistance.display.textScale = 2
    scene.advance(by: 0.02)
    #expect(layouts == before + 1)
  }

  // MARK: Contrast

  @Test("Controls and panels have outlines")
  func outlines() {
    let button = scene.addButton("Play", frame: Rect(0, 0, 100, 44))
    let toggle = scene.addToggle(frame: Rect(0, 100, 52, 32))
    #expect(button.view[Shape.self]?.stroke == nil)
    scene.assistance.display.increasesContrast = true
    #expect(button.view[Shape.self]?.stroke == scene.controlStyle.normal.text)
    scene.advance(by: 0.02)
    #expect(scene.drawList.increasesContrast)
    let strokes = scene.drawList.items.filter { toggle.view.subviews.map(\.entity).contains($0.entity) }
    #expect(
      strokes.contains {
        if case .shape(let shape) = $0.content { shape.stroke == scene.controlStyle.track } else { false }
      })
    scene.assistance.display.increasesContrast = false
    scene.advance(by: 0.02)
    #expect(button.view[Shape.self]?.stroke == nil && !scene.drawList.increasesContrast)
  }

  // MARK: Changes

  @Test("The desktop's settings come as an event, and a game is told of changes")
  func changes() {
    var heard: [Float] = []
    let listening = scene.assistance.onDisplayChange { heard.append($0.textScale) }
    scene.send(.window(.displayAccommodations(DisplayAccommodations(textScale: 1.5))))
    #expect(scene.assistance.display.textScale == 1.5)
    scene.send(.window(.displayAccommodations(DisplayAccommodations(textScale: 1.5))))
    listening.cancel()
    scene.assistance.display.textScale = 2
    #expect(heard == [1.5])
  }

  @Test("A hit shape that asks for it does so after the hit-test, and a snapshot brings it back")
  func postponed() {
    let view = card()
    view.setHitTest(reach: .bounds) { query in
      query.view.scene?.assistance.display.textScale = 2
      return .askOn
    }
    let snapshot = scene.snapshot()
    let hash = scene.stateHash
    Finger(in: scene).tap(at: Point(20, 20))
    #expect(scene.assistance.display.textScale == 2)
    scene.restore(snapshot)
    #expect(scene.assistance.display.textScale == 1 && scene.stateHash == hash)
  }
}
