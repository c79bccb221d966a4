/// Takes samples of keys and buttons in: they go to text and key commands, else to recognizers and responders (P1-P11, R32).
enum PressSystem {
  static func take(_ sample: PressSample, in scene: Scene) {
    scene.modifiers = sample.modifiers
    scene.eventType = .presses
    if !sample.isRepeat { scene.commandOverlay?.hear(sample) }
    let table = scene.presses
    let source = PressSource(type: sample.type, device: sample.device)
    if let place = table.place(of: source) { return change(place, sample, in: scene) }
    if let place = table.silenced.firstIndex(where: { $0.source == source }) {
      let isAnew = sample.phase == .began && !sample.isRepeat && !table.silenced[place].isConsumed
      if sample.phase == .ended || sample.phase == .cancelled || isAnew { _ = table.silenced.remove(at: place) }
      if !isAnew { return scene.repeatTyping(press(sample, id: 0, in: scene), source, sample.phase) }
    }
    // A key that repeats and was never seen going down began elsewhere, and is no press here (P8).
    guard sample.phase == .began, !sample.isRepeat else { return }
    begin(sample, source, in: scene)
  }

  private static func begin(_ sample: PressSample, _ source: PressSource, in scene: Scene) {
    let table = scene.presses
    scene.giveUpHiddenFocus()
    let press = press(sample, id: table.takeID(), in: scene)
    // What a command consumes is no press to anybody (R33).
    let isIgnored = scene.ignoreDepth > 0
    guard !isIgnored, !scene.isConsumed(press), scene.ignoreDepth == 0 else {
      return table.silenced.append(SilencedPress(source: source, isConsumed: !isIgnored && scene.ignoreDepth == 0))
    }
    let start = scene.chainStart
    let place = table.begin(press, start, in: scene.touches)
    PressRouting.bind(place, in: scene)
    PressRouting.show(place, in: scene)
    scene.needsSettling = true
  }

  private static func change(_ place: Int, _ sample: PressSample, in scene: Scene) {
    let table = scene.presses
    table.records[place].press.timestamp = scene.now
    table.records[place].press.modifierFlags = sample.modifiers
    switch sample.phase {
    // It repeats (P8).
    case .began: return
    case .changed:
      table.records[place].press.phase = .changed
      table.records[place].press.force = clamped(sample.force)
      table.records[place].hasUnheardChange = true
    case .ended, .cancelled:
      table.records[place].press.phase = sample.phase == .ended ? .ended : .cancelled
      table.records[place].press.force = 0
      lift(place, in: scene)
    }
    PressRouting.show(place, in: scene)
    scene.needsSettling = true
  }

  /// Cancels all that is down, and keys that edited text repeat no more (P7).
  static func cancel(in scene: Scene) {
    for place in scene.presses.silenced.indices { scene.presses.silenced[place].isConsumed = false }
    scene.textInputs.typing.removeAll()
    scene.commandOverlay?.hide()
    cancel(in: scene) { _ in true }
  }

  /// Cancels what is down and meant, each press once; it stays silent until it goes up (P7).
  static func cancel(in scene: Scene, where isMeant: (PressRecord) -> Bool) {
    let table = scene.presses
    for place in table.order where table.records[place].isLive && isMeant(table.records[place]) {
      let press = table.records[place].press
      table.records[place].press.phase = .cancelled
      table.records[place].press.force = 0
      table.records[place].press.timestamp = max(press.timestamp, scene.now)
      lift(place, in: scene)
      let source = PressSource(type: press.type, device: press.device)
      table.silenced.append(SilencedPress(source: source, isConsumed: false))
      PressRouting.show(place, in: scene)
      scene.needsSettling = true
    }
  }

  /// It is down no longer: it keeps no recognizer from coming to rest any more, nor does the next one in its slot (G61).
  private static func lift(_ place: Int, in scene: Scene) {
    let attempts = scene.gestures.attempts
    scene.presses.lift(place)
    for attempt in attempts.order { attempts[attempt].seen.remove(scene.presses.slots[place]) }
    scene.gestures.needsCleanUp = true
  }

  /// The press that a sample begins.
  private static func press(_ sample: PressSample, id: UInt64, in scene: Scene) -> Press {
    Press(
      id: id, type: sample.type, device: sample.device, phase: .began, timestamp: scene.now,
      force: clamped(sample.force), characters: typed(sample), charactersIgnoringModifiers: sample.characters,
      modifierFlags: sample.modifiers)
  }

  private static func clamped(_ force: Float) -> Float { force.isNaN ? 0 : min(max(force, 0), 1) }

  /// What a key types with the modifiers. Where the platform does not say so, a letter is in the other case with Shift or Caps
  /// Lock; what other keys type is the layout's affair.
  private static func typed(_ sample: PressSample) -> String {
    if let typed = sample.typed { return typed }
    let isShifted = sample.modifiers.contains(.shift) != sample.modifiers.contains(.capsLock)
    return isShifted ? sample.characters.uppercased() : sample.characters
  }
}
