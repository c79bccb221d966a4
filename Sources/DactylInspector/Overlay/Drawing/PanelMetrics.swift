import Dactyl

/// The sizes of the text and lines of a panel of a width.
struct PanelMetrics {
  /// The width of the panel.
  let width: Float
  /// The height of letters.
  let letters: Float
  /// Whether sections have titles. In low scenes only the first has one, and lines divide the others.
  let hasTitles: Bool
  let margin: Float = 8
  /// The room before text for its mark.
  let indent: Float = 12
  private let gap: Float = 4
  /// The height of a bar.
  let bar: Float = 6

  /// The height of what is above the lines of a section: a dividing line and the title.
  func headHeight(of section: PanelSection, isFirst: Bool) -> Float {
    if isFirst { return letters + gap }
    if hasTitles { return letters + 10 }
    return section.lines.isEmpty ? 0 : gap + 3
  }
  /// The width of lines.
  var room: Float { width - 2 * margin }

  /// The height of a line, with the gap after it.
  func height(of line: PanelLine, on canvas: OverlayCanvas) -> Float {
    switch line {
    case .text(let text, _, _): canvas.size(of: label(text), width: room - indent).height + gap
    case .lane(let lane, _, _):
      letters + bar + 2 + gap
        + (lane.sentence.map { canvas.size(of: label($0), width: room - indent).height + 2 } ?? 0)
    case .bar: letters + gap
    case .legend(let entries): Float(rows(of: entries, on: canvas).count) * (letters + gap)
    }
  }

  /// Text of a line, which wraps.
  func label(_ text: String, _ color: Color = OverlayColors.ink) -> Label {
    Label(
      text, size: letters, color: color, alignment: .zero, numberOfLines: 3, lineBreakMode: .byWordWrapping)
  }

  /// Text on one line, which ends in an ellipsis where it is too long.
  func short(_ text: String, _ color: Color = OverlayColors.ink, alignment: Float = 0) -> Label {
    Label(
      text, size: letters, color: color, alignment: Vector(alignment, 0), numberOfLines: 1,
      lineBreakMode: .byTruncatingTail)
  }

  /// The entries of a legend in rows of the panel's width.
  func rows(of entries: [LegendEntry], on canvas: OverlayCanvas) -> [[LegendEntry]] {
    var rows: [[LegendEntry]] = []
    var left: Float = 0
    for entry in entries {
      let width = entryWidth(entry, on: canvas)
      if rows.isEmpty || width > left {
        rows.append([])
        left = room
      }
      rows[rows.count - 1].append(entry)
      left -= width
    }
    return rows
  }

  /// The width of an entry of a legend, with the gap after it.
  func entryWidth(_ entry: LegendEntry, on canvas: OverlayCanvas) -> Float {
    min(indent + canvas.size(of: short(entry.meaning)).width + 12, room)
  }
}
