import Dactyl

/// The panel of one recognizer: its name, its state, the reason, and as many of its numbers as there is room for.
final class StatePanel {
  /// The seconds for which a final state is shown after the recognizer was reset.
  private static let afterglow = 1.4
  let view: View
  private let scene: Scene
  private let watch: RecognizerWatch
  private let pill: View
  private let reason: View
  private var values: [View] = []
  private var shown: (LabState, Bool)?

  init(_ watch: RecognizerWatch, frame: Rect, in scene: Scene, to parent: View) {
    self.watch = watch
    self.scene = scene
    view = scene.addView(frame: frame, to: parent)
    // Its texts are its name.
    view.isAccessibilityElement = true
    view.accessibilityTraits = .updatesFrequently
    let width = frame.size.width
    let isLow = frame.size.height < 40
    let margin: Float = isLow ? 8 : 16
    let top = min(12, max((frame.size.height - 22) / 2, 0))
    let height = min(22, frame.size.height)
    scene.addText(
      watch.name, size: isLow ? LabStyle.small : LabStyle.heading,
      frame: Rect(margin, top, width - margin - 94, height),
      to: view)
    pill = scene.addText(
      "", size: isLow ? smallestLetters : LabStyle.small, color: .white, alignment: Vector(0.5, 0.5),
      frame: Rect(width - margin - 84, top, 84, height - (isLow ? 2 : 0)), to: view)
    reason = scene.addText(
      "", size: LabStyle.small, color: LabStyle.muted, frame: Rect(16, 38, width - 32, 16), to: view)
    reason.isHidden = frame.size.height < 58
    for (row, number) in watch.numbers.enumerated() {
      let top = 62 + Float(row) * 21
      guard top + 20 < frame.size.height else { break }
      scene.addText(number.name, size: LabStyle.small, color: LabStyle.muted, frame: Rect(16, top, 130, 18), to: view)
      values.append(
        scene.addText(
          number.value, size: LabStyle.body, alignment: Vector(1, 0.5), frame: Rect(120, top, width - 136, 18), to: view
        ))
    }
  }

  /// Returns the height of a panel that shows all numbers of a recognizer.
  static func height(for watch: RecognizerWatch) -> Float { 70 + Float(watch.numbers.count) * 21 }

  /// Shows the state and the numbers at a moment.
  func refresh(at now: Timestamp) {
    for (value, number) in zip(values, watch.numbers) { value.write(number.value) }
    var state = watch.state
    var isOver = false
    if state == .idle, let last = watch.last, now - last.time < Self.afterglow { (state, isOver) = (last.state, true) }
    if let shown, shown == (state, isOver) {
      reason.write(state == .idle ? "" : watch.reason)
      return
    }
    shown = (state, isOver)
    let color = LabStyle.color(of: state)
    pill[Shape.self] = Shape(.rectangle(cornerRadius: 11), fill: isOver || state == .idle ? color.opacity(0.75) : color)
    pill.write(state.word)
    reason.write(state == .idle ? "" : watch.reason)
  }
}
