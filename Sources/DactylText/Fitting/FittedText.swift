/// A label's text as it fits its room: what measures it and what draws it go by this.
package struct FittedText {
  /// The lines from the top, unless only the size was asked for.
  package private(set) var lines: [TextLine] = []
  /// How many lines there are.
  package private(set) var count = 0
  /// What the label's size is multiplied with.
  package private(set) var scale: Float = 1
  /// Whether something of the text is not shown.
  package private(set) var isTruncated = false
  /// What is written where text is left out.
  package private(set) var ellipsis = ""
  /// The width of the widest line, in heights of a line.
  private var widest = 0.0
  /// The label whose text it is.
  package let label: Label

  /// The height of a line, in points.
  package var lineHeight: Float { label.size * scale }

  /// How large it is, in points, with the padding of its lines.
  package var size: Size {
    guard count > 0 else { return .zero }
    return Size(Float(widest) * lineHeight + 2 * label.padding, Float(count) * lineHeight)
  }

  /// Fits a text into a room, in points; infinite where there is no limit. Costs a pass over the text, or what of it is
  /// shown, and some more where it has to shrink.
  ///
  /// A label without a mode that does not shrink takes the room that it needs. Nothing is shown where there is no
  /// width.
  package init(_ label: Label, in room: Size, by metrics: (any FontMetrics)?, keepingLines: Bool = true) {
    self.label = label
    guard !label.text.isEmpty, label.size > 0, label.size.isFinite else { return }
    var fitter = TextFitter(label, in: room, by: metrics)
    guard fitter.hasRoom else { return }
    scale = fitter.scale()
    ellipsis = fitter.ellipsis.text
    fitter.start(scale)
    while let line = fitter.nextLine() {
      if keepingLines { lines.append(line) }
      count += 1
      widest = max(widest, line.width)
    }
    isTruncated = fitter.isTruncated
  }
}

extension Label {
  /// The padding of lines, nothing where it is no length.
  package var padding: Float { lineFragmentPadding > 0 && lineFragmentPadding.isFinite ? lineFragmentPadding : 0 }

  /// Whether it depends on its room how the text is shown.
  package var isFitted: Bool { lineBreakMode != nil || minimumScaleFactor < 1 }
}
