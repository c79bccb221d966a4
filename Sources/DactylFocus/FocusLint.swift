/// Finds items that no heading leads to, in frames in which nothing changes: a player with a controller could never
/// reach them.
///
/// It runs only while the items are known and do not change, and examines a few of them in a frame; each one is
/// reported once.
enum FocusLint {
  /// The most items that are examined in one frame.
  private static var most: Int { 200 }
  /// The most boxes that are compared in one frame, approximately: when there are very many, fewer items are examined.
  private static var mostWork: Int { 20_000 }

  static func run(in scene: Scene) {
    guard scene.focus.isUsed, scene.focus.first.hasFocus else { return }
    let (focus, map) = (scene.focus, scene.focus.first.map)
    let (lint, version) = (focus.lint, (scene.visualVersion, focus.version, scene.keyWindowEntity))
    if map.made.map({ $0 != version }) ?? true {
      // The focus ring, or something else, has changed the scene: the items are collected again once the scene does not
      // change any more.
      guard let seen = lint.seen, seen == version else { return lint.seen = version }
      _ = FocusItems.map(of: focus.first, in: scene)
    }
    guard let made = map.made, made == version else { return }
    if lint.made.map({ $0 != made }) ?? true {
      lint.made = made
      lint.next = 0
      lint.reached = [Bool](repeating: false, count: map.items.count)
    }
    guard lint.next < map.items.count else { return }
    let end = min(lint.next + max(1, min(most, mostWork / map.items.count)), map.items.count)
    for slot in lint.next..<end {
      // Otherwise all are examined again in a later frame.
      guard examine(slot, made, map, lint, in: scene) else { return scene.endWalk() }
    }
    lint.next = end
    if end == map.items.count { report(map, lint, in: scene) }
    scene.endWalk()
  }

  /// Records which items the headings from one of them lead to. Returns false if a hit shape that was called has
  /// changed the items.
  static func examine(
    _ slot: Int, _ made: (scene: UInt64, focus: Int, window: Entity), _ map: FocusMap, _ lint: FocusLintState,
    in scene: Scene
  ) -> Bool {
    guard !map.items[slot].isGuide else { return true }
    guard !FocusItems.isCovered(slot, of: map, in: scene) else {
      lint.reached[slot] = true
      return true
    }
    for heading in [FocusHeading.up, .down, .left, .right] {
      let found = FocusSystem.next(heading, from: map.items[slot].entity, scene.focus.first, in: scene)
      guard isStill(made, map) else { return false }
      note(found, from: slot, map, lint)
      let beside = FocusSystem.nextOutside(heading, from: slot, of: map, in: scene)
      guard isStill(made, map) else { return false }
      note(beside, from: slot, map, lint)
    }
    return true
  }

  /// The items that no heading was found to lead to. The only item in a trap does not have to be reachable from
  /// another.
  static func unreached(_ map: FocusMap, _ lint: FocusLintState) -> [Entity] {
    var sizes: [Int32: Int] = [:]
    for item in map.items where !item.isGuide { sizes[item.trap, default: 0] += 1 }
    return map.items.enumerated().compactMap { slot, item in
      guard !item.isGuide, !lint.reached[slot], sizes[item.trap, default: 0] > 1 else { return nil }
      return item.entity
    }
  }

  /// Whether the items are still those of a version.
  private static func isStill(_ made: (scene: UInt64, focus: Int, window: Entity), _ map: FocusMap) -> Bool {
    map.made.map { $0 == made } ?? false
  }

  /// Records that a heading leads from one item to another.
  private static func note(_ found: Entity?, from slot: Int, _ map: FocusMap, _ lint: FocusLintState) {
    guard let other = found.flatMap(map.slot), map.items[other].trap == map.items[slot].trap else { return }
    lint.reached[other] = true
  }

  private static func report(_ map: FocusMap, _ lint: FocusLintState, in scene: Scene) {
    for item in unreached(map, lint) where lint.named.insert(item).inserted {
      scene.report(
        .unreachableFocusItem,
        "no direction leads the focus to \(scene.view(item)): only Tab does. Move it, name it as a neighbour "
          + "(setNextFocusItem), or put a guide before it")
    }
  }
}

extension Diagnostic.Kind {
  /// The kind for a view that can have the focus while no heading from another item leads to it.
  public static let unreachableFocusItem = Diagnostic.Kind("unreachableFocusItem")
}

/// The progress of the search for items that no heading leads to.
final class FocusLintState: SnapshotState {
  /// The version of the scene when a frame last found the items out of date.
  var seen: (scene: UInt64, focus: Int, window: Entity)?
  /// The version of the map that is examined.
  var made: (scene: UInt64, focus: Int, window: Entity)?
  /// The item that is examined next.
  var next = 0
  /// Whether a heading leads to each item, by its slot.
  var reached: [Bool] = []
  /// The items that have been reported.
  var named: Set<Entity> = []

  func copyState(_ copier: StateCopier) {
    copier.copy(seen) { seen = $0 }
    copier.copy(made) { made = $0 }
    copier.copy(next) { next = $0 }
    copier.copy(reached) { reached = $0 }
    copier.copy(named) { named = $0 }
  }
}
