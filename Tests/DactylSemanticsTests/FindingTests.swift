import DactylControls
import DactylTesting
import Testing

@Suite("Tests find elements by what they are and by their names") struct FindingTests {
  private let scene = Scene(size: Size(400, 400))

  @Test("A form is filled in by names alone")
  func form() throws {
    let box = scene.addContainer(.column(spacing: 8), frame: Rect(0, 0, 300, 400))
    box.add(Label("Volume", size: 16))
    let volume = scene.addSlider(value: 0.5, to: box.view)
    let name = scene.addTextField(frame: Rect(0, 0, 200, 30), to: box.view)
    name.placeholder = "Name"
    var played = 0
    scene.addButton("Play", to: box.view) { _ in played += 1 }
    scene.advance(by: 0.1)

    try scene.find(.slider, "Volume").adjust(by: 2)
    try scene.find(.slider, "Volume").adjust(by: -1)
    #expect(abs(volume.value - 0.55) < 1e-5)
    try scene.find(.slider).adjust(to: 0.25)
    #expect(volume.value == 0.25)
    try scene.find(.textField, "Name").type("Ada")
    try scene.find(label: "Name").type(" L")
    #expect(name.text == "Ada L")
    try scene.find(.button, "Play").tap()
    try scene.find(.button, "Play").tap(count: 2)
    #expect(played == 3)
  }

  @Test("What is not there fails with the nearest names and the tree")
  func missing() throws {
    scene.addButton("Undo", frame: Rect(0, 0, 100, 40))
    scene.addButton("Redo", frame: Rect(0, 50, 100, 40))
    let missing = #expect(throws: ElementNotFound.self) { try scene.find(.button, "Undu") }
    let text = "\(missing.map(\.description) ?? "")"
    #expect(
      text == """
        button "Undu" is not there. Nearest: button "Undo". The elements:
        window
          button "Undo"
          button "Redo"
        """)
    let many = #expect(throws: ElementNotFound.self) { try scene.find(.button) }
    #expect(many?.description.hasPrefix("button is there 2 times: button \"Undo\"; button \"Redo\".") == true)
    let undo = try scene.find(label: "Undo")
    undo.view.destroy()
    let gone = #expect(throws: ElementNotFound.self) { try undo.tap() }
    #expect(gone?.description.hasPrefix("button \"Undo\", which was there before, is not there.") == true)
  }

  @Test("A list is scrolled until a row is there, and rows out of sight are tapped")
  func list() throws {
    let list = scene.addListView(frame: Rect(0, 0, 300, 200), rows: { 100 }) { list, row, path in
      let content = list.contentView(of: row)
      if content.subviews.isEmpty { row.scene?.addView(frame: content.bounds, to: content)[Label.self] = Label("") }
      content.subviews[0][Label.self]?.text = "mail \(path.row)"
    }
    var selected: [Int] = []
    list.delegate.didSelect = { selected.append($1.row) }
    scene.advance(by: 0.1)
    let inbox = try scene.find(.list)
    try inbox.scroll { scene throws(ElementNotFound) in try scene.find(.row, "mail 60") }.tap()
    #expect(selected == [60])
    #expect(throws: ElementNotFound.self) {
      try inbox.scroll { scene throws(ElementNotFound) in try scene.find(.row, "mail 100") }
    }
    try inbox.scroll(.up) { scene throws(ElementNotFound) in try scene.find(.row, "mail 0") }.tap()
    #expect(selected == [60, 0])
  }

  @Test("Things are dragged from name to name, and waited for")
  func dragAndWait() throws {
    var dropped = 0
    let mail = scene.addView(frame: Rect(0, 0, 50, 50))
    mail.makeDraggable("mail").label = "a mail"
    let archive = scene.addView(frame: Rect(200, 200, 50, 50))
    archive.onDrop(of: String.self) { _ in dropped += 1 }.label = "Archive"
    try scene.find(label: "a mail").drag(to: scene.find(label: "Archive"))
    #expect(dropped == 1)
    let alert = scene.presentAlert("Sure?", actions: [AlertAction("Yes")])
    try scene.find(.button, "Yes").tap()
    try scene.waitFor { scene.findAll(.dialog).isEmpty }
    #expect(alert?.isShown == false)
    let late = #expect(throws: ElementNotFound.self) { try scene.waitFor(0.1) { false } }
    #expect(late?.description.hasPrefix("Nothing came of 0.1 s of waiting.") == true)
  }
}
