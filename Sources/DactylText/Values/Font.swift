/// A font: one that every scene has, or one that was read from a file (`Scene.font(named:)`).
///
/// ```swift
/// Label("Score", font: .default.weight(.bold))
/// scene.font = .pixel
/// ```
/// A glyph that a font lacks, such as 日 or an emoji in the built-in one, is taken from the fonts that are installed on
/// the system, where SDL2_ttf is installed; where none has it, it is a box. Such texts are as wide as those fonts make
/// them, and may be broken elsewhere on another system.
public struct Font: Hashable, Sendable {
  /// The number of the font: positive for one of a renderer, which has read a file.
  public var id: Int32

  /// Makes a handle. Called by renderers, with positive numbers.
  public init(id: Int32) { self.id = id }

  /// The thickness of letters.
  public enum Weight: Int32, CaseIterable, Hashable, Sendable {
    /// For text.
    case regular = 0
    /// For buttons and the like.
    case medium = 1
    /// For titles.
    case bold = 2
  }

  /// The fonts that need no file, by how their numbers are made.
  package enum Family: Int32 {
    case scene = 0
    case builtIn = 1
    case monospaced = 2
    case pixel = 3
    case system = 4
  }

  package init(_ family: Family, _ weight: Weight = .regular) { id = -(family.rawValue * 8 + weight.rawValue) }

  /// The font of the scene (`Scene.font`): the built-in one, unless the game sets another.
  public static let `default` = Font(.scene)
  /// The font that comes with Dactyl: smooth in all sizes, with the letters of Europe's languages and of Vietnamese,
  /// and signs of keys, mice and controllers. It needs no file and no library.
  public static let builtIn = Font(.builtIn)
  /// The built-in font with letters of one width.
  public static let monospaced = Font(.monospaced)
  /// The font of the platform, where SDL2_ttf is installed and finds one; else the built-in one. Its weights are those
  /// of the files that are there.
  public static let system = Font(.system)
  /// A bitmap font, whose capitals are 7 pixels high in a line of 10: letters have edges that can be seen. It has Latin
  /// letters.
  public static let pixel = Font(.pixel)

  /// The family, of a font without a file.
  package var family: Family? { id > 0 ? nil : Family(rawValue: Int32(id.magnitude / 8)) }

  /// The thickness, of a font without a file; of others `.regular`.
  public var weight: Weight { id > 0 ? .regular : Weight(rawValue: Int32(id.magnitude % 8)) ?? .regular }

  /// Returns the font in another thickness. A font of a file, and the pixel font, stay as they are.
  public func weight(_ weight: Weight) -> Font {
    guard let family, family != .pixel else { return self }
    return Font(family, weight)
  }

  /// The font to draw with where the scene has a font.
  package func resolved(in scene: Font) -> Font {
    guard family == .scene else { return self }
    let font = scene.family == .scene ? .builtIn : scene
    return weight == .regular ? font : font.weight(weight)
  }
}
