import DactylSDL

/// A pan recognizer moves the view that it is on: drag the box with the mouse or a finger.
@main
struct DragAView: App {
  static let options = AppOptions(title: "DragAView", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let box = scene.addView(frame: Rect(350, 250, 100, 100))
    box[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(1, 0.6, 0.5))
    box.addGestureRecognizer(PanGestureRecognizer()) { pan in pan.drag() }
  }
}
