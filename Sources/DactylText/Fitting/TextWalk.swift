/// An iteration over the grapheme clusters of a text that finds where lines may end.
struct TextWalk {
  let text: String
  private let scalars: String.UnicodeScalarView
  private let table = LineBreakTable.shared
  private(set) var ruler: LetterRuler
  /// The parts of the text that differ; empty for none.
  let runs: [FittedRuns.Run]
  /// The number of the part that the ruler is for, and its size.
  private var measured = 0
  private var scale = 1.0
  /// The position. Setting it to an earlier one continues from there with the same rules.
  var place: Place

  /// A position in the text, and the state of the rules there.
  struct Place {
    var index: String.Index
    var rules = LineBreakRules()
    /// The letter before it in its line.
    var previous: Unicode.Scalar?
    /// The part of the text with the attributes there, or one before it.
    var run = 0
  }

  /// A grapheme cluster.
  struct Cluster {
    var range: Range<String.Index>
    /// The advance, in heights of a line, with the kerning.
    var width: Double
    /// The change of its distance from the letter before it.
    var kerning: Double
    /// Whether a line may end before it.
    var mayBreak: Bool
    var isLineEnd: Bool
    /// Whether it is a space, which takes no room at the end of a line.
    var isSpace: Bool
  }

  init(_ text: String, _ ruler: LetterRuler, _ runs: [FittedRuns.Run] = []) {
    self.text = text
    self.ruler = ruler
    self.runs = runs
    scalars = text.unicodeScalars
    place = Place(index: text.startIndex)
    if !runs.isEmpty { use(0) }
  }

  /// Measures with the font and size of a part of the text.
  private mutating func use(_ run: Int) {
    measured = run
    scale = runs[run].scale
    if ruler.font != runs[run].font { ruler = LetterRuler(ruler.metrics, runs[run].font) }
  }

  private mutating func findRun() {
    while place.run < runs.count - 1, place.index >= runs[place.run].end {
      place.run += 1
      place.previous = nil
    }
    if place.run != measured { use(place.run) }
  }

  var isAtEnd: Bool { place.index == text.endIndex }

  /// Returns the next cluster. Must not be called at the end.
  mutating func next() -> Cluster {
    if !runs.isEmpty { findRun() }
    let start = place.index
    var index = start
    place.index = text.index(after: start)
    let first = scalars[start]
    let kind = table[first]
    var cluster = Cluster(
      range: start..<place.index, width: 0, kerning: 0, mayBreak: false, isLineEnd: Self.lineEnds.contains(kind),
      isSpace: kind == .sp || kind == .zw || kind == .ba && first.properties.isWhitespace)
    var rules = place.rules
    while index < place.index {
      let scalar = scalars[index]
      let isFirst = index == start
      scalars.formIndex(after: &index)
      let lineBreak = rules.take(table[scalar]) { nextBase(from: index) }
      if isFirst { cluster.mayBreak = lineBreak == .allowed }
      let kerning = ruler.kerning(between: place.previous, and: scalar) * scale
      if isFirst { cluster.kerning = kerning }
      cluster.width += ruler.advance(of: scalar) * scale + kerning
      place.previous = scalar
    }
    if cluster.isLineEnd { place.previous = nil }
    place.rules = rules
    return cluster
  }

  private static let lineEnds: LineBreakClasses = [.bk, .cr, .lf, .nl]

  /// The class of the first scalar from an index on that is not a mark.
  private func nextBase(from start: String.Index) -> LineBreakClass? {
    for scalar in scalars[start...] {
      let kind = table[scalar]
      if kind != .cm && kind != .zwj { return kind }
    }
    return nil
  }
}
