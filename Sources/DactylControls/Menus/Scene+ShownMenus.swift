import Dactyl

extension Scene {
  /// The style of menus that are shown from now on.
  public var menuStyle: MenuStyle {
    get { part(MenuPresenter.self)?.style ?? MenuStyle() }
    set { menus.style = newValue }
  }

  /// The menu that is being shown, or nil.
  public var shownMenu: ShownMenu? { part(MenuPresenter.self)?.shown }

  /// Shows a menu of the game's own beside a target, inside the scene, instead of the one that is being shown. Each
  /// command is validated now by its performer (R25); those without a performer are disabled, while a context menu
  /// leaves them out (R24).
  ///
  /// - Parameters:
  ///   - menu: The contents.
  ///   - owner: The view, controller or window that the menu is opened on. The chosen action is sent from there.
  ///   - target: The rectangle that the menu is about, in the scene's coordinates. A list is placed below it,
  ///     a bar above, or where there is room.
  ///   - arrangement: Whether the items are below each other or beside each other.
  ///   - isCompact: Whether the items have the height for a mouse instead of that for fingers.
  /// - Returns: The menu; nil when it is empty, or its owner is gone. During a hit-test nil, and the menu is shown
  ///   afterwards.
  @discardableResult
  public func showMenu(
    _ menu: Menu, for owner: Entity, at target: Rect, as arrangement: MenuArrangement = .list, isCompact: Bool = false
  ) -> ShownMenu? {
    guard mayShowMenu(for: owner, { $0.showMenu(menu, for: owner, at: target, as: arrangement, isCompact: isCompact) }),
      let menu = validatedMenu(menu, from: owner)
    else { return nil }
    return menus.show(menu, for: owner, beside: target, as: arrangement, isCompact: isCompact, in: self)
  }

  /// Shows the context menu of a view, controller or window, made by it and the responders after it in the chain (R26):
  /// see `contextMenu(for:)` and `View.addContextMenu(_:)`.
  @discardableResult
  public func showContextMenu(for owner: Entity, at target: Rect, isCompact: Bool = false) -> ShownMenu? {
    guard mayShowMenu(for: owner, { $0.showContextMenu(for: owner, at: target, isCompact: isCompact) }) else {
      return nil
    }
    let prepared = menus.prepared
    menus.prepared = nil
    let menu = prepared.flatMap { $0.owner == owner ? $0.menu : nil } ?? contextMenu(for: owner)
    guard isAlive(owner) else { return nil }
    let place = previewFrame(beside: menu, for: owner, isCompact: isCompact)
    guard isAlive(owner) else { return nil }
    let shown = menus.show(
      menu, for: owner, beside: place ?? target, as: .list, isCompact: isCompact, letsTouchesThrough: place != nil,
      in: self)
    if shown == nil { part(PreviewPresenter.self)?.menuDidGo(of: owner, in: self) }
    return shown
  }

  /// Shows the preview of a view that has one with its menu (AX34). Returns its frame, in the scene's coordinates.
  private func previewFrame(beside menu: Menu, for owner: Entity, isCompact: Bool) -> Rect? {
    guard let previews = part(PreviewPresenter.self), previews.actions[owner.index] != nil else { return nil }
    let items = menu.tidied.items
    guard !items.isEmpty else { return nil }
    menus.dismiss(in: self)
    let row = display.scaled(isCompact ? menuStyle.compactRowHeight : menuStyle.rowHeight)
    let height = items.reduce(2 * menuStyle.padding) { $0 + ($1 == .separator ? menuStyle.separatorHeight : row) }
    let gap = menuStyle.margin
    return previews.pin(owner, besideMenuOf: height + gap, in: self)?.outset(
      by: EdgeInsets(top: gap, left: 0, bottom: gap, right: 0))
  }

  /// Shows the edit actions that have a performer for an entity (R24), and the items that its chain adds to them, as a
  /// bar above a target: the selection, or where a finger pressed. See `editMenu(for:)`.
  @discardableResult
  public func showEditMenu(for owner: Entity, at target: Rect) -> ShownMenu? {
    guard mayShowMenu(for: owner, { $0.showEditMenu(for: owner, at: target) }) else { return nil }
    let menu = editMenu(for: owner)
    guard isAlive(owner) else { return nil }
    return menus.show(menu, for: owner, beside: target, as: .bar, isCompact: false, in: self)
  }

  /// Dismisses the menu without choosing anything. During a hit-test it is dismissed afterwards.
  public func dismissMenu() { part(MenuPresenter.self)?.dismiss(in: self) }

  /// Whether a menu can be shown for an entity now; during a hit-test the call is repeated afterwards.
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
