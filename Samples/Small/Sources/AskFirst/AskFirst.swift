import DactylSDL

/// An alert asks before something is lost: press the button, and then Delete or Cancel. Return, Escape, Tab and a
/// controller do the same.
@main
struct AskFirst: App {
  static let options = AppOptions(title: "AskFirst", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let card = scene.addView(frame: Rect(340, 160, 120, 170))
    card[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(1, 0.85, 0.45))
    let delete = AlertAction("Delete", style: .destructive) { _ in card.isHidden = true }
    scene.addButton("Delete the card", frame: Rect(300, 400, 200, 48)) { _ in
      scene.presentAlert("Delete the card?", message: "It can't be taken back.", actions: [delete, .cancel])
    }
  }
}
