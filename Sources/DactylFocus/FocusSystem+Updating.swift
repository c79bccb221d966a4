/// Keeps the focus where it can be, at the end of each frame: other windows that are key, what is presented, what game
/// code asks for, and who can't have it any more (F12, F18, F20, F21).
extension FocusSystem {
  /// Costs a compare for each player when nothing changed, and nothing before anything asked for a focus.
  static func update(in scene: Scene) {
    guard scene.focus.isUsed else { return }
    for player in scene.focus.players { update(player, in: scene) }
  }

  /// The same for one player.
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
    // Who is covered was found by asking hit shapes: what they asked for is done now.
    scene.endWalk()
  }

  // MARK: Windows

  private static func followKeyWindow(_ player: PlayerFocus, in scene: Scene) {
    let window = scene.keyWindowEntity
    guard let place = player.place, place.path.last != window else { return }
    guard window != .none else { return }
    let known = leaveWindow(for: window, player, in: scene)
    var next: Entity?
    if let known {
      next = replacement(for: known.place, entries: known.entries, player, in: scene)
    } else {
      var search = FocusSearch(for: player, in: scene)
      next = search.first(at: start(of: player, in: scene))
    }
    if let next {
      move(to: next, .window, player, in: scene)
      player.entries = known?.entries ?? []
    } else {
      lose(player, in: scene)
      if let known { (player.place, player.entries) = (known.place, known.entries) }
    }
  }

  /// Notes where the focus was in the window that it leaves, with the traps there. Gives where it was in the other one;
  /// nil where it never was.
  static func leaveWindow(for window: Entity, _ player: PlayerFocus, in scene: Scene) -> PlayerFocus.Elsewhere? {
    let old = player.place
    player.elsewhere.removeAll { $0.window == old?.path.last || !scene.isAlive($0.window) }
    if let old, let left = old.path.last, scene.isAlive(left) { player.elsewhere.append((left, old, player.entries)) }
    let known = player.elsewhere.first { $0.window == window }
    player.elsewhere.removeAll { $0.window == window }
    return known
  }

  // MARK: Presented controllers

  /// A controller that was presented since the last look, and is on top, asks for the focus: also where that is lost,
  /// and before what is remembered of it (F18, F20).
  private static func takePresentation(_ player: PlayerFocus, in scene: Scene) {
    let known = exchange(&player.knownPresentation, for: scene.latestPresentation)
    guard player.place != nil, known < scene.latestPresentation,
      let top = scene.topPresentation(in: scene.keyWindowEntity),
      let controller = scene.controllers.controller(of: top),
      let presentation = scene.controllers[controller]?.presentation, presentation > known
    else { return }
    moveInto(top, player, in: scene)
  }

  /// The focus does not stay behind what is on top, such as a sheet that was hidden until now.
  private static func followPresentation(_ player: PlayerFocus, in scene: Scene) {
    guard let item = player.item, let path = player.place?.path,
      let top = scene.topPresentation(in: scene.keyWindowEntity), !path.contains(top)
    else { return }
    guard !scene.isAlive(item) || !scene.isDescendant(item.index, of: top.index) else { return }
    // Something on top of which it was is gone: then it goes back by that.
    guard !player.entries.contains(where: { path.contains($0.trap) && !isTrap($0.trap, in: scene) }) else { return }
    moveInto(top, player, in: scene)
  }

  /// Moves the focus to where what is presented wants it: a field there that edits already, else as its lists say
  /// (F17).
  private static func moveInto(_ top: Entity, _ player: PlayerFocus, in scene: Scene) {
    var next = editingItem(of: player, in: scene)
    if next == nil {
      var search = FocusSearch(for: player, in: scene)
      next = search.first(at: top)
    }
    if let next, next != player.item { move(to: next, .presentation, player, in: scene) }
  }

  // MARK: Requests

  /// Of the environments at which a new focus is asked for, the one that holds the others counts; none that the focus
  /// is not in.
  private static func takeRequests(_ player: PlayerFocus, in scene: Scene) {
    guard !player.requests.isEmpty else { return }
    let asked = exchange(&player.requests, for: [])
    var outer: Entity?
    for environment in asked {
      let view = FocusSearch.view(of: environment, in: scene)
      guard view != .none, scene.window(of: view) == scene.keyWindowEntity else { continue }
      guard !player.hasFocus || player.place?.path.contains(view) == true else { continue }
      if let known = outer, !scene.isDescendant(known.index, of: view.index) { continue }
      outer = view
    }
    guard let outer else { return }
    var search = FocusSearch(for: player, in: scene)
    if let next = search.first(at: outer) { move(to: next, .request, player, in: scene) }
  }

  // MARK: Who can't have it any more

  private static func followItem(_ player: PlayerFocus, in scene: Scene) {
    guard let item = player.place?.item else { return }
    let isEligible = player.hasFocus && FocusItems.isEligible(item, for: player, in: scene)
    // Who was asked may have moved it.
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
    // What was left behind for good is not gone back to.
    player.entries.removeAll { entry in
      player.place?.path.contains(entry.trap) != true
        && (!scene.isAlive(entry.trap) || scene.window(of: entry.trap) == .none)
    }
  }

  /// Who gets the focus in place of one that can't have it: outward from where it was, the first that still holds
  /// anybody chooses.
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
        // A trap that holds nobody any more gives the focus back.
        asked.append(environment)
        place = entry.from
        continue search
      }
      return nil
    }
  }

  /// A text field that edits and can have the focus: it has the first player's keys already.
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

  /// Who had the focus last in the page that a stack or tabs show now in place of the one that it was in.
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

  /// Whom an environment chooses: by its list, else the nearest in it.
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
