/// Moves the focus for headings: those of unhandled presses and those that game code requests (F4, F13, F15, F24). Each
/// function receives the player whose focus it moves.
enum FocusSystem {
  // MARK: Headings

  /// Moves the focus one step. While no item is focused, the first step focuses one and goes no further: the first
  /// responder if it can have the focus, else the first item (F16).
  ///
  /// - Returns: Whether the focus moved.
  @discardableResult
  static func move(_ heading: FocusHeading, _ player: PlayerFocus, in scene: Scene) -> Bool {
    guard !scene.focus.isAsking else { return false }
    update(player, in: scene)
    guard let source = source(of: player, in: scene) else {
      var search = FocusSearch(for: player, in: scene)
      guard
        let first = firstResponder(for: player, in: scene) ?? search.first(at: player.start(in: scene.keyWindowEntity))
      else { return false }
      return move(to: first, .heading(heading), player, in: scene)
    }
    let next = next(heading, from: source, player, in: scene)
    if scene.isLogging { recordPassed(heading, from: source, by: next, player, in: scene) }
    if let next,
      move(to: next, .heading(heading), player, in: scene)
    {
      return true
    }
    // If no item was focused there is no failure to report.
    if player.item == source { notifyOfFailedMove(heading, player, in: scene) }
    return false
  }

  /// The view where a heading starts: the text field in editing (F25), else the focused item.
  static func source(of player: PlayerFocus, in scene: Scene) -> Entity? {
    editingItem(of: player, in: scene) ?? player.item
  }

  /// The first responder, if it can have the focus (F16). It belongs to the first player.
  private static func firstResponder(for player: PlayerFocus, in scene: Scene) -> Entity? {
    guard player.number == 0, let first = scene.firstResponder else { return nil }
    return FocusItems.isEligible(first, for: player, in: scene) ? first : nil
  }

  /// The item to which a heading moves the focus; nil for none. If a view is given, only items inside it count, except
  /// for a neighbour that the game named, which counts anywhere.
  static func next(
    _ heading: FocusHeading, from source: Entity, inside area: Entity? = nil, _ player: PlayerFocus, in scene: Scene
  ) -> Entity? {
    let map = FocusItems.map(of: player, in: scene)
    guard scene.isAlive(source) else { return nil }
    let slot = map.slot(of: source)
    let way = slot.map { FocusWay(map: map, source: $0, area: area, scene: scene) }
    if let named = neighbor(of: source, heading, map, way, in: scene) { return named }
    guard let way else { return nil }
    return heading.isDirection ? way.toward(heading) : way.inOrder(isForward: heading == .next)
  }

  /// The neighbour that a game named for a heading. One that cannot have the focus now is replaced by its own neighbour
  /// for the heading, and so on. A guide leads on; one that leads to no item is replaced as well (F11).
  private static func neighbor(
    of source: Entity, _ heading: FocusHeading, _ map: FocusMap, _ way: FocusWay?, in scene: Scene
  ) -> Entity? {
    var current = source
    // Each view names one other: a longer chain than this is a loop.
    for _ in 0..<scene.focus.count {
      let neighbors = scene.focus[current]?.neighbors ?? []
      guard let named = neighbors.first(where: { $0.heading == heading })?.view, named != source,
        scene.isAlive(named)
      else { return nil }
      if let slot = map.slot(of: named) {
        let isPlain = !map.items[slot].isGuide && !FocusItems.isCovered(slot, of: map, in: scene)
        if let target = isPlain ? named : way?.guided(by: slot) { return target }
      }
      current = named
    }
    return nil
  }

  /// The item outside the scroll views around an item that a heading leads to after the item has been scrolled into
  /// sight (F14); nil if an item inside them comes first, or if the item is in sight already.
  static func nextOutside(_ heading: FocusHeading, from source: Int, of map: FocusMap, in scene: Scene) -> Entity? {
    FocusWay(map: map, source: source, area: nil, scene: scene).outside(heading)
  }

  // MARK: Display

  /// Records the use of a press. Keys that type, and modifier keys, do not make the focus visible.
  static func noteUse(of press: Press, in scene: Scene) {
    let player = scene.focus.player(drivenBy: press.device, scene.players)
    player.evasions = 0
    if player.hidesFocus, steers(press) { noteUse(ofKeys: true, by: player, in: scene) }
  }

  /// Whether a press is one of a controller, or a key that moves the focus or selects.
  private static func steers(_ press: Press) -> Bool { press.key == nil || press.selects || FocusHeading(press) != nil }

  /// Records whether keys or fingers were used last: the focused item is shown after keys alone.
  static func noteUse(ofKeys isByKeys: Bool, by player: PlayerFocus, in scene: Scene) {
    guard player.isShown != isByKeys else { return }
    player.isShown = isByKeys
    if let item = player.item { scene.notifyWidgetOfFocus(item.index) }
  }
}

/// The step from an item, by position or in reading order, among the items of the innermost trap around it.
private struct FocusWay {
  let map: FocusMap
  let source: Int
  /// The view that the step has to stay in; nil for anywhere.
  let area: Entity?
  let scene: Scene
  /// A box to start from in place of the item's own, and the view inside which items do not count then.
  private var elsewhere: (box: FocusBox, beyond: Entity)?

  init(map: FocusMap, source: Int, area: Entity?, scene: Scene) {
    (self.map, self.source, self.area, self.scene) = (map, source, area, scene)
  }

