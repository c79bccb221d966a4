import Dactyl

/// The lines of a text of many lines, kept from edit to edit: only paragraphs that changed are broken into lines again.
struct TextLines {
  /// A line: its first character, the end of what is shown of it, and its width in points.
  struct Line: Equatable {
    var start: Int
    var shownEnd: Int
    var width: Float
    /// Whether the paragraph goes on in the next line.
    var goesOn: Bool
  }

  private(set) var lines = [Line(start: 0, shownEnd: 0, width: 0, goesOn: false)]
  private var characters: [Character] = []
  private var font = Font.default
  private var size: Float = 0
  private var width: Float = 0
  private var source: ObjectIdentifier?

  /// The number of the line with a position; a position between two lines is on the second one.
  func line(at position: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// The last position that the caret can take on a line: before its line end or the spaces at which it was broken.
  func end(of line: Int) -> Int { lines[line].shownEnd }

  /// Breaks the changed paragraphs of a text into lines. Costs a comparison of the characters, a pass over those
  /// paragraphs, and a step for each line behind them.
  mutating func update(
    _ new: [Character], in newFont: Font, size newSize: Float, width newWidth: Float, of scene: Scene
  ) {
    let newFont = newFont.resolved(in: scene.font)
    let newSource = scene.assets.map(ObjectIdentifier.init)
    if newFont != font || newSize != size || newWidth != width || newSource != source {
      (font, size, width, source) = (newFont, newSize, newWidth, newSource)
      characters = new
      lines = Self.lines(of: new, in: 0..<new.count, label, width, scene)
      return
    }
    guard let change = CharacterChange(from: characters, to: new) else { return }
    characters = new
    // From the start of the first changed paragraph to the end of the last one.
    var start = change.start
    while start > 0, !new[start - 1].isNewline { start -= 1 }
    var end = change.newEnd
    while end < new.count, !new[end].isNewline { end += 1 }
    let shift = change.newEnd - change.oldEnd
    let first = line(at: start)
    var last = first
    while last < lines.count, lines[last].start <= end - shift { last += 1 }
    let made = Self.lines(of: new, in: start..<end, label, width, scene)
    if shift != 0 {
      for index in last..<lines.count {
        lines[index].start += shift
        lines[index].shownEnd += shift
      }
    }
    lines.replaceSubrange(first..<last, with: made)
  }

  private var label: Label {
    var label = Label("", font: font, size: size, lineBreakMode: .byWordWrapping)
    label.followsTextScale = false
    return label
  }

  /// The lines of whole paragraphs.
  private static func lines(
    of characters: [Character], in range: Range<Int>, _ label: Label, _ width: Float, _ scene: Scene
  ) -> [Line] {
    var lines: [Line] = []
    var start = range.lowerBound
    while true {
      var end = start
      while end < range.upperBound, !characters[end].isNewline { end += 1 }
      addLines(of: characters, in: start..<end, label, width, scene, to: &lines)
      guard end < range.upperBound else { return lines }
      start = end + 1
    }
  }

  private static func addLines(
    of characters: [Character], in range: Range<Int>, _ label: Label, _ width: Float, _ scene: Scene,
    to lines: inout [Line]
  ) {
    let empty = Line(start: range.lowerBound, shownEnd: range.upperBound, width: 0, goesOn: false)
    guard !range.isEmpty, label.size > 0, label.size.isFinite else { return lines.append(empty) }
    var label = label
    label.text = String(characters[range])
    let fitted = scene.fit(label, in: Size(max(width, 1), .infinity))
    guard !fitted.lines.isEmpty else { return lines.append(empty) }
    var start = range.lowerBound
    for (number, line) in fitted.lines.enumerated() {
      let isLast = number == fitted.lines.count - 1
      let end = isLast ? range.upperBound : start + label.text[line.range].count
      // Spaces at the end of a paragraph can be typed and seen by the caret.
      let shown = isLast ? end : start + label.text[line.head].count
      lines.append(Line(start: start, shownEnd: shown, width: Float(line.width) * label.size, goesOn: !isLast))
      start = end
    }
  }
}

/// The characters in which a text differs from another one.
struct CharacterChange {
  /// The first one that differs.
  var start: Int
  /// The ends of those that differ, in either text.
  var oldEnd: Int
  var newEnd: Int

  /// Compares two texts; nil where they have the same scalars. Costs a step for each character, and none where the
  /// memory is the same.
  init?(from old: [Character], to new: [Character]) {
    guard !old.span.isIdentical(to: new.span) else { return nil }
    let shared = min(old.count, new.count)
    start = 0
    while start < shared, Self.isSame(old[start], new[start]) { start += 1 }
    var same = 0
    while same < shared - start, Self.isSame(old[old.count - 1 - same], new[new.count - 1 - same]) { same += 1 }
    (oldEnd, newEnd) = (old.count - same, new.count - same)
    guard start < oldEnd || start < newEnd else { return nil }
  }

  /// Whether two characters have the same scalars, which equal ones need not have.
  private static func isSame(_ a: Character, _ b: Character) -> Bool {
    a == b && (a.utf8.count == 1 || a.unicodeScalars.elementsEqual(b.unicodeScalars))
  }
}
