extension TextFitter {
  /// The parts of a line with attributes, from the left. Costs a pass over the line.
  mutating func pieces(of line: TextLine) -> [TextPiece] {
    let place = walk.place
    var pieces: [TextPiece] = []
    var left = 0.0
    add(line.head, at: &left, to: &pieces)
    if line.hasEllipsis {
      // In the label's own font and size, with the colours around it.
      let run = pieces.last?.run ?? runs.number(at: line.tail.lowerBound)
      pieces.append(TextPiece(range: nil, run: run, left: left, width: ellipsis.width))
      left += ellipsis.width
      add(line.tail, at: &left, to: &pieces)
    }
    walk.place = place
    return pieces
  }

  private mutating func add(_ range: Range<String.Index>, at left: inout Double, to pieces: inout [TextPiece]) {
    walk.place = TextWalk.Place(index: range.lowerBound)
    var isNew = true
    while walk.place.index < range.upperBound {
      let cluster = walk.next()
      if isNew || pieces[pieces.count - 1].run != walk.place.run {
        pieces.append(TextPiece(range: cluster.range, run: walk.place.run, left: left, width: 0))
        isNew = false
      }
      let last = pieces.count - 1
      pieces[last].range = (pieces[last].range?.lowerBound ?? cluster.range.lowerBound)..<cluster.range.upperBound
      pieces[last].width += cluster.width
      left += cluster.width
    }
  }
}
