import Dactyl

/// A scripted drawing: five fingers draw at once, another colour is selected, a line is held and moved, one is chosen
/// and deleted with the menu, and the deletion is undone.
enum TouchTrackerScript {
  static func write(for tracker: TouchTrackerScene) -> SampleScript {
    let size = tracker.scene.size
    func point(_ x: Float, _ y: Float) -> Point { Point(size.width * x, size.height * y) }
    var input = ScriptedInput()
    for finger in 0..<5 {
      let x = 0.14 + 0.16 * Float(finger)
      input.drag(
        FingerID(Int64(finger + 1)), [point(x, 0.18), point(x + 0.1, 0.72 - 0.06 * Float(finger % 3))], at: 0.3,
        for: 0.9)
    }
    input.drag(
      FingerID(1), [Point(size.width / 2 + 90, size.height - 48), Point(size.width / 2 - 90, size.height - 48)],
      at: 1.8, for: 0.18)
    input.drag(FingerID(1), [point(0.1, 0.5), point(0.9, 0.36)], at: 2.4, for: 0.7)
    // The first line is held, and moved to the left and down.
    let first = point(0.19, 0.45)
    input.drag(FingerID(1), [first, first + Vector(-60, 60)], at: 3.6, holding: 0.7, for: 0.6)
    let long = point(0.5, 0.43)
    input.tap(FingerID(1), long, at: 5.4)
    input.tap(FingerID(1), long + Vector(0, -46), at: 6.6)
    input.hold(.control, at: 7.8)
    input.press(.letter("z") ?? .space, at: 7.85)
    input.hold([], at: 7.95)
    let moments = [
      ("01-five-fingers", 0.9), ("02-another-colour", 2.9), ("03-moved", 4.8), ("04-menu", 6.2), ("05-deleted", 7.4),
      ("06-taken-back", 8.4),
    ]
    return SampleScript(input, moments: moments, end: 8.6)
  }
}
