import Dactyl

/// Moves from control to control, and to text fields, with keys that nothing handled: Tab and Shift-Tab, and, from where the
/// focus is or was lost, the arrows and the directional pad.
enum ControlFocus {
  static func take(_ press: Press, in scene: Scene) {
    guard scene.controls.settings.movesByKeys,
      press.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return }
    if press.key == .tab { return move(isForward: !press.modifierFlags.contains(.shift), in: scene) }
    guard let step = ControlStep(press.type), hasStart(in: scene) else { return }
    move(isForward: step == .right || step == .down, in: scene)
  }

  /// Makes the next in reading order first responder, or the one before; after the last comes the first.
  static func move(isForward: Bool, in scene: Scene) {
    let first = scene.firstResponder
    for entity in ahead(isForward: isForward, in: scene) where scene.isAlive(entity) {
      if scene.becomeFirstResponder(entity) { return scene.record(.moveFocus, rule: .F24, view: entity) }
      // The game has given the focus to another one meanwhile.
      if let now = scene.firstResponder, now != first { return }
    }
  }

  /// Whether a step from where the focus is leads anywhere.
  static func leadsAnywhere(in scene: Scene) -> Bool {
    scene.controls.settings.movesByKeys && !ahead(isForward: true, in: scene).isEmpty
  }

  /// Whether steps have something to go on from: a control, a text field, or where one of them lost the focus.
  private static func hasStart(in scene: Scene) -> Bool {
    if let first = scene.firstResponder { return scene.takesFocus(first) }
    return scene.controls.lost?.window == scene.keyWindowEntity
  }

  /// What steps lead to from where the focus is, the nearest first. Goes through every control of the scene.
  private static func ahead(isForward: Bool, in scene: Scene) -> [Entity] {
    let window = scene.keyWindowEntity
    var stops = ControlStops.find(in: window, of: scene)
    let first = scene.firstResponder
    var start = first ?? .none
    if first == nil || !stops.contains(where: { $0.entity == first }) {
      start = .none
      let lost = scene.controls.lost
      let area = first.map { scene.area(of: $0) } ?? (lost?.window == window ? lost?.area : nil)
      if let area, area.isFinite { stops.append(ControlStops.Stop(entity: .none, area: area)) }
    }
    let order = ControlStops.inReadingOrder(stops)
    guard let index = order.firstIndex(of: start) else { return isForward ? order : order.reversed() }
    let around = order[(index + 1)...] + order[..<index]
    return isForward ? Array(around) : around.reversed()
  }
}

extension Scene {
  /// Where the view of an entity is in the scene's coordinates.
  func area(of entity: Entity) -> Rect {
    let view = self.view(viewInChain(of: entity))
    return view.isAlive ? view.convert(view.bounds, to: nil) : .zero
  }
}
