import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Headings in a scroll view without an item in their direction (V27).
@Suite struct ScrollHeadingTests {
  private let stage = Stage(size: Size(400, 600), expecting: [.unreachableFocusItem])
  private var scene: Scene { stage.scene }

  /// A scroll view with two buttons at its top, and one below it.
  private func makePage() -> (page: ScrollView, top: Control, middle: Control, below: Control) {
    let page = scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 2000))
    let top = scene.addView(frame: Rect(0, 0, 100, 40), to: page.view).makeControl()
    let middle = scene.addView(frame: Rect(0, 100, 100, 40), to: page.view).makeControl()
    return (page, top, middle, scene.addView(frame: Rect(0, 450, 100, 40)).makeControl())
  }

  private func strike(_ type: PressType) {
    stage.press(type, .began)
    stage.press(type, .ended)
    scene.advance(by: 1)
  }

  @Test(
    "Without an item in that direction a scroll view scrolls, and the focus leaves it at its end",
    arguments: [
      (PressType.key(.down), PressType.key(.up)), (.button(.dpadDown), .button(.dpadUp)),
      (.button(.leftStickDown), .button(.leftStickUp)),
    ])
  func headings(_ down: PressType, _ up: PressType) {
    let (page, top, middle, below) = makePage()
    scene.requestFocus(at: top.view.entity)
    scene.advance(by: 0.1)
    strike(down)
    #expect(middle.view.isFocused && page.contentOffset == .zero)
    strike(down)
    strike(down)
    #expect(middle.view.isFocused && page.contentOffset.y == 80)
    // No item inside is on that side, and there is no room.
    strike(.key(.right))
    #expect(middle.view.isFocused && page.contentOffset.y == 80)
    strike(up)
    #expect(top.view.isFocused)
    scene.requestFocus(at: middle.view.entity)
    scene.advance(by: 1)
    page.contentOffset.y = 1580
    strike(down)
    #expect(middle.view.isFocused && page.contentOffset.y == 1600)
    strike(down)
    #expect(below.view.isFocused && page.contentOffset.y == 1600)
  }

  @Test("A held heading scrolls on and on, and then leads out")
  func heldHeading() {
    let (page, _, middle, below) = makePage()
    page.contentSize.height = 700
    scene.requestFocus(at: middle.view.entity)
    scene.advance(by: 0.1)
    stage.press(.button(.leftStickDown), .began)
    scene.advance(by: 0.7)
    #expect(middle.view.isFocused && page.contentOffset.y > 40)
    scene.advance(by: 3)
    #expect(below.view.isFocused && page.contentOffset.y == 300)
    stage.press(.button(.leftStickDown), .ended)
  }

  @Test("A named neighbour gets the focus anyway, and a trap limits the scrolling")
  func headingsElsewhere() {
    let (page, _, middle, below) = makePage()
    scene.requestFocus(at: middle.view.entity)
    scene.advance(by: 0.1)
    middle.view.setNextFocusItem(below.view, .down)
    strike(.key(.down))
    #expect(below.view.isFocused && page.contentOffset == .zero)
    middle.view.setNextFocusItem(nil, .down)
    let inner = scene.addView(frame: Rect(0, 100, 200, 100), to: page.view)
    inner.addSubview(middle.view)
    inner.trapsFocus = true
    scene.requestFocus(at: middle.view.entity)
    scene.advance(by: 1)
    strike(.key(.down))
    #expect(middle.view.isFocused && page.contentOffset == .zero)
    inner.trapsFocus = false
    page.allowsKeyboardScrolling = false
    strike(.key(.down))
    #expect(below.view.isFocused && page.contentOffset == .zero)
  }
}
