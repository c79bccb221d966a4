import Dactyl

extension OverlayCanvas {
  /// Draws a panel with its sections in a frame, as far as there is room.
  mutating func draw(_ sections: [PanelSection], _ room: PanelRoom, _ metrics: PanelMetrics, at origin: Point) {
    let frame = Rect(origin: origin, size: Size(metrics.width, room.height))
    add(
      Shape(.rectangle(cornerRadius: 8), fill: OverlayColors.ground, stroke: OverlayColors.edge, lineWidth: 1),
      in: frame)
    var pen = origin + Vector(metrics.margin, metrics.margin)
    for index in room.shown.indices {
      let head = metrics.headHeight(of: sections[index], isFirst: index == 0)
      if index > 0, head > 0 {
        line(pen + Vector(0, 1), pen + Vector(metrics.room, 1), OverlayColors.edge, width: 1)
      }
      if index == 0 || metrics.hasTitles {
        title(of: sections[index], more: room.more(in: index), metrics, at: pen + Vector(0, index > 0 ? 6 : 0))
      }
      pen.y += head
      for line in sections[index].lines.prefix(room.shown[index]) {
        draw(line, metrics, at: pen)
        pen.y += metrics.height(of: line, on: self)
      }
    }
  }

  private mutating func title(of section: PanelSection, more: Int, _ metrics: PanelMetrics, at pen: Point) {
    let title = metrics.short(section.title, OverlayColors.title)
    let width = min(size(of: title).width + 1, metrics.room)
    add(title, in: Rect(pen.x, pen.y, width, metrics.letters))
    let rest =
      more > 0 ? (section.summary.isEmpty ? "+ \(more) more" : "\(section.summary) · + \(more)") : section.summary
    guard !rest.isEmpty, metrics.room - width > 40 else { return }
    add(
      metrics.short(rest, OverlayColors.dim, alignment: 1),
      in: Rect(pen.x + width + 8, pen.y, metrics.room - width - 8, metrics.letters))
  }

  private mutating func draw(_ line: PanelLine, _ metrics: PanelMetrics, at pen: Point) {
    switch line {
    case .text(let text, let mark, let isDim):
      if let mark { self.mark(mark, metrics, at: pen) }
      let label = metrics.label(text, isDim ? OverlayColors.dim : OverlayColors.ink)
      write(label, metrics, at: pen)
    case .lane(let lane, let start, let end): draw(lane, start, end, metrics, at: pen)
    case .bar(let name, let value, let length, let isSigned, let rest):
      bar(name, value, length, isSigned, rest, metrics, at: pen)
    case .legend(let entries): legend(entries, metrics, at: pen)
    }
  }

  private mutating func write(_ label: Label, _ metrics: PanelMetrics, at pen: Point) {
    let width = metrics.room - metrics.indent
    add(label, in: Rect(pen.x + metrics.indent, pen.y, width, size(of: label, width: width).height))
  }

  private mutating func mark(_ color: Color, _ metrics: PanelMetrics, at pen: Point) {
    add(
      Shape(.ellipse, fill: color), in: Rect(center: Point(pen.x + 4, pen.y + metrics.letters / 2), size: Size(8, 8)))
  }

  // MARK: Lines

