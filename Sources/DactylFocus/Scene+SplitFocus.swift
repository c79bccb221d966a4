/// A focus for each player, for games in which several choose on one screen at once.
extension Scene {
  /// Whether each player has a focus of their own, moved only by the devices of that player
  /// (`Scene.setPlayer(_:of:)`); false by default: then there is a single focus, which all devices move (F1).
  ///
  /// Each focus is updated, reported and shown separately, with a ring in a colour of its own; several may be on one
  /// view. Keys begin at the first responder for the first player alone. Setting it to false removes the focus of the
  /// other players.
  ///
  /// ```swift
  /// scene.splitsFocus = true
  /// scene.setPlayer(1, of: controller.id)
  /// scene.setFocusRoot(rightHalf, ofPlayer: 1)
  /// ```
  public var splitsFocus: Bool {
    get { focus.isSplit }
    set {
      guard newValue != focus.isSplit else { return }
      guard !isAnswering else { return postpone { $0.splitsFocus = newValue } }
      focus.isSplit = newValue
      if newValue { focus.isUsed = true }
      focus.invalidate()
      // Rings around controls are drawn only for several players.
      noteLook()
      guard !newValue else { return }
      notifyPlayersWereJoined()
      let others = focus.players.dropFirst()
      focus.forgetOthers()
      for player in others {
        FocusLook.remove(player, in: self)
        FocusSystem.lose(player, in: self)
      }
      settleIfIdle()
    }
  }

  /// The focused item of a player, or nil; see `splitsFocus`.
  public func focusedItem(ofPlayer player: Int) -> View? {
    let players = focus.players
    guard players.indices.contains(player), let item = players[player].item,
      isAlive(item)
    else { return nil }
    return view(item)
  }

  /// The view that a player's focus is confined to; nil for the whole window.
  public func focusRoot(ofPlayer player: Int) -> View? {
    guard focus.players.indices.contains(player), focus.players[player].root != .none else { return nil }
    return view(focus.players[player].root)
  }

  /// Confines a player's focus to a view, such as that player's half of the screen; nil for the whole window. A
  /// presented controller outside it is shared by all players. The confinement ends when the view is destroyed. A focus
  /// that is outside moves inside at the end of the frame.
  public func setFocusRoot(_ view: View?, ofPlayer player: Int) {
    guard view.map({ check($0.entity, "keep the focus in") }) != false, let own = focus(ofPlayer: player) else {
      return
    }
    if let view { watchEnd(of: view.entity) }
    own.root = view?.entity ?? .none
    focus.invalidate()
  }

  /// The focus of a player; nil, with a diagnostic, for a player without a focus of their own.
  package func focus(ofPlayer player: Int) -> PlayerFocus? {
    if player == 0 { return focus.first }
    guard 0..<PlayerTable.most ~= player else {
      report(.badPlayer, "there is no player \(player) to have a focus")
      return nil
    }
    guard focus.isSplit else {
      report(.badPlayer, "player \(player) has no focus of their own: only with `splitsFocus`")
      return nil
    }
    return focus.player(player)
  }
}

extension View {
  /// Whether the view is focused by a player; see `Scene.splitsFocus`.
  public func isFocused(byPlayer player: Int) -> Bool { isAlive && scene?.focusedItem(ofPlayer: player) == self }
}
