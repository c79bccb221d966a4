import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Views that answer hit-tests themselves, with touches and pointers.
@Suite struct HitAnswerTouchTests {
  private let stage = Stage()

  private func tap(_ x: Float, _ y: Float) {
    stage.one.press(at: Point(x, y))
    stage.one.lift()
  }

  private func received(_ name: String) -> [String] { ["\(name) touchesBegan 1", "\(name) touchesEnded 1"] }

  @Test("H11, D3: a touch belongs to the view that another returns, with the recognizers from there up")
  func redirecting() {
    let panel = stage.view("panel", Rect(200, 200, 100, 100))
    let needle = stage.view("needle", Rect(0, 0, 10, 10), in: panel)
    stage.add(Scripted.immediate, to: panel, as: "panel's").cancelsTouchesInView = false
    let dial = stage.card("dial")
    dial.setHitTest { _ in .view(needle) }

    stage.one.press(at: Point(50, 50))
    #expect(stage.scene.liveTouches.first?.view == needle)
    #expect(stage.lines == ["panel's began", "needle touchesBegan 1"])
    stage.one.lift()
    #expect(stage.lines == ["panel's ended", "needle touchesEnded 1"])
  }

  @Test("W3, W4: a window that refuses lets the touch through to the next below; it may return one of its views")
  func windows() {
    let card = stage.card()
    let front = stage.scene.addWindow(frame: Rect(0, 0, 400, 400), level: 1)
    let button = stage.view("button", Rect(200, 200, 50, 50), in: front.view)
    front.view.setHitTest { query in query.point.x < 30 ? .refuse : .view(button) }
    tap(10, 10)
    #expect(stage.lines == received("card"))
    stage.one.press(at: Point(60, 60))
    #expect(stage.scene.liveTouches.first?.window == front && stage.lines == ["button touchesBegan 1"])
    stage.one.lift()
    _ = stage.lines

    // A panel above the game: touches that hit no view in it go to the game.
    front.view.setHitTest { query in
      guard let found = query.askOn(at: query.point), found != query.view else { return .refuse }
      return .view(found)
    }
    tap(10, 10)
    tap(210, 210)
    #expect(stage.lines == received("card") + received("button"))
    #expect(card.isAlive)
  }

  @Test("H11: a view of another window counts as a refusal, with a diagnostic")
  func otherWindow() {
    let stage = Stage(expecting: [.badHitAnswer])
    let card = stage.card()
    let front = stage.scene.addWindow(frame: Rect(0, 0, 400, 400), level: 1)
    front.view.setHitTest { _ in .view(card) }
    #expect(stage.scene.hitTest(Point(300, 300)) == stage.scene.window.view)
    #expect(stage.diagnostics.kinds == [.badHitAnswer])
  }

  @Test("A view sees the event and the touch's attributes; a query of the game has none")
  func events() {
    var seen: [String] = []
    let card = stage.card()
    stage.view("other", Rect(300, 300, 50, 50))
    card.setHitTest { query in
      let touches = query.event.map { "\($0.type) \($0.allTouches.count)" } ?? "none"
      seen.append("\(touches) \(query.touchType.map { "\($0)" } ?? "none")")
      return .askOn
    }
    card.addGestureRecognizer(HoverGestureRecognizer())
    stage.one.press(at: Point(310, 310))
    stage.two.press(at: Point(10, 10))
    #expect(seen == ["touches 2 direct"])
    Mouse(in: stage.scene).move(to: Point(20, 20))
    #expect(seen.contains("hover 2 pointer"))
    seen = []
    #expect(stage.scene.hitTest(Point(10, 10)) == card && card.hitTest(Point(5, 5)) == card)
    #expect(seen == ["none none", "none none"])
  }

  @Test("A handle has a larger area for fingers than for the mouse")
  func byType() {
    let handle = stage.view("handle", Rect(100, 100, 20, 20))
    handle.setPointInside(reach: .rectangle(Rect(-20, -20, 60, 60))) { $0.isPointInside || $0.touchType == .direct }
    tap(85, 85)
    #expect(stage.lines == received("handle"))
    let mouse = Mouse(in: stage.scene)
    mouse.click(at: Point(85, 85))
    #expect(stage.lines == [])
    mouse.click(at: Point(105, 105))
    #expect(stage.lines == ["handle touchesBegan 0", "handle touchesEnded 0"])
  }

