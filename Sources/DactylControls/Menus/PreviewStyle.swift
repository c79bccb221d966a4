import Dactyl

/// The appearance of previews: a value for a whole scene (`Scene.previewStyle`). Lengths are in points.
public struct PreviewStyle: Hashable, Sendable {
  /// The colour over the scene behind a preview.
  public var dimming = Color(0, 0, 0, 0.5)
  /// The radius of a preview's corners.
  public var cornerRadius: Float = 14
  /// The distance of previews from the edges of the scene, at least.
  public var margin: Float = 24
  /// The way of the finger upwards after which a preview stays, and shows its menu.
  public var slide: Float = 50
  /// The level of a preview's window, below that of menus (W2).
  public var level: Float = 1990

  /// Makes the default style.
  public init() {}
}
