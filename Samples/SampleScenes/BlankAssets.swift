import Dactyl

/// A source of pictures with the sizes of the samples' pictures and no pixels: for runs without a renderer.
public final class BlankAssets: AssetSource {
  private static let sizes: [String: Size] = [
    "cards.bmp": Size(1456, 616), "card-back.bmp": Size(112, 154), "card-back-red.bmp": Size(112, 154),
    "card-shadow.bmp": Size(152, 194), "slot.bmp": Size(112, 154), "felt.bmp": Size(256, 256),
    "vignette.bmp": Size(128, 128), "spot.bmp": Size(64, 64), "ring.bmp": Size(64, 64), "panel.bmp": Size(48, 48),
    "card.bmp": Size(120, 160), "wood.bmp": Size(256, 256), "photo-shadow.bmp": Size(64, 64),
    "photo-balloons.bmp": Size(288, 216), "photo-circles.bmp": Size(288, 216), "photo-city.bmp": Size(288, 216),
    "photo-contours.bmp": Size(288, 216), "photo-dawn.bmp": Size(288, 216), "photo-dunes.bmp": Size(288, 216),
    "photo-forest.bmp": Size(288, 216), "photo-lake.bmp": Size(288, 216), "photo-night.bmp": Size(288, 216),
    "photo-sea.bmp": Size(288, 216), "items.bmp": Size(1408, 128), "item-slot.bmp": Size(128, 128),
  ]
  private var names: [String] = []

  /// Makes a source.
  public init() {}

  /// Returns a handle with the picture's size; throws an `AssetError` for a name that no picture of the samples has.
  public func texture(named name: String) throws(AssetError) -> Texture {
    guard let size = Self.sizes[name] else { throw AssetError(name: name, reason: "the samples have no such picture") }
    let index = names.firstIndex(of: name) ?? names.count
    if index == names.count { names.append(name) }
    return Texture(id: Int32(truncatingIfNeeded: index), size: size)
  }

  /// Returns the built-in font, for any name.
  public func font(named name: String) throws(AssetError) -> Font { .builtIn }

  /// Returns the advance of letters that are six tenths as wide as high.
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Float { 0.6 }
}
