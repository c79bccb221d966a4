import DactylInspector

/// The fonts that are installed on the system, for `Font.system` and for glyphs that another font lacks. Nothing is
/// looked for before it is needed, and files are opened one after the other until one has the glyph.
final class SystemFonts: FallbackFonts {
  private let library: () -> TrueTypeLibrary?
  private let folders: [String]
  /// The files by preference, from when they were looked for.
  private var files: [String]?
  /// The fonts that were opened, by their files; nil for one that can't be.
  private var opened: [String: TrueTypeFont?] = [:]
  /// The fonts of the glyphs that were asked for; nil for a glyph that no font has.
  private var fonts: [Unicode.Scalar: (any GlyphFont)?] = [:]
  private var textFonts: [Font.Weight: (any GlyphFont)?] = [:]
  /// The most files that are opened for a glyph: a system may have thousands, and those that were opened stay open.
  private static let mostFiles = 64

  /// Makes the fonts in some folders, read by a library that is loaded when it is needed.
  init(folders: [String] = SystemFonts.usualFolders, library: @escaping () -> TrueTypeLibrary?) {
    self.folders = folders
    self.library = library
  }

  /// The font that has a glyph: an emoji in colours where there is one, and otherwise the first by preference. Nil when
  /// none has it.
  func font(having scalar: Unicode.Scalar) -> (any GlyphFont)? {
    if let known = fonts[scalar] { return known }
    var found: (any GlyphFont)?
    if let library = library() {
      let isEmoji = scalar.properties.isEmojiPresentation
      let files = allFiles()
      let ordered = files.filter { Self.isEmoji($0) == isEmoji } + files.filter { Self.isEmoji($0) != isEmoji }
      found = ordered.prefix(Self.mostFiles).lazy.compactMap { self.open($0, library) }
        .first { $0.hasImage(of: scalar) }
    }
    fonts[scalar] = .some(found)
    return found
  }

  /// The font for texts in a weight; nil when none of the usual ones is installed.
  func textFont(_ weight: Font.Weight) -> (any GlyphFont)? {
    if let known = textFonts[weight] { return known }
    var found: (any GlyphFont)?
    if let library = library() {
      let files = allFiles()
      let endings =
        weight == .regular ? ["-Regular.", "-R.", "."] : weight == .medium ? ["-Medium.", "-M."] : ["-Bold.", "-B."]
      for name in Self.textFonts where found == nil {
        let file = files.first { path in endings.contains { Self.name(of: path).hasPrefix(name + $0) } }
        found = file.flatMap { open($0, library) }
      }
      if found == nil, weight != .regular { found = textFont(.regular) }
    }
    textFonts[weight] = .some(found)
    return found
  }

  private func open(_ path: String, _ library: TrueTypeLibrary) -> TrueTypeFont? {
    if let font = opened[path] { return font }
    let font = TrueTypeFont(path: path, library: library)
    opened[path] = .some(font)
    return font
  }

  private func allFiles() -> [String] {
    if let files { return files }
    var found: [String] = []
    for folder in folders {
      for path in Files.paths(below: folder) where Self.endings.contains(where: path.hasSuffix) {
        found.append(folder + "/" + path)
      }
    }
    // (By preference, and by path within one: folders list their files in any order.)
    found = found.map { (Self.rank(of: $0), $0) }.sorted { $0 < $1 }.map(\.1)
    files = found
    return found
  }

  // MARK: Files

  private static let endings = [".ttf", ".ttc", ".otf"]
  /// Names of fonts with many glyphs, the best first.
  private static let preferred = [
    "NotoSansCJK", "SourceHanSans", "PingFang", "Hiragino", "NotoSans-", "DejaVuSans.", "wqy-", "DroidSansFallback",
    "NotoSans", "FreeSans", "Arial Unicode", "unifont",
  ]
  /// Names of fonts for the interfaces of desktops, before their weights.
  private static let textFonts = [
    "Inter", "NotoSans", "Cantarell", "Ubuntu", "Roboto", "SFNS", "DejaVuSans", "LiberationSans",
  ]

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
  private static func isEmoji(_ path: String) -> Bool { name(of: path).contains("Emoji") }

  private static func rank(of path: String) -> Int {
    preferred.firstIndex { name(of: path).hasPrefix($0) } ?? preferred.count
  }

  /// The folders in which systems have their fonts.
  static let usualFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts",
  ]
}
