import DactylControls
import DactylTesting
import Testing

@Suite("What assistive clients ask for is done as a hand would do it (AX5–AX10)") struct RequestTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }

  @Test("Activation asks the closure, and is a touch without one")
  func activate() {
    let card = desk.stage.view("card", Rect(0, 0, 100, 100))
    card.accessibilityLabel = "card"
    desk.ask(.activate, card)
    #expect(desk.stage.lines == ["card touchesBegan 0", "card touchesEnded 0"])
    var answer = true
    var count = 0
    card.setAccessibilityDelegate(
      AccessibilityDelegate { _ in
        count += 1
        return answer
      })
    desk.ask(.activate, card)
    #expect(count == 1 && desk.stage.lines.isEmpty)
    answer = false
    desk.ask(.activate, card)
    #expect(count == 2 && desk.stage.lines.count == 2)
  }

  @Test("A button is pressed by its touch, and recognizers see that as any finger's")
  func touch() {
    var presses = 0
    let button = scene.addButton("go", frame: Rect(0, 0, 100, 40)) { _ in presses += 1 }
    desk.ask(.activate, button.view)
    #expect(presses == 1)
    var taps: [FingerID] = []
    let card = scene.addView(frame: Rect(0, 100, 100, 100))
    card.accessibilityLabel = "card"
    card.addGestureRecognizer(TapGestureRecognizer()) { tap in taps += tap.touches.map(\.finger) }
    desk.ask(.activate, card)
    #expect(taps.allSatisfy { $0 == .assistance })
    let decisions = desk.decisions { desk.ask(.activate, card) }
    #expect(decisions.count == 1 && decisions[0].contains("activate, asked for by a test (AX6)"))
  }

  @Test("A covered button is not pressed through its cover")
  func covered() {
    var presses = 0
    let button = scene.addButton("delete", frame: Rect(0, 0, 100, 40)) { _ in presses += 1 }
    let cover = desk.stage.view("cover", Rect(0, 0, 200, 200))
    let decisions = desk.decisions { desk.ask(.activate, button.view) }
    #expect(presses == 0 && desk.stage.lines.isEmpty)
    #expect(decisions.count == 1 && decisions[0].contains("not done") && decisions[0].contains("cover"))
    cover.isHidden = true
    desk.ask(.activate, button.view)
    #expect(presses == 1)
  }

  @Test("What is scrolled away comes into sight for its touch")
  func scrolledAway() {
    var presses = 0
    let area = scene.addView(frame: Rect(0, 0, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 1000))
    let button = scene.addButton("low", frame: Rect(0, 500, 80, 40), to: area.view) { _ in presses += 1 }
    desk.ask(.activate, button.view)
    #expect(presses == 1 && area.contentOffset.y > 400)
  }

  @Test("Increments are the steps of arrow keys, and values can be set")
  func adjust() {
    var changes: [Float] = []
    let slider = scene.addSlider(value: 0.5, frame: Rect(0, 0, 200, 30)) { changes.append($0.value) }
    desk.ask(.increment, slider.view)
    #expect(abs(slider.value - 0.55) < 1e-5)
    desk.ask(.decrement, slider.view)
    desk.ask(.setValue(0.25), slider.view)
    #expect(slider.value == 0.25 && changes.count == 3)
    desk.ask(.setValue(.nan), slider.view)
    desk.ask(.setValue(99), slider.view)
    #expect(slider.value == 1)
    let stepper = scene.addStepper(value: 3, frame: Rect(0, 50, 100, 30))
    desk.ask(.increment, stepper.view)
    #expect(stepper.value == 4)
    let button = scene.addButton("no steps", frame: Rect(0, 100, 100, 30))
    let decisions = desk.decisions { desk.ask(.increment, button.view) }
    #expect(decisions.count == 1 && decisions[0].contains("not done") && decisions[0].contains("AX7"))
  }

  @Test("Segments and rows are parts that are activated by themselves")
  func parts() {
    let level = scene.addSegmentedControl(["Easy", "Normal", "Hard"], frame: Rect(0, 0, 300, 40))
    desk.ask(.activate, level.view, part: 2)
    #expect(level.selectedSegment == 2)
    let list = scene.addListView(frame: Rect(0, 100, 300, 200), rows: { 1000 }) { _, _, _ in }
    var selected: [Int] = []
    var archived: [Int] = []
    list.delegate.didSelect = { _, path in selected.append(path.row) }
    list.delegate.trailingSwipeActions = { _, _ in [ListSwipeAction("Archive") { archived.append($1.row) }] }
    scene.advance(by: 0.1)
    desk.ask(.activate, list.view, part: 1)
    desk.ask(.activate, list.view, part: 700)
    #expect(selected == [1, 700])
    desk.ask(.custom("Archive"), list.view, part: 700)
    #expect(archived == [700])
    desk.ask(.focus, list.view, part: 3)
    #expect(list.focusedPath == ListPath(row: 3) && scene.focusedItem == list.view)
    #expect(desk.element(list.view, part: 3)?.isFocused == true)
  }

  @Test("Disabled, hidden and ended elements do nothing, and the log says why")
  func refused() {
    var presses = 0
    let button = scene.addButton("go", frame: Rect(0, 0, 100, 40)) { _ in presses += 1 }
    button.isEnabled = false
    #expect(desk.decisions { desk.ask(.activate, button.view) }.first?.contains("AX8") == true)
    button.isEnabled = true
    button.view.isHidden = true
    #expect(desk.decisions { desk.ask(.activate, button.view) }.first?.contains("AX4") == true)
    button.view.destroy()
    #expect(desk.decisions { desk.ask(.activate, button.view) }.first?.contains("AX8") == true)
    #expect(presses == 0)
  }

  @Test("Escape asks on the way up, and is the key after that")
  func escape() {
    var asked: [String] = []
    let page = scene.addView(frame: Rect(0, 0, 200, 200))
    let card = scene.addView(frame: Rect(0, 0, 50, 50), to: page)
    card.accessibilityLabel = "card"
    var delegate = AccessibilityDelegate()
    delegate.performEscape = { _ in
      asked.append("page")
      return true
    }
    page.setAccessibilityDelegate(delegate)
    desk.ask(.escape, card)
    #expect(asked == ["page"])
    let alert = scene.presentAlert("Sure?", actions: [AlertAction("Yes"), .cancel])
    scene.advance(by: 0.5)
    if let title = scene.accessibility.elements.first { desk.ask(.escape, scene.view(title.id.view)) }
    scene.advance(by: 1)
    #expect(alert?.isShown == false)
  }

  @Test("Scrolling is a page of the nearest scroll view with room")
  func scroll() {
    let outer = scene.addView(frame: Rect(0, 0, 200, 200)).makeScrollView(contentSize: ScrollSize(200, 1000))
    let inner = scene.addView(frame: Rect(0, 0, 200, 100), to: outer.view).makeScrollView(
      contentSize: ScrollSize(200, 150))
    let card = scene.addView(frame: Rect(0, 0, 50, 50), to: inner.view)
    card.accessibilityLabel = "card"
    desk.ask(.scroll(.down), card)
    scene.advance(by: 1)
    #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
    desk.ask(.scroll(.down), card)
    scene.advance(by: 1)
    #expect(outer.contentOffset.y > 50)
    let decisions = desk.decisions { desk.ask(.scroll(.left), card) }
    #expect(decisions.first?.contains("AX10") == true && decisions.first?.contains("not done") == true)
  }

  @Test("Custom actions and the magic tap run the closures of the game")
  func custom() {
    var done: [String] = []
    let card = scene.addView(frame: Rect(0, 0, 50, 50))
    card.accessibilityLabel = "card"
    card.accessibilityCustomActions = ["flip", "flip", "drop"].enumerated().map { index, name in
      AccessibilityCustomAction(name) { _ in
        done.append("\(name) \(index)")
        return true
      }
    }
    #expect(desk.element(card)?.customActions == ["flip", "flip", "drop"])
    desk.ask(.custom("flip"), card)
    desk.ask(.custom("drop"), card)
    desk.ask(.custom("fly"), card)
    #expect(done == ["flip 0", "drop 2"])
    var delegate = AccessibilityDelegate()
    delegate.performMagicTap = { _ in
      done.append("pause")
      return true
    }
    scene.window.view.setAccessibilityDelegate(delegate)
    desk.ask(.magicTap, card)
    #expect(done.last == "pause")
  }

  @Test("A drag source is carried to a target by name")
  func drag() {
    var dropped: [String] = []
    let mail = scene.addView(frame: Rect(0, 0, 50, 50))
    mail.makeDraggable("a mail").label = "mail"
    let archive = scene.addView(frame: Rect(100, 0, 50, 50))
    archive.onDrop(of: String.self) { dropped += $0.items }.label = "Archive"
    let numbers = scene.addView(frame: Rect(200, 0, 50, 50))
    numbers.onDrop(of: Int.self) { _ in dropped.append("number") }.label = "Numbers"
    #expect(desk.element(mail)?.customActions == ["Move to Archive", "Move to Numbers"])
    #expect(desk.element(mail)?.label == "mail")
    desk.ask(.custom("Move to Archive"), mail)
    #expect(dropped == ["a mail"] && scene.dragSessions.isEmpty)
    desk.ask(.custom("Move to Numbers"), mail)
    #expect(dropped == ["a mail"] && scene.dragSessions.isEmpty)
  }

  @Test("A closure may end its own view, and ask again")
  func meddling() {
    let card = scene.addView(frame: Rect(0, 0, 50, 50))
    card.accessibilityLabel = "card"
    var count = 0
    card.setAccessibilityDelegate(
      AccessibilityDelegate { view in
        count += 1
        if count < 500 {
          view.scene?.accessibility.perform(.activate, on: AccessibilityElementID(view.entity))
        } else {
          view.destroy()
        }
        return true
      })
    desk.ask(.activate, card)
    for _ in 0..<20 { scene.advance(by: 0.02) }
    #expect(count == 500 && !card.isAlive)
  }

  @Test("News goes to the clients in order")
  func news() {
    var heard: [AccessibilityNotification] = []
    scene.accessibility.post(.announcement("nobody is there"))
    let client = scene.accessibility.onNotification { heard.append($0) }
    scene.accessibility.post(.announcement("saved"))
    scene.showToast("3 mails deleted")
    scene.accessibility.post(.screenChanged())
    #expect(heard == [.announcement("saved"), .announcement("3 mails deleted"), .screenChanged()])
    client.cancel()
    scene.accessibility.post(.announcement("nobody is there any more"))
    #expect(heard.count == 3 && !scene.accessibility.hasClients)
  }
}
