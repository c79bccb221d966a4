/// Finds the items that can have the focus now: widgets, text inputs, and views that opt in (F3).
package enum FocusItems {
  /// The items of the key window that a player's focus can reach, and the guides, in reading order. Collected again
  /// when the scene has changed: from the reachable views, which are collected again only when another view may have
  /// become reachable.
  static func map(of player: PlayerFocus, in scene: Scene) -> FocusMap {
    let map = player.map
    let window = scene.keyWindowEntity
    let version = (scene.visualVersion, scene.focus.version, window)
    if scene.focus.isAsking { return map }
    if let made = map.made, made == version { return map }
    var search = Search(
      window: window, under: scene.topPresentation(in: window), root: player.root, scene.focus, in: scene)
    let isReachKnown = findReachable(search, map, in: scene)
    let areSame = findCandidates(map, isReachKnown, player, in: scene)
    // After a change by a callback the items are collected again the next time.
    map.made = version
    if areSame && followMoved(map, in: scene) { return map }
    map.begin()
    for entity in map.candidates { if let item = search.item(entity) { map.add(item) } }
    map.finish(traps: search.traps)
    map.watch.begin(map.items, in: scene)
    return map
  }

  /// Collects those of the reachable views that can have the focus. Returns true if they are the same as the last time.
  ///
  /// Each is asked on its own, since the answer of a game may change and end others. The answer of a plain view changes
  /// only along with its focus settings, after which all are collected again.
  private static func findCandidates(
    _ map: FocusMap, _ isReachKnown: Bool, _ player: PlayerFocus, in scene: Scene
  ) -> Bool {
    let known = exchange(&map.candidates, for: exchange(&map.spareCandidates, for: []))
    map.candidates.removeAll(keepingCapacity: true)
    var (next, areSame) = (0, isReachKnown)
    let mayBePlain = isReachKnown && scene.hasNoTextInputs
    let hasWidgets = scene.widgetOwners.count > 0
    for entity in map.reachable {
      let could = isReachKnown && next < known.count && known[next] == entity
      if could { next += 1 }
      let isPlain = mayBePlain && !(hasWidgets && scene.isWidget(entity.index))
      let can = isPlain ? could && scene.isAlive(entity) : canHave(entity, player, in: scene)
      if can { map.candidates.append(entity) }
      if can != could { areSame = false }
    }
    map.spareCandidates = known
    return areSame
  }

  /// Updates the boxes of the items when nothing but their positions has changed.
  private static func followMoved(_ map: FocusMap, in graph: SceneGraph) -> Bool {
    guard map.watch.look(in: graph) else { return false }
    map.forgetCovers()
    return map.move(map.watch.moved) { item in
      let view = View(item, in: graph)
      let area = view.convert(view.bounds, to: nil)
      return area.isFinite ? FocusBox(area) : nil
    }
  }

  /// Collects the views in the window's tree that the focus can reach and that can be used. Returns true if they are
  /// the same as the last time, except for those that cannot be used any more.
  private static func findReachable(_ search: borrowing Search, _ map: FocusMap, in scene: Scene) -> Bool {
    let reach = (scene.reachVersion, scene.focus.version, search.window, search.top)
    if let found = map.reach, found == reach { return true }
    map.reach = reach
    map.reachable.removeAll(keepingCapacity: true)
    for slot in 0..<scene.widgetOwners.count {
      let owner = scene.widgetOwners[slot]
      if search.reaches(owner) { map.reachable.append(scene.entity(at: owner)) }
    }
    for slot in 0..<scene.textInputOwners.count {
      let owner = scene.textInputOwners[slot]
      if scene.isView(owner), !scene.isWidget(owner), search.reaches(owner) {
        map.reachable.append(scene.entity(at: owner))
      }
    }
    for slot in 0..<scene.focus.count {
      let owner = scene.focus.owners[slot]
      guard scene.isView(owner), !scene.isWidget(owner), !scene.hasTextInput(scene.entity(at: owner)) else {
        continue
      }
      if search.reaches(owner) { map.reachable.append(scene.entity(at: owner)) }
    }
    return false
  }

  /// Whether a view can have a player's focus now, regardless of the map. A guide passes the focus on, and never has it
  /// itself (F11).
  static func isEligible(_ entity: Entity, for player: PlayerFocus, in scene: Scene) -> Bool {
    guard scene.isAlive(entity), scene.focus[entity]?.guide == nil, canHave(entity, player, in: scene),
      scene.isAlive(entity)
    else { return false }
    let window = scene.keyWindowEntity
    var search = Search(
      window: window, under: scene.topPresentation(in: window), root: player.root, scene.focus, in: scene)
    return search.item(entity) != nil && !isCovered(entity, in: scene)
  }

  /// Whether a view is covered by a single view in front of it, in its window or in a window in front of that (F22).
  static func isCovered(_ entity: Entity, in scene: Scene) -> Bool {
    let scrolls = scene.scrolls
    if scene.isCovered(entity.index, scrollingIn: { scrolls.isScrollView($0) }) { return true }
    let windows = scene.windowOrder
    guard windows.count > 1 else { return false }
    let root = scene.root(of: entity.index)
    let place = scene.coverablePlace(of: entity.index, scrollingIn: { scrolls.isScrollView($0) })
    return windows.reversed().prefix { $0.index != root }.contains {
      scene.isAlive($0) && scene.covers(place, root: $0.index)
    }
  }

  /// Whether an item of the map is covered: computed once for each map.
  static func isCovered(_ slot: Int, of map: FocusMap, in scene: Scene) -> Bool {
    guard !map.items[slot].isGuide else { return false }
    if map.covers[slot] == .unknown {
      map.covers[slot] = isCovered(map.items[slot].entity, in: scene) ? .covered : .open
    }
    return map.covers[slot] == .covered
  }

  /// The reachable ones of some views of a window, in reading order (F15). Nothing else can be reached in the window
  /// than the topmost presented view in it, if there is one.
  package static func inReadingOrder(
    _ views: some Sequence<Entity>, in window: Entity, under presented: Entity?, _ focus: FocusTable,
    of graph: SceneGraph
  ) -> [Entity] {
    var search = Search(window: window, under: presented, root: .none, focus, in: graph)
    return views.compactMap { search.item($0) }.sorted { $0.isBefore($1) }.map(\.entity)
  }

  /// Whether a view can have the focus by its settings and its widget or text input, or is a guide; its position does
  /// not matter.
  static func canHave(_ entity: Entity, _ player: PlayerFocus, in scene: Scene) -> Bool {
    guard scene.isAlive(entity) else { return false }
    let settings = scene.focus[entity]
    if settings?.guide?.isEmpty == false { return true }
    if settings?.canBecomeFocused == false || settings?.guide != nil { return false }
    let isWidget = scene.isWidget(entity.index)
    if !isWidget, settings?.canBecomeFocused == true { return true }
    if scene.focus.isAsking { return player.map.slot(of: entity) != nil }
    return scene.focus.asking {
      scene.isFocusableWidget(entity.index) ?? scene.canBeginEditing(entity)
    }
  }

  /// Tests which views are reachable, and makes their items.
  private struct Search {
    let graph: SceneGraph
    let focus: FocusTable
    let window: Entity
    /// The topmost presented view in the window, since nothing else can have the focus (F20); the window when there is
    /// none.
    private let end: Entity
    /// The view inside `end` that the focus is confined to; `end` when there is none.
    let top: Entity
    /// The traps inside it, each with the number of the one around it; `top` itself has number 0.
    var traps: [(view: Entity, around: Int32)] = []
    private var groups: [String] = []

    init(window: Entity, under presented: Entity?, root: Entity, _ focus: FocusTable, in graph: SceneGraph) {
      self.graph = graph
      self.focus = focus
      self.window = window
      end = window == .none ? .none : presented ?? window
      // A presented controller is shared by all players: only a root inside it confines the focus.
      let isInside = root != .none && (end == window || graph.isDescendant(root.index, of: end.index))
      top = isInside ? root : end
    }

    /// Whether a view is inside `top` and `end`, and nothing between prevents its use.
    func reaches(_ index: UInt32) -> Bool {
      guard window != .none else { return false }
      var isInside = top == end
      var current = index
      while graph.record(of: current).canBeReached {
        isInside = isInside || current == top.index
        if current == end.index { return isInside }
        current = graph.record(of: current).parent
        if current == .max { return false }
      }
      return false
    }

    /// The item of a view; nil when it is out of reach.
    mutating func item(_ entity: Entity) -> FocusMap.Item? {
      // The window around a presented view has to be usable as well.
      guard graph.isAlive(entity), reaches(entity.index), graph.record(of: window.index).canBeReached else {
        return nil
      }
      let view = View(entity, in: graph)
      let area = view.convert(view.bounds, to: nil)
      guard area.isFinite else { return nil }
      var item = FocusMap.Item(entity: entity, box: FocusBox(area))
      if focus.count > 0 { addSettings(to: &item) }
      return item
    }

    private mutating func addSettings(to item: inout FocusMap.Item) {
      item.isGuide = focus[item.entity]?.guide != nil
      guard focus.groups > 0 || !focus.trapping.isEmpty else { return }
      var group: String?
      var around: [Entity] = []
      var current = item.entity.index
      while true {
        if let settings = focus[graph.entity(at: current)] {
          if group == nil { group = settings.group }
          if settings.trapsFocus && current != top.index { around.append(graph.entity(at: current)) }
        }
        if current == top.index { break }
        current = graph.record(of: current).parent
      }
      item.group = group.map { number(of: $0) } ?? 0
      for trap in around.reversed() { item.trap = number(of: trap, around: item.trap) }
    }

    private mutating func number(of trap: Entity, around outer: Int32) -> Int32 {
      if let known = traps.firstIndex(where: { $0.view == trap }) { return Int32(known + 1) }
      traps.append((trap, outer))
      return Int32(traps.count)
    }

    private mutating func number(of group: String) -> Int32 {
      if let known = groups.firstIndex(of: group) { return Int32(known + 1) }
      groups.append(group)
      return Int32(groups.count)
    }
  }
}
