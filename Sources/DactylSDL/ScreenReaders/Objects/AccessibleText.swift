import DactylControls

/// The text of a field, as AT-SPI2 counts it: in code points, while the engine counts characters.
struct AccessibleText {
  let scalars: [Unicode.Scalar]
  /// The number of code points before each character, and of all.
  private let starts: [Int]
  /// The selected range, in code points.
  let selection: Range<Int>

  init(_ element: AccessibilityElement?) {
    var scalars: [Unicode.Scalar] = []
    var starts = [0]
    for character in element?.value ?? "" {
      // A NUL would end the text for those who read it.
      for scalar in character.unicodeScalars { scalars.append(scalar.value == 0 ? " " : scalar) }
      starts.append(scalars.count)
    }
    self.scalars = scalars
    self.starts = starts
    let last = starts.count - 1
    let range = element?.selection ?? last..<last
    let first = min(max(range.lowerBound, 0), last)
    selection = starts[first]..<starts[min(max(range.upperBound, first), last)]
  }

  /// The number of code points.
  var count: Int { scalars.count }

  /// Whether it is shown as dots.
  var isSecret: Bool { !scalars.isEmpty && scalars.allSatisfy { $0 == "\u{2022}" } }

  /// The text in a range of code points; what is beyond its ends is left out. A negative end means that of the text.
  func text(_ start: Int, _ end: Int) -> String {
    let first = min(max(start, 0), count)
    let last = end < 0 ? count : min(max(end, first), count)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[first..<max(first, last)])
    return String(text)
  }

  /// The characters in a range of code points.
  func characters(_ start: Int, _ end: Int) -> Range<Int> {
    let first = character(at: start)
    return first..<max(first, character(at: end))
  }

  private func character(at offset: Int) -> Int {
    let offset = min(max(offset, 0), count)
    // The first character that does not end before the offset.
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The units in which text is asked for.
  enum Unit {
    case character, word, sentence, line
  }

  /// The range of the unit around a place: from its beginning to that of the next one.
  func range(of unit: Unit, at offset: Int) -> Range<Int> {
    guard offset >= 0, offset < count else { return count..<count }
    switch unit {
    case .character: return offset..<offset + 1
    case .word: return range(at: offset) { isWordStart($0) }
    case .sentence: return range(at: offset) { isSentenceStart($0) }
    case .line: return range(at: offset) { scalars[$0 - 1] == "\n" }
    }
  }

  private func range(at offset: Int, isStart: (Int) -> Bool) -> Range<Int> {
    var start = offset
    while start > 0, !isStart(start) { start -= 1 }
    var end = offset + 1
    while end < count, !isStart(end) { end += 1 }
    return start..<end
  }

  private func isWordStart(_ place: Int) -> Bool { isWord(place) && !isWord(place - 1) }

  private func isWord(_ place: Int) -> Bool {
    let properties = scalars[place].properties
    return properties.isAlphabetic || properties.numericType != nil || scalars[place] == "'"
  }

  private func isSentenceStart(_ place: Int) -> Bool {
    guard !scalars[place].properties.isWhitespace else { return false }
    var before = place - 1
    guard scalars[before].properties.isWhitespace else { return false }
    while before > 0, scalars[before].properties.isWhitespace { before -= 1 }
    return ".!?\n".unicodeScalars.contains(scalars[before])
  }
}
