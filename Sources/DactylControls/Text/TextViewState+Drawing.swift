import Dactyl

extension TextViewState {
  /// The height of a line, in points.
  var lineHeight: Float {
    let height = style.size * lineHeightMultiple
    return height > 0 && height.isFinite ? height : 1
  }

  /// The width of the lines.
  private var room: Float { max(view.bounds.size.width - style.padding.left - style.padding.right, 0) }

  func breakLines() {
    lines.update(editor.characters, in: style.font, size: style.size, width: room, of: scene)
  }

  // MARK: Places

  /// The line with the caret, or with another position.
  func line(at position: Int) -> Int {
    let line = lines.line(at: position)
    return isAtLineEnd && position == editor.caret && line > 0 && lines.lines[line].start == position ? line - 1 : line
  }

  /// The left end of a line, in the coordinates of the view.
  private func left(of line: Int) -> Float {
    style.padding.left + max(room - lines.lines[line].width, 0) * alignment.share
  }

  private func top(of line: Int) -> Float { style.padding.top + Float(line) * lineHeight }

  /// The horizontal distances of the positions on a line from its left end, up to one of them.
  private func places(on line: Int, to end: Int) -> [Float] {
    let start = lines.lines[line].start
    guard style.size > 0, style.size.isFinite, end > start else { return [0] }
    let letters = Array(editor.characters[start..<min(end, editor.count)])
    var places: [Float] = [0]
    var sum: Float = 0
    for advance in scene.advances(of: letters, in: 0..<letters.count, style.font) {
      sum += advance
      places.append(sum * style.size)
    }
    return places
  }

  /// The rectangle of the caret at a position. Spaces that reach beyond the line leave it at the edge.
  func frame(at position: Int) -> Rect {
    breakLines()
    let line = line(at: min(max(position, 0), editor.count))
    let place = places(on: line, to: position).last ?? 0
    let x = min(left(of: line) + place, style.padding.left + room)
    return Rect(x, top(of: line) + (lineHeight - style.size) / 2, style.caretWidth, style.size)
  }

  /// The position nearest to a point of the scene, and whether it is the end of a line that goes on.
  func nearestPosition(to point: Point) -> (position: Int, isAtLineEnd: Bool) {
    guard scene.isAlive(entity) else { return (0, false) }
    breakLines()
    let place = view.convert(point, from: nil)
    let row = ((place.y - style.padding.top) / lineHeight).rounded(.down)
    let line = row > 0 ? min(Int(clamping: row), lines.lines.count - 1) : 0
    return nearest(to: place.x, on: line)
  }

  func nearest(to x: Float, on line: Int) -> (position: Int, isAtLineEnd: Bool) {
    let start = lines.lines[line].start
    let places = places(on: line, to: lines.end(of: line))
    let x = x - left(of: line)
    var index = 0
    while index + 1 < places.count, (places[index] + places[index + 1]) / 2 <= x { index += 1 }
    let isEnd = index == places.count - 1 && index > 0
    let goesOn = lines.lines[line].goesOn && line + 1 < lines.lines.count
    return (start + index, isEnd && goesOn && lines.lines[line + 1].start == start + index)
  }

  /// Scrolls by as little as needed to show a range of characters.
  func scroll(to range: Range<Int>) {
    guard scene.isAlive(entity) else { return }
    let (low, high) = (frame(at: range.lowerBound), frame(at: range.upperBound))
    let frame = low.minY == high.minY ? low.union(high) : Rect(low.minX, low.minY, 1, high.maxY - low.minY)
    let space = (lineHeight - style.size) / 2
    scroll.scrollRectToVisible(
      frame.outset(by: EdgeInsets(top: space + 2, left: 0, bottom: space + 2, right: 0)), animated: false)
  }

  // MARK: Views

  /// Updates the views of the text view to its state.
  func show() {
    guard scene.isAlive(entity), scene.isAlive(caret) else { return }
    laidOutSize = view.bounds.size
    set(isEditing ? style.editingBackground : style.background, of: entity)
    breakLines()
    let padding = style.padding
    scroll.contentSize = ScrollSize(
      Double(laidOutSize.width), Double(padding.top + padding.bottom + Float(lines.lines.count) * lineHeight))
    scene.view(caret).frame = frame(at: editor.caret)
    set(Shape(.rectangle(), fill: style.caretColor), of: caret)
    if exchange(&mustShowCaret, for: false), isEditing { scroll(to: editor.caret..<editor.caret) }
    showLines()
    showCaret()
    placeHandles(within: view.bounds)
  }

