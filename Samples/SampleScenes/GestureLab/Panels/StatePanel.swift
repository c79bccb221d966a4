import Dactyl

/// What one recognizer does now: its name, its state, why, and its numbers.
final class StatePanel {
  /// How long a final state is shown after the recognizer rests again.
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
    let width = frame.size.width
    scene.addText(watch.name, size: LabStyle.heading, frame: Rect(16, 12, width - 110, 22), to: view)
    pill = scene.addText(
      "", size: LabStyle.small, color: .white, alignment: Vector(0.5, 0.5), frame: Rect(width - 100, 12, 84, 22),
      to: view)
    reason = scene.addText(
      "", size: LabStyle.small, color: LabStyle.muted, frame: Rect(16, 38, width - 32, 16), to: view)
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

  /// How high a panel is that shows all numbers of a recognizer.
  static func height(for watch: RecognizerWatch) -> Float { 70 + Float(watch.numbers.count) * 21 }

  /// Shows what is so at a moment.
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
