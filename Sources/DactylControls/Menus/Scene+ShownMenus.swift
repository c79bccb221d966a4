import Dactyl

extension Scene {
  /// How menus look from the next one on.
  public var menuStyle: MenuStyle {
    get { part(MenuPresenter.self)?.style ?? MenuStyle() }
    set { menus.style = newValue }
  }

  /// The menu that is shown, or nil.
  public var shownMenu: ShownMenu? { part(MenuPresenter.self)?.shown }

  /// Shows a menu of a game's own beside a place of the scene, inside the scene, in place of the one that is shown.
  /// Each command is validated now by who would perform it (R25); those that nobody performs are left out of a context
  /// menu, and disabled in another (R24).
  ///
  /// - Parameters:
  ///   - menu: what is in it.
  ///   - owner: what it is opened on: a view, controller or window. What is chosen is sent from there.
  ///   - target: what it is about, in the scene's coordinates. A list comes below that, a bar above, or where there is
  ///     room.
  ///   - arrangement: whether the items lie below each other or beside each other.
  ///   - isCompact: whether the items are as low as the mouse allows, and not as high as fingers need.
  /// - Returns: nil when nothing is in it, or its owner is gone. In a hit shape it is shown when the hit-test is over:
  ///   nil.
  @discardableResult
  public func showMenu(
    _ menu: Menu, for owner: Entity, at target: Rect, as arrangement: MenuArrangement = .list, isCompact: Bool = false
  ) -> ShownMenu? {
    guard mayShowMenu(for: owner, { $0.showMenu(menu, for: owner, at: target, as: arrangement, isCompact: isCompact) }),
      let menu = validatedMenu(menu, from: owner)
    else { return nil }
    return menus.show(menu, for: owner, beside: target, as: arrangement, isCompact: isCompact, in: self)
  }

  /// Shows the menu of a view, controller or window that it and those after it in the chain make (R26): see
  /// `contextMenu(for:)` and `View.addContextMenu(_:)`.
  @discardableResult
  public func showContextMenu(for owner: Entity, at target: Rect, isCompact: Bool = false) -> ShownMenu? {
    guard mayShowMenu(for: owner, { $0.showContextMenu(for: owner, at: target, isCompact: isCompact) }) else {
      return nil
    }
    let prepared = menus.prepared
    menus.prepared = nil
    let menu = prepared.flatMap { $0.owner == owner ? $0.menu : nil } ?? contextMenu(for: owner)
    guard isAlive(owner) else { return nil }
    return menus.show(menu, for: owner, beside: target, as: .list, isCompact: isCompact, in: self)
  }

  /// Shows the edit actions that somebody performs for an entity (R24), and what its chain adds to them, as a bar above
  /// a place of the scene: the selection, or where a finger pressed. See `editMenu(for:)`.
  @discardableResult
  public func showEditMenu(for owner: Entity, at target: Rect) -> ShownMenu? {
    guard mayShowMenu(for: owner, { $0.showEditMenu(for: owner, at: target) }) else { return nil }
    let menu = editMenu(for: owner)
    guard isAlive(owner) else { return nil }
    return menus.show(menu, for: owner, beside: target, as: .bar, isCompact: false, in: self)
  }

  /// Takes the menu away that is shown. Nothing is chosen. In a hit shape it waits until the hit-test is over.
  public func dismissMenu() { part(MenuPresenter.self)?.dismiss(in: self) }

  /// Whether a menu can be shown for an entity now; one that is asked for in the middle of a hit-test comes later.
  private func mayShowMenu(for owner: Entity, _ later: @escaping (Scene) -> Void) -> Bool {
    guard check(owner, "show a menu for") else { return false }
    guard isAnswering else { return true }
    postpone { if $0.isAlive(owner) { later($0) } }
    return false
  }

  private func validatedMenu(_ menu: Menu, from owner: Entity) -> Menu? {
    let validated = validated(menu, from: owner)
    return isAlive(owner) ? validated : nil
  }
}
