import Dactyl

/// A short game on a photo table just laid out.
///
/// Four people move, turn and zoom four photos at once, one of them with five fingers, and release them in
/// mid-movement; two photos are flicked over the table; two taps show a photo; and the mouse plays two fingers.
enum PhotoTableScript {
  /// Writes the script for the photos at their present positions, starting at the time zero.
  static func write(for table: PhotoTableScene) -> SampleScript {
    let size = table.scene.size
    func point(_ x: Float, _ y: Float) -> Point { Point(size.width * x, size.height * y) }
    // The front photos are covered by nothing.
    let front = Array(table.order.suffix(7).compactMap { number in table.summary.first { $0.number == number } })
    let byX = front.sorted { $0.location.x < $1.location.x }
    // The distances between fingers grow with the photos.
    let share = PhotoTableScene.photoScale(on: size)
    var input = ScriptedInput()
    twoHands(&input, byX[0].location, to: point(0.25, 0.42), fingers: 1, turn: -0.5, share, at: 0.4)
    twoHands(&input, byX[3].location, to: point(0.55, 0.3), fingers: 3, turn: 0.7, share, at: 0.55)
    twoHands(&input, byX[6].location, to: point(0.8, 0.4), fingers: 5, turn: 0.45, share, at: 0.5)
    wholeHand(&input, byX[1].location, to: point(0.45, 0.76), share, at: 0.45)
    input.press(.f3, at: 1.62)
    input.press(.f3, at: 2.3)
    input.drag(FingerID(7), [byX[2].location, byX[2].location + Vector(40, 70)], at: 3.4, for: 0.1, easing: .easeIn)
    input.drag(
      FingerID(8), [byX[5].location, byX[5].location + Vector(-90, 30)], at: 3.45, for: 0.1, easing: .easeIn)
    let shown = byX[4].location
    for time in [5.4, 5.6, 7.0, 7.2] { input.tap(FingerID(1), time >= 7 ? point(0.5, 0.5) : shown, at: time) }
    mirrored(&input, about: point(0.25, 0.42), at: 8.2)
    input.press(.f1, at: 10.6)
    let moments = [
      ("01-laid-out", 0.2), ("02-four-people", 1.55), ("03-touches", 1.85), ("04-let-go", 2.6), ("05-flicked", 3.7),
      ("06-shown", 6.5), ("07-mirrored-finger", 9.8), ("08-keys", 11.0),
    ]
    return SampleScript(input, moments: moments, end: 11.2)
  }

  /// Two fingers move a photo to a point, spread and turn it, and lift while they still move.
  private static func twoHands(
    _ input: inout ScriptedInput, _ origin: Point, to goal: Point, fingers: Int64, turn: Float, _ share: Float,
    at start: Double
  ) {
    let bend = Point((origin.x + goal.x) / 2, (origin.y + goal.y) / 2) + Vector(24, -30)
    input.twist(
      (FingerID(fingers), FingerID(fingers + 1)), [origin, bend, goal], radius: (34 * share, 76 * share),
      angle: (turn, turn * 2.6),
      at: start, for: 1.5, easing: .easeIn)
  }

  /// Five fingers around a point land one after another, then move together; one lifts early.
  private static func wholeHand(
    _ input: inout ScriptedInput, _ origin: Point, to goal: Point, _ size: Float, at start: Double
  ) {
    for finger in 0..<5 {
      let delay = Double(finger) * 0.05
      let angle = Float(finger) * 1.2566 + 0.3
      input.move(FingerID(Int64(finger + 11)), at: start + delay, for: (finger == 3 ? 1.5 : 1.7) - delay) { share in
        let progress = Easing.easeInOut.progress(at: share)
        let arm = Transform.rotation(angle + progress * 0.9).apply(to: Vector((30 + 40 * progress) * size, 0))
        return origin + (goal - origin) * progress + arm
      }
    }
  }

  /// The mouse with Control: it hovers, then pinches.
  private static func mirrored(_ input: inout ScriptedInput, about middle: Point, at start: Double) {
    let away = middle + Vector(48, 20)
    input.hover([middle + Vector(-90, -60), middle], at: start, for: 0.3)
    input.hold(.control, at: start + 0.35)
    input.hover([middle, away], at: start + 0.4, for: 0.3)
    input.drag(.mouse, [away, middle + Vector(44, 62), middle + Vector(-8, 78)], at: start + 0.8, for: 0.9)
    input.hold([], at: start + 2.2)
  }
}
