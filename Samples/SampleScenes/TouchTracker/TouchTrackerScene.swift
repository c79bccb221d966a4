import Dactyl

/// A paper on which every finger draws a line.
///
/// - Drag with any number of fingers: a line each. A tap chooses the line under it and opens a menu; Delete there, or the
///   key, goes up the responder chain to the paper. Two taps clear it.
/// - A long press takes the line under the finger, and a pan that runs beside the drawing moves it.
/// - A swipe on the strip of colours takes the next one. Control-Z takes anything back.
///
/// It needs no display; the same input gives the same lines.
public final class TouchTrackerScene {
  /// What hears of everything that happens.
  public var onEvent: ((TouchTrackerEvent) -> Void)?
  /// The scene that it fills.
  public let scene: Scene
  /// The lines on the paper, the oldest first.
  private(set) var lines: [DrawnLine] = []
  private(set) var selected: DrawnLine? {
    didSet {
      oldValue?.isSelected = false
      selected?.isSelected = true
    }
  }
  /// The line that each finger draws.
  private var drawing: [UInt64: DrawnLine] = [:]
  private var nextNumber = 1
  private var moved = Vector.zero
  let paper: View
  let menu: LineMenu
  private let hint: View
  private let colors: ColorStrip

  /// Fills a scene with a paper.
  public init(in scene: Scene) {
    self.scene = scene
    paper = scene.addView(frame: .zero)
    paper.name = "paper"
    paper.isMultipleTouchEnabled = true
    paper[Shape.self] = Shape(.rectangle(), fill: Color(0.97, 0.96, 0.92))
    hint = scene.addView(frame: .zero, to: paper)
    hint.isUserInteractionEnabled = false
    hint[Label.self] = Label(
      "draw with any number of fingers; tap a line, hold and move it, swipe for a colour", size: 15,
      color: Color(0.45, 0.45, 0.42))
    menu = LineMenu(in: scene)
    colors = ColorStrip(in: scene)
    colors.onChange = { [unowned self] in tell(.color($0)) }
    paper.setResponder(Canvas(tracker: self))
    paper.becomeFirstResponder()
    addRecognizers()
    fit()
    scene.onEvent { [self] in if case .window(.resized) = $0.kind { fit() } }
  }

  private func addRecognizers() {
    let clear = paper.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { [unowned self] _ in self.clear() }
    let choose = paper.addGestureRecognizer(TapGestureRecognizer()) { [unowned self] in
      select(at: $0.location(in: paper))
    }
    choose.require(toFail: clear)
    // A finger that taps draws no dot.
    choose.delaysTouchesBegan = true
    clear.delaysTouchesBegan = true
    let hold = paper.addGestureRecognizer(LongPressGestureRecognizer()) { [unowned self] in
      if $0.state == .began { select(at: $0.location(in: paper), showsMenu: false) }
      if $0.state.isFinal { letGo() }
    }
    let move = paper.addGestureRecognizer(PanGestureRecognizer()) { [unowned self] pan in
      moveSelected(by: pan.translation(in: paper), isHeld: hold.state == .began || hold.state == .changed)
      pan.setTranslation(.zero, in: paper)
    }
    // It leaves the drawing alone, and lives beside the press that holds the line.
    move.cancelsTouchesInView = false
    move.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
  }

  private func fit() {
    paper.frame = Rect(origin: .zero, size: scene.size)
    hint.frame = Rect(0, 16, scene.size.width, 24)
    colors.fit(scene.size)
  }

  func tell(_ event: TouchTrackerEvent) { onEvent?(event) }

  // MARK: Drawing

  func beginLine(_ touch: Touch) {
    close()
    let line = DrawnLine(nextNumber, from: touch.location(in: paper), colors.color, on: paper, of: scene)
    nextNumber += 1
    drawing[touch.id] = line
  }

  func continueLine(_ touch: Touch) { drawing[touch.id]?.draw(to: touch.location(in: paper)) }

  func finishLine(_ touch: Touch) {
    guard let line = drawing.removeValue(forKey: touch.id) else { return }
    line.draw(to: touch.location(in: paper))
    guard line.start.distance(to: line.end) >= 4 else { return line.view.destroy() }
    lines.append(line)
    onUndo("Draw") { $0.take(line) }
    tell(.draw(line.number, from: line.start, to: line.end))
  }

  func dropLine(_ touch: Touch) { drawing.removeValue(forKey: touch.id)?.view.destroy() }

  // MARK: Choosing, moving, deleting

  private func select(at point: Point, showsMenu: Bool = true) {
    selected = lines.filter { $0.distance(to: point) <= 22 }
      .min { $0.distance(to: point) < $1.distance(to: point) }
    guard let selected else { return menu.hide() }
    selected.view.bringToFront()
    paper.becomeFirstResponder()
    if showsMenu { menu.show(at: paper.convert(point, to: nil), in: scene.size) }
    tell(.select(selected.number))
  }

  private func moveSelected(by way: Vector, isHeld: Bool) {
    guard isHeld, let selected else { return }
    selected.move(by: way)
    moved += way
  }

  private func letGo() {
    guard let line = selected else { return }
    selected = nil
    guard moved != .zero else { return }
    let way = moved
    moved = .zero
    onUndo("Move") { $0.move(line, by: -way) }
    tell(.move(line.number, by: way))
  }

  private func move(_ line: DrawnLine, by way: Vector) {
    line.move(by: way)
    onUndo("Move") { $0.move(line, by: -way) }
    tell(.move(line.number, by: way))
  }

  private func close() {
    menu.hide()
    selected = nil
  }

  /// Takes the chosen line away.
  func deleteSelected() {
    guard let line = selected else { return }
    close()
    take(line)
  }

  /// Takes all lines away.
  func clear() {
    close()
    scene.undoManager?.beginUndoGrouping()
    for line in lines { take(line) }
    scene.undoManager?.endUndoGrouping()
  }

  private func take(_ line: DrawnLine) {
    lines.removeAll { $0 === line }
    line.view.removeFromSuperview()
    onUndo("Delete") { $0.putBack(line) }
    tell(.delete(line.number))
  }

  private func putBack(_ line: DrawnLine) {
    lines.append(line)
    paper.addSubview(line.view)
    onUndo("Draw") { $0.take(line) }
    tell(.draw(line.number, from: line.start, to: line.end))
  }

  private func onUndo(_ name: String, _ undo: @escaping (TouchTrackerScene) -> Void) {
    scene.undoManager?.registerUndo(of: paper.entity, name) { [unowned self] in undo(self) }
  }
}
