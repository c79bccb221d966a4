/// The items that a heading passes, in the log of decisions.
extension FocusSystem {
  /// The most items that are recorded for a heading, so that the rest of the log is kept.
  private static var mostPassed: Int { 256 }

  /// Records the items that lie in the direction of a heading and do not get the focus, each with the rule: covered
  /// (F22), outside the trap (F20), outside the group (F19), or less near than the one that does (F15).
  static func recordPassed(
    _ heading: FocusHeading, from source: Entity, by next: Entity?, _ player: PlayerFocus, in scene: Scene
  ) {
    let map = FocusItems.map(of: player, in: scene)
    guard heading.isDirection, scene.isAlive(source), let start = map.slot(of: source) else { return }
    let geometry = FocusGeometry(heading, from: map.items[start].box)
    let group = map.items[start].group
    let hasOwn = group != 0 && next.flatMap(map.slot).map { map.items[$0].group == group } == true
    var count = 0
    for slot in map.items.indices where slot != start && map.items[slot].entity != next {
      let item = map.items[slot]
      guard count < mostPassed, geometry.way(to: item.box) != nil else { continue }
      var (rule, other) = (Rule.F15, next ?? .none)
      if FocusItems.isCovered(slot, of: map, in: scene) {
        (rule, other) = (.F22, .none)
      } else if map.hasTraps, !map.isTrap(item.trap, in: map.items[start].trap) {
        (rule, other) = (.F20, map.trap(map.items[start].trap) ?? .none)
      } else if hasOwn, item.group != group {
        rule = .F19
      }
      count += 1
      scene.record(.passItem, rule: rule, detail: heading.rawValue, view: item.entity, other: other)
    }
  }
}

extension Scene {
  /// Whether a view could have the focus by its own settings and its widget, wherever it is (F3).
  package func couldBeFocused(_ view: View) -> Bool {
    FocusItems.canHave(view.entity, focus.first, in: self)
  }

  /// Whether a single view in front covers a view wholly, so that it can't have the focus (F22).
  package func isFocusCovered(_ view: View) -> Bool { FocusItems.isCovered(view.entity, in: self) }
}
