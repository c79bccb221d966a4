import DactylSDL

/// A text of many lines: tap or click to write, scroll it, select by handles or the mouse, undo. Below it a field for a
/// number, in which Return leads back to the text.
@main
struct WriteNotes: App {
  static let options = AppOptions(title: "WriteNotes", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.background = .teal
    let column = scene.addContainer(
      .column(spacing: 12, padding: EdgeInsets(32)).insideSafeArea(), frame: scene.window.view.bounds)
    column.view.autoresizing = .flexibleSize
    let heading = column.addLabel("", size: 20)

    let notes = scene.addTextView(to: column.view)
    notes.view.layoutItem.weight = 1
    notes.placeholder = "What happened on the island today?"
    notes.autocapitalizationType = .sentences
    func count(_ notes: TextView) {
      let words = notes.text.split(whereSeparator: \.isWhitespace).count
      heading[Label.self]?.text = words == 1 ? "1 word" : "\(words) words"
    }
    notes.editingChanged = count
    notes.text = """
      The tide was out, and the whole bay lay dry.

      We walked to the wreck: three masts, no anchor, and a chest too heavy for two. Tomorrow we take the mule.
      """
    count(notes)

    let row = column.add(.row(spacing: 12, vertical: .center))
    row.addLabel("Page", size: 18)
    let page = scene.addTextField(to: row.view)
    page.view.layoutItem.width = 80
    (page.keyboardType, page.maximumLength, page.returnKeyAction) = (.numberPad, 3, .next)
  }
}
