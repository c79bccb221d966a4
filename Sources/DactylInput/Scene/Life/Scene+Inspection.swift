/// What the inspector reads of a scene, between frames. Nothing here changes anything.
extension Scene {
  /// The views that may be visible, in paint order, as the last frame listed them.
  package var visibleViews: VisibleViews { drawing.visible }

  /// The location of a pointer that hovers with no button pressed; nil while there is none.
  package var hoverLocation: Point? { inputs.pointer.hover.isOpen ? inputs.pointer.hover.location : nil }

  /// The keys and buttons that are down, those included that belong to no press since something consumed them: the
  /// latter without a force. Allocates an array.
  package var heldKeys: [(type: PressType, device: DeviceID, force: Float?)] {
    let slots = inputs.others.filter { inputs.records[$0].kind == .press && inputs.records[$0].isLive }
    var held = slots.map { slot -> (type: PressType, device: DeviceID, force: Float?) in
      let press = inputs.presses[slot]
      return (press.type, press.device, press.force)
    }
    for press in inputs.silencedPresses { held.append((press.source.type, press.source.device, nil)) }
    return held
  }

  /// The responder chain from an entity to its window, or to its end; and whether it goes on from the window to the
  /// window scene and the application. Unlike `responderChain(from:)` it reads neither of these: a scene makes their
  /// entities when they are read first. Asks the closures that a game has put into the chain.
  package func chainInWindow(from entity: Entity) -> (entities: [Entity], goesOn: Bool) {
    var chain: [Entity] = []
    var seen: Set<Entity> = []
    var current = entity
    while current != .none, isAlive(current), seen.insert(current).inserted {
      chain.append(current)
      if endsWindow(current) { return (chain, true) }
      let isPlain = controllers.isController(current) && responders.override(of: current) == nil
      current = isPlain ? controllers.next(after: current, in: self) : nextResponder(after: current)
    }
    return (chain, false)
  }

  /// Whether the chain goes on from an entity to the window scene: from a window, or from the controller of one.
  private func endsWindow(_ entity: Entity) -> Bool {
    guard responders.override(of: entity) == nil else { return false }
    let isController = controllers.isController(entity)
    let view = isController ? controllers.view(of: entity) : entity
    guard isAlive(view), isView(view.index), record(of: view.index).flags.contains(.isWindow) else { return false }
    return isController || controllers.controller(of: view) == nil
  }

  /// Whether an entity is a view controller.
  package func isController(_ entity: Entity) -> Bool { controllers.isController(entity) }
}
