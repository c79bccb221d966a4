import Dactyl

/// What the cards lie on: tiles of felt, a mark woven into it, and darkness towards the edges. It takes no touches.
final class Felt {
  private let scene: Scene
  private let view: View
  private let tiles: View
  private let mark: View
  private let vignette: View
  private let texture: Texture

  init(in scene: Scene) throws(AssetError) {
    self.scene = scene
    texture = try scene.texture(named: "felt.bmp")
    let shade = try scene.texture(named: "vignette.bmp")
    view = scene.addView(frame: .zero)
    view.name = "felt"
    view.isUserInteractionEnabled = false
    tiles = scene.addView(frame: .zero, to: view)
    mark = scene.addView(frame: Rect(0, 0, 148, 28), to: view)
    vignette = scene.addView(frame: .zero, to: view)
    vignette[Sprite.self] = Sprite(shade)
    weaveMark()
  }

  /// Covers a table of a size.
  func cover(_ size: Size) {
    let area = Rect(origin: .zero, size: size)
    view.frame = area
    vignette.frame = area
    mark.center = Point(size.width / 2, size.height * 0.46)
    for tile in tiles.subviews { tile.destroy() }
    for top in stride(from: 0, to: size.height, by: texture.size.height) {
      for left in stride(from: 0, to: size.width, by: texture.size.width) {
        scene.addView(frame: Rect(origin: Point(left, top), size: texture.size), to: tiles)[Sprite.self] = Sprite(
          texture)
      }
    }
  }

  /// A dactyl: one long, two short.
  private func weaveMark() {
    for (x, width) in [(0, 68), (80, 28), (120, 28)] as [(Float, Float)] {
      let stroke = scene.addView(frame: Rect(x, 0, width, 28), to: mark)
      stroke[Shape.self] = Shape(.rectangle(cornerRadius: 14), stroke: Color(1, 1, 0.9, 0.16), lineWidth: 3)
    }
  }
}
