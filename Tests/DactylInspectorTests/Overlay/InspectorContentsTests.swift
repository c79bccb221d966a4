import Dactyl
import DactylControls
import DactylTesting
import Testing

@testable import DactylInspector

@Suite struct InspectorContentsTests {
  private let scene = Scene(size: Size(800, 600))

  private func sentences(at point: Point) -> [String] {
    Mouse(in: scene).move(to: point)
    return scene.inspector.contents.stack.entries.map(\.sentence)
  }

  @Test func theStackIsInTheOrderOfHitTesting() {
    scene.showsInspector = true
    let table = scene.addView(frame: Rect(0, 0, 400, 400))
    table.name = "table"
    table.addGestureRecognizer(PanGestureRecognizer())
    let card = scene.addView(frame: Rect(50, 50, 100, 100), to: table)
    card.name = "card"
    card.addGestureRecognizer(TapGestureRecognizer())
    let title = scene.addView(frame: Rect(10, 10, 80, 20), to: card)
    title[Label.self] = Label("Ace")
    scene.addView(frame: Rect(40, 40, 60, 60), to: table).name = "behind"
    scene.view(card.entity).bringToFront()
    scene.window.view.name = "game"

    #expect(
      sentences(at: Point(70, 70)) == [
        "\"Ace\" · lets touches through: nothing listens on it (H14)",
        "card · takes the touch (H7) · tap",
        "behind · covered by card (H6)",
        "table · around card: gets what that passes on (T19) · pan",
        "game · around card: gets what that passes on (T19)",
      ])
    #expect(scene.inspector.contents.chain == ["card", "table", "game", "window scene", "application"])
  }

  @Test func reasonsFollowTheRules() {
    scene.showsInspector = true
    scene.window.view.name = "game"
    func add(_ name: String, _ edit: (View) -> Void) {
      let view = scene.addView(frame: Rect(0, 0, 100, 100))
      view.name = name
      view[Shape.self] = Shape(.rectangle(), fill: .white)
      edit(view)
    }
    let lower = scene.addView(frame: Rect(0, 0, 100, 100))
    lower.name = "lower"
    add("faint") { $0.alpha = 0.005 }
    add("round") { $0.hitShape = .ellipse }
    add("open") { $0.passesThrough = true }
    add("refuser") { $0.setHitTest { _ in .refuse } }
    let front = scene.addWindow(frame: Rect(0, 0, 40, 40))
    front.view.name = "front"

    #expect(
      sentences(at: Point(2, 2)) == [
        "front · shows nothing and takes the touch, and nothing listens (H7)",
        "refuser · behind front (W2)", "open · behind front (W2)", "round · the point is beside its shape (H5)",
        "faint · it is fainter than 0.01 (H2)", "lower · behind front (W2)", "game · behind front (W2)",
      ])
    front.view.isHidden = true
    #expect(
      sentences(at: Point(3, 2)).prefix(3) == [
        "refuser · its own hit-test refuses the point (H11)", "open · lets touches through (H11)",
        "round · the point is beside its shape (H5)",
      ])
    scene.beginIgnoringInteractionEvents()
    #expect(sentences(at: Point(4, 2)).allSatisfy { $0.hasSuffix("input is being ignored (T26)") })
  }

  @Test func aDisabledControlAndASecondTouchAreNamed() {
    scene.showsInspector = true
    let button = scene.addButton("Play", frame: Rect(20, 20, 120, 44))
    button.view.name = "play"
    button.isEnabled = false

    #expect(sentences(at: Point(40, 30)).contains("play · takes the touch, and is disabled (C13)"))
  }

  @Test func lanesShowAPanWithItsStates() {
    scene.showsInspector = true
    let card = scene.addView(frame: Rect(50, 50, 100, 100))
    card.addGestureRecognizer(PanGestureRecognizer()).any.name = "pan"
    card.addGestureRecognizer(TapGestureRecognizer()).any.name = "tap"
    let finger = Finger(1, in: scene)

    finger.drag(from: Point(100, 100), to: Point(160, 100))
    finger.lift()

    let lanes = scene.inspector.contents.lanes
    #expect(Set(lanes.map(\.name)) == ["pan", "tap"])
    let pan = lanes.first { $0.name == "pan" }
    #expect(pan?.spans.map(\.state) == [.possible, .active, .ended])
    let tap = lanes.first { $0.name == "tap" }
    #expect(tap?.spans.last?.state == .failed && lanes.allSatisfy { !$0.isOpen })
    #expect(zip(pan?.spans ?? [], (pan?.spans ?? []).dropFirst()).allSatisfy { $0.end == $1.start })
  }

  @Test func lanesOfEarlierTouchesGoWhenAFingerLandsAlone() {
    scene.showsInspector = true
    let (one, two) = (scene.addView(frame: Rect(0, 0, 50, 50)), scene.addView(frame: Rect(100, 0, 50, 50)))
    one.addGestureRecognizer(TapGestureRecognizer()).any.name = "one"
    two.addGestureRecognizer(TapGestureRecognizer()).any.name = "two"
    let finger = Finger(1, in: scene)

    finger.tap(at: Point(10, 10))
    #expect(scene.inspector.contents.lanes.map(\.name) == ["one"])
    finger.tap(at: Point(110, 10))

    #expect(scene.inspector.contents.lanes.map(\.name) == ["two"])
  }

  @Test func disabledRecognizersAreNamedAsNotAsked() {
    scene.showsInspector = true
    let tap = scene.addView(frame: Rect(0, 0, 50, 50)).addGestureRecognizer(TapGestureRecognizer()).any
    tap.isEnabled = false

    Finger(1, in: scene).tap(at: Point(10, 10))

    #expect(scene.inspector.contents.lanes.map(\.sentence) == ["it is disabled (G15)"])
  }

  @Test func trailsFollowFingersAndStayUntilTheNextLands() {
    scene.showsInspector = true
    let (one, two) = (Finger(1, in: scene), Finger(2, in: scene))

    one.press(at: Point(10, 10))
    two.press(at: Point(200, 10))
    one.drag(to: Point(60, 10), steps: 5)
    one.lift()
    two.lift()
    #expect(scene.inspector.contents.trails.map(\.isDown) == [false, false])
    #expect(scene.inspector.contents.trails[0].points.count == 6)
    two.press(at: Point(300, 20))

    #expect(scene.inspector.contents.trails.map(\.points) == [[Point(300, 20)]])
  }

  @Test func areasAreThoseThatTakeTouchesWithTheirListeners() {
    scene.showsInspector = true
    let panel = scene.addView(frame: Rect(0, 0, 200, 200))
    panel.addGestureRecognizer(TapGestureRecognizer())
    let card = scene.addView(frame: Rect(0, 0, 20, 20), to: panel)
    card.hitOutsets = EdgeInsets(10)
    let loose = scene.addView(frame: Rect(300, 0, 20, 20))
    scene.addView(frame: Rect(400, 0, 20, 20)).passesThrough = true
    scene.addView(frame: Rect(500, 0, 20, 20)).isUserInteractionEnabled = false
    scene.addView(frame: Rect(600, 0, 20, 20))[Label.self] = Label("text")
    scene.advance(by: 0.1)

    let areas = scene.inspector.contents.areas.areas
    #expect(areas.map(\.view) == [loose.entity, card.entity, panel.entity])
    #expect(areas.map(\.listeners) == [.none, .around, .own])
    #expect(areas[1].area == Rect(-10, -10, 40, 40) && areas[1].bounds == Rect(0, 0, 20, 20))
  }

  @Test func lanesSayWhatWasMeasuredAndWhoRefused() {
    scene.showsInspector = true
    let panel = scene.addView(frame: Rect(0, 0, 200, 200))
    panel.addGestureRecognizer(TapGestureRecognizer()) { _ in }
    panel.addGestureRecognizer(PanGestureRecognizer()) { _ in }
    let knob = scene.addView(frame: Rect(0, 0, 200, 200), to: panel)
    knob.name = "knob"
    knob.gestureRecognizerShouldBegin = { _ in false }
    let finger = Finger(in: scene)
    finger.press(at: Point(50, 50))
    finger.move(to: Point(130, 50))
    finger.lift()

    let sentences = scene.inspector.contents.lanes.compactMap(\.sentence)
    #expect(sentences.contains { $0.hasPrefix("moved 80 of ") && $0.hasSuffix(" points (TAP5)") }, "\(sentences)")
    #expect(sentences.contains("knob said that it should not begin (G26)"), "\(sentences)")
  }

  @Test func viewsWithListenersThatNoTouchReachesAreMarked() {
    scene.showsInspector = true
    let panel = scene.addView(frame: Rect(0, 0, 100, 100))
    let (out, off) = (
      scene.addView(frame: Rect(150, 0, 50, 50), to: panel), scene.addView(frame: Rect(0, 0, 50, 50), to: panel)
    )
    for view in [out, off] { view.addGestureRecognizer(TapGestureRecognizer()) }
    off.isUserInteractionEnabled = false
    scene.advance(by: 0.1)

    let areas = scene.inspector.contents.areas.areas
    #expect(areas.map(\.view) == [off.entity, out.entity, panel.entity])
    #expect(areas.map(\.listeners) == [.closed, .closed, .none])
  }

  @Test func viewsThatAnotherOneCoversWhollyAreMarked() {
    scene.showsInspector = true
    let (card, half) = (scene.addView(frame: Rect(0, 0, 50, 50)), scene.addView(frame: Rect(100, 0, 50, 50)))
    for view in [card, half] { view.addGestureRecognizer(TapGestureRecognizer()) }
    let front = scene.addView(frame: Rect(0, 0, 125, 50))
    scene.advance(by: 0.1)

    #expect(scene.inspector.contents.areas.areas.map(\.listeners) == [.none, .own, .closed])
    front.passesThrough = true
    scene.advance(by: 0.1)
    #expect(scene.inspector.contents.areas.areas.map(\.listeners) == [.own, .own])
  }

  @Test func areasAreOutlinedInTheirTrueShapes() {
    func shapes(_ shape: HitShape?) -> [Shape] {
      let scene = Scene(size: Size(800, 600))
      let view = scene.addView(frame: Rect(100, 100, 40, 40))
      view.hitShape = shape
      view.addGestureRecognizer(TapGestureRecognizer())
      scene.showsInspector = true
      scene.advance(by: 0.1)
      return scene.inspector.overlay.items.compactMap { item in
        if case .shape(let shape) = item.content, shape.stroke == OverlayColors.takes || shape.fill?.alpha == 0.35 {
          shape
        } else {
          nil
        }
      }
    }

    #expect(shapes(nil).map(\.outline) == [.rectangle()])
    #expect(shapes(.ellipse).map(\.outline) == [.ellipse])
    #expect(shapes(.roundedRectangle(cornerRadius: 9)).map(\.outline) == [.rectangle(cornerRadius: 9)])
    let (a, b, c) = (Point(0, 0), Point(40, 0), Point(20, 40))
    #expect(
      shapes(.polygon([a, b, c])).map(\.outline) == [
        .line(from: c, to: a), .line(from: a, to: b), .line(from: b, to: c),
      ])
    let mask = AlphaMask(width: 4, height: 2) { x, y in y == 0 && x != 2 }
    #expect(shapes(.mask(mask)).count == 2)
  }

  @Test func manyAreasAreCountedAndNotShown() {
    scene.showsInspector = true
    for index in 0..<472 { scene.addView(frame: Rect(Float(index % 40) * 20, Float(index / 40) * 20, 18, 18)) }
    scene.advance(by: 0.1)

    let areas = scene.inspector.contents.areas
    #expect(areas.areas.count == HitAreas.most && areas.more == 312)
    #expect(scene.inspector.contents.sections.contains { $0.summary.contains("+ 312 more areas") })
  }

  @Test func focusCandidatesAndTheFocusedItemAreListed() {
    scene.showsInspector = true
    let first = scene.addButton("One", frame: Rect(20, 20, 120, 44))
    scene.addButton("Two", frame: Rect(20, 80, 120, 44)).view.name = "two"
    first.view.name = "one"
    scene.advance(by: 0.1)
    #expect(scene.inspector.contents.focus.map(\.name) == ["one", "two"])
    #expect(scene.inspector.contents.focus.allSatisfy { !$0.isFocused })

    scene.moveFocus(.next)
    scene.advance(by: 0.1)

    #expect(scene.inspector.contents.focus.map(\.isFocused) == [true, false])
  }

  @Test func stagesAreBarsWithAClockAndCountsWithout() {
    scene.showsInspector = true
    scene.advance(by: 0.1)
    #expect(!scene.inspector.contents.stages.isTimed)

    var time: UInt64 = 0
    scene.clock = {
      time += 1000
      return time
    }
    Finger(1, in: scene).tap(at: Point(5, 5))

    #expect(scene.inspector.contents.stages.isTimed && scene.inspector.contents.stages.longest > 0)
    let frame = scene.inspector.contents.sections.first { $0.title == "Frame" }
    #expect(frame?.lines.contains { if case .bar = $0 { true } else { false } } == true)
  }
}
