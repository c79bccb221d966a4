import Dactyl

/// A ring around each finger that is down, except those that the mirror's overlay shows. The rings are in a window of
/// their own that takes no touches.
final class FingerRings {
  private let scene: Scene
  private let window: Window
  private let picture: Texture
  private var rings: [View] = []

  init(in scene: Scene) throws(AssetError) {
    self.scene = scene
    picture = try scene.texture(named: "ring.bmp")
    window = scene.addWindow(frame: .zero, level: 17)
    window.view.name = "fingers"
    window.view.passesThrough = true
  }

  /// Fits the window to a scene of a size.
  func fit(_ size: Size) { window.view.frame = Rect(origin: .zero, size: size) }

  /// Moves the rings to the present positions of the fingers.
  func refresh() {
    let isMirroring = scene.mirroredFinger != nil
    let touches = scene.liveTouches.filter { !isMirroring || $0.finger.device != .mouse }
    while rings.count < touches.count {
      let ring = scene.addView(frame: Rect(0, 0, 60, 60), to: window.view)
      ring.isUserInteractionEnabled = false
      ring[Sprite.self] = Sprite(picture, tint: Color(0.2, 0.2, 0.24, 0.8))
      rings.append(ring)
    }
    for (index, ring) in rings.enumerated() {
      ring.isHidden = index >= touches.count
      if index < touches.count { ring.center = touches[index].location }
    }
  }
}
