/// Unhandled input that contexts consume.
extension InputActionTable {
  /// Offers a control that went down to the active contexts; the uppermost that binds it consumes it.
  ///
  /// - Returns: Whether a context consumes it.
  func take(
    _ control: InputControl, _ origin: HeldControl.Origin, device: DeviceID, force: Float, at now: Timestamp
  ) -> Bool {
    let player = player(of: device)
    guard let (context, most) = taker(of: control, player) else { return false }
    var taken = HeldControl(control: control, origin: origin, device: device, player: player)
    for part in map.parts(of: control) where most >= 0 {
      let binding = map.bindings[part.binding]
      guard binding.context == context, binding.conditions == most, meetsConditions(binding, player) else { continue }
      claims.add(part.binding, part: part.part, force: force, to: &taken.claims, of: players[player])
    }
    hold(taken, at: now)
    return true
  }

  /// The context that consumes a control, and the most modifiers and chord controls that one of its bindings requires
  /// and that are down: -1 where the control is only a part of a chord or of a stick.
  func taker(of control: InputControl, _ player: Int) -> (context: Int, conditions: Int)? {
    for active in stack where players[player].contexts[active.context] {
      let context = active.context
      var most = -1
      for part in map.parts(of: control) {
        let binding = map.bindings[part.binding]
        guard binding.context == context, binding.conditions > most, meetsConditions(binding, player) else { continue }
        most = binding.conditions
      }
      if most >= 0 || map.isChord(control, in: context) || isPartOfStick(control, in: context, of: player) {
        return (context, most)
      }
    }
    return nil
  }

  private func hold(_ control: HeldControl, at now: Timestamp) {
    held.append(control)
    if map.hasAskingSticks { refreshSticks(of: control.player, at: now) }
    claims.forEachBinding(of: control.claims) { update($0, of: control.player, at: now) }
    updateChords(with: control.control, of: control.player, at: now)
    updateActivity()
  }

  /// Whether a control is a part of a stick or trigger that a context binds as a whole.
  private func isPartOfStick(_ control: InputControl, in context: Int, of player: Int) -> Bool {
    guard let axis = control.axis else { return false }
    return map.ofAxes[Int(axis.rawValue)].contains {
      map.bindings[$0].context == context && players[player].bindings[$0].isReceiving
    }
  }

  /// Offers a finger that landed to the active contexts; the uppermost with a binding for its position consumes it.
  /// Like a key, it drives all bindings of that context with the most modifiers and chord controls down.
  func takeTouch(_ origin: HeldControl.Origin, at place: Point, device: DeviceID, at now: Timestamp) -> Bool {
    let player = player(of: device)
    guard let (context, most) = taker(ofTouchAt: place, player) else { return false }
    var taken = HeldControl(control: .none, origin: origin, device: device, player: player)
    taken.location = place
    for index in map.ofTouches where map.bindings[index].conditions == most {
      guard isLanding(place, on: index, in: context, of: player) else { continue }
      claims.add(index, part: 0, force: 1, to: &taken.claims, of: players[player])
    }
    hold(taken, at: now)
    return true
  }

  /// The context that consumes a finger, and the most modifiers and chord controls that one of its bindings requires.
  func taker(ofTouchAt place: Point, _ player: Int) -> (context: Int, conditions: Int)? {
    for active in stack where players[player].contexts[active.context] {
      var most = -1
      for index in map.ofTouches where map.bindings[index].conditions > most {
        if isLanding(place, on: index, in: active.context, of: player) { most = map.bindings[index].conditions }
      }
      if most >= 0 { return (active.context, most) }
    }
    return nil
  }

  /// Whether a finger that lands at a position drives a binding of a context.
  private func isLanding(_ place: Point, on index: Int, in context: Int, of player: Int) -> Bool {
    let binding = map.bindings[index]
    return binding.context == context && binding.area?.contains(place) ?? true && meetsConditions(binding, player)
  }

  /// Releases a held control by its index; it went up or was cancelled.
  func release(_ index: Int, at now: Timestamp, isTaken: Bool) {
    let control = held.remove(at: index)
    claims.withdraw(control.claims, of: players[control.player])
    if map.hasAskingSticks { refreshSticks(of: control.player, at: now) }
    claims.forEachBinding(of: control.claims) { update($0, of: control.player, at: now, isTaken: isTaken) }
    claims.give(back: control.claims)
    updateChords(with: control.control, of: control.player, at: now)
    updateActivity()
  }

  /// Evaluates the held bindings with a chord that contains a control, which went down or up.
  private func updateChords(with control: InputControl, of player: Int, at now: Timestamp) {
    guard map.isChord(control) else { return }
    updateHeld(of: player, at: now) { binding in binding.chord.contains { map.chords[$0] == control } }
  }

  /// Evaluates those bindings that pass a test, of all that are driven by controls held by a player.
  private func updateHeld(of player: Int, at now: Timestamp, where isMeant: (BoundBinding) -> Bool) {
    held.forEach { control in
      guard control.player == player else { return }
      claims.forEachBinding(of: control.claims) { index in
        if isMeant(map.bindings[index]) { update(index, of: player, at: now) }
      }
    }
  }

  /// Sets the modifier keys that are down.
  func note(_ modifiers: ModifierFlags, at now: Timestamp) {
    guard modifiers != self.modifiers else { return }
    self.modifiers = modifiers
    if map.hasAskingSticks { for player in players.indices { refreshSticks(of: player, at: now) } }
    for player in players.indices { updateHeld(of: player, at: now) { !$0.modifiers.isEmpty } }
  }
}
