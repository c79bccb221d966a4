/// Shows which item is focused: by a ring in front of everything, and by lifting the view.
enum FocusLook {
  /// Updates the ring and the lift for the focus of each player. Called when all views are at the positions at which
  /// they are drawn. Costs two comparisons for each player while nothing changed.
  static func show(in scene: Scene) {
    guard scene.focus.isUsed else { return }
    for player in scene.focus.players { show(player, in: scene) }
  }

  private static func show(_ player: PlayerFocus, in scene: Scene) {
    let look = player.look
    let item = player.isShown ? player.item : nil
    guard item != nil || look.item != .none else { return }
    let version = (scene.visualVersion, item ?? .none)
    if let shown = look.shown, shown == version { return }
    if look.item != item ?? .none { change(to: item, player, in: scene) }
    drawRing(around: item, player, in: scene)
    look.shown = (scene.visualVersion, item ?? .none)
  }

  /// Removes the ring and the lift of a player's focused item. Called when players share one focus again.
  static func remove(_ player: PlayerFocus, in scene: Scene) {
    player.isShown = false
    show(player, in: scene)
  }

  private static func change(to item: Entity?, _ player: PlayerFocus, in scene: Scene) {
    let look = player.look
    let style = scene.focusStyle(ofPlayer: player.number)
    if let lifted = look.lifted, scene.isAlive(look.item) {
      // Another player's focus may still be on the item.
      if let other = scene.focus.holder(of: look.item, but: player) {
        other.lifted = lifted
      } else {
        lower(look.item, to: lifted, style, in: scene)
      }
    }
    look.lifted = nil
    look.item = item ?? .none
    guard let item, scene.isAlive(item), style.lift.isFinite, style.lift > 0, style.lift != 1,
      !drawsItself(item, in: scene), scene.focus.holder(of: item, but: player) == nil
    else { return }
    // An item whose transform is being animated is lifted from the transform that the animation leads to, and is
    // lowered to that again.
    let low = scene.transformGoal(of: item) ?? scene.view(item).transform
    look.lifted = low
    scene.view(item).animate(duration: style.liftDuration, easing: .easeOut, allowsUserInteraction: true) {
      $0.transform = low.scaled(by: style.lift)
    }
  }

  /// Animates a view back to its transform before it was lifted. If the animation is interrupted and nothing else
  /// animates the transform, it is set at once.
  private static func lower(_ item: Entity, to low: Transform, _ style: FocusStyle, in scene: Scene) {
    scene.view(item).animate(duration: style.liftDuration, easing: .easeOut, allowsUserInteraction: true) {
      $0.transform = low
    } completion: { [weak scene] isWhole in
      guard let scene, !isWhole, scene.isAlive(item), scene.transformGoal(of: item) == nil,
        !scene.focus.players.contains(where: { $0.look.item == item })
      else { return }
      scene.view(item).transform = low
    }
  }

  private static func drawRing(around item: Entity?, _ player: PlayerFocus, in scene: Scene) {
    let look = player.look
    let style = scene.focusStyle(ofPlayer: player.number)
    guard let item, style.showsRing, scene.isAlive(item), scene.focus.isSplit || !drawsItself(item, in: scene),
      scene.focus[item]?.hidesRing != true, case let area = scene.view(item).seenArea, !area.isEmpty
    else {
      if let window = look.window, window.isAlive { window.destroy() }
      look.window = nil
      return
    }
    let ring = ring(of: look, style, in: scene)
    guard ring.isAlive else { return }
    let outset = EdgeInsets(top: style.outset, left: style.outset, bottom: style.outset, right: style.outset)
    let frame = area.outset(by: outset)
    if ring.frame != frame { ring.frame = frame }
    let shape = Shape(.rectangle(cornerRadius: style.cornerRadius), stroke: style.color, lineWidth: style.lineWidth)
    if ring[Shape.self] != shape { ring[Shape.self] = shape }
  }

  /// The view that draws the ring, in a window of its own that no touch hits.
  private static func ring(of look: FocusLookState, _ style: FocusStyle, in scene: Scene) -> View {
    if let window = look.window, window.isAlive, let ring = window.subviews.first { return ring }
    let window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: style.level)
    window.canBecomeKey = false
    window.view.isUserInteractionEnabled = false
    window.view.name = "focus"
    look.window = window.view
    return scene.addView(frame: .zero, to: window.view)
  }

  private static func drawsItself(_ item: Entity, in scene: Scene) -> Bool {
    scene.widget(of: item.index)?.drawsFocus ?? scene.hasTextInput(item)
  }
}

extension FocusTable {
  /// The state of another player whose focus is on the same view.
  fileprivate func holder(of item: Entity, but player: PlayerFocus) -> FocusLookState? {
    players.first { $0 !== player && $0.look.item == item }?.look
  }
}

extension Scene {
  /// The style of the focused item, for views that do not draw the focus themselves.
  public var focusStyle: FocusStyle {
    get { focus.style }
    set {
      focus.style = newValue
      noteLook()
    }
  }

  /// The style of a player's focused item, where 0 is the first player. By default the other players have the style of
  /// the first, in a colour of their own and with the ring further out, so that several fit around one view.
  public func focusStyle(ofPlayer player: Int) -> FocusStyle {
    guard player > 0, focus.players.indices.contains(player) else { return focus.style }
    if let style = focus.players[player].style { return style }
    var style = focus.style
    style.color = FocusStyle.colors[player % FocusStyle.colors.count]
    style.outset += Float(player) * (style.lineWidth + 1)
    return style
  }

  /// Sets the style of a player's focused item; nil for the default. A player outside 0…15 is refused with a
  /// diagnostic.
  public func setFocusStyle(_ style: FocusStyle?, ofPlayer player: Int) {
    guard let own = focus(ofPlayer: player) else { return }
    noteLook()
    if player == 0 { focus.style = style ?? FocusStyle() } else { own.style = style }
  }
}

/// The state of the ring and the lift of a player's focused item.
final class FocusLookState: SnapshotState {
  /// The item that is shown as focused.
  var item = Entity.none
  /// The version of the scene and the item when it was last updated.
  var shown: (scene: UInt64, item: Entity)?
  /// The window of the ring.
  var window: View?
  /// The transform of the item before it was lifted; nil when it is not lifted.
  var lifted: Transform?

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(item) { item = $0 }
    copier.copy(shown) { shown = $0 }
    copier.copy(window) { window = $0 }
    copier.copy(lifted) { lifted = $0 }
  }
}
