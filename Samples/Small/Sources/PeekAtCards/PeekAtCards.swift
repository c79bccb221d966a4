import DactylSDL

/// A preview: hold a finger on a card, or press it hard, and see its face without turning it. Slide up for a menu; a
/// tap on the face turns the card over. With the mouse, the secondary button does the same.
@main
struct PeekAtCards: App {
  static let options = AppOptions(
    title: "PeekAtCards", logicalSize: Size(800, 600), background: Color(0.1, 0.35, 0.25))

  func launch(_ scene: Scene) {
    for (place, rank) in ["7", "Q", "A", "3", "K"].enumerated() {
      let card = scene.addView(frame: Rect(90 + 130 * Float(place), 360, 100, 140))
      card.accessibilityLabel = "card \(place + 1)"
      show(card, nil, 12)
      let preview = card.addPreviewInteraction { _ in
        let face = scene.makeView(frame: Rect(0, 0, 180, 250))
        show(face, rank, 20)
        return face
      }
      preview.onCommit = { show($0, rank, 12) }
      card.setAction("hide") { _ in show(card, nil, 12) }
      card.addContextMenu { $0.add(KeyCommand(action: "hide", title: "Put face down")) }
    }
  }

  private func show(_ card: View, _ rank: String?, _ corner: Float) {
    let back = Color(0.25, 0.35, 0.75)
    card[Shape.self] = Shape(
      .rectangle(cornerRadius: corner), fill: rank == nil ? back : .white, stroke: .white, lineWidth: 4)
    card[Label.self] = rank.map { Label($0, size: card.bounds.size.height / 2, color: Color(0.7, 0.1, 0.15)) }
  }
}
