import Dactyl

/// Shows the two fingers that the mouse plays while a modifier key is down, also while it only hovers: two rings, and
/// the point between them. The overlay is in a window of its own that takes no touches.
final class MirrorOverlay {
  private let scene: Scene
  private let window: Window
  private let rings: [View]
  private let content: View
  private let line: View
  private let anchor: View
  private let color: Color
  private var system: Subscription?

  init(in scene: Scene, color: Color = Color(1, 0.82, 0.3)) throws(AssetError) {
    self.scene = scene
    self.color = color
    let picture = try scene.texture(named: "ring.bmp")
    window = scene.addWindow(frame: .zero, level: 18)
    window.view.name = "mirror"
    window.view.passesThrough = true
    let content = scene.addView(frame: .zero, to: window.view)
    self.content = content
    content.isUserInteractionEnabled = false
    line = scene.addView(frame: .zero, to: content)
    anchor = scene.addView(frame: Rect(0, 0, 9, 9), to: content)
    anchor[Shape.self] = Shape(.ellipse, fill: color)
    rings = (0..<2).map { _ in
      let ring = scene.addView(frame: Rect(0, 0, 52, 52), to: content)
      ring[Sprite.self] = Sprite(picture, tint: color)
      return ring
    }
    show(nil)
    scene.onEvent { [weak self] _ in self?.follow() }
  }

  /// Fits the window to a scene of a size.
  func fit(_ size: Size) {
    window.view.frame = Rect(origin: .zero, size: size)
    content.frame = window.view.bounds
    line.frame = window.view.bounds
  }

  /// Adds a system that refreshes the overlay while a finger is mirrored, and removes itself afterwards.
  private func follow() {
    guard system == nil, scene.mirroredFinger != nil else { return }
    show(scene.mirroredFinger)
    system = scene.addSystem("mirror", at: .update) { [weak self] _ in self?.refresh() }
  }

  private func refresh() {
    let finger = scene.mirroredFinger
    show(finger)
    guard finger == nil else { return }
    system?.cancel()
    system = nil
  }

  private func show(_ finger: MirroredFinger?) {
    for view in rings + [line, anchor] { view.isHidden = finger == nil }
    guard let finger else { return }
    for (ring, point) in zip(rings, [finger.location, finger.mirroredLocation]) {
      ring.center = point
      ring.alpha = finger.isDown ? 1 : 0.55
      ring.transform = .scale(finger.isDown ? 0.85 : 1)
    }
    anchor.center = finger.anchor
    line[Shape.self] = Shape(
      .line(from: finger.location, to: finger.mirroredLocation), stroke: color.opacity(0.45), lineWidth: 1.5)
  }
}
