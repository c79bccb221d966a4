import Dactyl

/// The states of the last seconds, a lane for each recognizer, which run from right to left.
final class Timeline {
  static let seconds = 6.0
  private static let laneHeight: Float = 22
  private static let left: Float = 132
  let view: View
  private let scene: Scene
  private var lanes: [Lane] = []
  private var ticks: [View] = []

  /// The lane of a recognizer, and the marks that are laid out again in each refresh.
  private struct Lane {
    let watch: RecognizerWatch
    let middle: Float
    var marks: [View] = []
  }

  init(in scene: Scene, to parent: View) {
    self.scene = scene
    view = scene.addSheet(to: parent)
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    view.accessibilityRole = .image
    view.accessibilityLabel = "states of the last \(Int(Self.seconds)) seconds"
  }

  /// Returns the height of a timeline for a number of recognizers.
  static func height(for lanes: Int) -> Float { 40 + Float(lanes) * laneHeight }

  /// Shows other recognizers.
  func show(_ watches: [RecognizerWatch]) {
    for part in view.subviews { part.destroy() }
    let width = view.bounds.size.width
    ticks = (0..<7).map { _ in
      let tick = scene.addView(frame: Rect(0, 8, 1, max(view.bounds.size.height - 30, 0)), to: view)
      tick[Shape.self] = Shape(.rectangle(), fill: LabStyle.hairline)
      return tick
    }
    lanes = watches.enumerated().map { index, watch in
      let middle = 12 + (Float(index) + 0.5) * Self.laneHeight
      scene.addText(watch.name, size: LabStyle.small, frame: Rect(16, middle - 10, Self.left - 20, 20), to: view)
      let base = scene.addView(frame: Rect(Self.left, middle - 0.5, max(width - Self.left - 16, 0), 1), to: view)
      base[Shape.self] = Shape(.rectangle(), fill: LabStyle.hairline)
      return Lane(watch: watch, middle: middle)
    }
    addLegend()
  }

  /// Adds the meaning of the colours, where there is room for all of them.
  private func addLegend() {
    let states = [LabState.possible, .held, .began, .changed, .ended, .cancelled, .failed]
    let letters = smallestLetters
    let widths = states.map { scene.size(of: Label($0.word, size: letters)).width }
    let last = "last \(Int(Self.seconds)) s"
    let lastWidth = scene.size(of: Label(last, size: letters)).width
    let (top, right) = (view.bounds.size.height - 22, view.bounds.size.width - 16)
    let needed = widths.reduce(0, +) + 24 * Float(states.count)
    var x = right - lastWidth - needed >= Self.left ? Self.left : 16
    guard x + needed <= right else { return }
    for (state, width) in zip(states, widths) {
      let dot = scene.addView(frame: Rect(x, top + 4, 8, 8), to: view)
      dot[Shape.self] = Shape(.ellipse, fill: LabStyle.color(of: state))
      scene.addText(state.word, size: letters, color: LabStyle.muted, frame: Rect(x + 12, top, width, 16), to: view)
      x += 24 + width
    }
    guard x + lastWidth <= right else { return }
    scene.addText(
      last, size: letters, color: LabStyle.muted, alignment: Vector(1, 0.5),
      frame: Rect(right - lastWidth, top, lastWidth, 16), to: view)
  }

  /// Lays out the marks for a moment.
  func refresh(at now: Timestamp) {
    let right = view.bounds.size.width - 16
    let scale = (right - Self.left) / Float(Self.seconds)
    func x(_ moment: Timestamp) -> Float { max(Self.left, right - Float(now - moment) * scale) }
    let passed = Float(now.seconds - now.seconds.rounded(.down))
    for (index, tick) in ticks.enumerated() {
      let x = right - (Float(index) + passed) * scale
      tick.center.x = x
      tick.isHidden = x < Self.left
    }
    for lane in lanes.indices {
      lanes[lane].watch.forget(before: now + -Self.seconds)
      layOut(lane, x, right)
    }
  }

  private func layOut(_ lane: Int, _ x: (Timestamp) -> Float, _ right: Float) {
    let spans = lanes[lane].watch.spans
    while lanes[lane].marks.count < spans.count { lanes[lane].marks.append(scene.addView(frame: .zero, to: view)) }
    for (index, mark) in lanes[lane].marks.enumerated() {
      mark.isHidden = index >= spans.count
      guard index < spans.count else { continue }
      let span = spans[index]
      let color = LabStyle.color(of: span.state)
      let start = x(span.start)
      let middle = lanes[lane].middle
      if span.state.isFinal {
        mark.frame = Rect(start - 6, middle - 6, 12, 12)
        mark[Shape.self] = Shape(.ellipse, fill: color, stroke: LabStyle.sheet, lineWidth: 1.5)
      } else {
        let height: Float = span.state == .possible ? 4 : 10
        let end = span.end.map(x) ?? right
        mark.frame = Rect(start, middle - height / 2, max(end - start, 3), height)
        mark[Shape.self] = Shape(.rectangle(cornerRadius: 2), fill: color)
      }
    }
  }
}
