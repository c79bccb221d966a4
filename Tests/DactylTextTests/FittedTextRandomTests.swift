import TestSupport
import Testing

@testable import DactylText

/// Random texts in random spaces, compared with a plain line breaker and with invariants of all of them.
struct FittedTextRandomTests {
  private static let pieces = [
    "a", "b", "W", "word", "quick", " ", " ", "  ", "-", "/", ",", ".", "(", ")", "\"", "1", "23", "$", "%", "\n",
    "\r\n",
    "\t", "e\u{301}", "\u{301}", "\u{200D}", "\u{200B}", "\u{A0}", "\u{3000}", "\u{AD}", "漢", "字", "、", "「", "っ", "한",
    "\u{1100}", "\u{5D0}", "ไทย", "\u{1F1E9}", "\u{1F1EA}", "\u{1F469}\u{200D}\u{1F467}", "\u{1F44B}\u{1F3FB}", "\0",
    "\u{7}", "\u{2028}", "…", "—",
  ]
  private static let modes: [LineBreakMode?] = [
    nil, .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<random.below(30)).map { _ in random.pick(pieces) ?? "" }.joined()
  }

  // MARK: The plain line breaker

  /// A grapheme cluster with the result of the rules for it.
  private struct Letter {
    var range: Range<String.Index>
    var width: Double
    /// The change of the distance from the letter before it.
    var kerning: Double
    var mayBreak: Bool
    var isEnd: Bool
    var isSpace: Bool
  }

  private static func letters(of text: String, _ metrics: TextMetrics) -> [Letter] {
    let classes = text.unicodeScalars.map { LineBreakTable.shared[$0] }
    var rules = LineBreakRules()
    let breaks = classes.indices.map { index in
      rules.take(classes[index]) { classes[(index + 1)...].first { $0 != .cm && $0 != .zwj } }
    }
    let scalars = text.unicodeScalars
    return text.indices.map { start in
      let end = text.index(after: start)
      let index = scalars.distance(from: scalars.startIndex, to: start)
      let isEnd = [.bk, .cr, .lf, .nl].contains(classes[index])
      let inside = Array(scalars[start..<end])
      var width = inside.reduce(0.0) { $0 + Double(metrics.width(of: $1, in: .builtIn)) }
      for pair in zip(inside, inside.dropFirst()) {
        width += Double(metrics.kerning(between: pair.0, and: pair.1, in: .builtIn))
      }
      let isSpace =
        !isEnd && scalars[start] != "\u{A0}" && (scalars[start].properties.isWhitespace || classes[index] == .zw)
      let isFirst = index == 0 || [.bk, .cr, .lf, .nl].contains(classes[index - 1])
      let before = isFirst ? nil : scalars[scalars.index(before: start)]
      let kerning = before.map { metrics.kerning(between: $0, and: scalars[start], in: .builtIn) } ?? 0
      return Letter(
        range: start..<end, width: width, kerning: Double(kerning), mayBreak: breaks[index] == .allowed, isEnd: isEnd,
        isSpace: isSpace)
    }
  }

  /// Each line as long as possible: of all its ends the last one at which it fits.
  private static func plainLines(of letters: [Letter], _ limit: Double, byLetter: Bool) -> [Range<Int>] {
    func width(_ range: Range<Int>) -> Float {
      var range = range
      while let last = range.last, letters[last].isSpace || letters[last].isEnd { range.removeLast() }
      return range.reduce(Float(0)) { sum, index in
        let kerning = index > range.lowerBound ? letters[index].kerning : 0
        return sum + Float(letters[index].width + kerning)
      }
    }
    var lines: [Range<Int>] = []
    var start = 0
    while start < letters.count {
      let paragraph = (letters[start...].firstIndex(where: \.isEnd).map { $0 + 1 } ?? letters.count)
      // A letter that is too wide by itself is alone, with letters of no width.
      let ends = (start + 1...paragraph).filter {
        let width = width(start..<$0)
        return Double(width) <= limit || $0 == start + 1
          || !letters[start].isSpace && width == Float(letters[start].width)
      }
      let allowed = ends.last { $0 == paragraph || byLetter && !letters[$0].isSpace || letters[$0].mayBreak }
      let end = allowed ?? ends.last { $0 < paragraph } ?? paragraph
      lines.append(start..<end)
      start = end
    }
    if letters.last?.isEnd == true { lines.append(letters.count..<letters.count) }
    return lines
  }

  @Test(arguments: Seeds.each(1500)) func linesEqualThoseOfThePlainLineBreaker(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (text, metrics) = (Self.text(&random), TextMetrics())
    let byLetter = random.oneIn(3)
    let width = random.float(0.1, 9)
    let label = Label(text, size: 1, lineBreakMode: byLetter ? .byCharWrapping : .byWordWrapping)
    let letters = Self.letters(of: text, metrics)

    let fitted = FittedText(label, in: Size(width, .infinity), by: metrics)
    let plain = Self.plainLines(of: letters, Double(width) + TextFitter.tolerance, byLetter: byLetter)

    let ranges = plain.map { line in
      line.isEmpty
        ? text.endIndex..<text.endIndex
        : letters[line.lowerBound].range.lowerBound..<letters[line.upperBound - 1].range.upperBound
    }
    #expect(fitted.lines.map(\.range) == ranges, "\(text.debugDescription) in \(width)")
  }

  // MARK: Invariants

  private static func label(_ random: inout SeededRandom) -> Label {
    var label = Label(text(&random), size: random.float(0.5, 20))
    label.lineBreakMode = random.pick(modes) ?? nil
    label.numberOfLines = random.oneIn(2) ? 0 : random.int(1..<5)
    label.minimumScaleFactor = random.oneIn(2) ? 1 : random.float(0, 1.1)
    label.lineFragmentPadding = random.oneIn(3) ? random.float(0, 3) : 0
    return label
  }

  @Test(arguments: Seeds.each(3000)) func shownTextFits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let metrics = TextMetrics()
    metrics.hasEllipsis = random.chance(70)
    let label = Self.label(&random)
    let room = Size(random.float(0, 8 * label.size), random.oneIn(3) ? .infinity : random.float(0, 5 * label.size))

    let fitted = FittedText(label, in: room, by: metrics)

    let text = label.text
    var ruler = LetterRuler(metrics, .builtIn)
    let limit = Double((room.width - 2 * label.padding) / fitted.lineHeight) + 2e-4
    var start = text.startIndex
    for line in fitted.lines {
      #expect(line.range.lowerBound == start, "lines follow each other")
      start = line.range.upperBound
      #expect(text.indices.contains(start) || start == text.endIndex, "lines end between letters")
      #expect(line.range.lowerBound <= line.head.lowerBound && line.head.upperBound <= line.tail.lowerBound)
      #expect(line.tail.upperBound <= line.range.upperBound)
      let parts = [String(text[line.head]), line.hasEllipsis ? fitted.ellipsis : "", String(text[line.tail])]
      var width = 0.0
      for part in parts {
        var last: Unicode.Scalar?
        for scalar in part.unicodeScalars {
          width += ruler.advance(of: scalar) + ruler.kerning(between: last, and: scalar)
          last = scalar
        }
      }
      #expect(abs(width - line.width) < 1e-5, "its width is that of its letters")
      let isOneLetter =
        [.byWordWrapping, .byCharWrapping].contains(label.lineBreakMode)
        && text[line.head].filter { $0.unicodeScalars.contains { ruler.advance(of: $0) > 0 } }.count == 1
      if label.lineBreakMode != nil { #expect(width <= limit || isOneLetter, "\(text.debugDescription)") }
    }
    if !fitted.isTruncated && fitted.count > 0 {
      #expect(!text[start...].unicodeScalars.contains { !$0.properties.isWhitespace }, "nothing is lost: \(label)")
    }
    #expect(fitted.count == fitted.lines.count)
    if label.numberOfLines > 0 { #expect(fitted.count <= label.numberOfLines) }
    if label.lineBreakMode != nil, fitted.count > 1 { #expect(fitted.size.height <= room.height * 1.0001 + 0.01) }
    #expect(fitted.scale == 1 || fitted.scale >= max(0.01, label.minimumScaleFactor) && fitted.scale < 1)
    #expect(FittedText(label, in: room, by: metrics, keepingLines: false).size == fitted.size)
  }

  @Test(arguments: Seeds.each(1000)) func textThatFitsIsUnchangedInItsOwnSize(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let metrics = TextMetrics()
    var label = Self.label(&random)
    label.minimumScaleFactor = 1
    // With an ellipsis in the middle a start of half the width is shown.
    if label.lineBreakMode == .byTruncatingMiddle { label.lineBreakMode = .byTruncatingTail }
    let room = Size(random.float(0.1, 8 * label.size), .infinity)
    let first = FittedText(label, in: room, by: metrics)
    // Not where a single letter is wider than the space.
    guard first.size.width > 2 * label.padding, first.size.width <= room.width else { return }

    let again = FittedText(label, in: first.size, by: metrics)

    #expect(again.shown == first.shown && again.size == first.size, "\(label)")
  }

  @Test(arguments: Seeds.each(500)) func textShrinksNoMoreThanItHasTo(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let metrics = TextMetrics()
    var label = Self.label(&random)
    label.minimumScaleFactor = 0.2
    label.lineFragmentPadding = 0
    let room = Size(random.float(0, 8 * label.size), random.float(0.5, 5) * label.size)
    let fitted = FittedText(label, in: room, by: metrics)
    guard label.lineBreakMode != nil, fitted.scale < 1, fitted.scale > 0.21, !fitted.isTruncated else { return }

    label.minimumScaleFactor = 1
    label.size *= min(1, fitted.scale + 0.01)
    let larger = FittedText(label, in: room, by: metrics)

    let isPoor =
      larger.isTruncated || larger.size.height > room.height || larger.size.width > room.width
      || larger.lines.contains { $0.end == .forced }
    #expect(isPoor, "\(label)")
  }
}
