import DactylSDL

/// A text field receives typed text while it is first responder: type a name, and the greeting follows. Return ends the
/// editing, a tap on the field begins it again.
@main
struct TypeAName: App {
  static let options = AppOptions(title: "TypeAName", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let greeting = scene.addView(frame: Rect(200, 180, 400, 60))
    greeting[Label.self] = Label("Who are you?", size: 32, color: .white)
    let field = scene.addTextField(frame: Rect(280, 280, 240, 40))
    field.placeholder = "Your name"
    field.maximumLength = 16
    field.editingChanged = { field in
      greeting[Label.self]?.text = field.text.isEmpty ? "Who are you?" : "Hello, \(field.text)!"
    }
    field.beginEditing()
  }
}
