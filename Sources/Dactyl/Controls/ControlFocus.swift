/// Moves from control to control with keys that nobody handled: Tab and Shift-Tab, and, from a control on, the arrows and
/// the directional pad.
enum ControlFocus {
  static func take(_ press: Press, in scene: Scene) {
    guard !scene.controls.isEmpty, scene.controls.settings.movesByKeys,
      press.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return }
    if press.key == .tab { return move(isForward: !press.modifierFlags.contains(.shift), in: scene) }
    guard let step = ControlStep(press.type), let first = scene.firstResponder,
      scene.controls.rows[first.index] != nil
    else { return }
    move(isForward: step == .right || step == .down, in: scene)
  }

  /// Makes the next control in reading order first responder, or the one before; after the last comes the first. Looks at
  /// every control of the scene.
  static func move(isForward: Bool, in scene: Scene) {
    let order = readingOrder(of: scene.keyWindowEntity, in: scene)
    guard !order.isEmpty else { return }
    let now = scene.firstResponder.flatMap { order.firstIndex(of: $0) }
    let start = now ?? (isForward ? -1 : order.count)
    for step in 1...order.count {
      let place = (start + (isForward ? step : -step) + 2 * order.count) % order.count
      if scene.becomeFirstResponder(order[place]) { return }
    }
  }

  /// The controls of a window that can be used, line by line as one reads. What begins above the middle of a line's first
  /// control belongs to that line.
  static func readingOrder(of window: Entity, in scene: Scene) -> [Entity] {
    guard window != .none else { return [] }
    var found: [(entity: Entity, area: Rect)] = []
    for owner in 0..<scene.controls.rows.count {
      let index = scene.controls.rows.owners[owner]
      let row = scene.controls.rows.values[owner]
      guard row.canBecomeFirst, !row.state.contains(.disabled), isReachable(index, in: window, scene) else { continue }
      let control = Control(scene.entity(at: index), in: scene)
      let area = control.view.convert(control.view.bounds, to: nil)
      if area.isFinite { found.append((control.entity, area)) }
    }
    found.sort { ($0.area.minY, $0.area.minX, $0.entity.index) < ($1.area.minY, $1.area.minX, $1.entity.index) }
    var order: [Entity] = []
    while let first = found.first {
      let line = found.prefix { $0.area.minY < first.area.center.y || $0.area.minY == first.area.minY }
      order += line.sorted { ($0.area.minX, $0.area.minY) < ($1.area.minX, $1.area.minY) }.map(\.entity)
      found.removeFirst(line.count)
    }
    return order
  }

  private static func isReachable(_ index: UInt32, in window: Entity, _ scene: Scene) -> Bool {
    var current = index
    while scene.record(of: current).refusal == nil {
      if current == window.index { return true }
      current = scene.record(of: current).parent
      if current == .max { return false }
    }
    return false
  }
}
