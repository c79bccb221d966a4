/// The lines of the drawn labels, kept from frame to frame until a label's text or its room changes.
struct FittedLabels {
  fileprivate struct Kept {
    var room: Size
    var text: FittedText
    var frame: UInt64
  }

  private var kept: [Entity: Kept] = [:]
  private var frame: UInt64 = 0
  private var usedInFrame = 0

  /// The lines of a view's label in bounds of a size.
  mutating func text(of label: Label, on entity: Entity, in room: Size, by metrics: any FontMetrics) -> FittedText {
    let place = kept.index(forKey: entity)
    if place == nil || place.map({ kept.values[$0].frame != frame }) == true { usedInFrame += 1 }
    if let place {
      kept.values[place].frame = frame
      if kept.values[place].holds(label, in: room) { return kept.values[place].text }
    }
    let text = FittedText(label, in: room, by: metrics)
    kept[entity] = Kept(room: room, text: text, frame: frame)
    return text
  }

  /// Ends a frame: removes labels that were not drawn in it, once they are more than half of all.
  mutating func endFrame() {
    if kept.count > 2 * usedInFrame + 64 {
      let now = frame
      kept = kept.filter { $0.value.frame == now }
    }
    frame &+= 1
    usedInFrame = 0
  }

  /// The number of labels that are kept.
  var count: Int { kept.count }
}

extension FittedLabels.Kept {
  /// Whether another label is displayed in the same lines as this one.
  func holds(_ other: Label, in otherRoom: Size) -> Bool {
    let label = text.label
    return label.size == other.size && label.font == other.font && label.isLaidOut(as: other)
      && (!other.isFitted || room == otherRoom) && label.text.isIdentical(to: other.text)
  }
}

extension Label {
  fileprivate func isLaidOut(as other: Label) -> Bool {
    numberOfLines == other.numberOfLines && lineBreakMode == other.lineBreakMode
      && textScale == other.textScale && minimumScaleFactor == other.minimumScaleFactor
      && lineFragmentPadding == other.lineFragmentPadding
      && lineHeightMultiple == other.lineHeightMultiple && runs == other.runs
  }
}

extension String {
  /// Whether it has the same scalars, which equal strings need not have. Immediate where both share their memory.
  fileprivate func isIdentical(to other: String) -> Bool {
    let (own, others) = (utf8Span, other.utf8Span)
    return own.span.isIdentical(to: others.span) || utf8.elementsEqual(other.utf8)
  }
}
