import DactylSDL

/// Two recognizers work at the same time since a delegate allows it: pinch and turn the photo with two fingers. With
/// Control held down, the mouse plays both of them.
@main
struct PinchAPhoto: App {
  static let options = AppOptions(title: "PinchAPhoto", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.inputSettings.mirroringModifier = .control
    let photo = scene.addView(frame: Rect(250, 200, 300, 200))
    photo[Shape.self] = Shape(.rectangle(), fill: Color(0.5, 0.8, 1), stroke: .white, lineWidth: 12)
    photo.isMultipleTouchEnabled = true
    let pinch = photo.addGestureRecognizer(PinchGestureRecognizer()) { pinch in
      photo.transform = photo.transform.scaled(by: pinch.scale)
      pinch.scale = 1
    }
    photo.addGestureRecognizer(RotationGestureRecognizer()) { rotation in
      photo.transform = photo.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    }
    pinch.delegate.shouldRecognizeSimultaneously = { _, _ in true }
  }
}
