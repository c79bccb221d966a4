/// Ingests samples of keys and buttons (P1-P11).
enum PressIntake: Intake {
  static let targetRule = Rule.P5
  static let recognizerFlag = GestureFlags.takesPresses

  static func take(_ sample: PressSample, in scene: Scene) {
    scene.inputs.modifiers = sample.modifiers
    scene.parts.sampleObservers.forEach { $0.pressArrived(sample, at: scene.now) }
    if !scene.parts.keyObservers.isEmpty { scene.inputs.claims.sample = sample }
    let inputs = scene.inputs
    let source = PressSource(type: sample.type, device: sample.device)
    if let slot = slot(of: source, in: inputs) { return change(slot, sample, in: scene) }
    if let index = inputs.silencedPresses.firstIndex(where: { $0.source == source }) {
      let isConsumed = inputs.silencedPresses[index].isConsumed
      let isNew = sample.phase == .began && !sample.isRepeat && !isConsumed
      if !isNew { scene.record(.ignore, rule: isConsumed ? .P8 : .T27, of: .press, id: 0) }
      if sample.phase == .ended || sample.phase == .cancelled || isNew { _ = inputs.silencedPresses.remove(at: index) }
      guard isNew else {
        // A key that edited text may repeat the edit (P8).
        let mayRepeat = !scene.textInputs.typing.isEmpty || !scene.parts.keyInterceptors.isEmpty
        if mayRepeat { scene.inputs.claims.repeated = sample }
        return
      }
    }
    // A repeat of a key whose down was never seen began elsewhere, and is no press here (P8).
    guard sample.phase == .began, !sample.isRepeat else { return scene.record(.ignore, rule: .P8, of: .press, id: 0) }
    let press = press(sample, id: inputs.takeID(.press), at: scene.now)
    guard !scene.ignores(.press) else {
      return inputs.silencedPresses.append(SilencedPress(source: source, isConsumed: false))
    }
    let slot = inputs.begin(press)
    inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }

  /// The slot of a key or button that is down, or nil.
  private static func slot(of source: PressSource, in inputs: InputTable) -> Int? {
    inputs.others.first {
      inputs.records[$0].kind == .press && inputs.records[$0].isLive && inputs.presses[$0].type == source.type
        && inputs.presses[$0].device == source.device
    }
  }

  private static func change(_ slot: Int, _ sample: PressSample, in scene: Scene) {
    let inputs = scene.inputs
    inputs.presses[slot].timestamp = scene.now
    inputs.presses[slot].modifierFlags = sample.modifiers
    switch sample.phase {
    // The key repeats (P8).
    case .began:
      scene.parts.pressTakers.forEach { $0.pressRepeated(inputs.records[slot].id, in: scene) }
      return scene.record(.ignore, rule: .P8, of: .press, id: inputs.records[slot].id)
    case .changed:
      inputs.records[slot].phase = .moved
      inputs.presses[slot].phase = .changed
      inputs.presses[slot].force = clamped(sample.force)
      inputs.records[slot].hasUndeliveredChange = true
    case .ended: lift(slot, .ended, in: scene)
    case .cancelled: lift(slot, .cancelled, in: scene)
    }
    inputs.records[slot].isUnseen = true
    scene.settling.isNeeded = true
  }

  /// Ends a press: neither it nor the next input in its slot keeps a recognizer from resetting (G61).
  static func lift(_ slot: Int, _ phase: TouchPhase, in scene: Scene) {
    let inputs = scene.inputs
    inputs.records[slot].phase = phase
    inputs.records[slot].isUnseen = true
    inputs.presses[slot].phase = phase == .ended ? .ended : .cancelled
    inputs.presses[slot].force = 0
    inputs.end(slot)
    let attempts = scene.gestures.attempts
    if !attempts.order.isEmpty {
      attempts.order.forEach { attempts[$0].seen.remove(slot) }
      scene.gestures.needsCleanUp = true
    }
    scene.settling.isNeeded = true
  }

