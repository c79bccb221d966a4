/// Finds the item that gets the focus in an environment: a view, a controller with its root view, or a window (F6,
/// F17).
struct FocusSearch {
  let scene: Scene
  let map: FocusMap
  /// The environments that were visited: each is visited once.
  private var asked: Set<Entity> = []

  init(for player: PlayerFocus, in scene: Scene) { self.init(FocusItems.map(of: player, in: scene), in: scene) }

  /// Makes a search in an existing map. It calls no widget and does not change the map.
  init(_ map: FocusMap, in scene: Scene) {
    self.scene = scene
    self.map = map
  }

  /// The item that gets the focus in an environment: by its preferences, else the first one in it in reading order; nil
  /// for none.
  mutating func first(at environment: Entity) -> Entity? {
    let view = scene.viewInChain(of: environment)
    guard view != .none else { return nil }
    return find(at: view) ?? firstItem(in: view)
  }

  /// The item that the preferences of an environment lead to, without a fallback.
  mutating func find(at environment: Entity) -> Entity? {
    let view = scene.viewInChain(of: environment)
    guard view != .none, asked.insert(view).inserted else { return nil }
    let list = Self.list(of: view, in: scene)
    guard !list.isEmpty else { return itself(view) }
    for entry in list {
      let other = scene.viewInChain(of: entry)
      if let found = other == view ? itself(view) : find(at: other) { return found }
    }
    return nil
  }

  /// The item of an environment without preferences: itself, else the one that its group remembers, else the first one
  /// in it.
  private func itself(_ view: Entity) -> Entity? {
    if isItem(view) { return view }
    if let last = scene.focus.remembered(in: view), scene.focus[view]?.group != nil, isItem(last),
      scene.isDescendant(last.index, of: view.index)
    {
      return last
    }
    return firstItem(in: view)
  }

  private func firstItem(in view: Entity) -> Entity? {
    map.items.indices.first {
      !map.items[$0].isGuide && scene.isDescendant(map.items[$0].entity.index, of: view.index)
        && !FocusItems.isCovered($0, of: map, in: scene)
    }.map { map.items[$0].entity }
  }

  private func isItem(_ view: Entity) -> Bool {
    guard let slot = map.slot(of: view) else { return false }
    return !map.items[slot].isGuide && !FocusItems.isCovered(slot, of: map, in: scene)
  }

  // MARK: Environments

  /// The preferred environments of a view, in order, with those of its controller first. A window without any has those
  /// of its root controller.
  static func list(of view: Entity, in scene: Scene) -> [Entity] {
    guard scene.focus.count > 0 else { return [] }
    var list = scene.controllers.controller(of: view).flatMap { scene.focus[$0]?.preferred } ?? []
    list += scene.focus[view]?.preferred ?? []
    guard list.isEmpty, scene.record(of: view.index).flags.contains(.isWindow),
      let root = scene.frontmostRoot(of: view)
    else { return list }
    list = scene.focus[root]?.preferred ?? []
    let panel = scene.controllers.view(of: root)
    if scene.isAlive(panel) { list += scene.focus[panel]?.preferred ?? [] }
    return list
  }
}
