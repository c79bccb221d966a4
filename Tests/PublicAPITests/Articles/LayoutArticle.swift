import Dactyl
import DactylControls
import Testing

/// The code of the article about containers.
struct LayoutArticle {
  static func settings(in scene: Scene) -> (bar: Container, board: View) {
    let page = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(16)))
    let bar = page.add(.row(spacing: 8))
    bar.addLabel("Settings", size: 22)
    bar.addSpacer()
    scene.addButton("Done", to: bar.view)
    let board = scene.makeView(frame: .zero)
    page.add(board, LayoutItem(weight: 1, aspectRatio: 1))
    page.addLabel("Several lines, where there is no room for one.")
    return (bar, board)
  }

  @Test func theBoardIsTheLargestSquareThatFits() {
    for size in [Size(400, 300), Size(320, 240), Size(200, 400)] {
      let scene = Scene(size: size)
      let (bar, board) = Self.settings(in: scene)
      bar.setLayout(.column(spacing: 8), narrowerThan: 400)

      scene.frame(at: .zero)

      #expect(board.frame.size.width == board.frame.size.height)
      #expect(board.frame.minY >= bar.view.frame.maxY)
      #expect(board.frame.size.width > 40)
    }
  }
}
