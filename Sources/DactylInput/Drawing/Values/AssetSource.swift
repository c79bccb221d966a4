/// The source of a scene's pictures and fonts: a renderer, or a stand-in for tests. Text is measured with its fonts
/// (``FontMetrics``).
public protocol AssetSource: FontMetrics {
  /// Returns the picture of a name, which is loaded once and kept.
  func texture(named name: String) throws(AssetError) -> Texture
  /// Returns the pixels of a picture that are at least as opaque as a threshold, 0…1.
  func alphaMask(named name: String, threshold: Float) throws(AssetError) -> AlphaMask
  /// Returns the font in a file of a name, which is loaded once and kept.
  func font(named name: String) throws(AssetError) -> Font
  /// Returns the sprite sheet that a file of a name describes, with its picture.
  func spriteSheet(named name: String) throws(AssetError) -> SpriteSheet
}

extension AssetSource {
  /// The default implementation throws, since the source holds no pixels.
  public func alphaMask(named name: String, threshold: Float) throws(AssetError) -> AlphaMask {
    throw AssetError(name: name, reason: "this source of pictures holds no pixels to make a mask of")
  }

  /// The default implementation throws, since the source reads no files.
  public func spriteSheet(named name: String) throws(AssetError) -> SpriteSheet {
    throw AssetError(name: name, reason: "this source of pictures reads no descriptions of sprite sheets")
  }
}

/// The error of a picture or font that could not be loaded.
public struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The requested name.
  public var name: String
  /// The fault, and what was expected.
  public var reason: String
  /// The places that were searched, in order.
  public var searched: [String]

  /// Makes an error.
  public init(name: String, reason: String, searched: [String] = []) {
    self.name = name
    self.reason = reason
    self.searched = searched
  }

  /// The whole error as text.
  public var description: String {
    let places = searched.isEmpty ? "" : "; looked in: " + searched.joined(separator: ", ")
    return "\(name): \(reason)\(places)"
  }
}
