/// A line of fitted text: its range in the text, and the parts of it that are shown.
package struct TextLine: Equatable {
  /// The reason why a line ends.
  package enum End: UInt8 {
    /// The end of the text.
    case text
    /// A line end in the text.
    case hard
    /// The line was full, and the rules allow a break here.
    case soft
    /// The line was full in the middle of a word.
    case forced
  }

  /// The range of the line, including the parts that are not shown: its line end, the spaces before a break, and the
  /// text that an ellipsis replaces.
  package var range: Range<String.Index>
  /// The shown part, up to the ellipsis if there is one.
  package var head: Range<String.Index>
  /// The shown part after the ellipsis; empty without one.
  package var tail: Range<String.Index>
  /// Whether an ellipsis stands between head and tail.
  package var hasEllipsis = false
  /// The reason why it ends.
  package var end: End
  /// The width, in sizes of the label.
  package var width: Double
  /// The height, in sizes of the label.
  package var height = 1.0
  /// The distance of the baseline from its top, in sizes of the label.
  package var baseline = 0.0
  /// Its parts from the left, of a text with attributes.
  package var pieces: [TextPiece] = []

  init(_ range: Range<String.Index>, shownTo end: String.Index, width: Double, _ why: End) {
    self.range = range
    head = range.lowerBound..<end
    tail = end..<end
    self.end = why
    self.width = width
  }
}
