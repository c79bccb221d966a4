import Dactyl

/// The print on the paper: rules, a margin, and a hint. It takes no touches.
final class PaperPrint {
  private let scene: Scene
  private let view: View

  init(on paper: View, of scene: Scene) {
    self.scene = scene
    paper[Shape.self] = Shape(.rectangle(), fill: Color(0.975, 0.965, 0.93))
    view = scene.addView(frame: .zero, to: paper)
    view.isUserInteractionEnabled = false
  }

  /// Covers a paper of a size.
  func cover(_ size: Size) {
    view.frame = Rect(origin: .zero, size: size)
    for part in view.subviews { part.destroy() }
    for top in stride(from: Float(80), to: size.height, by: 32) {
      add(Rect(0, top, size.width, 1.5), Shape(.rectangle(), fill: Color(0.3, 0.5, 0.75, 0.2)))
    }
    add(Rect(72, 0, 2, size.height), Shape(.rectangle(), fill: Color(0.85, 0.35, 0.3, 0.35)))
    addHint(size)
  }

  /// Adds the hint in one line, or in smaller letters and as many lines as needed.
  private func addHint(_ size: Size) {
    let text = "draw with any number of fingers; tap a line, hold one to move it; Ctrl lists the keys"
    let width = max(size.width - 32, 1)
    let letters = min(15, max(12, width / scene.size(of: Label(text, size: 1)).width))
    let hint = scene.addView(frame: Rect(16, 14, width, 52), to: view)
    hint.name = "hint"
    hint[Label.self] = Label(
      text, size: letters, color: Color(0.42, 0.42, 0.4), lineBreakMode: .byWordWrapping)
  }

  private func add(_ frame: Rect, _ shape: Shape) { scene.addView(frame: frame, to: view)[Shape.self] = shape }
}
