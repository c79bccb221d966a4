import DactylSDL

/// Cards that are dragged with any number of fingers, turned by a tap, and that glide back when they are dropped beside
/// the table.
@main
struct FirstDrag: App {
  static let options = AppOptions(title: "First drag", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let table = scene.addView(frame: Rect(100, 150, 600, 300))
    table[Shape.self] = Shape(.rectangle(cornerRadius: 24), fill: Color(hex: 0x1F4D3A))

    let colors = [Color.orange, .yellow, .green, .cyan, .purple]
    for (index, color) in colors.enumerated() {
      let card = scene.addView(frame: Rect(120 + 115 * Float(index), 230, 100, 140))
      card[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: color)
      card[Label.self] = Label("Drag me")

      var start = Point.zero
      card.addGestureRecognizer(PanGestureRecognizer()) { pan in
        if pan.state == .began {
          start = card.center
          card.bringToFront()
        }
        pan.drag(card)
        if pan.state == .ended || pan.state == .cancelled, !table.frame.contains(card.center) {
          card.animate(duration: 0.3) { $0.center = start }
        }
      }

      card.addGestureRecognizer(TapGestureRecognizer()) { _ in
        let isFaceUp = card[Label.self]?.text != ""
        card[Label.self]?.text = isFaceUp ? "" : "Drag me"
        card[Shape.self]?.fill = isFaceUp ? .darkGray : color
      }
    }
  }
}
