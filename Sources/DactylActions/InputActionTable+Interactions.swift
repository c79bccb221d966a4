/// Holds, taps and the like: how a control operates its action.
extension InputActionTable {
  /// Handles a control of a binding that went down or up, or was cancelled.
  func interact(
    _ index: Int, _ binding: BoundBinding, _ player: PlayerActions, _ number: Int, at now: Timestamp, isTaken: Bool
  ) {
    let isActuated = player.bindings[index].isActuated
    if isTaken {
      letGo(index, player)
      // Another control may still hold it.
      if binding.interaction == .press { player.bindings[index].isOn = isActuated && !player.bindings[index].mustRest }
      return
    }
    guard !player.bindings[index].mustRest else {
      if !isActuated { player.bindings[index].mustRest = false }
      return
    }
    switch binding.interaction {
    case .press:
      guard !toggles.isEmpty, toggles.contains(actions[binding.action].id) else {
        player.bindings[index].isOn = isActuated
        break
      }
      if isActuated { toggle(index, binding.action, player, at: now) }
    case .hold:
      if isActuated { return wait(index, number, until: now + binding.interaction.seconds) }
      letGo(index, player)
    case .tap:
      isActuated ? beginTap(index, player, at: now) : endTap(index, binding, player, number, at: now)
    case .doubleTap:
      isActuated
        ? beginSecondTap(index, binding, player, at: now) : endSecondTap(index, binding, player, at: now)
    case .longRelease:
      if isActuated {
        player.bindings[index].began = now
      } else if now - player.bindings[index].began >= binding.interaction.seconds {
        pulse(binding.action, player, at: now)
      }
    }
  }

  // MARK: Toggles

  /// A control of an action that toggles went down: it holds the action, or ends what a press before it holds (AX22).
  private func toggle(_ index: Int, _ action: Int, _ player: PlayerActions, at now: Timestamp) {
    let wasOn = player.actions[action].isDown
    if wasOn { endToggle(of: action, player, at: now) }
    player.bindings[index].isOn = !wasOn
  }

  private func endToggle(of action: Int, _ player: PlayerActions, at now: Timestamp) {
    for place in map.rangesOfActions[action] {
      let index = map.ofActions[place]
      guard map.bindings[index].interaction == .press, player.bindings[index].isOn else { continue }
      player.bindings[index].isOn = false
      updateAction(of: index, player, at: now)
    }
  }

  /// Lets go of what toggles hold: of one action, or of all.
  func endToggles(of id: InputActionID? = nil, at now: Timestamp) {
    guard !toggles.isEmpty else { return }
    for action in actions.indices
    where toggles.contains(actions[action].id) && (id ?? actions[action].id) == actions[action].id {
      players.forEach { endToggle(of: action, $0, at: now) }
    }
  }

  private func letGo(_ index: Int, _ player: PlayerActions) {
    player.bindings[index].isOn = false
    player.bindings[index].due = nil
    player.bindings[index].tap = .none
  }

  // MARK: Taps

  private func beginTap(_ index: Int, _ player: PlayerActions, at now: Timestamp) {
    player.bindings[index].began = now
    // The tap that was waiting is the first of two.
    player.bindings[index].tap = player.bindings[index].due == nil ? .none : .second
    player.bindings[index].due = nil
  }

  private func endTap(
    _ index: Int, _ binding: BoundBinding, _ player: PlayerActions, _ number: Int, at now: Timestamp
  ) {
    let isSecond = player.bindings[index].tap == .second
    player.bindings[index].tap = .none
    guard !isSecond, now - player.bindings[index].began <= binding.interaction.seconds else { return }
    guard let time = binding.tapWait else { return pulse(binding.action, player, at: now) }
    wait(index, number, until: now + time)
  }

  private func beginSecondTap(_ index: Int, _ binding: BoundBinding, _ player: PlayerActions, at now: Timestamp) {
    let isSecond =
      player.bindings[index].tap == .one && now - player.bindings[index].began <= binding.interaction.seconds
    player.bindings[index].tap = isSecond ? .second : .none
    player.bindings[index].began = now
    player.bindings[index].isOn = isSecond
  }

  private func endSecondTap(_ index: Int, _ binding: BoundBinding, _ player: PlayerActions, at now: Timestamp) {
    let wasShort = now - player.bindings[index].began <= binding.interaction.seconds
    player.bindings[index].tap = player.bindings[index].tap == .none && wasShort ? .one : .none
    player.bindings[index].began = now
    player.bindings[index].isOn = false
  }

  // MARK: Deadlines

  private func wait(_ index: Int, _ number: Int, until moment: Timestamp) {
    let entry = Entry(binding: index, player: number)
    players[number].bindings[index].due = moment
    if !pending.contains(where: { $0 == entry }) { pending.append(entry) }
    updateActivity()
  }

  /// The time of the next pending hold or tap.
  var firstDue: Timestamp? {
    var first: Timestamp?
    pending.forEach { entry in
      guard let due = players[entry.player].bindings[entry.binding].due else { return }
      first = first.map { min($0, due) } ?? due
    }
    return first
  }

  /// Performs what is due: holds go down, and taps that waited are performed.
  func callDue(by now: Timestamp) {
    pending.forEach { entry in
      let player = players[entry.player]
      guard let due = player.bindings[entry.binding].due, due <= now else { return }
      player.bindings[entry.binding].due = nil
      let binding = map.bindings[entry.binding]
      if case .hold = binding.interaction {
        player.bindings[entry.binding].isOn = true
        updateAction(of: entry.binding, player, at: now)
      } else if player.bindings[entry.binding].isReceiving {
        pulse(binding.action, player, at: now)
      }
    }
    dropDue()
  }

  /// Removes bindings that do not wait any more.
  func dropDue() {
    pending.removeAll { players[$0.player].bindings[$0.binding].due == nil }
    updateActivity()
  }
}
