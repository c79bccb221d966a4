/// Taking what nobody handled.
extension InputActionTable {
  /// Takes a control that went down, for the uppermost context that binds it.
  ///
  /// - Returns: whether a context takes it.
  func take(
    _ control: InputControl, _ origin: HeldControl.Origin, device: DeviceID, force: Float, at now: Timestamp
  ) -> Bool {
    let player = player(of: device)
    let parts = map.parts(of: control)
    for active in stack where players[player].contexts[active.context] {
      let context = active.context
      var most = -1
      for part in parts {
        let binding = map.bindings[part.binding]
        guard binding.context == context, binding.conditions > most, meetsConditions(binding, player) else { continue }
        most = binding.conditions
      }
      guard most >= 0 || map.isChord(control, in: context) || isPartOfStick(control, in: context, of: player) else {
        continue
      }
      held.append(
        HeldControl(
          control: control, origin: origin, device: device, player: player, context: context, conditions: most,
          force: force))
      changed(control, of: player, at: now)
      updateActivity()
      return true
    }
    return false
  }

  /// Whether a control is a part of a stick or trigger that a context binds as a whole.
  private func isPartOfStick(_ control: InputControl, in context: Int, of player: Int) -> Bool {
    guard let axis = control.axis else { return false }
    return map.ofAxes[Int(axis.rawValue)].contains {
      map.bindings[$0].context == context && players[player].bindings[$0].isHeard
    }
  }

  /// Takes a finger that landed, for the uppermost context with a binding for where it is; of several bindings the first.
  func takeTouch(_ origin: HeldControl.Origin, at place: Point, device: DeviceID, at now: Timestamp) -> Bool {
    let player = player(of: device)
    for active in stack where players[player].contexts[active.context] {
      for index in map.ofTouches where map.bindings[index].context == active.context {
        let binding = map.bindings[index]
        guard binding.area?.contains(place) ?? true, meetsConditions(binding, player) else { continue }
        held.append(
          HeldControl(
            control: .none, origin: origin, device: device, player: player, context: active.context,
            conditions: binding.conditions, binding: index))
        update(index, of: player, at: now)
        updateActivity()
        return true
      }
    }
    return false
  }

  /// What is held in a place was let go, or taken away.
  func release(_ index: Int, at now: Timestamp, isTaken: Bool) {
    let control = held.remove(at: index)
    if control.binding >= 0 {
      update(control.binding, of: control.player, at: now, isTaken: isTaken)
    } else {
      changed(control.control, of: control.player, at: now, isTaken: isTaken)
    }
    updateActivity()
  }

  /// A control went down or up: works out the bindings that it is in.
  func changed(_ control: InputControl, of player: Int, at now: Timestamp, isTaken: Bool = false) {
    if map.hasAskingSticks { refreshSticks(of: player, at: now) }
    for part in map.parts(of: control) { update(part.binding, of: player, at: now, isTaken: isTaken) }
    for index in map.chorded { update(index, of: player, at: now) }
  }

  /// The modifier keys that are down.
  func note(_ modifiers: ModifierFlags, at now: Timestamp) {
    guard modifiers != self.modifiers else { return }
    self.modifiers = modifiers
    if map.hasAskingSticks { for player in players.indices { refreshSticks(of: player, at: now) } }
    for index in map.modified {
      for player in players.indices { update(index, of: player, at: now) }
    }
  }
}
