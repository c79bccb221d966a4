/// Lets text input and key commands claim keys before recognizers and responders receive them: first commands with
/// priority, then text, then the other commands (P11, R32). The action of a command runs later, with the actions of the
/// event.
enum ClaimSystem {
  static func claim(in scene: Scene) {
    guard scene.batch.hasOther else { return }
    // The effects of the code that is called are settled together with the event.
    scene.withoutSettling { claimKeys(in: scene) }
  }

  private static func claimKeys(in scene: Scene) {
    if let sample = scene.inputs.claims.sample.take(), !sample.isRepeat {
      scene.parts.keyObservers.forEach { $0.pressSampleArrived(sample, in: scene) }
    }
    if let sample = scene.inputs.claims.repeated.take() {
      let press = PressIntake.press(sample, id: 0, at: scene.now)
      let isTaken = sample.phase == .began && scene.intercept(press, isRepeat: true)
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
    // Without a possible claimant nothing is called.
    guard
      !scene.textInputs.isEmpty || mayBeCommand(inputs.presses[slot], in: scene) || !scene.parts.keyInterceptors.isEmpty
        || scene.isAnythingFocused
    else { return }
    let press = inputs.presses[slot]
    guard isIntercepted(press, in: scene) || isClaimed(press, slot, in: scene) else {
      // The code that was called may have ignored input, or changed the first responder.
      if inputs.records[slot].isLive, !inputs.selecting.contains(slot) {
        inputs.setTarget(scene.pressStart(of: press.device), ofPress: slot)
      }
      return
    }
    // A key that a command consumes is delivered to no responder as a press (R33).
    let isInterrupted = !inputs.records[slot].isLive
    inputs.withdraw(slot)
    let source = PressSource(type: press.type, device: press.device)
    // The code that took the key may also have cancelled it: it repeats nothing then (T27).
    guard !isInterrupted else { return scene.textInputs.typing.removeAll { $0.source == source } }
    scene.record(.refuseView, rule: .R33, of: .press, id: press.id)
    inputs.silencedPresses.append(SilencedPress(source: source, isConsumed: true))
  }

  /// Whether an interceptor, such as an open menu or a drag, handles the key before all others; if so, the text that it
  /// types is dropped, too.
  private static func isIntercepted(_ press: Press, in scene: Scene) -> Bool {
    guard scene.intercept(press, isRepeat: false) else { return false }
    if press.typesText { scene.inputs.claims.typed = PressSource(type: press.type, device: press.device) }
    scene.record(.claim, rule: .none, of: .press, id: press.id)
    return true
  }

  /// Whether the key may be a key command: one of a responder's, or a standard one (R34).
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
    // The code that is called may cancel the key, which is then offered to nothing else.
    if inputs.records[slot].isLive, takesText(press, in: scene) { return true }
    if let selected = selects(press, slot, in: scene) { return selected == .consumed }
    return inputs.records[slot].isLive && search.perform(press, withPriority: false)
  }

  /// The effect of a key that selects.
  private enum Selected {
    /// The key presses the focused widget, and is delivered to nothing else.
    case presses
    /// The key began to edit the focused text field.
    case consumed
  }

  /// Offers a key that selects to the focused item (F24, F25).
  private static func selects(_ press: Press, _ slot: Int, in scene: Scene) -> Selected? {
    let inputs = scene.inputs
    guard press.selects, let item = scene.focusedItem(of: press.device), scene.isAlive(item),
      inputs.records[slot].isLive
    else {
      return nil
    }
    if scene.textInputs[item] != nil {
      guard !scene.isFirstResponder(item), scene.becomeFirstResponder(item) else { return nil }
      // The text that the key types is not inserted.
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
