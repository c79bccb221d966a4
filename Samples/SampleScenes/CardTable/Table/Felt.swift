import Dactyl

/// The surface of the table: felt, with a mark woven into it.
final class Felt {
  private let floor: TiledFloor
  private let mark: View

  init(in scene: Scene) throws(AssetError) {
    floor = try TiledFloor("felt.bmp", in: scene)
    mark = scene.addView(frame: Rect(0, 0, 148, 28), to: floor.view)
    // The mark is a dactyl: one long, two short.
    for (x, width) in [(0, 68), (80, 28), (120, 28)] as [(Float, Float)] {
      let stroke = scene.addView(frame: Rect(x, 0, width, 28), to: mark)
      stroke[Shape.self] = Shape(.rectangle(cornerRadius: 14), stroke: Color(1, 1, 0.9, 0.16), lineWidth: 3)
    }
  }

  /// Covers a table that fills a scene of a size, at a zoom. The felt itself is not scaled, because seams would show
  /// between its tiles.
  func cover(_ size: Size, zoom: Float) {
    floor.view.transform = .identity
    floor.cover(size)
    floor.view.transform = .scale(1 / zoom)
    floor.view.center = Point(size.width / zoom / 2, size.height / zoom / 2)
    mark.center = Point(size.width / 2, size.height * 0.46)
    mark.transform = .scale(zoom)
  }
}
