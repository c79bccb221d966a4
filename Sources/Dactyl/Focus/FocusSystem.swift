/// Moves the focus between widgets and text inputs with keys that nothing handled: Tab and Shift-Tab, and, from where it is or
/// was lost, the arrows and the directional pad (F24).
enum FocusSystem {
  static func take(_ press: Press, in scene: Scene) {
    guard scene.inputSettings.movesFocusByKeys, !press.isCommand else { return }
    if press.key == .tab { return move(isForward: !press.modifierFlags.contains(.shift), in: scene) }
    guard let isForward = press.type.pointsForward, hasStart(in: scene) else { return }
    move(isForward: isForward, in: scene)
  }

  /// Makes the next in reading order first responder, or the one before; after the last comes the first.
  private static func move(isForward: Bool, in scene: Scene) {
    let first = scene.firstResponder
    for entity in ahead(isForward: isForward, in: scene) where scene.isAlive(entity) {
      if scene.becomeFirstResponder(entity) { return scene.record(.moveFocus, rule: .F24, view: entity) }
      // The game has given the focus to another one meanwhile.
      if let now = scene.firstResponder, now != first { return }
    }
  }

  /// Whether steps have something to go on from: a widget, a text input, or where one of them lost the focus.
  private static func hasStart(in scene: Scene) -> Bool {
    if let first = scene.firstResponder { return scene.takesFocus(first) }
    return scene.firstResponders.lost?.window == scene.keyWindowEntity
  }

  /// What steps lead to from where the focus is, the nearest first. Goes through all that can have it.
  fileprivate static func ahead(isForward: Bool, in scene: Scene) -> [Entity] {
    let window = scene.keyWindowEntity
    var stops = FocusStops.find(in: window, of: scene)
    let first = scene.firstResponder
    var start = first ?? .none
    if first == nil || !stops.contains(where: { $0.entity == first }) {
      start = .none
      let lost = scene.firstResponders.lost
      let area = first.map { scene.area(of: $0) } ?? (lost?.window == window ? lost?.area : nil)
      if let area, area.isFinite { stops.append(FocusStops.Stop(entity: .none, area: area)) }
    }
    let order = FocusStops.inReadingOrder(stops)
    guard let index = order.firstIndex(of: start) else { return isForward ? order : order.reversed() }
    let around = order[(index + 1)...] + order[..<index]
    return isForward ? Array(around) : around.reversed()
  }
}

extension Scene {
  /// Whether a step by keys from where the focus is leads anywhere.
  package var hasFocusSteps: Bool {
    inputSettings.movesFocusByKeys && !FocusSystem.ahead(isForward: true, in: self).isEmpty
  }
}

extension PressType {
  /// Whether it is an arrow, or one of the directional pad, that points on (right or down) or back; nil for all else.
  fileprivate var pointsForward: Bool? {
    switch self {
    case .key(.right), .key(.down), .button(.dpadRight), .button(.dpadDown): true
    case .key(.left), .key(.up), .button(.dpadLeft), .button(.dpadUp): false
    default: nil
    }
  }
}