  private func showLines() {
    let bounds = view.bounds
    let first = max(Int(clamping: ((bounds.minY - style.padding.top) / lineHeight).rounded(.down)), 0)
    let end = min(
      max(Int(clamping: ((bounds.maxY - style.padding.top) / lineHeight).rounded(.up)), first), lines.lines.count)
    let count = max(end - first, 0)
    while rows.count < count { addRow() }
    guard !rows.isEmpty else { return }
    var isUsed = Array(repeating: false, count: rows.count)
    // A line keeps its views while the text is scrolled.
    for line in first..<max(end, first) {
      isUsed[line % rows.count] = true
      show(line, in: rows[line % rows.count])
    }
    for index in rows.indices where !isUsed[index] { hide(rows[index]) }
  }

  private func addRow() {
    func part() -> Entity {
      let part = scene.addView(frame: .zero, to: view)
      part.isUserInteractionEnabled = false
      part[ControlPart.self] = ControlPart()
      part.sendToBack()
      return part.entity
    }
    let label = part()
    rows.append(Row(selection: part(), label: label))
  }

  private func hide(_ row: Row) {
    for part in [row.selection, row.label] where scene.isAlive(part) && !scene.view(part).isHidden {
      scene.view(part).isHidden = true
    }
  }

  private func show(_ number: Int, in row: Row) {
    guard scene.isAlive(row.label), scene.isAlive(row.selection) else { return }
    let line = lines.lines[number]
    let isEmpty = editor.count == 0
    let frame = Rect(left(of: number), top(of: number), max(room, 1), lineHeight)
    let text = scene.view(row.label)
    if text.isHidden { text.isHidden = false }
    if text.frame != frame { text.frame = frame }
    var label = Label(
      isEmpty ? placeholder : String(editor.characters[line.start..<line.shownEnd]), font: style.font,
      size: style.size, color: isEmpty ? style.placeholderColor : style.textColor, alignment: Vector(0, 0.5))
    // The style has the scale already.
    label.followsTextScale = false
    if isEmpty, room > 0 { label.lineBreakMode = .byTruncatingTail }
    underline(line, &label)
    if scene[row.label, Label.self] != label { scene[row.label, Label.self] = label }
    text.alpha = isEnabled ? 1 : style.disabledAlpha
    showSelection(of: number, in: scene.view(row.selection))
  }

  /// Draws a line below the composed text.
  private func underline(_ line: TextLines.Line, _ label: inout Label) {
    guard let marked = editor.markedRange else { return }
    let range =
      max(marked.lowerBound, line.start)..<max(min(marked.upperBound, line.shownEnd), marked.lowerBound, line.start)
    guard !range.isEmpty else { return }
    let letters = editor.characters
    label.attributedText =
      AttributedText(String(letters[line.start..<range.lowerBound]))
      + AttributedText(String(letters[range]), .underlined)
      + AttributedText(String(letters[range.upperBound..<line.shownEnd]))
  }

  private func showSelection(of number: Int, in part: View) {
    let line = lines.lines[number]
    let next = number + 1 < lines.lines.count ? lines.lines[number + 1].start : editor.count
    let selection = isEditing ? editor.selection : 0..<0
    let (low, high) = (max(selection.lowerBound, line.start), min(selection.upperBound, next))
    let isShown = low < high
    if part.isHidden == isShown { part.isHidden = !isShown }
    guard isShown else { return }
    let places = places(on: number, to: min(high, line.shownEnd))
    func place(_ position: Int) -> Float { places[min(max(position - line.start, 0), places.count - 1)] }
    // The line end is selected too.
    let extra = high == next && number + 1 < lines.lines.count && !line.goesOn ? style.size / 3 : 0
    let start = left(of: number) + place(low)
    let frame = Rect(start, top(of: number), left(of: number) + place(high) + extra - start, lineHeight)
    if part.frame != frame { part.frame = frame }
    set(Shape(.rectangle(), fill: style.selectionColor), of: part.entity)
  }
}
