/// Who can have the focus: widgets, what edits text, and views that say so, where they can be used now (F3).
enum FocusItems {
  /// Everybody in the key window who can have the focus, and guides, in reading order. Found again when the scene has changed.
  static func map(in scene: Scene) -> FocusMap {
    let map = scene.focus.map
    let window = scene.keyWindowEntity
    let version = (scene.visualVersion, scene.focus.version, window)
    if scene.focus.state.isAsking { return map }
    if let made = map.made, made == version { return map }
    // Who is asked may change the scene: then it is found again the next time.
    let candidates = candidates(in: scene)
    var search = Search(window: window, in: scene)
    var items: [FocusMap.Item] = []
    for entity in candidates { if let item = search.item(entity) { items.append(item) } }
    map.set(sorted(items), traps: search.traps)
    map.made = version
    return map
  }

  /// Whether a view can have the focus now, whatever the map says.
  static func isEligible(_ entity: Entity, in scene: Scene) -> Bool {
    guard scene.isAlive(entity), canHave(entity, in: scene), scene.isAlive(entity) else { return false }
    var search = Search(window: scene.keyWindowEntity, in: scene)
    return search.item(entity) != nil && !isCovered(entity, in: scene)
  }

  /// Whether it is covered by one view in front of it, in its window or in one in front of that (F22).
  static func isCovered(_ entity: Entity, in scene: Scene) -> Bool {
    if scene.isCovered(entity.index) { return true }
    let windows = scene.windowTable.order
    guard windows.count > 1 else { return false }
    let root = scene.root(of: entity.index)
    let corners = scene.cornersInScene(of: entity.index)
    return windows.reversed().prefix { $0.index != root }.contains {
      scene.isAlive($0) && scene.covers(corners, root: $0.index)
    }
  }

  /// Whether an item of the map is covered: found out once.
  static func isCovered(_ slot: Int, of map: FocusMap, in scene: Scene) -> Bool {
    guard !map.items[slot].isGuide else { return false }
    if map.covers[slot] == .unknown {
      map.covers[slot] = isCovered(map.items[slot].entity, in: scene) ? .covered : .open
    }
    return map.covers[slot] == .covered
  }

  /// Some views of a window that can be reached there, in reading order (F15).
  static func inReadingOrder(_ views: some Sequence<Entity>, in window: Entity, of scene: Scene) -> [Entity] {
    var search = Search(window: window, in: scene)
    return sorted(views.compactMap { search.item($0) }).map(\.entity)
  }

  private static func sorted(_ items: [FocusMap.Item]) -> [FocusMap.Item] {
    items.sorted { $0.box.isBefore($1.box) ?? ($0.entity.index < $1.entity.index) }
  }

  /// Those who say that they can have it, and guides, in no order that means anything.
  private static func candidates(in scene: Scene) -> [Entity] {
    var found = (0..<scene.widgets.owners.count).map { scene.entity(at: scene.widgets.owners[$0]) }
    for index in 0..<scene.textInputs.owners.count where scene.isView(scene.textInputs.owners[index]) {
      let owner = scene.textInputs.owners[index]
      if !scene.widgets.isWidget(owner) { found.append(scene.entity(at: owner)) }
    }
    for slot in 0..<scene.focus.count {
      let entity = scene.entity(at: scene.focus.owners[slot])
      guard scene.isView(entity.index), !scene.widgets.isWidget(entity.index), scene.textInputs[entity] == nil else {
        continue
      }
      found.append(entity)
    }
    // Each is asked on its own, since a game's answer may change and end others.
    return found.filter { canHave($0, in: scene) }
  }

  /// Whether a view is one that can have it, or a guide; where it is does not matter.
  private static func canHave(_ entity: Entity, in scene: Scene) -> Bool {
    guard scene.isAlive(entity) else { return false }
    let settings = scene.focus[entity]
    if settings?.guide?.isEmpty == false { return true }
    if settings?.canBecomeFocused == false || settings?.guide != nil { return false }
    let widget = scene.widgets[entity.index]
    if widget == nil, settings?.canBecomeFocused == true { return true }
    if scene.focus.state.isAsking { return scene.focus.map.slot(of: entity) != nil }
    return FocusSystem.asking(in: scene) {
      widget?.canBecomeFirst ?? scene.textInputs[entity]?.input.canBeginEditing ?? false
    }
  }

  /// Looks where views are.
  private struct Search {
    let scene: Scene
    let window: Entity
    /// What is presented on top in the window: nothing else can have the focus (F20).
    let top: Entity
    var traps: [(view: Entity, around: Int32)] = []
    private var groups: [String] = []

    init(window: Entity, in scene: Scene) {
      self.scene = scene
      self.window = window
      top = window == .none ? .none : scene.topPresentation(in: window) ?? window
      traps.append((top, -1))
    }

    /// The item that a view is; nil where it is out of reach.
    mutating func item(_ entity: Entity) -> FocusMap.Item? {
      guard window != .none, scene.isAlive(entity) else { return nil }
      var current = entity.index
      var group: String?
      var around: [Entity] = []
      let hasSettings = scene.focus.count > 0
      while scene.record(of: current).canBeReached {
        if hasSettings, let settings = scene.focus[scene.entity(at: current)] {
          if group == nil { group = settings.group }
          if settings.trapsFocus && current != top.index { around.append(scene.entity(at: current)) }
        }
        // The window around what is presented has to be there, too.
        if current == top.index { return end(entity, group, around) }
        current = scene.record(of: current).parent
        if current == .max { return nil }
      }
      return nil
    }

    private mutating func end(_ entity: Entity, _ group: String?, _ around: [Entity]) -> FocusMap.Item? {
      guard top == window || scene.record(of: window.index).canBeReached else { return nil }
      let view = scene.view(entity)
      let area = view.convert(view.bounds, to: nil)
      guard area.isFinite else { return nil }
      var item = FocusMap.Item(entity: entity, box: FocusBox(area))
      item.isGuide = scene.focus[entity]?.guide != nil
      item.group = group.map { number(of: $0) } ?? 0
      var outer = Int32(0)
      for trap in around.reversed() { outer = number(of: trap, around: outer) }
      item.trap = outer
      return item
    }

    private mutating func number(of trap: Entity, around outer: Int32) -> Int32 {
      if let known = traps.firstIndex(where: { $0.view == trap }) { return Int32(known) }
      traps.append((trap, outer))
      return Int32(traps.count - 1)
    }

    private mutating func number(of group: String) -> Int32 {
      if let known = groups.firstIndex(of: group) { return Int32(known + 1) }
      groups.append(group)
      return Int32(groups.count)
    }
  }
}

extension ViewRecord {
  /// Whether it, by itself, keeps what is in it from being used: an animation does not.
  fileprivate var canBeReached: Bool { flags.isDisjoint(with: [.isHidden, .isInteractionDisabled]) && alpha >= 0.01 }
}