  private var start: FocusMap.Item { map.items[source] }

  /// Whether a step may lead to an item; if a view is given, only to items inside it.
  private func isOpen(_ slot: Int, inside area: Entity?) -> Bool {
    guard slot != source, !map.hasTraps || map.isTrap(map.items[slot].trap, in: start.trap) else { return false }
    let entity = map.items[slot].entity.index
    if let elsewhere, scene.isDescendant(entity, of: elsewhere.beyond.index) { return false }
    return area.map { scene.isDescendant(entity, of: $0.index) } ?? true
  }

  // MARK: By position

  /// The item in a direction: the items in the innermost scroll view around the source that has any come first (F15).
  func toward(_ heading: FocusHeading) -> Entity? {
    guard area == nil, scene.scrolls.count > 0 else { return toward(heading, inside: area) }
    var current = scene.record(of: start.entity.index).parent
    while current != .max {
      if scene.scrolls.isScrollView(current), let own = toward(heading, inside: scene.entity(at: current)) {
        return own
      }
      current = scene.record(of: current).parent
    }
    return toward(heading, inside: nil)
  }

  /// The item in a direction outside all scroll views around the source, starting from the box of the source after it
  /// has been scrolled into sight in all of them; nil if it is in sight already.
  func outside(_ heading: FocusHeading) -> Entity? {
    guard scene.scrolls.count > 0 else { return nil }
    var (box, outermost) = (start.box, Entity.none)
    var current = scene.record(of: start.entity.index).parent
    while current != .max {
      if scene.scrolls.isScrollView(current) {
        outermost = scene.entity(at: current)
        let view = scene.view(outermost)
        box = box.moved(into: FocusBox(view.convert(view.bounds, to: nil)))
      }
      current = scene.record(of: current).parent
    }
    guard outermost != .none, box != start.box, toward(heading, inside: outermost) == nil else { return nil }
    var way = self
    way.elsewhere = (box, outermost)
    return way.toward(heading, inside: nil)
  }

  /// The item in a direction inside a view: those of the same group come before all others (F19).
  private func toward(_ heading: FocusHeading, inside area: Entity?) -> Entity? {
    let group = start.group
    if group != 0, let own = best(heading, inside: area, where: { $0 == group }) { return own }
    return best(heading, inside: area) { group == 0 || $0 != group }
  }

  private func best(_ heading: FocusHeading, inside area: Entity?, where belongs: (Int32) -> Bool) -> Entity? {
    let geometry = FocusGeometry(heading, from: elsewhere?.box ?? start.box)
    var best: FocusGeometry.Way?
    var found: Entity?
    for (run, box) in map.runs.enumerated() where geometry.mayHold(box, better: best) {
      let start = run * FocusMap.runLength
      for slot in start..<min(start + FocusMap.runLength, map.items.count) {
        guard let way = geometry.way(to: map.items[slot].box) else { continue }
        if let best, !geometry.isBetter(way, than: best) { continue }
        // Only a candidate that would be chosen is checked in detail.
        guard belongs(map.items[slot].group), isOpen(slot, inside: area), let target = target(of: slot) else {
          continue
        }
        (best, found) = (way, target)
      }
    }
    return found
  }

  /// The item that gets the focus at a slot: itself, or the one that a guide leads to (F23).
  private func target(of slot: Int) -> Entity? {
    if map.items[slot].isGuide { return guided(by: slot) }
    return FocusItems.isCovered(slot, of: map, in: scene) ? nil : map.items[slot].entity
  }

  /// The item that a guide leads to in the trap; nil when it leads to no other item, or the slot is no guide.
  func guided(by slot: Int) -> Entity? {
    let item = map.items[slot]
    guard item.isGuide else { return nil }
    var search = FocusSearch(map, in: scene)
    for entry in scene.focus[item.entity]?.guide ?? [] {
      guard let found = search.find(at: entry), let other = map.slot(of: found),
        map.isTrap(map.items[other].trap, in: start.trap)
      else { continue }
      return other == source ? nil : found
    }
    return nil
  }

  // MARK: In reading order

  /// The next or previous item in reading order. The items of a group follow its first one.
  func inOrder(isForward: Bool) -> Entity? {
    let order = scene.focus.groups > 0 ? orderOfGroups() : nil
    let count = order?.count ?? map.items.count
    let place = order?.firstIndex(of: source) ?? source
    guard count > 1 else { return nil }
    for step in 1..<count {
      let next = (isForward ? place + step : place - step + count) % count
      let slot = order?[next] ?? next
      if isOpen(slot, inside: area), !map.items[slot].isGuide, !FocusItems.isCovered(slot, of: map, in: scene) {
        return map.items[slot].entity
      }
    }
    return nil
  }

  private func orderOfGroups() -> [Int] {
    let slots = map.items.indices.filter {
      $0 == source
        || (isOpen($0, inside: area) && !map.items[$0].isGuide && !FocusItems.isCovered($0, of: map, in: scene))
    }
    var members: [Int32: [Int]] = [:]
    for slot in slots where map.items[slot].group != 0 { members[map.items[slot].group, default: []].append(slot) }
    var order: [Int] = []
    for slot in slots {
      let group = map.items[slot].group
      if group == 0 { order.append(slot) } else { order += members.removeValue(forKey: group) ?? [] }
    }
    return order
  }
}
