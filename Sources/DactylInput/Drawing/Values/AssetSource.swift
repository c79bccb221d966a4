/// Where a scene gets its pictures and fonts from: a renderer, or a stand-in for tests. Text is measured with its fonts
/// (``FontMetrics``).
public protocol AssetSource: FontMetrics {
  /// The picture of that name, loaded once and kept.
  func texture(named name: String) throws(AssetError) -> Texture
  /// Which pixels of the picture of that name are at least as opaque as a threshold, 0…1.
  func alphaMask(named name: String, threshold: Float) throws(AssetError) -> AlphaMask
  /// The font in the file of that name, loaded once and kept.
  func font(named name: String) throws(AssetError) -> Font
}

extension AssetSource {
  /// Throws: a source that holds no pixels has no masks.
  public func alphaMask(named name: String, threshold: Float) throws(AssetError) -> AlphaMask {
    throw AssetError(name: name, reason: "this source of pictures holds no pixels to make a mask of")
  }
}

/// Why a picture or font could not be had.
public struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public var name: String
  /// What is wrong, and what was wanted.
  public var reason: String
  /// The places where it was looked for, in order.
  public var searched: [String]

  /// Makes an error.
  public init(name: String, reason: String, searched: [String] = []) {
    self.name = name
    self.reason = reason
    self.searched = searched
  }

  /// The whole error in words.
  public var description: String {
    let places = searched.isEmpty ? "" : "; looked in: " + searched.joined(separator: ", ")
    return "\(name): \(reason)\(places)"
  }
}
