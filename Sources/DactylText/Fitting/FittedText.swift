/// A label's text fitted to a room: both measuring and drawing use it.
package struct FittedText {
  /// The lines from the top; empty if only the size was requested.
  package private(set) var lines: [TextLine] = []
  /// The number of lines.
  package private(set) var count = 0
  /// The factor of the label's size.
  package private(set) var scale: Float = 1
  /// Whether a part of the text is not shown.
  package private(set) var isTruncated = false
  /// The text of the ellipsis.
  package private(set) var ellipsis = ""
  /// The width of the widest line and the height of all, in sizes of the label.
  private var widest = 0.0
  private var height = 0.0
  /// The attributes of the text's parts; empty for a text of one kind.
  package private(set) var runs: [FittedRuns.Run] = []
  /// The label of the text.
  package let label: Label

  /// The height of letters of the label's size, in points.
  package var lineHeight: Float { label.size * scale }

  /// The size in points, including the padding of lines.
  package var size: Size {
    guard count > 0 else { return .zero }
    return Size(Float(widest) * lineHeight + 2 * label.padding, Float(height) * lineHeight)
  }

  /// Fits a text into a room, in points; infinite where there is no limit. Costs a pass over the text, or the shown
  /// part of it, and some more if the text has to shrink.
  ///
  /// A label without a mode that does not shrink takes the room that it needs. Nothing is shown in a room without
  /// width.
  package init(_ label: Label, in room: Size, by metrics: any FontMetrics, keepingLines: Bool = true) {
    self.label = label
    guard !label.text.isEmpty, label.size > 0, label.size.isFinite else { return }
    var fitter = TextFitter(label, in: room, by: metrics)
    guard fitter.hasRoom else { return }
    scale = fitter.scale()
    ellipsis = fitter.ellipsis.text
    fitter.start(scale)
    runs = fitter.runs.runs
    while var line = fitter.nextLine() {
      count += 1
      widest = max(widest, line.width)
      height += line.height
      guard keepingLines else { continue }
      if !runs.isEmpty { line.pieces = fitter.pieces(of: line) }
      lines.append(line)
    }
    isTruncated = fitter.isTruncated
  }
}

extension FittedText {
  /// The top of the first line in bounds, in points.
  package func top(in bounds: Rect) -> Float {
    bounds.minY + (bounds.size.height - size.height) * label.alignment.dy
  }

  /// The left end of a line in bounds, in points.
  package func left(of line: TextLine, in bounds: Rect) -> Float {
    let room = bounds.size.width - 2 * label.padding
    return bounds.minX + label.padding + (room - Float(line.width) * lineHeight) * label.alignment.dx
  }

  /// The heights, in bounds, at which the letters of the first and of the last line stand; nil without lines.
  package func baselines(in bounds: Rect) -> (first: Float, last: Float)? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let top = top(in: bounds)
    let bottom = top + size.height - Float(last.height - last.baseline) * lineHeight
    return (top + Float(first.baseline) * lineHeight, bottom)
  }

  /// Calls the closure with the parts that have attributes and their rectangles in bounds, in the order of the lines.
  package func forEachPiece(in bounds: Rect, _ body: (TextPiece, TextAttributes, Rect) -> Void) {
    var top = top(in: bounds)
    for line in lines {
      let left = left(of: line, in: bounds)
      let height = Float(line.height) * lineHeight
      for piece in line.pieces {
        let box = Rect(left + Float(piece.left) * lineHeight, top, Float(piece.width) * lineHeight, height)
        body(piece, runs[piece.run].attributes, box)
      }
      top += height
    }
  }
}

extension Label {
  /// The padding of lines; 0 if it is not a valid length.
  package var padding: Float { lineFragmentPadding > 0 && lineFragmentPadding.isFinite ? lineFragmentPadding : 0 }

  /// Whether the shown text depends on the room.
  package var isFitted: Bool { isLimited || textScale > 1 }

  /// Whether the text stays within the bounds, rather than reaching beyond them.
  var isLimited: Bool { lineBreakMode != nil || minimumScaleFactor < 1 }
}
