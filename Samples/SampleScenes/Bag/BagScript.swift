import Dactyl

/// A short play with two bags: two players at once, half a stack, slots that refuse everything, wares from the shop,
/// keys, and the last drop undone.
enum BagScript {
  /// Writes the script for the slots at their present positions, starting at the time zero.
  static func write(for bags: BagScene) -> SampleScript {
    let side = bags.slotSide
    /// Returns a point in a slot, a bit off its middle.
    func slot(_ number: Int) -> Point { (bags.location(of: number) ?? .zero) + Vector(0.1, 0.14) * side }
    /// Returns the path from slot to slot, not quite straight, with a rest at its end.
    func path(_ start: Int, _ end: Int) -> [Point] {
      let (start, end) = (slot(start), slot(end))
      return [start, start + (end - start) * 0.5 + Vector(0, -0.5) * side, end, end, end]
    }
    let (left, right) = (FingerID(1), FingerID(2))
    var input = ScriptedInput()

    // Each player takes something, and both drop it on the same slot, which has no room for everything.
    input.drag(left, path(3, 8), at: 0.4, for: 1.6)
    input.drag(right, path(16, 8), at: 0.5, for: 1.8)

    // Half of the coins; and apples on a slot for arms, until Escape cancels the drags.
    input.drag(left, path(5, 7), at: 2.8, holding: 0.6, for: 1.3)
    input.drag(right, path(22, 13), at: 3.2, for: 1.8)
    input.press(.escape, at: 4.9)

    // Something from the shop, while the other player's shield changes places with an axe.
    input.drag(left, path(24, 6), at: 5.3, for: 1.4)
    input.drag(.mouse, path(9, 12), at: 5.4, for: 1.3)

    // The potions, moved with keys.
    let order = readingOrder(of: bags)
    let (start, goal) = (order.firstIndex(of: 2) ?? 0, order.firstIndex(of: 4) ?? 0)
    for step in 0...start { input.press(.tab, at: 7.3 + 0.1 * Double(step)) }
    input.press(.space, at: 8.0)
    for step in 0..<max(goal - start, 0) { input.press(.tab, at: 8.2 + 0.1 * Double(step)) }
    input.press(.return, at: 9.6)

    input.hold(.control, at: 10.6)
    input.press(.letter("z") ?? .space, at: 10.65)
    input.hold([], at: 10.8)
    input.press(.f1, at: 11.2)
    let moments = [
      ("01-bags", 0.2), ("02-two-players", 1.0), ("03-the-same-slot", 1.85), ("04-half-and-refused", 4.5),
      ("05-copy", 6.4), ("06-changed-places", 7.2), ("07-keys", 9.5), ("08-dropped", 10.4), ("09-taken-back", 11.1),
      ("10-help", 11.6),
    ]
    return SampleScript(input, moments: moments, end: 11.8)
  }

  /// Returns the slots in reading order, line by line.
  private static func readingOrder(of bags: BagScene) -> [Int] {
    let locations = bags.inventory.slots.indices.map { bags.location(of: $0) ?? .zero }
    return locations.indices.sorted { one, other in
      let isSameLine = abs(locations[one].y - locations[other].y) < bags.slotSide / 2
      return isSameLine ? locations[one].x < locations[other].x : locations[one].y < locations[other].y
    }
  }
}
