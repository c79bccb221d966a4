/// Ingests samples of keys and buttons (P1-P11).
enum PressIntake {
  static func take(_ sample: PressSample, in scene: Scene) {
    scene.inputs.modifiers = sample.modifiers
    scene.parts.sampleObservers.forEach { $0.pressArrived(sample, in: scene) }
    if !scene.parts.keyObservers.isEmpty { scene.inputs.claims.sample = sample }
    let inputs = scene.inputs
    let source = PressSource(type: sample.type, device: sample.device)
    if let slot = slot(of: source, in: scene) { return change(slot, sample, in: scene) }
    if let index = inputs.silencedPresses.firstIndex(where: { $0.source == source }) {
      let isConsumed = inputs.silencedPresses[index].isConsumed
      let isNew = sample.phase == .began && !sample.isRepeat && !isConsumed
      if !isNew { scene.record(.ignore, rule: isConsumed ? .P8 : .T27, of: .press, id: 0) }
      if sample.phase == .ended || sample.phase == .cancelled || isNew { _ = inputs.silencedPresses.remove(at: index) }
      guard isNew else {
        // A key that edited text may repeat the edit (P8).
        if !scene.textInputs.typing.isEmpty || !scene.parts.keyTakers.isEmpty { scene.inputs.claims.repeated = sample }
        return
      }
    }
    // A repeat of a key whose down was never seen began elsewhere, and is no press here (P8).
    guard sample.phase == .began, !sample.isRepeat else { return scene.record(.ignore, rule: .P8, of: .press, id: 0) }
    let press = press(sample, id: inputs.takeID(.press), in: scene)
    guard !scene.ignores(.press) else {
      return inputs.silencedPresses.append(SilencedPress(source: source, isConsumed: false))
    }
    let slot = inputs.begin(press)
    inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }

  /// The slot of a key or button that is down, or nil.
  private static func slot(of source: PressSource, in scene: Scene) -> Int? {
    let inputs = scene.inputs
    return inputs.others.first {
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
      inputs.records[slot].hasUnheardChange = true
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
  static func press(_ sample: PressSample, id: UInt64, in scene: Scene) -> Press {
    Press(
      id: id, type: sample.type, device: sample.device, phase: .began, timestamp: scene.now,
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