  @Test("Hover and the pointer's shape follow a view's answers")
  func hovering() {
    let card = stage.card()
    card.cursor = .crosshair
    stage.add(HoverGestureRecognizer(), to: card, as: "hover")
    card.setPointInside(reach: .rectangle(Rect(0, 0, 200, 100))) { $0.point.x > 50 }
    let mouse = Mouse(in: stage.scene)
    mouse.move(to: Point(20, 20))
    #expect(stage.scene.cursor == .arrow && stage.lines == [])
    mouse.move(to: Point(150, 20))
    #expect(stage.scene.cursor == .crosshair && stage.lines == ["hover began"])
  }

  @Test("H14: an image that continues still lets touches through, and is hit where it returns itself")
  func images() {
    stage.card()
    let image = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    image[Label.self] = Label("label")
    let inner = stage.view("inner", Rect(80, 80, 40, 40), in: image)
    image.hitOverflow = .everywhere
    image.setHitTest { $0.point.x < 20 ? .view($0.view) : .askOn }
    #expect(stage.scene.hitTest(Point(10, 10)) == image)
    #expect(stage.scene.hitTest(Point(110, 110)) == inner && stage.scene.hitTest(Point(90, 90)) == inner)
    tap(50, 50)
    #expect(stage.lines == received("card"))
  }

  @Test("A view's answer does not change what is drawn")
  func drawing() {
    for isMany in [false, true] {
      let stage = Stage()
      for number in 0..<(isMany ? 300 : 3) {
        // Most of very many are not visible, and left out by the index.
        let view = stage.scene.addView(frame: Rect(Float(number * 50), 0, 10, 10))
        view[Sprite.self] = Sprite(Texture(id: 1, size: Size(10, 10)))
        if number % 10 == 1 { view.setPointInside(reach: number % 20 == 1 ? .everywhere : .bounds) { _ in false } }
        if number == 2 {
          view.frame = Rect(390, 390, 0, 0)
          view.setPointInside(reach: .rectangle(Rect(5000, 0, 5, 5))) { _ in true }
          view[Label.self] = Label("text")
        }
      }
      stage.scene.advance(by: 0.01)
      let count = stage.scene.drawList.items.count
      for view in stage.scene.window.view.subviews { view.hitTesting = nil }
      stage.scene.visualVersion += 1
      stage.scene.advance(by: 0.01)
      #expect(count == stage.scene.drawList.items.count && count >= (isMany ? 8 : 3))
    }
  }

  @Test("The log names views that return others, refuse and grow, and the rules")
  func logged() {
    let card = stage.card()
    let refusing = stage.card("refusing")
    refusing.setHitTest { _ in .refuse }
    let grown = stage.view("grown", Rect(200, 0, 10, 10))
    grown.setPointInside(reach: .everywhere) { $0.point.x > -100 }
    let open = stage.view("open", Rect(300, 300, 10, 10))
    open.hitOverflow = .everywhere
    stage.scene.decisions.turnOn()
    func verdict(_ view: View) -> [String] {
      stage.scene.decisions.decisions.filter { $0.kind == .hitTest && $0.view == view.entity }.map {
        "\(HitVerdict(rawValue: $0.detail).map { "\($0)" } ?? "") \($0.rule.id)"
      }
    }
    tap(50, 50)
    #expect(verdict(refusing) == ["refused H11"] && verdict(card).last == "hit H7")
    #expect(verdict(open) == ["overflowed H4", "outside H5"])
    tap(150, 50)
    #expect(verdict(grown) == ["outside H5", "grown H4", "hit H7"])
    open.setHitTest(reach: .everywhere) { _ in .view(card) }
    tap(310, 50)
    #expect(verdict(open).last == "redirected H11" && verdict(card).last == "hit H7")
  }
}