  /// Makes the press that a sample begins.
  static func press(_ sample: PressSample, id: UInt64, at now: Timestamp) -> Press {
    Press(
      id: id, type: sample.type, device: sample.device, phase: .began, timestamp: now,
      force: clamped(sample.force), typedText: typed(sample), layoutText: sample.layoutText, latin: latinLetter(sample),
      modifierFlags: sample.modifiers)
  }

  private static func clamped(_ force: Float) -> Float { force.isNaN ? 0 : min(max(force, 0), 1) }

  /// The Latin letter at the key's position, on a layout without Latin letters (R29). If the platform does not report
  /// it, a letter of another script indicates such a layout.
  private static func latinLetter(_ sample: PressSample) -> LatinLetter {
    if sample.latin.isKnown { return sample.latin }
    guard case .key(let key) = sample.type, !sample.layoutText.isASCII, sample.characters.isOfAnotherScript else {
      return .none
    }
    return LatinLetter(key.latinLetter ?? "")
  }

  /// The text that a key types with the modifiers. If the platform does not report it, Shift or Caps Lock changes the
  /// case of a letter; the text of other keys depends on the layout.
  private static func typed(_ sample: PressSample) -> KeyText {
    if sample.typedText.isKnown { return sample.typedText }
    let isShifted = sample.modifiers.contains(.shift) != sample.modifiers.contains(.capsLock)
    return isShifted ? KeyText(sample.characters.uppercased()) : sample.layoutText
  }
}

extension PressIntake {
  static func target(_ slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    scene.resignHiddenResponder()
    scene.focusSource?.pressArrived(inputs.presses[slot], in: scene)
    inputs.setTarget(scene.pressStart(of: inputs.presses[slot].device), ofPress: slot)
  }

  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable) {
    event.press = FilteredPress(inputs.presses[slot])
  }

  static func beganWasStopped(_ slot: Int, wasLive: Bool, in inputs: InputTable) {
    inputs.claims.sample = nil
    if wasLive { silence(slot, in: inputs) }
  }

  static func gestureCall(_ slot: Int, _ phase: TouchPhase, in inputs: InputTable) -> GestureCall? {
    .presses(Presses(inputs.presses[slot]))
  }

  static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene) {
    let inputs = scene.inputs
    var press = inputs.presses[input.slot]
    press.phase = PressPhase(phase)
    let (presses, pressPhase) = (Presses(press), press.phase)
    let event = scene.event(of: .press, phase)
    if inputs.selecting.contains(input.slot) {
      scene.frames.counters.deliveries += 1
      scene.widgets[input.target.index]?.deliver(claimed: presses, pressPhase, event)
      return
    }
    let handler = scene.send(ResponderEvents(pressPhase), phase, input, event) {
      $0.presses(pressPhase, presses, event)
    }
    if phase == .began && handler == .none { takeUnhandled(press, in: input.slot, of: scene) }
  }

  /// Offers a press that no responder handled, as it began, to the takers, until one takes it (V27, F24).
  private static func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) {
    let takers = scene.parts.pressTakers
    if takers.contains(where: { $0.takeUnhandled(press, in: slot, of: scene) }) { return }
    takers.forEach { $0.pressWasLeft(press, in: slot, of: scene) }
  }

  static func cancel(_ slot: Int, in scene: Scene) {
    scene.inputs.presses[slot].timestamp = max(scene.inputs.presses[slot].timestamp, scene.now)
    lift(slot, .cancelled, in: scene)
    silence(slot, in: scene.inputs)
  }

  static func pendingCancel(of slot: Int, in inputs: InputTable) -> PendingCancel.Subject? {
    var press = inputs.presses[slot]
    press.phase = .cancelled
    return .press(press)
  }

  /// Ignores the key or button of a press until it goes up (T27).
  private static func silence(_ slot: Int, in inputs: InputTable) {
    let press = inputs.presses[slot]
    inputs.silencedPresses.append(
      SilencedPress(source: PressSource(type: press.type, device: press.device), isConsumed: false))
  }
}

extension PressPhase {
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
