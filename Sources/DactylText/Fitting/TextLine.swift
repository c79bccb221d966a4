/// A line of text that was fitted: what belongs to it, and what is shown of that.
package struct TextLine: Equatable {
  /// Why a line ends.
  package enum End: UInt8 {
    /// The text ends.
    case text
    /// The text has a line end here.
    case hard
    /// It was full, and rules allow a break here.
    case soft
    /// It was full in the middle of a word.
    case forced
  }

  /// All that belongs to it, with what is not shown: its line end, the spaces before a break, what an ellipsis stands
  /// for.
  package var range: Range<String.Index>
  /// What is shown, up to the ellipsis if there is one.
  package var head: Range<String.Index>
  /// What is shown after the ellipsis; empty without one.
  package var tail: Range<String.Index>
  /// Whether an ellipsis stands between head and tail.
  package var hasEllipsis = false
  /// Why it ends.
  package var end: End
  /// How wide it is, in heights of a line.
  package var width: Double

  init(_ range: Range<String.Index>, shownTo end: String.Index, width: Double, _ why: End) {
    self.range = range
    head = range.lowerBound..<end
    tail = end..<end
    self.end = why
    self.width = width
  }
}
