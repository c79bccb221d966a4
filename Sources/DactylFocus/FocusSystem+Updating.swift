/// Keeps the focus on a valid item, at the end of each frame: after a change of the key window, for presented
/// controllers, for requests of game code, and when the focused item cannot have the focus any more (F12, F18, F20,
/// F21).
extension FocusSystem {
  /// Updates the focus of all players. Costs a comparison for each player while nothing changed, and nothing before the
  /// first request for a focus.
  static func update(in scene: Scene) {
    guard scene.focus.isUsed else { return }
    for player in scene.focus.players { update(player, in: scene) }
  }

  /// Updates the focus of one player.
  static func update(_ player: PlayerFocus, in scene: Scene) {
    guard player.place != nil || !player.requests.isEmpty || !player.elsewhere.isEmpty else { return }
    guard !scene.focus.isAsking else { return }
    let version = (scene.visualVersion, scene.focus.version, scene.keyWindowEntity)
    if player.requests.isEmpty, let looked = player.looked, looked == version { return }
    player.looked = version
    takePresentation(player, in: scene)
    followKeyWindow(player, in: scene)
    followPresentation(player, in: scene)
    takeRequests(player, in: scene)
    followItem(player, in: scene)
    // Cover was computed by calling hit shapes: what they postponed is done now.
    scene.endWalk()
  }

  // MARK: Windows

  private static func followKeyWindow(_ player: PlayerFocus, in scene: Scene) {
    let window = scene.keyWindowEntity
    guard let place = player.place, place.path.last != window else { return }
    guard window != .none else { return }
    let known = player.leaveWindow(for: window, in: scene)
    var next: Entity?
    if let known {
      next = replacement(for: known.place, entries: known.entries, player, in: scene)
    } else {
      var search = FocusSearch(for: player, in: scene)
      next = search.first(at: player.start(in: scene.keyWindowEntity))
    }
    if let next {
      move(to: next, .window, player, in: scene)
      player.entries = known?.entries ?? []
    } else {
      lose(player, in: scene)
      if let known { (player.place, player.entries) = (known.place, known.entries) }
    }
  }

  // MARK: Presented controllers

  /// Moves the focus into a topmost controller that was presented since the last update: also when the focus is lost,
  /// and in preference to a position that is remembered there (F18, F20).
  private static func takePresentation(_ player: PlayerFocus, in scene: Scene) {
    let known = exchange(&player.knownPresentation, for: scene.latestPresentation)
    guard player.place != nil, known < scene.latestPresentation,
      let top = scene.topPresentation(in: scene.keyWindowEntity),
      let controller = scene.controllers.controller(of: top),
      let presentation = scene.controllers[controller]?.presentation, presentation > known
    else { return }
    moveInto(top, player, in: scene)
  }

  /// Moves the focus into the topmost presented controller when it is behind it, as with a sheet that was hidden until
  /// now.
  private static func followPresentation(_ player: PlayerFocus, in scene: Scene) {
    guard let item = player.item, let path = player.place?.path,
      let top = scene.topPresentation(in: scene.keyWindowEntity), !path.contains(top)
    else { return }
    guard !scene.isAlive(item) || !scene.isDescendant(item.index, of: top.index) else { return }
    // A trap that the focus was in is gone: the focus returns to where it was before that.
    let isTrapGone = player.entries.contains {
      path.contains($0.trap) && !scene.focus.isTrap($0.trap, scene.controllers, in: scene)
    }
    guard !isTrapGone else { return }
    moveInto(top, player, in: scene)
  }

  /// Moves the focus into a presented view: to a text field in editing there, else as its preferences say (F17).
  private static func moveInto(_ top: Entity, _ player: PlayerFocus, in scene: Scene) {
    var next = editingItem(of: player, in: scene)
    if next == nil {
      var search = FocusSearch(for: player, in: scene)
      next = search.first(at: top)
    }
    if let next, next != player.item { move(to: next, .presentation, player, in: scene) }
  }

  // MARK: Requests

  /// Handles the requests: of the environments in them, the outermost counts; those that the focus is not in are
  /// ignored.
  private static func takeRequests(_ player: PlayerFocus, in scene: Scene) {
    guard !player.requests.isEmpty else { return }
    let asked = exchange(&player.requests, for: [])
    var outer: Entity?
    for environment in asked {
      let view = scene.viewInChain(of: environment)
      guard view != .none, scene.window(of: view) == scene.keyWindowEntity else { continue }
      guard !player.hasFocus || player.place?.path.contains(view) == true else {
        scene.record(.refuseFocus, rule: .F10, view: view, other: player.item ?? .none)
        continue
      }
      if let known = outer, !scene.isDescendant(known.index, of: view.index) { continue }
      outer = view
    }
    guard let outer else { return }
    var search = FocusSearch(for: player, in: scene)
    if let next = search.first(at: outer) { move(to: next, .request, player, in: scene) }
  }

