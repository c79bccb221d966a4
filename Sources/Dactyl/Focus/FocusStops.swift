/// What steps of the focus lead to: the widgets and text inputs of a window that can be used now.
enum FocusStops {
  struct Stop {
    let entity: Entity
    /// In the scene's coordinates.
    let area: Rect
  }

  /// Those in a window, of what is presented in it and lies in front of that alone, in no order that means anything.
  static func find(in window: Entity, of scene: Scene) -> [Stop] { find(scene.focusableViews, in: window, of: scene) }

  /// Those of some views that can be used in a window now.
  static func find(_ views: some Sequence<View>, in window: Entity, of scene: Scene) -> [Stop] {
    guard window != .none else { return [] }
    let search = Search(window: window.index, floor: scene.frontPresentation(in: window), scene: scene)
    var found: [Stop] = []
    for view in views { search.add(view, to: &found) }
    return found
  }

  /// Line by line, as one reads. What begins above the middle of a line's first one belongs to that line.
  static func inReadingOrder(_ stops: [Stop]) -> [Entity] {
    var left = stops.sorted {
      ($0.area.minY, $0.area.minX, $0.entity.index) < ($1.area.minY, $1.area.minX, $1.entity.index)
    }
    var order: [Entity] = []
    while let first = left.first {
      let line = left.prefix { $0.area.minY < first.area.center.y || $0.area.minY == first.area.minY }
      order += line.sorted { ($0.area.minX, $0.area.minY) < ($1.area.minX, $1.area.minY) }.map(\.entity)
      left.removeFirst(line.count)
    }
    return order
  }

  private struct Search {
    let window: UInt32
    let floor: Int?
    let scene: Scene

    func add(_ view: View, to found: inout [Stop]) {
      guard isReachable(view.entity.index) else { return }
      let area = view.convert(view.bounds, to: nil)
      if area.isFinite { found.append(Stop(entity: view.entity, area: area)) }
    }

    private func isReachable(_ index: UInt32) -> Bool {
      var (current, top) = (index, index)
      while scene.record(of: current).refusal == nil {
        if current == window { return floor.map { top != window && isInFront(top, of: $0) } ?? true }
        top = current
        current = scene.record(of: current).parent
        if current == .max { return false }
      }
      return false
    }

    private func isInFront(_ view: UInt32, of floor: Int) -> Bool {
      scene.view(scene.entity(at: view)).siblingIndex >= floor
    }
  }
}

extension Scene {
  /// The views that steps of the focus may lead to: widgets that are focusable, and what edits text and can begin (F3, F25).
  /// In no order that means anything; whether they can be seen is not asked. Makes an array.
  fileprivate var focusableViews: [View] {
    var candidates = (0..<widgets.owners.count).map { entity(at: widgets.owners[$0]) }
    for index in 0..<textInputs.owners.count where isView(textInputs.owners[index]) {
      let entity = self.entity(at: textInputs.owners[index])
      if !widgets.isWidget(entity.index) { candidates.append(entity) }
    }
    // Each is asked on its own, since a game's answer may change and end others.
    return candidates.lazy.filter { self.isFocusable($0) }.map { self.view($0) }
  }

  private func isFocusable(_ entity: Entity) -> Bool {
    guard isAlive(entity) else { return false }
    return widgets[entity.index]?.canBecomeFirst ?? textInputs[entity]?.input.canBeginEditing ?? false
  }
}
