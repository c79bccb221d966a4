/// Makes the last line of a truncated text, with an ellipsis in place of the text without room.
///
/// The end of the text after the ellipsis is from its last line only, the start from the present line; spaces beside
/// the ellipsis are left out. A line without room for the ellipsis shows nothing.
struct TextTruncation {
  private let ellipsis: Double
  /// The room for text beside the ellipsis, in heights of a line.
  private let room: Double

  init(limit: Double, ellipsis: Double) {
    self.ellipsis = ellipsis
    room = limit - ellipsis
  }

  /// The line from the position of the walk on.
  func line(_ mode: LineBreakMode, _ walk: inout TextWalk) -> TextLine {
    let start = walk.place.index
    let end = walk.text.endIndex
    var line = TextLine(start..<end, shownTo: start, width: 0, .text)
    line.tail = end..<end
    guard room >= 0 else { return line }
    line.hasEllipsis = true
    var (before, after) = (0.0, 0.0)
    switch mode {
    case .byTruncatingHead: (line.tail, after) = suffix(from: start, &walk, within: room)
    case .byTruncatingMiddle:
      (line.head, before) = prefix(start..<end, &walk, within: room / 2)
      (line.tail, after) = suffix(from: line.head.upperBound, &walk, within: room - before)
      (line.head, before) = prefix(start..<line.tail.lowerBound, &walk, within: room - after)
    default: (line.head, before) = prefix(start..<end, &walk, within: room)
    }
    line.width = before + ellipsis + after
    return line
  }

  /// The part at the start of a range that fits the room, without a second line.
  private func prefix(
    _ range: Range<String.Index>, _ walk: inout TextWalk, within room: Double
  ) -> (Range<String.Index>, Double) {
    var (width, shown, shownWidth) = (0.0, range.lowerBound, 0.0)
    walk.place = TextWalk.Place(index: range.lowerBound)
    while walk.place.index < range.upperBound {
      let cluster = walk.next()
      width += cluster.width
      if cluster.isLineEnd || width > room { break }
      if !cluster.isSpace { (shown, shownWidth) = (walk.place.index, width) }
    }
    return (range.lowerBound..<shown, shownWidth)
  }

  /// The part at the end of the last line that fits the room: one pass over the text for its width, another one for its
  /// start.
  private func suffix(
    from start: String.Index, _ walk: inout TextWalk, within room: Double
  ) -> (Range<String.Index>, Double) {
    var (first, width, shown, shownWidth) = (start, 0.0, start, 0.0)
    var isNewLine = false
    walk.place = TextWalk.Place(index: start)
    while !walk.isAtEnd {
      let cluster = walk.next()
      if cluster.isLineEnd {
        isNewLine = true
      } else if !cluster.isSpace {
        if isNewLine { (first, width, isNewLine) = (cluster.range.lowerBound, -cluster.kerning, false) }
        width += cluster.width
        (shown, shownWidth) = (walk.place.index, width)
      } else if !isNewLine {
        width += cluster.width
      }
    }
    walk.place = TextWalk.Place(index: first)
    while first < shown {
      let cluster = walk.next()
      // Nothing stands before the first one any more.
      if shownWidth - cluster.kerning <= room && !cluster.isSpace {
        shownWidth -= cluster.kerning
        break
      }
      first = walk.place.index
      shownWidth -= cluster.width
    }
    return (first..<shown, first < shown ? max(0, shownWidth) : 0)
  }
}
