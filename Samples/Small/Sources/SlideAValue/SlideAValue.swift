import DactylSDL

/// Controls call a closure when they are used: move the slider to change the circle, press the button to reset both.
/// Tab, the arrows and Space do the same.
@main
struct SlideAValue: App {
  static let options = AppOptions(title: "SlideAValue", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let circle = scene.addView(frame: Rect(350, 150, 100, 100))
    circle[Shape.self] = Shape(.ellipse, fill: Color(0.5, 0.8, 1))
    let slider = scene.addSlider(value: 1, range: 0.5...2, frame: Rect(250, 400, 300, 44)) { slider in
      circle.transform = .scale(slider.value)
    }
    scene.addButton("Reset", frame: Rect(325, 480, 150, 48)) { _ in
      slider.value = 1
      circle.transform = .identity
    }
  }
}
