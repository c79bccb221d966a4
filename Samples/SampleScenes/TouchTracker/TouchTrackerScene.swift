import Dactyl
import DactylControls

/// A paper on which every finger draws a line.
///
/// - Drag with any number of fingers: each draws a line. A tap chooses the line under it and opens a menu; the action
///   Delete, from the menu or the key, goes up the responder chain to the paper. Two taps, or Control-N, delete all
///   lines.
/// - A long press holds the line under the finger, and a pan that is recognized beside the drawing moves it.
/// - A swipe on the strip of colours selects the next one. Control-Z undoes any change; holding Control lists the keys.
///
/// It needs no display; the same input gives the same lines.
public final class TouchTrackerScene {
  /// Called with each event.
  public var onEvent: ((TouchTrackerEvent) -> Void)?
  /// The scene that the paper fills.
  public let scene: Scene
  /// The lines on the paper, the oldest first.
  package private(set) var lines: [DrawnLine] = []
  private(set) var selected: DrawnLine? {
    didSet {
      oldValue?.isSelected = false
      selected?.isSelected = true
    }
  }
  /// The line that each finger draws, by the touch's identifier.
  private var drawing: [UInt64: DrawnLine] = [:]
  private var nextNumber = 1
  let paper: View
  private let paperPrint: PaperPrint
  let colors: ColorStrip

  /// Fills a scene with a paper.
  public init(in scene: Scene) {
    self.scene = scene
    paper = scene.addView(frame: .zero)
    paper.name = "paper"
    paper.isMultipleTouchEnabled = true
    paperPrint = PaperPrint(on: paper, of: scene)
    scene.menuStyle.size = 17
    colors = ColorStrip(in: scene)
    colors.onChange = { [unowned self] in report(.color($0)) }
    paper.setResponder(Canvas(tracker: self))
    paper.becomeFirstResponder()
    addRecognizers()
    scene.showKeyCommands()
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
  }

  private func fit() {
    paper.frame = Rect(origin: .zero, size: scene.size)
    paperPrint.cover(scene.size)
    close()
    colors.fit(scene.size)
  }

  func report(_ event: TouchTrackerEvent) { onEvent?(event) }

  // MARK: Drawing

  func beginLine(_ touch: Touch) {
    close()
    let line = DrawnLine(nextNumber, from: touch.location(in: paper), colors.color, on: paper, of: scene)
    nextNumber += 1
    drawing[touch.id] = line
  }

  func continueLine(_ touch: Touch) { drawing[touch.id]?.draw(to: touch, on: paper) }

  func finishLine(_ touch: Touch) {
    guard let line = drawing.removeValue(forKey: touch.id) else { return }
    line.draw(to: touch, on: paper)
    guard line.start.distance(to: line.end) >= 4 else { return line.view.destroy() }
    letMove(line)
    add(line)
  }

  func dropLine(_ touch: Touch) { drawing.removeValue(forKey: touch.id)?.view.destroy() }

  // MARK: Choosing and deleting

  private func select(at point: Point) {
    selected = lines.filter { $0.distance(to: point) <= 22 }
      .min { $0.distance(to: point) < $1.distance(to: point) }
    guard let selected else { return }
    selected.view.bringToFront()
    paper.becomeFirstResponder()
    report(.select(selected.number))
    // The first responder, or a responder further up its chain, performs the chosen action (R23).
    scene.showEditMenu(for: paper.entity, at: Rect(center: paper.convert(point, to: nil), size: Size(22, 22)))
    if let center = menuLocation { report(.menu(center)) }
  }

  /// The centre of the menu's button, in the scene; nil while the menu is not shown.
  package var menuLocation: Point? { scene.shownMenu?.place(ofItem: "Delete")?.center }

  /// Dismisses the menu and deselects the chosen line.
  func close() {
    if scene.shownMenu?.owner == paper.entity { scene.dismissMenu() }
    selected = nil
  }

  /// Deletes the chosen line.
  func deleteSelected() {
    guard let line = selected else { return }
    close()
    take(line)
  }

  /// Deletes all lines.
  func clear() {
    close()
    guard !lines.isEmpty else { return }
    scene.undoManager?.beginUndoGrouping()
    for line in lines { take(line) }
    scene.undoManager?.endUndoGrouping()
  }

  private func take(_ line: DrawnLine) {
    if selected === line { close() }
    lines.removeAll { $0 === line }
    line.view.removeFromSuperview()
    onUndo("Delete") { $0.putBack(line) }
    report(.delete(line.number))
  }

  private func putBack(_ line: DrawnLine) {
    paper.addSubview(line.view)
    add(line)
  }

  private func add(_ line: DrawnLine) {
    lines.append(line)
    onUndo("Draw") { $0.take(line) }
    report(.draw(line.number, from: line.start, to: line.end))
  }

  /// Registers the undo of a change.
  func onUndo(_ name: String, _ undo: @escaping (TouchTrackerScene) -> Void) {
    scene.undoManager?.registerUndo(of: paper.entity, name) { [unowned self] in undo(self) }
  }
}
