import DactylSDL

/// Code that changes a value registers how to undo the change: tap a card to move it down, then press Control-Z
/// to undo that and Control-Shift-Z to redo it.
@main
struct UndoATap: App {
  static let options = AppOptions(title: "UndoATap", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    for column in 0..<4 {
      let card = scene.addView(frame: Rect(150 + 130 * Float(column), 60, 110, 150))
      card[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(1, 0.6, 0.5))
      card.addGestureRecognizer(TapGestureRecognizer()) { _ in move(card, to: card.center + Vector(0, 40)) }
    }
  }

  private func move(_ card: View, to place: Point) {
    let old = card.center
    card.center = place
    card.undoManager?.registerUndo(of: card.entity, "Move") { move(card, to: old) }
  }
}
