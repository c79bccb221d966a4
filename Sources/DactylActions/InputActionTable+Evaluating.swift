/// Evaluation of bindings and actions. Nothing here calls game code, except for custom dead zones.
extension InputActionTable {
  /// Sets the raw value of a binding's control: a vector, for every kind of binding.
  ///
  /// - Parameter isTaken: Whether the control was cancelled: taps and the like do not happen then.
  func set(_ index: Int, _ raw: Vector, of number: Int, at now: Timestamp, isTaken: Bool = false) {
    put(index, processed(raw, by: map.bindings[index].steps), players[number], number, at: now, isTaken: isTaken)
  }

  /// The value after processors.
  func processed(_ raw: Vector, by steps: Range<Int>) -> Vector {
    var value = raw
    for step in steps { value = map.steps[step].apply(value) }
    return value.isFinite ? value : .zero
  }

  /// Sets the processed value of a binding.
  func put(
    _ index: Int, _ processed: Vector, _ player: PlayerActions, _ number: Int, at now: Timestamp, isTaken: Bool = false
  ) {
    var value = processed
    if !map.bindings[index].isPlain {
      if map.bindings[index].isFlat { value.dy = 0 }
      if map.bindings[index].kind == .movement { return setVelocity(index, value, player, number, at: now) }
    }
    guard value != player.bindings[index].value || isTaken || player.bindings[index].mustRest else { return }
    let size = value.dx * value.dx + value.dy * value.dy
    let point = player.bindings[index].isActuated ? Self.releasePoint : Self.pressPoint
    let isActuated = size >= point * point
    if map.bindings[index].smoothing > 0 {
      glide(index, to: value, of: number, at: now)
    } else {
      player.bindings[index].shown = value
    }
    player.bindings[index].value = value
    if isActuated != player.bindings[index].isActuated || isTaken {
      player.bindings[index].isActuated = isActuated
      interact(index, map.bindings[index], player, number, at: now, isTaken: isTaken)
    } else if !isActuated {
      // It was at rest already when it was required to be.
      player.bindings[index].mustRest = false
    }
    updateAction(of: index, player, at: now)
  }

  /// Updates the action of a binding that changed; an action is down while any of its bindings is. Costs the same
  /// however many bindings the action has: its value is computed when it is read.
  func updateAction(of index: Int, _ player: PlayerActions, at now: Timestamp) {
    let action = map.bindings[index].action
    player.actions[action].isStale = true
    let counts = player.bindings[index].isReceiving && player.bindings[index].isOn
    if counts != player.bindings[index].isCounted {
      player.bindings[index].isCounted = counts
      player.actions[action].downs += counts ? 1 : -1
    }
    let isOn = player.actions[action].downs > 0
    guard isOn != player.actions[action].isDown else { return }
    player.actions[action].isDown = isOn
    edges &+= 1
    if isOn { notePress(action, player, at: now) } else { player.actions[action].count.releases &+= 1 }
  }

  /// The value of an action: that of the strongest of its bindings, of equal ones the first.
  func value(of action: Int, _ player: PlayerActions) -> Vector {
    guard player.actions[action].isStale else { return player.actions[action].value }
    var (value, size) = (Vector.zero, Float(0))
    for place in map.rangesOfActions[action] {
      let index = map.ofActions[place]
      guard player.bindings[index].isReceiving else { continue }
      let own = player.bindings[index].shown
      let length = own.dx * own.dx + own.dy * own.dy
      if length > size { (value, size) = (own, length) }
    }
    player.actions[action].value = value
    player.actions[action].isStale = false
    return value
  }

  /// Presses and releases an action at once, unless it is down.
  func pulse(_ action: Int, _ player: PlayerActions, at now: Timestamp) {
    guard !player.actions[action].isDown else { return }
    edges &+= 1
    notePress(action, player, at: now)
    player.actions[action].count.releases &+= 1
  }

  private func notePress(_ action: Int, _ player: PlayerActions, at now: Timestamp) {
    player.actions[action].count.presses &+= 1
    player.actions[action].lastPress = now
    player.actions[action].isTaken = false
  }

  // MARK: Smoothing

  private func glide(_ index: Int, to value: Vector, of number: Int, at now: Timestamp) {
    let player = players[number]
    guard value != player.bindings[index].value || player.bindings[index].isGliding else {
      return player.bindings[index].shown = value
    }
    player.bindings[index].start = place(of: index, player, at: now)
    player.bindings[index].since = now
    guard !player.bindings[index].isGliding else { return }
    player.bindings[index].isGliding = true
    gliding.append(Entry(binding: index, player: number))
    updateActivity()
  }

  /// The value of a smoothed binding at a time: it depends only on the time since its target was set.
  private func place(of index: Int, _ player: PlayerActions, at now: Timestamp) -> Vector {
    let state = player.bindings[index]
    guard state.isGliding else { return state.value }
    let rest = InputProcessor.rest(after: now - state.since, of: map.bindings[index].smoothing)
    return rest < 0.001 ? state.value : state.value + (state.start - state.value) * rest
  }

  /// Updates smoothed values to a time.
  func glideOn(to now: Timestamp) {
    var index = 0
    while index < gliding.count {
      let entry = gliding[index]
      let player = players[entry.player]
      let place = place(of: entry.binding, player, at: now)
      player.bindings[entry.binding].shown = place
      if place == player.bindings[entry.binding].value {
        player.bindings[entry.binding].isGliding = false
        _ = gliding.remove(at: index)
      } else {
        index += 1
      }
      updateAction(of: entry.binding, player, at: now)
    }
  }
}
