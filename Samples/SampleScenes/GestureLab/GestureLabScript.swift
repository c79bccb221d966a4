import Dactyl

/// A walk through all pages of a lab just opened: each gesture is made once, and recorded in a picture.
enum GestureLabScript {
  /// Writes the script, starting at the time zero.
  static func write(for lab: GestureLabScene) -> SampleScript {
    let frame = lab.stageFrame
    let middle = frame.center
    // The lengths of the drags grow with the stage.
    let share = min(1, frame.size.width / 500, frame.size.height / 400)
    func translation(_ x: Float, _ y: Float) -> Vector { Vector(x, y) * share }
    var input = ScriptedInput()
    var moments: [(String, Double)] = []
    var time = 0.3
    func page(
      _ number: Int, _ name: String, lasting: Double, picture: Double, _ play: (inout ScriptedInput, Double) -> Void
    ) {
      if number > 1 { input.press(.right, at: time) }
      play(&input, time + 0.3)
      moments.append(("\(number < 10 ? "0" : "")\(number)-\(name)", time + 0.3 + picture))
      time += 0.3 + lasting
    }
    page(1, "tap", lasting: 1.8, picture: 1.2) { taps(&$0, middle, translation, at: $1) }
    page(2, "double-tap", lasting: 2.0, picture: 1.55) { input, start in
      input.tap(FingerID(1), middle, at: start)
      input.tap(FingerID(1), middle, at: start + 0.9)
      input.tap(FingerID(1), middle + translation(4, 3), at: start + 1.1)
      input.tap(FingerID(1), middle, at: start + 1.45)
    }
    page(3, "long-press", lasting: 2.0, picture: 1.3) { input, start in
      input.drag(
        FingerID(1), [middle, middle + translation(90, -70), middle + translation(120, 60)], at: start, holding: 0.6,
        for: 1)
    }
    page(4, "pan", lasting: 1.9, picture: 0.75) { input, start in
      input.drag(
        FingerID(1), [middle, middle + translation(-130, 60), middle + translation(120, -90)], at: start, for: 1.2)
    }
    page(5, "swipe", lasting: 2.2, picture: 1.45) { input, start in
      for (index, translation) in [Vector(150, 8), Vector(-20, -130), Vector(-150, 10)].enumerated() {
        input.drag(
          FingerID(1), [middle, middle + translation], at: start + Double(index) * 0.6, for: 0.14, easing: .linear)
      }
    }
    page(6, "pinch", lasting: 2.0, picture: 0.95) { input, start in
      input.twist(
        (FingerID(1), FingerID(2)), [middle], radius: (50 * share, 130 * share), angle: (-0.6, -0.7), at: start,
        for: 1.2)
    }
    page(7, "rotation", lasting: 2.0, picture: 0.9) { input, start in
      input.twist(
        (FingerID(1), FingerID(2)), [middle], radius: (120 * share, 120 * share), angle: (0.2, 2.1), at: start, for: 1.2
      )
    }
    let size = lab.scene.size
    page(8, "screen-edge", lasting: 1.9, picture: 0.9) { input, start in
      input.drag(
        FingerID(1), [Point(2, size.height * 0.4), Point(min(230, size.width * 0.6), size.height * 0.45)], at: start,
        holding: 0.05, for: 0.9)
    }
    page(9, "hover", lasting: 1.9, picture: 1.0) { input, start in
      input.hover(
        [
          middle + translation(-200, 120), middle + translation(-60, -120), middle + translation(60, 40),
          middle + translation(190, -100),
        ],
        at: start, for: 1.2)
    }
    page(10, "transform", lasting: 2.4, picture: 1.5) { mirrored(&$0, middle, translation, at: $1) }
    page(11, "who-wins", lasting: 4.6, picture: 4.2) { contest(&$0, middle, translation, at: $1) }
    moments.append(("12-keys", time + 0.4))
    input.press(.f1, at: time)
    return SampleScript(input, moments: moments, end: time + 0.6)
  }

  private static func taps(
    _ input: inout ScriptedInput, _ middle: Point, _ translation: (Float, Float) -> Vector, at start: Double
  ) {
    input.tap(FingerID(1), middle + translation(-150, -90), at: start)
    input.tap(FingerID(1), middle + translation(-90, 110), at: start + 0.4)
    input.tap(FingerID(1), middle + translation(90, -40), at: start + 1.0)
    input.tap(FingerID(2), middle + translation(170, -40), at: start + 1.01)
  }

  /// The mouse with Control: it hovers, then turns and zooms a photo, then moves it with Shift.
  private static func mirrored(
    _ input: inout ScriptedInput, _ middle: Point, _ translation: (Float, Float) -> Vector, at start: Double
  ) {
    let away = middle + translation(54, 30)
    input.hover([middle + translation(-120, 80), middle], at: start, for: 0.25)
    input.hold(.control, at: start + 0.3)
    input.hover([middle, away], at: start + 0.32, for: 0.25)
    input.drag(
      .mouse, [away, middle + translation(60, 80), middle + translation(10, 120)], at: start + 0.65, for: 1.1)
    input.hold([], at: start + 2.1)
  }

  /// A tap, a double tap, a hold, a drag and a flick, one after another.
  private static func contest(
    _ input: inout ScriptedInput, _ middle: Point, _ translation: (Float, Float) -> Vector, at start: Double
  ) {
    input.tap(FingerID(1), middle, at: start)
    input.tap(FingerID(1), middle, at: start + 0.7)
    input.tap(FingerID(1), middle, at: start + 0.9)
    input.drag(FingerID(1), [middle, middle + translation(3, 2)], at: start + 1.5, holding: 0.6, for: 0.1)
    input.drag(FingerID(1), [middle, middle + translation(-60, 50), middle], at: start + 2.5, for: 0.8)
    input.drag(FingerID(1), [middle, middle + Vector(140, 8)], at: start + 3.7, for: 0.14, easing: .linear)
  }
}