  // MARK: Items that cannot have the focus any more

  private static func followItem(_ player: PlayerFocus, in scene: Scene) {
    guard let item = player.place?.item else { return }
    let isEligible = player.hasFocus && FocusItems.isEligible(item, for: player, in: scene)
    // The callbacks may have moved the focus.
    guard player.place?.item == item else { return }
    if isEligible { return player.place?.update(in: scene) ?? () }
    guard let place = player.place else { return }
    let isCovered = player.hasFocus && scene.isAlive(item) && FocusItems.isCovered(item, in: scene)
    let isSoon = player.lastLoss.map { scene.currentTime - $0 < PlayerFocus.evasionTime } ?? false
    player.evasions = isCovered || isSoon ? player.evasions + 1 : 0
    player.lastLoss = scene.currentTime
    let next =
      editingItem(of: player, in: scene) ?? replacement(for: place, entries: player.entries, player, in: scene)
    if let next { move(to: next, .loss, player, in: scene) } else { lose(player, in: scene) }
    // Traps that are gone for good are not returned to.
    player.entries.removeAll { entry in
      player.place?.path.contains(entry.trap) != true
        && (!scene.isAlive(entry.trap) || scene.window(of: entry.trap) == .none)
    }
  }

  /// The item that gets the focus in place of one that cannot have it: chosen by the innermost environment around its
  /// position that still has an item.
  private static func replacement(
    for place: FocusPlace, entries: [(trap: Entity, from: FocusPlace)], _ player: PlayerFocus, in scene: Scene
  ) -> Entity? {
    var place = place
    var asked: [Entity] = []
    let map = FocusItems.map(of: player, in: scene)
    search: while true {
      if isItem(place.item, of: map, in: scene) { return place.item }
      for environment in place.path {
        if let chosen = choose(in: environment, from: place, map, in: scene) { return chosen }
        guard !asked.contains(environment), let entry = entries.first(where: { $0.trap == environment }) else {
          continue
        }
        // A trap without items returns the focus to its position before the trap.
        asked.append(environment)
        place = entry.from
        continue search
      }
      return nil
    }
  }

  /// The text field in editing, if it can have the focus: it receives the first player's keys already.
  static func editingItem(of player: PlayerFocus, in scene: Scene) -> Entity? {
    guard player.number == 0, let first = scene.firstResponder, scene.hasTextInput(first),
      FocusItems.isEligible(first, for: player, in: scene)
    else { return nil }
    return first
  }

  private static func isItem(_ view: Entity, of map: FocusMap, in scene: Scene) -> Bool {
    guard let slot = map.slot(of: view), !map.items[slot].isGuide else { return false }
    return !FocusItems.isCovered(slot, of: map, in: scene)
  }

  /// The item that was focused last in the page that a stack or tabs show now in place of the one with the focus.
  private static func lastOfNewPage(
    of container: Entity, from place: FocusPlace, _ map: FocusMap, in scene: Scene
  ) -> Entity? {
    guard let controller = scene.controllers.controller(of: container),
      let shown = scene.controllers[controller]?.shown, scene.isAlive(shown)
    else { return nil }
    let page = scene.controllers.view(of: shown)
    guard scene.isAlive(page), !place.path.contains(page), let last = scene.focus.remembered(in: page),
      isItem(last, of: map, in: scene), scene.isDescendant(last.index, of: page.index)
    else { return nil }
    return last
  }

  /// The item that an environment chooses: by its preferences, else the nearest one in it.
  private static func choose(
    in environment: Entity, from place: FocusPlace, _ map: FocusMap, in scene: Scene
  ) -> Entity? {
    guard scene.isAlive(environment), scene.isView(environment.index) else { return nil }
    if !FocusSearch.list(of: environment, in: scene).isEmpty {
      var search = FocusSearch(map, in: scene)
      if let listed = search.find(at: environment), scene.isDescendant(listed.index, of: environment.index) {
        return listed
      }
    }
    if let last = lastOfNewPage(of: environment, from: place, map, in: scene) { return last }
    var best: (slot: Int, distance: Double, isAfter: Bool)?
    for slot in map.items.indices where !map.items[slot].isGuide {
      let item = map.items[slot]
      guard scene.isDescendant(item.entity.index, of: environment.index) else { continue }
      let (dx, dy) = (item.box.middle.x - place.box.middle.x, item.box.middle.y - place.box.middle.y)
      let distance = dx * dx + dy * dy
      let isAfter = item.box.isBefore(place.box) != true
      if let best, (distance, isAfter ? 0 : 1) >= (best.distance, best.isAfter ? 0 : 1) { continue }
      if FocusItems.isCovered(slot, of: map, in: scene) { continue }
      best = (slot, distance, isAfter)
    }
    return best.map { map.items[$0.slot].entity }
  }
}
