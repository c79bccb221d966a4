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

  /// Whether an entity is a view controller.
  package func isController(_ entity: Entity) -> Bool { controllers.isController(entity) }
}
