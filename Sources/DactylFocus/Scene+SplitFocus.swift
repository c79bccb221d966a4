/// A focus for each player, for games in which several choose on one screen at once.
extension Scene {
  /// Whether each player has a focus of their own, which only the devices move that drive that player
  /// (`InputActions.assign(_:to:)`); false by default: then there is one, which all devices move (F1).
  ///
  /// Each is looked for, told and shown by itself, with a ring in a colour of its own; several may be on one view. Keys
  /// start at the first responder for the first player alone. Set to false, the others lose theirs.
  ///
  /// ```swift
  /// scene.splitsFocus = true
  /// scene.inputActions.assign(controller.id, to: 1)
  /// scene.setFocusRoot(rightHalf, ofPlayer: 1)
  /// ```
  public var splitsFocus: Bool {
    get { focus.isSplit }
    set {
      guard newValue != focus.isSplit else { return }
      guard !isAnswering else { return postpone { $0.splitsFocus = newValue } }
      focus.isSplit = newValue
      focus.invalidate()
      // Rings around controls are drawn for several players alone.
      visualVersion &+= 1
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

  /// Who has a player's focus, or nil; see `splitsFocus`.
  public func focusedItem(ofPlayer player: Int) -> View? {
    let players = focus.players
    guard players.indices.contains(player), let item = players[player].item,
      isAlive(item)
    else { return nil }
    return view(item)
  }

  /// The view that a player's focus stays in; nil for the whole window.
  public func focusRoot(ofPlayer player: Int) -> View? {
    guard focus.players.indices.contains(player), focus.players[player].root != .none else { return nil }
    return view(focus.players[player].root)
  }

  /// Has a player's focus stay in a view, as in that player's half of the screen; nil for the whole window. A presented
  /// controller that does not lie in it is everybody's. With the view's end that ends, too. A focus that is elsewhere
  /// comes there with the frame.
  public func setFocusRoot(_ view: View?, ofPlayer player: Int) {
    guard view.map({ check($0.entity, "keep the focus in") }) != false, let own = focus(ofPlayer: player) else {
      return
    }
    if let view { watchEnd(of: view.entity) }
    own.root = view?.entity ?? .none
    focus.invalidate()
  }

  /// The focus of a player; nil for one who has none of their own, which is reported.
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
  /// Whether the view has a player's focus; see `Scene.splitsFocus`.
  public func isFocused(byPlayer player: Int) -> Bool { isAlive && scene?.focusedItem(ofPlayer: player) == self }
}
