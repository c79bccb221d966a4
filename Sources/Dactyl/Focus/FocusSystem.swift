/// Moves the focus where headings say: presses that nobody handled, and what game code asks for (F4, F13, F15, F24). Each function is
/// given the player whose focus it is.
enum FocusSystem {
  // MARK: Headings

  /// Goes one step. Where nothing has the focus yet, the first step gives it and goes no further (F16).
  ///
  /// - Returns: whether anybody got it.
  @discardableResult
  static func move(_ heading: FocusHeading, _ player: PlayerFocus, in scene: Scene) -> Bool {
    guard !scene.focus.isAsking else { return false }
    update(player, in: scene)
    guard let source = source(of: player, in: scene) else {
      var search = FocusSearch(for: player, in: scene)
      guard let first = search.first(at: start(of: player, in: scene)) else { return false }
      return move(to: first, .heading(heading), player, in: scene)
    }
    if let next = next(heading, from: source, player, in: scene),
      move(to: next, .heading(heading), player, in: scene)
    {
      return true
    }
    // Where nothing had the focus there is nothing to tell.
    if player.item == source { tellStayed(heading, player, in: scene) }
    return false
  }

  /// Where a focus begins: the key window, or the view that it stays in.
  static func start(of player: PlayerFocus, in scene: Scene) -> Entity {
    player.root == .none ? scene.keyWindowEntity : player.root
  }

  /// Who a heading starts at: the text field that edits (F25), who has the focus, else a first responder that could have it. The first
  /// responder is the first player's.
  static func source(of player: PlayerFocus, in scene: Scene) -> Entity? {
    if let editing = editingItem(of: player, in: scene) { return editing }
    if let item = player.item { return item }
    guard player.number == 0, let first = scene.firstResponder else { return nil }
    return FocusItems.isEligible(first, for: player, in: scene) ? first : nil
  }

  /// Who a heading leads to; nil for nobody. Of those in a view alone, where one is given; but whom a neighbour is named as, it leads to
  /// wherever that is.
  static func next(
    _ heading: FocusHeading, from source: Entity, inside area: Entity? = nil, _ player: PlayerFocus, in scene: Scene
  ) -> Entity? {
    let map = FocusItems.map(of: player, in: scene)
    guard scene.isAlive(source) else { return nil }
    let slot = map.slot(of: source)
    let way = slot.map { FocusWay(map: map, source: $0, area: area, scene: scene) }
    if let named = scene.focus[source]?.neighbors.first(where: { $0.heading == heading })?.view,
      let other = map.slot(of: named), other != slot
    {
      // A guide leads on, and one that leads to nobody is not there (F11).
      let isPlain = !map.items[other].isGuide && !FocusItems.isCovered(other, of: map, in: scene)
      if let target = isPlain ? named : way?.guided(by: other) { return target }
    }
    guard let way else { return nil }
    return heading.isDirection ? way.toward(heading) : way.inOrder(isForward: heading == .next)
  }

  // MARK: Looks

  /// Notes that a press was used: a controller's, or a key that moves the focus or selects. Who types or holds Control looks for no ring.
  static func noteUse(of press: Press, in scene: Scene) {
    let player = scene.playerFocus(of: press.device)
    guard player.hasFocus, !player.isShown else { return }
    if press.key == nil || press.selects || FocusHeading(press) != nil { noteUse(ofKeys: true, by: player, in: scene) }
  }

  /// Notes whether keys or fingers were used last: who has the focus shows it after keys alone.
  static func noteUse(ofKeys isByKeys: Bool, by player: PlayerFocus, in scene: Scene) {
    guard player.isShown != isByKeys else { return }
    player.isShown = isByKeys
    if let item = player.item { scene.widgets[item.index]?.focusDidChange() }
  }
}

/// What a step leads to, by place or in reading order, among those of the innermost trap around who has the focus.
private struct FocusWay {
  let map: FocusMap
  let source: Int
  /// The view in which it is to stay; nil for anywhere.
  let area: Entity?
  let scene: Scene

  private var start: FocusMap.Item { map.items[source] }

  /// Whether a step may lead to one at all.
  private func isOpen(_ slot: Int) -> Bool {
    guard slot != source, !map.hasTraps || map.isTrap(map.items[slot].trap, in: start.trap) else { return false }
    return area.map { scene.isDescendant(map.items[slot].entity.index, of: $0.index) } ?? true
  }

  // MARK: By place

  /// Who lies in a direction: those of the group come before all others (F19).
  func toward(_ heading: FocusHeading) -> Entity? {
    let group = start.group
    if group != 0, let own = best(heading, where: { $0 == group }) { return own }
    return best(heading) { group == 0 || $0 != group }
  }

  private func best(_ heading: FocusHeading, where belongs: (Int32) -> Bool) -> Entity? {
    let geometry = FocusGeometry(heading, from: start.box)
    var best: FocusGeometry.Way?
    var found: Entity?
    for (run, box) in map.runs.enumerated() where geometry.mayHold(box, better: best) {
      let start = run * FocusMap.runLength
      for slot in start..<min(start + FocusMap.runLength, map.items.count) {
        guard let way = geometry.way(to: map.items[slot].box) else { continue }
        if let best, !geometry.isBetter(way, than: best) { continue }
        // Only who would be chosen is looked at more closely.
        guard belongs(map.items[slot].group), isOpen(slot), let target = target(of: slot) else { continue }
        (best, found) = (way, target)
      }
    }
    return found
  }

  /// Who gets the focus at an item: itself, or whom a guide leads to (F23).
  private func target(of slot: Int) -> Entity? {
    if map.items[slot].isGuide { return guided(by: slot) }
    return FocusItems.isCovered(slot, of: map, in: scene) ? nil : map.items[slot].entity
  }

  /// Whom a guide leads to in the trap; nil where that is nobody else, or it is none.
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

  /// The next or the one before in reading order. A group stands where its first one does.
  func inOrder(isForward: Bool) -> Entity? {
    let order = scene.focus.groups > 0 ? orderOfGroups() : nil
    let count = order?.count ?? map.items.count
    let place = order?.firstIndex(of: source) ?? source
    guard count > 1 else { return nil }
    for step in 1..<count {
      let next = (isForward ? place + step : place - step + count) % count
      let slot = order?[next] ?? next
      if isOpen(slot), !map.items[slot].isGuide, !FocusItems.isCovered(slot, of: map, in: scene) {
        return map.items[slot].entity
      }
    }
    return nil
  }

  private func orderOfGroups() -> [Int] {
    let slots = map.items.indices.filter {
      $0 == source || (isOpen($0) && !map.items[$0].isGuide && !FocusItems.isCovered($0, of: map, in: scene))
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
