import DactylSDL

/// The built-in font: its weights and sizes, letters of many languages, and signs of keys and controllers, dark on
/// light and light on dark.
@main
struct ShowLetters: App {
  static let options = AppOptions(title: "ShowLetters", logicalSize: Size(800, 600))

  static let samples: [(text: AttributedText, size: Float)] = [
    ("Grüße aus Łódź, Kraków, Ağrı, Ξάνθη, Đà Nẵng, Нальчик — à bientôt, ¿señor?", 17),
    ("9 points: The quick brown fox jumps over the lazy dog. 0123456789", 9),
    ("13 points: The quick brown fox jumps over the lazy dog.", 13),
    (
      "\("Regular", .font(.builtIn)), \("medium", .medium), \("bold", .bold), \("monospaced 10:01", .font(.monospaced))",
      20
    ),
    ("AVATAR To Ty 1.5 × 2 = 3 €12 £9 ¥7 ½ → ← ↑ ↓", 26),
    (
      "\("Pixel 0123", .font(.pixel)) x\("2", [.size(17), .baselineOffset(12)]) H\("2", [.size(17), .baselineOffset(-5)])O",
      34
    ),
  ]

  func launch(_ scene: Scene) {
    let page = scene.addContainer(.column(), frame: scene.window.view.bounds)
    page.view.autoresizing = .flexibleSize
    for (ground, ink) in [(Color.white, Color.black), (Color(hex: 0x1C1C1E), Color.white)] {
      let half = page.add(.column(spacing: 8, padding: EdgeInsets(16), vertical: .equalSpacing))
      half.view.layoutItem.weight = 1
      half.view[Shape.self] = Shape(.rectangle(), fill: ground)
      for (text, size) in Self.samples {
        half.add(Label(text, size: size, color: ink, alignment: Vector(0, 0.5), lineBreakMode: .byWordWrapping))
      }
    }
  }
}
