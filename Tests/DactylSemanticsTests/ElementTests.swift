import DactylControls
import DactylTesting
import Testing

@Suite("Which views are elements, and what they are named (AX1–AX4)") struct ElementTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }

  @Test("A label makes a view an element, and text is one by itself")
  func label() {
    let plain = scene.addView(frame: Rect(0, 0, 50, 50))
    desk.label("hello", Rect(60, 0, 50, 20))
    #expect(desk.lines == ["text \"hello\""])
    plain.accessibilityLabel = "queen of spades"
    plain.accessibilityTraits = [.button, .selected]
    plain.accessibilityValue = "face up"
    plain.accessibilityHint = "turns it"
    #expect(desk.lines == ["button \"queen of spades\" = face up (selected)", "text \"hello\""])
    #expect(desk.element(plain)?.hint == "turns it")
    plain.isAccessibilityElement = false
    #expect(desk.names == ["hello"])
    plain.isAccessibilityElement = nil
    #expect(desk.names == ["queen of spades", "hello"])
  }

  @Test("What is inside an element is none, and its texts are its name where it has none")
  func inside() {
    let card = scene.addView(frame: Rect(0, 0, 200, 100))
    desk.label("second", Rect(0, 50, 50, 20), in: card)
    desk.label("first", Rect(0, 10, 50, 20), in: card)
    desk.label("gone", Rect(0, 80, 50, 20), in: card).isHidden = true
    scene.addButton("press", frame: Rect(100, 0, 50, 20), to: card)
    #expect(desk.names == ["press", "first", "second"])
    card.isAccessibilityElement = true
    #expect(desk.names == ["first, second"])
    card.accessibilityLabel = "card"
    #expect(desk.names == ["card"])
  }

  @Test("A container keeps its elements together, and a group does without being listed")
  func containers() {
    let left = scene.addView(frame: Rect(0, 0, 100, 200))
    let right = scene.addView(frame: Rect(200, 0, 100, 200))
    for (row, name) in ["a", "b"].enumerated() {
      desk.label("left \(name)", Rect(0, Float(row) * 50, 50, 20), in: left)
      desk.label("right \(name)", Rect(0, Float(row) * 50, 50, 20), in: right)
    }
    #expect(desk.names == ["left a", "right a", "left b", "right b"])
    left.shouldGroupAccessibilityChildren = true
    #expect(desk.names == ["left a", "left b", "right a", "right b"])
    left.shouldGroupAccessibilityChildren = false
    right.accessibilityRole = .toolbar
    right.accessibilityLabel = "tools"
    #expect(
      desk.lines == [
        "text \"left a\"", "toolbar \"tools\"", "  text \"right a\"", "  text \"right b\"", "text \"left b\"",
      ])
    let tools = desk.element(right)
    #expect(tools?.isElement == false && tools?.children.count == 2)
    #expect(tools.flatMap { scene.accessibility.element($0.children[0]) }?.parent == tools?.id)
  }

  @Test("The game may name the order, of views inside alone")
  func order() {
    let desk = SemanticDesk(expecting: [.mismatchedViews])
    let box = desk.scene.addView(frame: Rect(0, 0, 200, 200))
    let one = desk.label("one", Rect(0, 0, 50, 20), in: box)
    let two = desk.label("two", Rect(0, 50, 50, 20), in: box)
    let outside = desk.label("outside", Rect(300, 0, 50, 20))
    box.accessibilityElements = [two, outside, box, one]
    #expect(box.accessibilityElements == [two, one])
    #expect(desk.names == ["two", "one", "outside"])
    // One that has moved out since is left out.
    outside.addSubview(one)
    #expect(desk.names == ["two", "outside"])
    two.isHidden = true
    #expect(desk.names == ["outside"])
    two.isHidden = false
    // One that is in another one's order, too, is listed once.
    let inner = desk.scene.addView(frame: Rect(0, 0, 100, 100), to: box)
    inner.addSubview(two)
    inner.accessibilityElements = [two]
    box.accessibilityElements = [inner, two]
    #expect(desk.names == ["two", "outside"])
    box.accessibilityElements = nil
    inner.accessibilityElements = nil
    #expect(desk.names == ["outside", "two"])
  }

  @Test("What is hidden, or beside what is modal, is none")
  func hiddenAndModal() {
    let page = scene.addView(frame: Rect(0, 0, 200, 200))
    desk.label("behind", Rect(0, 0, 50, 20), in: page)
    let panel = scene.addView(frame: Rect(0, 100, 200, 100))
    desk.label("in front", Rect(0, 0, 50, 20), in: panel)
    panel.accessibilityViewIsModal = true
    #expect(desk.names == ["in front"])
    panel.isHidden = true
    #expect(desk.names == ["behind"])
    page.accessibilityElementsHidden = true
    #expect(desk.names == [])
    page.accessibilityElementsHidden = false
    page.alpha = 0.001
    #expect(desk.names == [])
  }

  @Test("A modal window hides those behind it, and a presented view what is around it")
  func windows() {
    desk.label("page", Rect(0, 0, 50, 20))
    let window = scene.addWindow(frame: Rect(50, 50, 100, 100), level: 1)
    desk.label("window", Rect(0, 0, 50, 20), in: window.view)
    #expect(desk.names == ["window", "page"])
    // A view that is modal hides what is beside it, and no other window.
    let part = desk.label("part", Rect(0, 50, 50, 20), in: window.view)
    part.accessibilityViewIsModal = true
    #expect(desk.names == ["part", "page"])
    part.destroy()
    window.view.accessibilityViewIsModal = true
    #expect(desk.names == ["window"])
    window.view.isHidden = true
    let alert = scene.presentAlert("Sure?", actions: [AlertAction("Yes"), .cancel])
    #expect(desk.names == ["Sure?", "Yes", "Cancel"])
    alert?.dismiss()
    scene.advance(by: 1)
    #expect(desk.names == ["page"])
  }

  @Test("Frames and outlines follow transforms and scrolling")
  func places() throws {
    let area = scene.addView(frame: Rect(0, 0, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 1000))
    let low = desk.label("low", Rect(0, 500, 50, 20), in: area.view)
    #expect(desk.element(low)?.isVisible == false)
    area.contentOffset = ScrollPoint(0, 450)
    #expect(desk.element(low)?.isVisible == true && desk.element(low)?.frame == Rect(0, 50, 50, 20))
    let turned = desk.label("turned", Rect(200, 200, 100, 20))
    turned.transform = .rotation(.pi / 2)
    let element = try #require(desk.element(turned))
    #expect(element.path == turned.accessibilityPath && element.frame.size.height > 99)
    #expect(element.path[0].distance(to: Point(260, 160)) < 0.01)
    turned.accessibilityActivationPoint = Point(100, 10)
    #expect(desk.element(turned).map { $0.activationPoint.distance(to: Point(250, 260)) < 0.01 } == true)
  }

  @Test("Names are cleaned: control characters, and a megabyte")
  func cleaned() {
    let view = scene.addView(frame: Rect(0, 0, 50, 50))
    view.accessibilityLabel = "a\u{0}b\u{7}c\nd"
    #expect(view.accessibilityLabel == "a b c d")
    view.accessibilityValue = String(repeating: "x", count: 1_000_000)
    #expect(view.accessibilityValue?.count == 1_000)
    view.accessibilityHint = "Grüße 日本 😀"
    #expect(view.accessibilityHint == "Grüße 日本 😀")
  }

  @Test("An element goes with its view, and its settings with it")
  func ends() {
    let view = scene.addView(frame: Rect(0, 0, 50, 50))
    view.accessibilityLabel = "here"
    let id = AccessibilityElementID(view.entity)
    #expect(scene.accessibility.element(id) != nil)
    view.destroy()
    #expect(scene.accessibility.element(id) == nil)
    let next = scene.addView(frame: Rect(0, 0, 50, 50))
    #expect(next.accessibilityLabel == nil && desk.names == [])
  }

  @Test("A million views deep, the elements are read without recursion")
  func deep() {
    var parent = scene.addView(frame: Rect(0, 0, 400, 400))
    for _ in 0..<20_000 { parent = scene.addView(frame: Rect(0, 0, 400, 400), to: parent) }
    parent.accessibilityLabel = "bottom"
    #expect(desk.names == ["bottom"])
  }

  @Test("The element at a point is that of the view that a finger would hit")
  func atPoint() {
    let below = scene.addButton("below", frame: Rect(0, 0, 100, 100))
    #expect(scene.accessibility.element(at: Point(50, 50))?.label == "below")
    let panel = scene.addView(frame: Rect(0, 0, 200, 200))
    panel.accessibilityRole = .toolbar
    panel.accessibilityLabel = "panel"
    #expect(scene.accessibility.element(at: Point(50, 50))?.label == "panel")
    desk.label("on it", Rect(40, 40, 30, 30), in: panel)
    #expect(scene.accessibility.element(at: Point(50, 50))?.label == "on it")
    #expect(scene.accessibility.element(at: Point(350, 350))?.role == .window)
    #expect(scene.accessibility.element(at: Point(.nan, 0)) == nil)
    #expect(below.view.isAlive)
  }
}
