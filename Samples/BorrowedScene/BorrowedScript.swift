import DactylUIKit
import SampleScenes

/// The script of a circle, a turn of the dial, a card that is slid to both sides, and a stroke that is no circle.
enum BorrowedScript {
  static func write(for size: Size) -> SampleScript {
    let plan = BoardPlan(CGSize(width: CGFloat(size.width), height: CGFloat(size.height)))
    func point(_ point: CGPoint) -> Point { Point(Float(point.x), Float(point.y)) }
    let (dial, card, middle) = (point(plan.dial), point(plan.card), point(plan.middle))
    let (side, radius) = (Float(plan.side), min(size.width, size.height) * 0.18)
    var input = ScriptedInput()
    func around(_ center: Point, _ radius: Float, from start: Float, by turn: Float) -> (Float) -> Point {
      { share in center + Transform.rotation(start + turn * share).apply(to: Vector(radius, 0)) }
    }
    input.move(FingerID(1), at: 0.3, for: 1.2, around(middle, radius, from: -.pi / 2, by: 2 * .pi))
    input.move(FingerID(1), at: 2, for: 0.8, around(dial, side * 0.35, from: -.pi / 2, by: .pi * 0.75))
    for (start, direction) in [(3.2, Float(1)), (4.4, -1)] {
      input.drag(
        FingerID(1), [card, card + Vector(direction * side * 0.6, 0), card], at: start, for: 0.8, easing: .linear)
    }
    // Two fingers at once: another circle, and the dial.
    input.move(FingerID(1), at: 5.8, for: 1, around(middle, radius * 0.6, from: 0, by: -2 * .pi))
    input.move(FingerID(2), at: 5.8, for: 1, around(dial, side * 0.35, from: 0, by: -.pi / 2))
    input.drag(FingerID(1), [middle + Vector(-radius, 0), middle + Vector(radius, 20)], at: 7.4, for: 0.5)
    let moments = [
      ("01-drawing", 1.1), ("02-circle", 1.8), ("03-dial", 2.95), ("04-sliding", 3.5), ("05-card", 5.5),
      ("06-at-once", 6.4), ("07-no-circle", 8.2),
      ("08-help", 9),
    ]
    input.press(.f1, at: 8.4)
    input.press(.f1, at: 9.4)
    let button = point(CGPoint(x: plan.button.midX, y: plan.button.midY))
    input.tap(FingerID(1), button, at: 9.8)
    return SampleScript(input, moments: moments + [("09-controls", 11.2)], end: 11.4)
  }
}
