import DactylControls
import DactylTesting
import TestSupport
import Testing

@Suite("Exploring by touch says what is there, and asks for what the fingers mean (AX23–AX26)") struct ExploringTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }

  @Test("A finger says what is under it, and uses nothing")
  func touch() {
    var presses = 0
    scene.addButton("go", frame: Rect(0, 0, 100, 40)) { _ in presses += 1 }
    scene.addSlider(value: 0.5, frame: Rect(0, 100, 200, 40)).view.accessibilityLabel = "Volume"
    let hand = ExploringHand(in: scene)
    hand.touch(Point(50, 20))
    #expect(hand.said == ["go, button"])
    let finger = Finger(1, in: scene)
    finger.press(at: Point(50, 20))
    scene.advance(by: 0.3)
    finger.drag(to: Point(100, 120))
    finger.lift()
    #expect(hand.said == ["go, button", "Volume, slider, 50%"])
    #expect(presses == 0 && scene.assistance.lastSpoken == "Volume, slider, 50%")
    finger.tap(at: Point(50, 20))
    scene.advance(by: 1)
    #expect(hand.said == ["go, button"] && presses == 0)
  }

  @Test("Flicks step through the elements, and a double tap anywhere uses the last")
  func flicks() {
    var pressed: [String] = []
    for (number, name) in ["one", "two", "three"].enumerated() {
      scene.addButton(name, frame: Rect(0, Float(number) * 50, 100, 40)) { _ in pressed.append(name) }
    }
    let hand = ExploringHand(in: scene)
    hand.next()
    hand.next()
    hand.next()
    hand.next()
    #expect(hand.said == ["one, button", "two, button", "three, button", "End"])
    hand.previous()
    #expect(hand.said == ["two, button"])
    hand.doubleTap()
    #expect(pressed == ["two"])
  }

  @Test("Up and down change a value, or choose an action of the element's own")
  func values() {
    let slider = scene.addSlider(value: 0.5, frame: Rect(0, 0, 200, 40))
    slider.view.accessibilityLabel = "Volume"
    let card = scene.addView(frame: Rect(0, 100, 100, 100))
    card.accessibilityLabel = "mail"
    var done: [String] = []
    card.accessibilityCustomActions = ["Flag", "Archive"].map { name in
      AccessibilityCustomAction(name) { _ in
        done.append(name)
        return true
      }
    }
    let hand = ExploringHand(in: scene)
    hand.next()
    _ = hand.said
    hand.flick(Vector(0, -1))
    #expect(slider.value > 0.5 && hand.said.last?.hasPrefix("Volume, slider, ") == true)
    hand.flick(Vector(0, 1))
    hand.flick(Vector(0, 1))
    #expect(slider.value < 0.5)
    hand.next()
    _ = hand.said
    hand.flick(Vector(0, -1))
    hand.flick(Vector(0, -1))
    #expect(hand.said == ["Flag", "Archive"])
    hand.doubleTap()
    #expect(done == ["Archive"])
    hand.flick(Vector(0, -1))
    #expect(hand.said == ["Use"])
  }

  @Test("A double tap that is held passes the finger through")
  func pass() {
    let card = scene.addView(frame: Rect(200, 200, 100, 100))
    card.accessibilityLabel = "card"
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in card.center += pan.takeTranslation() }
    let hand = ExploringHand(in: scene)
    hand.next()
    hand.holdAndDrag(by: Vector(60, 40))
    #expect(card.center == Point(310, 290), "\(card.center)")
    #expect(scene.liveTouches.isEmpty)
  }

  @Test("Two fingers lead back by a scrub and tap the magic tap; three scroll")
  func several() {
    var events: [String] = []
    let back = desk.stage.view("page", Rect(0, 0, 400, 400))
    var delegate = AccessibilityDelegate()
    delegate.performEscape = { _ in
      events.append("escape")
      return true
    }
    delegate.performMagicTap = { _ in
      events.append("magic tap")
      return true
    }
    back.setAccessibilityDelegate(delegate)
    let area = scene.addView(frame: Rect(0, 0, 200, 200), to: back).makeScrollView(contentSize: ScrollSize(200, 900))
    let label = desk.label("text", Rect(0, 0, 100, 30), in: area.view)
    #expect(label.isAlive)
    let hand = ExploringHand(in: scene)
    hand.next()
    hand.scrub()
    #expect(events == ["escape"])
    hand.doubleTap(fingers: 2)
    #expect(events == ["escape", "magic tap"])
    hand.flick(Vector(0, -1), fingers: 3)
    scene.advance(by: 1)
    #expect(area.contentOffset.y > 50)
    hand.flick(Vector(0, 1), fingers: 3)
    scene.advance(by: 1)
    #expect(area.contentOffset.y < 50)
  }

  @Test("What is posted is said, and what has become of an element that was used")
  func news() {
    let toggle = scene.addToggle(frame: Rect(0, 0, 60, 40))
    toggle.view.accessibilityLabel = "Sound"
    let hand = ExploringHand(in: scene)
    hand.next()
    _ = hand.said
    hand.doubleTap()
    #expect(toggle.isOn && hand.said == ["Sound, switch, on"])
    scene.accessibility.post(.announcement("You have won"))
    #expect(hand.said == ["You have won"])
    let other = desk.label("page two", Rect(0, 100, 100, 30))
    scene.accessibility.post(.screenChanged(AccessibilityElementID(other.entity)))
    #expect(hand.said == ["page two"])
  }

  @Test("When what was used has gone, the first element of what has come is said")
  func gone() {
    let button = scene.addButton("Play", frame: Rect(0, 0, 100, 40)) { [scene] button in
      button.view.destroy()
      scene.addButton("Pause", frame: Rect(0, 0, 100, 40)) { _ in }
    }
    #expect(button.view.isAlive)
    let hand = ExploringHand(in: scene)
    hand.next()
    hand.doubleTap()
    #expect(hand.said == ["Play, button", "Pause, button"])
  }

  @Test("When what was used has gone and its neighbours have not, the next of them is said")
  func neighbours() {
    for (number, name) in ["one", "two", "three"].enumerated() {
      scene.addButton(name, frame: Rect(0, Float(number) * 50, 100, 40)) { button in
        if name == "two" { button.view.destroy() }
      }
    }
    let hand = ExploringHand(in: scene)
    hand.next()
    hand.next()
    _ = hand.said
    hand.doubleTap()
    #expect(hand.said == ["three, button"])
  }

  @Test("It is no element itself, shows what it says, fills the window, and leaves nothing when it ends")
  func panel() throws {
    desk.label("text", Rect(0, 0, 100, 30))
    let before = (desk.names, scene.windows.count)
    let hand = ExploringHand(in: scene)
    #expect(desk.names == before.0 && scene.assistance.exploresByTouch)
    hand.next()
    let caption = try #require(scene.windows.last?.view.subviews.last)
    #expect(caption[Label.self]?.text == "text" && !caption.isHidden)
    scene.size = Size(800, 300)
    #expect(scene.windows.last?.view.bounds.size == Size(800, 300))
    scene.assistance.exploresByTouch = false
    #expect(scene.windows.count == before.1 && !scene.assistance.exploresByTouch && scene.assistance.lastSpoken == "")
    desk.stage.card()
    desk.stage.one.tap(at: Point(50, 50))
    #expect(desk.stage.lines.count == 2)
  }
}
