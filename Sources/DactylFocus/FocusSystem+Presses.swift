/// Unhandled presses that move the focus (F13, F24).
extension FocusSystem {
  /// Handles an unhandled press if it is a heading, and repeats it while it is held.
  ///
  /// - Returns: Whether the focus moved, or a scroll view around it scrolled.
  static func take(_ press: Press, in scene: Scene) -> Bool {
    guard scene.inputSettings.movesFocusByKeys, !press.isCommand, let heading = FocusHeading(press) else {
      return false
    }
    let player = scene.focus.player(drivenBy: press.device, scene.players)
    noteUse(ofKeys: true, by: player, in: scene)
    guard go(heading, press.id, player, in: scene) else {
      player.held = nil
      return false
    }
    player.held = HeldHeading(
      press: press.id, heading: heading, time: scene.currentTime + scene.inputSettings.focusRepeat.delay)
    return true
  }

  /// Begins editing of a text field that Tab leads to (F25).
  private static func edit(_ player: PlayerFocus, in scene: Scene) {
    guard let item = player.item, scene.hasTextInput(item) else { return }
    scene.becomeFirstResponder(item)
  }

  /// Moves the focus one step, or scrolls when no item of the scroll view lies in that direction (V27).
  private static func go(_ heading: FocusHeading, _ press: UInt64, _ player: PlayerFocus, in scene: Scene) -> Bool {
    if scroll(heading, by: press, player, in: scene) { return true }
    guard move(heading, player, in: scene) else { return false }
    if heading == .next || heading == .previous { edit(player, in: scene) }
    return true
  }

  /// Repeats the held press when its time has come (F13).
  static func repeatHeld(at now: Timestamp, by player: PlayerFocus, in scene: Scene) {
    guard var held = player.held, held.time <= now else { return }
    guard scene.isUnderWay(.press, held.press) else { return player.held = nil }
    held.repeats += 1
    held.time = now + scene.inputSettings.focusRepeat.interval(after: held.repeats)
    player.held = held
    // At the last item the press is released, so that the failure is reported only once.
    if !go(held.heading, held.press, player, in: scene), player.held?.press == held.press { player.held = nil }
    scene.setNeedsSettling()
  }
}