  private mutating func draw(
    _ lane: GestureLane, _ start: Timestamp, _ end: Timestamp, _ metrics: PanelMetrics, at pen: Point
  ) {
    mark(OverlayColors.color(of: lane.state), metrics, at: pen)
    let word = metrics.short(lane.word, OverlayColors.color(of: lane.state), alignment: 1)
    let wordWidth = size(of: word).width + 1
    let nameWidth = metrics.room - metrics.indent - wordWidth - 8
    add(metrics.short(lane.name), in: Rect(pen.x + metrics.indent, pen.y, nameWidth, metrics.letters))
    add(word, in: Rect(pen.x + metrics.room - wordWidth, pen.y, wordWidth, metrics.letters))
    let track = Rect(
      pen.x + metrics.indent, pen.y + metrics.letters + 2, metrics.room - metrics.indent, metrics.bar)
    add(Shape(.rectangle(cornerRadius: 2), fill: OverlayColors.track), in: track)
    let length = max(end - start, 0.001)
    for span in lane.spans {
      let from = Float(max(0, min(1, (span.start - start) / length)))
      let to = Float(max(0, min(1, ((span.end ?? end) - start) / length)))
      // A state in which a recognizer stayed for no time is a tick.
      let width = max((to - from) * track.size.width, 3)
      let x = min(track.minX + from * track.size.width, track.maxX - width)
      add(
        Shape(.rectangle(cornerRadius: 2), fill: OverlayColors.color(of: span.state)),
        in: Rect(x, track.minY, width, track.size.height))
    }
    guard let sentence = lane.sentence else { return }
    write(
      metrics.label(sentence, OverlayColors.dim), metrics, at: Point(pen.x, track.maxY + 2))
  }

  private mutating func bar(
    _ name: String, _ value: String, _ length: Float, _ isSigned: Bool, _ rest: Float, _ metrics: PanelMetrics,
    at pen: Point
  ) {
    let nameWidth = metrics.room * 0.36
    let valueWidth = metrics.room * 0.26
    let track = Rect(
      pen.x + nameWidth + 6, pen.y + (metrics.letters - metrics.bar) / 2,
      metrics.room - nameWidth - valueWidth - 12, metrics.bar)
    add(
      metrics.short(name),
      in: Rect(pen.x + metrics.indent, pen.y, nameWidth - metrics.indent, metrics.letters))
    add(
      metrics.short(value, OverlayColors.dim, alignment: 1),
      in: Rect(pen.x + metrics.room - valueWidth, pen.y, valueWidth, metrics.letters))
    guard track.size.width > 4 else { return }
    add(Shape(.rectangle(cornerRadius: 2), fill: OverlayColors.track), in: track)
    let middle = isSigned ? track.center.x : track.minX
    let reach = isSigned ? track.size.width / 2 : track.size.width
    if rest > 0 {
      let size = Size(reach * min(rest, 1) * (isSigned ? 2 : 1), metrics.bar)
      let zone = isSigned ? Rect(center: track.center, size: size) : Rect(origin: track.origin, size: size)
      add(Shape(.rectangle(cornerRadius: 2), fill: OverlayColors.kept.opacity(0.35)), in: zone)
    }
    let end = middle + reach * max(isSigned ? -1 : 0, min(1, length.isFinite ? length : 0))
    guard abs(end - middle) >= 0.5 else { return }
    add(
      Shape(.rectangle(cornerRadius: 2), fill: OverlayColors.takes),
      in: Rect(min(middle, end), track.minY, abs(end - middle), track.size.height))
  }

  private mutating func legend(_ entries: [LegendEntry], _ metrics: PanelMetrics, at pen: Point) {
    let height = entries.isEmpty ? 0 : metrics.height(of: .legend([entries[0]]), on: self)
    for (number, row) in metrics.rows(of: entries, on: self).enumerated() {
      var place = Point(pen.x, pen.y + Float(number) * height)
      for entry in row {
        mark(entry.color, metrics, at: place)
        let width = metrics.entryWidth(entry, on: self)
        add(
          metrics.short(entry.meaning, OverlayColors.dim),
          in: Rect(place.x + metrics.indent, place.y, width - metrics.indent, metrics.letters))
        place.x += width
      }
    }
  }
}

extension OverlayColors {
  /// The colour of a state of a recognizer.
  static func color(of state: GestureLane.State) -> Color {
    switch state {
    case .possible: possible
    case .waits: blocks
    case .active, .ended: takes
    case .failed, .cancelled: kept
    case .refused: dim
    }
  }
}
