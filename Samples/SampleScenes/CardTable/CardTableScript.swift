import Dactyl

/// A short game on a card table just dealt.
///
/// One finger drags a card; two taps turn cards over; five fingers drag five cards at once; a long press carries a pile
/// with the overlay on; Escape cancels the drags of a finger and the mouse; and the keys are shown.
enum CardTableScript {
  /// Writes the script for the cards at their present positions, starting at the time zero.
  static func write(for table: CardTableScene) -> SampleScript {
    let piles = table.summary
    let size = table.scene.size
    let middle = Point(size.width / 2, size.height * 0.46)
    // The lengths of the drags grow with the table.
    let zoom = table.zoom
    var input = ScriptedInput()
    dragOne(&input, from: piles[4].location, to: middle, zoom)
    turnTwo(&input, piles[6].location, piles[2].location)
    dragFive(&input, from: piles, around: middle, zoom)
    if let card = piles[0].cards.first.flatMap({ table.location(of: $0) }) {
      carryPile(&input, by: card - Vector(0, 60) * zoom, to: middle - Vector(150, 130) * zoom, zoom)
    }
    takeAway(&input, piles[9].location, piles[5].location, towards: middle, zoom)
    input.press(.f3, at: 7.7)
    input.press(.f1, at: 7.8)
    let moments = [
      ("01-deal", 0.2), ("02-drag", 1.0), ("03-turning", 2.12), ("04-five-fingers", 3.15), ("05-dropped", 4.2),
      ("06-pile-and-overlay", 5.75), ("07-taken-away", 7.15), ("08-keys", 8.3),
    ]
    return SampleScript(input, moments: moments, end: 8.5)
  }

  private static func dragOne(
    _ input: inout ScriptedInput, from point: Point, to middle: Point, _ zoom: Float
  ) {
    let grip = point + Vector(12, -40) * zoom
    let path = [
      grip, grip + Vector(40, -90) * zoom, middle + Vector(150, -60) * zoom, middle + Vector(30, 10) * zoom,
    ]
    input.drag(FingerID(1), path, at: 0.4, for: 1.1)
  }

  private static func turnTwo(_ input: inout ScriptedInput, _ first: Point, _ second: Point) {
    input.tap(FingerID(1), first, at: 1.9)
    input.tap(FingerID(2), second, at: 1.96)
  }

  /// Drags the top cards of the columns and of the row, each to a different point in the middle.
  private static func dragFive(
    _ input: inout ScriptedInput, from piles: [PileSummary], around middle: Point, _ zoom: Float
  ) {
    let goals = [(-150, 60), (-75, -90), (150, -80), (170, 80), (30, -130)] as [(Float, Float)]
    let order = [0, 1, 2, 3, 5]
    for (finger, goal) in goals.enumerated() {
      let start = piles[order[finger]].location + Vector(Float(finger * 7 - 14), 20) * zoom
      let end = middle + Vector(goal.0, goal.1) * zoom
      let bend = Point((start.x + end.x) / 2, (start.y + end.y) / 2) + Vector(0, -50) * zoom
      let delay = Double(finger) * 0.05
      input.drag(FingerID(Int64(finger + 1)), [start, bend, end], at: 2.5 + delay, for: 1.1)
    }
  }

  private static func carryPile(_ input: inout ScriptedInput, by point: Point, to goal: Point, _ zoom: Float) {
    input.press(.f3, at: 4.5)
    input.drag(FingerID(3), [point, point + Vector(90, -60) * zoom, goal], at: 4.6, holding: 0.7, for: 0.6)
  }

  private static func takeAway(
    _ input: inout ScriptedInput, _ first: Point, _ second: Point, towards middle: Point, _ zoom: Float
  ) {
    input.drag(.mouse, [first, middle + Vector(60, 90) * zoom], at: 6.3, for: 0.7, lifts: false)
    input.drag(FingerID(1), [second, middle + Vector(-120, 40) * zoom], at: 6.35, for: 0.65, lifts: false)
    input.press(.escape, at: 7.05)
  }
}
