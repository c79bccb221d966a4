import DactylControls
import DactylTesting
import Testing

@Suite("What controls, fields, lists and menus say by themselves (AX1, AX2, AX12)") struct ControlElementTests {
  private let desk = SemanticDesk(size: Size(600, 600))
  private var scene: Scene { desk.scene }

  @Test func controls() {
    let box = scene.addContainer(.column(spacing: 8), frame: Rect(0, 0, 300, 600))
    scene.addButton("Deal", to: box.view).isEnabled = false
    scene.addToggle(isOn: true, to: box.view)
    scene.addSlider(value: 0.5, to: box.view)
    scene.addSlider(value: 2.5, range: -10...10, to: box.view)
    scene.addStepper(value: 3, to: box.view)
    scene.addSegmentedControl(["Easy", "Hard"], to: box.view).selectedSegment = 1
    scene.addPicker(["Red", "Blue"], selected: 1, to: box.view)
    scene.addProgressView(0.25, to: box.view)
    scene.addPageControl(pages: 5, to: box.view).currentPage = 2
    scene.addActivityIndicatorView(to: box.view)
    scene.addTextField(frame: Rect(0, 0, 100, 30), to: box.view).placeholder = "Name"
    scene.advance(by: 0.1)

    #expect(
      desk.lines == [
        "button \"Deal\" (not enabled)", "toggle = on", "slider = 50%", "slider = 2.5", "stepper = 3", "choices",
        "  choice \"Easy\", 1 of 2", "  choice \"Hard\", 2 of 2 (selected)", "picker = Blue", "progress = 25%",
        "pages = page 3 of 5", "activity = in progress", "textField \"Name\"",
      ])
  }

  @Test("A control without a name has that of the text before it, in its line or above")
  func namesBeside() {
    desk.label("Volume", Rect(0, 0, 80, 20))
    let slider = scene.addSlider(frame: Rect(100, 0, 100, 24))
    desk.label("Difficulty", Rect(0, 50, 80, 20))
    let level = scene.addSegmentedControl(["Easy", "Hard"], frame: Rect(0, 74, 200, 30))
    desk.label("far away", Rect(0, 200, 80, 20))
    let toggle = scene.addToggle(frame: Rect(0, 300, 60, 30))
    #expect(desk.element(slider.view)?.label == "Volume")
    #expect(desk.element(level.view)?.label == "Difficulty")
    #expect(desk.element(toggle.view)?.label == "")
    slider.view.accessibilityLabel = "Loudness"
    #expect(desk.element(slider.view)?.label == "Loudness")
  }

  @Test("A secret text is not read out, and an edited one has a selection")
  func fields() throws {
    let field = scene.addTextField(frame: Rect(0, 0, 200, 30))
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(desk.element(field.view)?.value == "••••••")
    field.isSecureTextEntry = false
    #expect(desk.element(field.view)?.value == "secret" && desk.element(field.view)?.selection == nil)
    field.beginEditing()
    #expect(desk.element(field.view)?.selection == 6..<6)
    desk.ask(.setSelection(0..<3), field.view)
    #expect(field.selection == 0..<3)
    desk.ask(.setSelection(-5..<400), field.view)
    #expect(field.selection == 0..<6)
    desk.ask(.setText("new"), field.view)
    #expect(field.text == "new")
    field.maximumLength = 2
    desk.ask(.setText("longer"), field.view)
    #expect(field.text.count <= 3 && field.text != "longer")
  }

  @Test("A list of a million rows: those in sight and one more, with their places")
  func lists() throws {
    let list = scene.addListView(frame: Rect(0, 0, 300, 200), rows: { 1_000_000 }) { list, row, path in
      let content = list.contentView(of: row)
      if content.subviews.isEmpty {
        row.scene?.addView(frame: content.bounds, to: content)[Label.self] = Label("")
        row.scene?.addButton("star", frame: Rect(200, 0, 50, 30), to: content)
      }
      content.subviews[0][Label.self]?.text = "mail \(path.row)"
    }
    list.delegate.trailingSwipeActions = { _, _ in [ListSwipeAction("Archive") { _, _ in }] }
    list.scrollToRow(at: ListPath(row: 500_000), position: .top, animated: false)
    scene.advance(by: 0.1)
    let rows = scene.accessibility.elements.filter { $0.role == .row }
    #expect(rows.count < 20 && rows.allSatisfy { $0.place?.count == 1_000_000 })
    let seen = rows.filter(\.isVisible)
    #expect(seen.first?.label == "mail 500000" && seen.first?.place?.index == 500_000)
    #expect(rows.last?.label == "" && rows.last?.isVisible == false)
    #expect(seen[0].customActions == ["Archive"])
    let star = try #require(seen[0].children.first.flatMap { scene.accessibility.element($0) })
    #expect(star.label == "star" && star.role == .button)
    // One that is far away can still be asked for.
    desk.ask(.scrollToVisible, list.view, part: 900_000)
    #expect(list.visiblePaths.contains(ListPath(row: 900_000)))
    desk.ask(.scrollToVisible, list.view, part: 1_000_000)
    desk.ask(.scrollToVisible, list.view, part: -1)
  }

  @Test("A menu's items, with what is chosen and what can't be")
  func menus() throws {
    let card = scene.addView(frame: Rect(100, 100, 100, 100))
    var chosen = 0
    card.setAction("flip") { _ in chosen += 1 }
    card.addContextMenu { menu in
      menu.add(KeyCommand(action: "flip", title: "Flip"))
    }
    #expect(desk.element(card)?.customActions == ["Show menu"])
    desk.ask(.custom("Show menu"), card)
    let menu = try #require(scene.shownMenu)
    let items = scene.accessibility.elements
    #expect(items.map(\.description) == ["menuItem \"Flip\", 1 of 1"])
    desk.ask(.activate, menu.window.view, part: 0)
    scene.advance(by: 0.5)
    #expect(chosen == 1 && scene.shownMenu == nil)
  }

  @Test("Links in a text, each once, however many lines it has")
  func links() throws {
    let text: AttributedText = "Read \("the rules of the whole game", [.link("rules")]) or \("play", [.link("play")])"
    let label = scene.addLinkLabel(text, frame: Rect(0, 0, 120, 200))
    scene.advance(by: 0.1)
    let links = scene.accessibility.elements.filter { $0.role == .link }
    #expect(links.map(\.label) == ["the rules of the whole game", "play"])
    #expect(label.linkViews.count > 2)
    var chosen: [String] = []
    label.action = { chosen.append($1) }
    for link in links { desk.ask(.activate, scene.view(link.id.view)) }
    #expect(chosen == ["rules", "play"])
  }

  @Test("Tooltips are hints, badges values, and a sheet has its title")
  func extras() throws {
    let button = scene.addButton("Save", frame: Rect(0, 0, 80, 40))
    button.tooltip = "writes the game to a file"
    button.badge = "3"
    let element = try #require(desk.element(button.view))
    #expect(element.hint == "writes the game to a file" && element.value == "3")
    let root = scene.makeViewController()
    scene.window.rootViewController = root
    let page = scene.makeViewController()
    page.title = "Colours"
    root.presentSheet(page)
    scene.advance(by: 1)
    #expect(scene.accessibility.allElements.contains { $0.role == .sheet && $0.label == "Colours" })
  }
}
