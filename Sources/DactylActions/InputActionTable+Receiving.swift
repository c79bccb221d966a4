/// Which contexts receive input, and held controls when that changes.
extension InputActionTable {
  /// Whether a context in the stack blocks those below it.
  var isBlockedByContext: Bool { stack.contains { known[$0.context].context.blocksLower } }

  /// Updates which contexts and bindings receive input. Bindings that do not any more are set to rest; those that do
  /// again continue with the held controls that drive them, except for buttons, which have to be pressed again.
  func refreshReceiving(at now: Timestamp) {
    for number in players.indices { refreshReceiving(of: number, at: now) }
    if isBlockedByContext { keys.removeAll() }
    updateActivity()
  }

  /// Updates one player.
  func refreshReceiving(of number: Int, at now: Timestamp) {
    let player = players[number]
    for index in player.contexts.indices { player.contexts[index] = false }
    for active in stack {
      if active.level >= player.level { player.contexts[active.context] = true }
      if known[active.context].context.blocksLower { break }
    }
    for index in map.bindings.indices where !map.bindings[index].shape.isAnalog {
      setReceiving(player.contexts[map.bindings[index].context], index, of: number, at: now)
    }
    refreshSticks(of: number, at: now)
  }

  /// Gives each stick and trigger of a player to the uppermost context with a binding of it whose modifiers and chord
  /// are down, and in it to the bindings with the most of them. A change takes effect at once, except for buttons,
  /// which have to be pressed again.
  func refreshSticks(of number: Int, at now: Timestamp) {
    for bindings in map.ofAxes where !bindings.isEmpty {
      let (context, most) = owner(of: bindings, number)
      for index in bindings {
        let binding = map.bindings[index]
        let isOwner = binding.context == context && binding.conditions == most && meetsConditions(binding, number)
        setReceiving(isOwner, index, of: number, at: now)
      }
    }
  }

  func owner(of bindings: [Int], _ number: Int) -> (context: Int, conditions: Int) {
    for active in stack where players[number].contexts[active.context] {
      var most = -1
      for index in bindings {
        let binding = map.bindings[index]
        guard binding.context == active.context, binding.conditions > most, meetsConditions(binding, number) else {
          continue
        }
        most = binding.conditions
      }
      if most >= 0 { return (active.context, most) }
    }
    return (-1, -1)
  }

  private func setReceiving(_ isReceiving: Bool, _ index: Int, of number: Int, at now: Timestamp) {
    guard isReceiving != players[number].bindings[index].isReceiving else { return }
    players[number].bindings[index].isReceiving = isReceiving
    if isReceiving { resume(index, of: number, at: now) } else { set(index, .zero, of: number, at: now, isTaken: true) }
  }

  private func resume(_ index: Int, of player: Int, at now: Timestamp) {
    if map.bindings[index].kind == .button { players[player].bindings[index].mustRest = true }
    update(index, of: player, at: now)
  }

  /// Releases everything that is down until it is pressed or moved again.
  func releaseAll(at now: Timestamp? = nil) {
    while let control = held.popLast() {
      claims.withdraw(control.claims, of: players[control.player])
      claims.give(back: control.claims)
    }
    keys.removeAll()
    for player in players.indices {
      for index in map.bindings.indices {
        let mustRest = players[player].bindings[index].isActuated && map.bindings[index].shape.isAnalog
        let last = now ?? players[player].actions[map.bindings[index].action].lastPress
        set(index, .zero, of: player, at: last, isTaken: true)
        players[player].bindings[index].mustRest = mustRest && map.bindings[index].kind == .button
        players[player].bindings[index].isGliding = false
        players[player].bindings[index].shown = .zero
        updateAction(of: index, players[player], at: last)
      }
    }
    gliding.removeAll()
    pending.removeAll()
    updateActivity()
  }

  // MARK: Sticks

  /// Updates the bindings of a stick or trigger that moved.
  func axisMoved(_ axis: ControllerAxis, _ device: DeviceID, at now: Timestamp) {
    let bindings = map.ofAxes[Int(axis.rawValue)]
    guard !bindings.isEmpty else { return }
    let number = player(of: device)
    let raw = strongest(axis, of: number)
    let player = players[number]
    // Bindings with the same processors are in a row.
    var (steps, shape, value) = (-1..<(-1), BoundBinding.Shape.axis, Vector.zero)
    for index in bindings where player.bindings[index].isReceiving {
      let (own, kind) = (map.bindings[index].steps, map.bindings[index].shape)
      guard kind != .flick else {
        flick(index, raw, of: number, at: now)
        continue
      }
      if own != steps || kind != shape { value = processed(part(kind, of: raw), by: own) }
      (steps, shape) = (own, kind)
      put(index, value, player, number, at: now)
    }
  }

  /// Updates the bindings of all sticks and triggers.
  func updateAxes(at now: Timestamp) {
    seenAxes = axes.version
    for list in map.ofAxes {
      for index in list {
        for player in players.indices { update(index, of: player, at: now) }
      }
    }
  }

  private func strongest(_ axis: ControllerAxis, of number: Int) -> Vector {
    axes.strongest(axis, of: number, by: drivers)
  }

  @inline(__always)
  private func part(_ shape: BoundBinding.Shape, of value: Vector) -> Vector {
    shape == .vertical ? Vector(value.dy, 0) : shape == .horizontal ? Vector(value.dx, 0) : value
  }

  // MARK: Controls

  /// Evaluates the controls or stick of a binding.
  func update(_ index: Int, of number: Int, at now: Timestamp, isTaken: Bool = false) {
    let binding = map.bindings[index]
    guard players[number].bindings[index].isReceiving else { return }
    if binding.shape == .flick { return flick(index, strongest(binding.axis, of: number), of: number, at: now) }
    if binding.shape.isAnalog {
      return set(index, part(binding.shape, of: strongest(binding.axis, of: number)), of: number, at: now)
    }
    set(index, value(of: index, binding, number), of: number, at: now, isTaken: isTaken)
  }

  private func value(of index: Int, _ binding: BoundBinding, _ number: Int) -> Vector {
    guard meetsConditions(binding, number) else { return .zero }
    let parts = claims.parts(of: players[number].bindings[index].claims)
    switch binding.shape {
    case .pair: return Vector(parts[1] - parts[0], 0)
    case .directions:
      let value = Vector(parts[3] - parts[1], parts[2] - parts[0])
      let length = value.length
      return length > 1 ? value / length : value
    case .control, .touch, .axis, .horizontal, .vertical, .flick, .motion: return Vector(parts[0], 0)
    }
  }

  /// Whether the modifiers and chord of a binding are down.
  func meetsConditions(_ binding: BoundBinding, _ number: Int) -> Bool {
    guard modifiers.contains(binding.modifiers) else { return false }
    for place in binding.chord {
      let other = map.chords[place]
      guard held.contains(where: { $0.control == other && $0.player == number }) else { return false }
    }
    return true
  }
}
