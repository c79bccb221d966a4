import Dactyl

/// The floor of a table: tiles of a picture that continues seamlessly, and darkness towards the edges. It takes no
/// touches.
final class TiledFloor {
  /// The view of the floor; other views on the floor that take no touches are added to it.
  let view: View
  private let scene: Scene
  private let tiles: View
  private let vignette: View
  private let texture: Texture

  init(_ picture: String, in scene: Scene) throws(AssetError) {
    self.scene = scene
    texture = try scene.texture(named: picture)
    let shade = try scene.texture(named: "vignette.bmp")
    view = scene.addView(frame: .zero)
    view.name = "floor"
    view.isUserInteractionEnabled = false
    tiles = scene.addView(frame: .zero, to: view)
    vignette = scene.addView(frame: .zero, to: view)
    vignette[Sprite.self] = Sprite(shade)
  }

  /// Covers a table of a size.
  func cover(_ size: Size) {
    let area = Rect(origin: .zero, size: size)
    view.frame = area
    vignette.frame = area
    vignette.bringToFront()
    for tile in tiles.subviews { tile.destroy() }
    for top in stride(from: 0, to: size.height, by: texture.size.height) {
      for left in stride(from: 0, to: size.width, by: texture.size.width) {
        scene.addView(frame: Rect(origin: Point(left, top), size: texture.size), to: tiles)[Sprite.self] = Sprite(
          texture)
      }
    }
  }
}
