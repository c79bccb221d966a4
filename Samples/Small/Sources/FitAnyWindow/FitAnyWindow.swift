import DactylSDL

/// Containers arrange the views: resize the window. The game keeps its shape, the text is broken where there is less
/// room, and in a narrow window the buttons stand below the title.
@main
struct FitAnyWindow: App {
  static let options = AppOptions(title: "Fit any window", size: Size(640, 480))

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0x20242C)
    let page = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(16)).insideSafeArea())
    let bar = page.add(.row(spacing: 8))
    bar.addLabel("Fit any window", size: 22)
    bar.addSpacer()
    let buttons = bar.add(.row(spacing: 8))
    for title in ["New", "Undo", "Help"] { scene.addButton(title, to: buttons.view) }
    bar.setLayout(.column(spacing: 8), narrowerThan: 400)

    let board = page.add(.grid(columns: .count(4), spacing: 4), LayoutItem(weight: 1, aspectRatio: 1))
    for number in 0..<16 {
      let tile = scene.makeView(frame: .zero)
      let color = Color(hue: Float(number) / 16, saturation: 0.5, brightness: 0.9)
      tile[Shape.self] = Shape(.rectangle(cornerRadius: 6), fill: color)
      board.add(tile, LayoutItem(weight: 1))
    }
    page.addLabel("The board has all the space that the buttons and this text leave it, and stays square.")
  }
}
