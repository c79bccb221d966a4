/// Movements: actions whose values are ways since the last reading (`Movement`).
extension InputActionTable {
  /// Adds a way to the movement of an action.
  func add(_ way: Vector, to action: Int, _ player: PlayerActions) {
    guard way != .zero, way.isFinite else { return }
    player.actions[action].count.way += SIMD2(Double(way.dx), Double(way.dy))
    edges &+= 1
  }

  // MARK: Motion

  /// Handles a motion of a device: it counts for the bindings that receive it at this moment, those of the uppermost
  /// context with the most modifiers and chord controls down.
  func move(_ source: MotionSource, by way: Vector, _ device: DeviceID) {
    let bindings = map.ofMotions[source.rawValue]
    guard isActive, !bindings.isEmpty, way.isFinite else { return }
    let number = player(of: device)
    let (context, most) = owner(of: bindings, number)
    for index in bindings {
      let binding = map.bindings[index]
      guard binding.context == context, binding.conditions == most, meetsConditions(binding, number) else { continue }
      add(processed(way, by: binding.steps), to: binding.action, players[number])
    }
  }

  /// Whether any context binds a motion.
  func isBound(_ source: MotionSource) -> Bool { !map.ofMotions[source.rawValue].isEmpty }

  /// Handles a movement of the mouse, which does not count while a button is down that something on the screen handles.
  func moveMouse(by way: Vector) {
    guard isActive, isBound(.mouse) else { return }
    if let slot = inputs.slot(of: .mouse) {
      let record = inputs.records[slot]
      guard record.delivery == .begun, freeMouse == record.id else { return }
    }
    move(.mouse, by: way, .mouse)
  }

  /// Adds what a held finger has moved to the movements that it drives.
  func followFinger(_ index: Int, _ record: Input) {
    let way = record.sample.location - held[index].location
    guard way != .zero else { return }
    held[index].location = record.sample.location
    let player = players[held[index].player]
    claims.forEachBinding(of: held[index].claims) { binding in
      let bound = map.bindings[binding]
      guard bound.kind == .movement, player.bindings[binding].isReceiving else { return }
      add(processed(way, by: bound.steps), to: bound.action, player)
    }
  }

  // MARK: Velocities

  /// Sets the velocity with which a binding moves its action: what a stick or a control that is down moves in a second.
  func setVelocity(
    _ index: Int, _ velocity: Vector, _ player: PlayerActions, _ number: Int, at now: Timestamp
  ) {
    switch map.bindings[index].shape {
    case .touch, .motion: return
    // It does not receive its stick any more.
    case .flick: return flicks.removeAll { $0.binding == index && $0.player == number }
    case .control, .pair, .directions, .axis, .horizontal, .vertical: break
    }
    let old = player.bindings[index].value
    guard velocity != old else { return }
    let entry = Entry(binding: index, player: number)
    if old == .zero { moving.append(entry) } else { moveOn(entry, to: now) }
    player.bindings[index].value = velocity
    player.bindings[index].since = now
    if velocity == .zero { moving.removeAll { $0 == entry } }
    updateActivity()
  }

  /// Adds what bindings have moved up to a time.
  func moveOn(to now: Timestamp) {
    moving.forEach { moveOn($0, to: now) }
    for place in flicks.indices { turnOn(place, to: now) }
    flicks.removeAll { $0.isAtRest }
    updateActivity()
  }

  private func moveOn(_ entry: Entry, to now: Timestamp) {
    let player = players[entry.player]
    let time = now - player.bindings[entry.binding].since
    guard time > 0 else { return }
    player.bindings[entry.binding].since = now
    add(player.bindings[entry.binding].value * Float(time), to: map.bindings[entry.binding].action, player)
  }

  // MARK: Flick sticks

  /// Handles the position of a stick that turns.
  func flick(_ index: Int, _ stick: Vector, of number: Int, at now: Timestamp) {
    let place = flicks.firstIndex { $0.binding == index && $0.player == number }
    guard let place = place ?? (FlickStick.isOut(stick) ? flicks.count : nil) else { return }
    if place == flicks.count { flicks.append(FlickStick(binding: index, player: number, at: now)) }
    turnOn(place, to: now)
    turn(place, by: flicks[place].move(to: stick, at: now))
    updateActivity()
  }

  /// Adds what a stick has turned up to a time.
  private func turnOn(_ place: Int, to now: Timestamp) { turn(place, by: flicks[place].turn(until: now)) }

  private func turn(_ place: Int, by angle: Float) {
    let (index, player) = (flicks[place].binding, players[flicks[place].player])
    add(processed(Vector(angle, 0), by: map.bindings[index].steps), to: map.bindings[index].action, player)
  }
}
