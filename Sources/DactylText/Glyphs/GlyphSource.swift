/// The texts from which the glyphs of the built-in font are made, by scalar.
///
/// A line is a glyph: its scalar; its room, which is the margin at its left (a letter for its kind), the distance
/// between its outermost stems, and the margin at its right; and its centre lines (``SkeletonReader``).
struct GlyphSource {
  /// A glyph's text.
  struct Entry {
    var text: Substring = ""
    var zones = Skeleton.Zones.none
    /// The margins at both sides, and the distance between the centres of its outermost stems, in units.
    var left: Float = 0
    var width: Float = 0
    var right: Float = 0
    /// Whether it is as wide as a figure.
    var isTabular = false
    /// The letter that it looks like, or that has a mark; and the mark.
    var base: Unicode.Scalar?
    var mark: Unicode.Scalar?
    /// Whether it stands in a ring.
    var isRinged = false
  }

  private(set) var entries: [Unicode.Scalar: Entry] = [:]

  /// The glyphs of the proportional and of the monospaced font; made at the first use.
  static let proportional = GlyphSource(isMonospaced: false)
  static let monospaced = GlyphSource(isMonospaced: true)

  private init(isMonospaced: Bool) {
    add(Self.latinCapitals, .capital)
    add(Self.greekCapitals, .capital)
    add(Self.cyrillicCapitals, .capital)
    add(Self.figures, .capital)
    add(Self.latinSmall, .small)
    add(Self.greekSmall, .small)
    add(Self.cyrillicSmall, .small)
    add(Self.punctuation, .small)
    add(Self.signs, .none)
    add(Self.symbols, .none)
    add(Self.keys, .none)
    add(Self.marks, .none)
    for space in Self.spaces { entries[space.scalar] = Entry(left: space.width) }
    if isMonospaced {
      add(Self.monospacedSmall, .small)
      add(Self.monospacedCapitals, .capital)
    }
    for pair in Self.alike.split(whereSeparator: \.isWhitespace) { addCopy(pair) }
    // Twice, for letters with two marks: those with one have to be there.
    for _ in 0..<2 {
      for line in Self.marked.split(separator: "\n") { addMarked(line) }
    }
    for line in Self.framed.split(separator: "\n") {
      for pair in line.split(separator: " ").dropFirst() { addRinged(pair) }
    }
  }

  /// The margins by their letters: of a stem, of a round side, of an arm, of a slanted side, and none.
  private static func margin(_ letter: Unicode.Scalar) -> Float {
    switch letter {
    case "s": 8
    case "r": 5
    case "t": 4
    case "d": 2
    default: 0
    }
  }

  /// Spaces, and their widths in units.
  private static let spaces: [(scalar: Unicode.Scalar, width: Float)] = [
    (" ", 27), ("\u{A0}", 27), ("\u{2002}", 55), ("\u{2003}", 110), ("\u{2004}", 37), ("\u{2005}", 27),
    ("\u{2006}", 18), ("\u{2007}", 57), ("\u{2008}", 25), ("\u{2009}", 18), ("\u{200A}", 10), ("\u{202F}", 18),
    ("\u{205F}", 24), ("\u{3000}", 110),
  ]

  private mutating func add(_ text: String, _ zones: Skeleton.Zones) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count > 1, let scalar = parts[0].unicodeScalars.first else { continue }
      var entry = Entry(text: parts.count > 2 ? parts[2] : "", zones: zones)
      let room = parts[1]
      if room.first == "=" {
        entry.isTabular = true
        entry.width = Float(room.dropFirst()) ?? 0
      } else if let first = room.unicodeScalars.first, let last = room.unicodeScalars.last {
        entry.left = Self.margin(first)
        entry.right = Self.margin(last)
        entry.width = Float(room.dropFirst().dropLast()) ?? 0
      }
      entries[scalar] = entry
    }
  }

  private mutating func addCopy(_ pair: Substring) {
    let scalars = Array(pair.unicodeScalars)
    guard scalars.count == 2, var entry = entries[scalars[0]] else { return }
    entry.base = scalars[0]
    entries[scalars[1]] = entry
  }

  private mutating func addMarked(_ line: Substring) {
    let parts = line.split(separator: " ")
    guard let code = parts.first, let number = UInt32(code, radix: 16), let mark = Unicode.Scalar(number) else {
      return
    }
    for pair in parts.dropFirst() {
      let scalars = Array(pair.unicodeScalars)
      guard scalars.count == 2, var entry = entries[scalars[1]] else { continue }
      (entry.base, entry.mark) = (scalars[1], mark)
      entries[scalars[0]] = entry
    }
  }

  private mutating func addRinged(_ pair: Substring) {
    let scalars = Array(pair.unicodeScalars)
    guard scalars.count == 2, entries[scalars[1]] != nil else { return }
    entries[scalars[0]] = Entry(left: 4, width: 66, right: 4, base: scalars[1], isRinged: true)
  }
}
