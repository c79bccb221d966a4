/// Lets text input and key commands claim keys before recognizers and responders hear of them: first commands that want
/// to come first, then text, then the other commands (P11, R32). What a command does waits for the actions of the
/// event.
enum ClaimSystem {
  static func claim(in scene: Scene) {
    guard scene.batch.hasOther else { return }
    // What those who are asked set off is settled with the event.
    scene.withoutSettling { claimKeys(in: scene) }
  }

  private static func claimKeys(in scene: Scene) {
    if let sample = scene.inputs.claims.sample.take(), !sample.isRepeat {
      scene.parts.keyObservers.forEach { $0.pressSampleArrived(sample, in: scene) }
    }
    if let sample = scene.inputs.claims.repeated.take() {
      let press = PressIntake.press(sample, id: 0, in: scene)
      let isTaken = sample.phase == .began && offer(press, isRepeat: true, in: scene)
      if !isTaken { scene.repeatTyping(press, sample.phase) }
    }
    let inputs = scene.inputs
    inputs.arrived.forEach { slot in
      if inputs.records[slot].kind == .press && inputs.records[slot].isLive { claim(slot, in: scene) }
    }
  }

  private static func claim(_ slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    inputs.claims.typed = nil
    // Where nobody could want it, nobody is asked.
    guard
      !scene.textInputs.isEmpty || mayBeCommand(inputs.presses[slot], in: scene) || !scene.parts.keyTakers.isEmpty
        || scene.isAnythingFocused
    else { return }
    let press = inputs.presses[slot]
    guard isTaken(press, in: scene) || isClaimed(press, slot, in: scene) else {
      // Who was asked may have had input ignored, or have made another one first responder.
      if inputs.records[slot].isLive, !inputs.selecting.contains(slot) {
        inputs.setTarget(scene.pressStart(of: press.device), ofPress: slot)
      }
      return
    }
    // What a command consumes is no press to anybody (R33).
    let isInterrupted = !inputs.records[slot].isLive
    inputs.withdraw(slot)
    let source = PressSource(type: press.type, device: press.device)
    // Whoever took it may have had it taken away: it repeats nothing (T27).
    guard !isInterrupted else { return scene.textInputs.typing.removeAll { $0.source == source } }
    scene.record(.refuseView, rule: .R33, of: .press, id: press.id)
    inputs.silencedPresses.append(SilencedPress(source: source, isConsumed: true))
  }

  /// Whether a menu that is open, or a drag, takes it: before everybody else, and what it types with it.
  private static func isTaken(_ press: Press, in scene: Scene) -> Bool {
    guard offer(press, isRepeat: false, in: scene) else { return false }
    if press.typesText { scene.inputs.claims.typed = PressSource(type: press.type, device: press.device) }
    scene.record(.claim, rule: .none, of: .press, id: press.id)
    return true
  }

  private static func offer(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard !scene.parts.keyTakers.isEmpty else { return false }
    for taker in Array(scene.parts.keyTakers).reversed() where taker.take(press, isRepeat: isRepeat, in: scene) {
      return true
    }
    return false
  }

  /// Whether it may be a key command: one of a responder's, or a standard one (R34).
  @inline(__always)
  private static func mayBeCommand(_ press: Press, in scene: Scene) -> Bool {
    scene.responders.isWanted(.keyCommands)
      || scene.responders.isWanted(.actions) && KeyCommand.standard.contains { $0.matches(press) }
  }

  private static func isClaimed(_ press: Press, _ slot: Int, in scene: Scene) -> Bool {
    guard mayBeCommand(press, in: scene) else {
      if takesText(press, in: scene) { return true }
      return selects(press, slot, in: scene) == .consumed
    }
    let inputs = scene.inputs
    let search = KeyCommandSearch(from: scene.focusedItem(of: press.device), in: scene)
    if search.perform(press, withPriority: true) { return true }
    // Whoever is asked may have it taken away: the others hear nothing of it then.
    if inputs.records[slot].isLive, takesText(press, in: scene) { return true }
    if let selected = selects(press, slot, in: scene) { return selected == .consumed }
    return inputs.records[slot].isLive && search.perform(press, withPriority: false)
  }

  /// What becomes of a key that selects.
  private enum Selected {
    /// It presses the widget that has the focus: nobody else hears of it.
    case presses
    /// It began to edit the text field that has the focus.
    case consumed
  }

  /// Gives a key that selects to the focused item, if that has a use for it (F24, F25).
  private static func selects(_ press: Press, _ slot: Int, in scene: Scene) -> Selected? {
    let inputs = scene.inputs
    guard press.selects, let item = scene.focusedItem(of: press.device), scene.isAlive(item),
      inputs.records[slot].isLive
    else {
      return nil
    }
    if scene.textInputs[item] != nil {
      guard !scene.isFirstResponder(item), scene.becomeFirstResponder(item) else { return nil }
      // What it types is not for the text.
      if press.typesText { inputs.claims.typed = PressSource(type: press.type, device: press.device) }
      scene.record(.claim, rule: .F24, of: .press, id: press.id, view: item)
      return .consumed
    }
    guard let widget = scene.widgets[item.index], widget.isSelectable, inputs.records[slot].isLive else { return nil }
    inputs.setTarget(item, ofPress: slot)
    inputs.selecting.insert(slot)
    scene.record(.claim, rule: .F24, of: .press, id: press.id, view: item)
    return .presses
  }

  private static func takesText(_ press: Press, in scene: Scene) -> Bool {
    guard scene.textInput != nil, scene.takesText(press) else { return false }
    scene.record(.claim, rule: .R32, of: .press, id: press.id, view: scene.firstResponder ?? .none)
    return true
  }
}
