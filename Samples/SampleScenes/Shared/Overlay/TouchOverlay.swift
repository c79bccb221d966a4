import Dactyl

/// The overlay that shows live touches and active recognizers. It is in a window of its own, in front of everything,
/// that takes no touches.
final class TouchOverlay {
  private let scene: Scene
  private let window: Window
  private let content: View
  private let panel: View
  private let text: View
  private let ring: Texture
  private var marks: [FingerMark] = []
  private var system: Subscription?

  init(in scene: Scene) throws(AssetError) {
    self.scene = scene
    ring = try scene.texture(named: "ring.bmp")
    window = scene.addWindow(frame: .zero, level: 20)
    window.view.name = "overlay"
    window.view.passesThrough = true
    content = scene.addView(frame: .zero, to: window.view)
    content.isUserInteractionEnabled = false
    content.isHidden = true
    panel = scene.addView(frame: .zero, to: content)
    panel[Sprite.self] = Sprite(try scene.texture(named: "panel.bmp"), slices: EdgeInsets(16))
    panel[Shape.self] = Shape(.rectangle(cornerRadius: 14), fill: Color(0.02, 0.06, 0.05, 0.6))
    text = scene.addView(frame: .zero, to: panel)
  }

  /// Fits the window to a scene of a size.
  func fit(_ size: Size) {
    window.view.frame = Rect(origin: .zero, size: size)
    content.frame = window.view.bounds
    text[Label.self] = nil
  }

  /// Shows or hides the overlay. A system refreshes it while it is shown, and no longer: an idle scene shall run no
  /// frames.
  func toggle() {
    content.isHidden.toggle()
    if let system {
      system.cancel()
      self.system = nil
    } else {
      refresh()
      system = scene.addSystem("overlay", at: .update) { [weak self] _ in self?.refresh() }
    }
  }

  private func refresh() {
    let touches = scene.liveTouches
    while marks.count < touches.count { marks.append(FingerMark(marks.count, picture: ring, in: content, of: scene)) }
    for (index, mark) in marks.enumerated() { mark.show(index < touches.count ? touches[index] : nil) }
    let gestures = scene.activeGestures.map { "\($0): \($0.state)" }
    write(["touches: \(touches.count)", "recognizers: \(gestures.count)"] + gestures)
  }

  /// Shows as many lines as there is room for, and the number of the others.
  private func write(_ lines: [String]) {
    let letters: Float = content.bounds.size.width < HelpPanel.roomyWidth ? smallestLetters : 14
    let most = max(Int((content.bounds.size.height - 48) / letters), 1)
    let shown = lines.count > most ? lines.prefix(most - 1) + ["\(lines.count - most + 1) more"] : lines[...]
    let label = Label(
      shown.joined(separator: "\n"), size: letters, color: Color(0.93, 0.95, 0.9), alignment: .zero)
    guard text[Label.self] != label else { return }
    text[Label.self] = label
    let needed = scene.size(of: label)
    text.frame = Rect(14, 12, needed.width, needed.height)
    let height = needed.height + 24
    panel.frame = Rect(12, content.bounds.maxY - 12 - height, max(needed.width, 150) + 28, height)
    panel.bringToFront()
  }
}
