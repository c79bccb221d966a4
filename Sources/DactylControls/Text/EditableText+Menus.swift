import Dactyl

/// The edit menu and the context menu of a text field or text view.
extension EditableText {
  /// Adds what opens the menus: a finger that is held selects the word under it, and shows the edit menu when it lifts;
  /// the mouse's secondary button and the menu key open the context menu.
  func addMenuGestures() {
    let press = view.addGestureRecognizer(LongPressGestureRecognizer()) { [weak self] in self?.wasPressed($0) }
    press.any.takesFingersForMenu()
    press.any.delegate.shouldBegin = { [weak self] _ in self?.mayBePressed == true }
    let click = view.addGestureRecognizer(LongPressGestureRecognizer()) { [weak self] in self?.wasClicked($0) }
    click.minimumPressDuration = 0
    click.takesSecondaryButton()
    click.any.delegate.shouldBegin = { [weak self] _ in self?.isEnabled == true }
    view.setAction(.showContextMenu) { [weak self] _ in
      guard let self else { return }
      scene.showContextMenu(for: entity, at: selectionRect, isCompact: true)
    }
  }

  /// Whether a finger that rests selects a word: not one on a handle.
  private var mayBePressed: Bool {
    if case .handle = touch { return false }
    return isEnabled
  }

  private func wasPressed(_ press: Gesture<LongPressGestureRecognizer>) {
    switch press.state {
    case .began:
      let position = position(at: press.location(in: nil))
      guard scene.becomeFirstResponder(entity) else { return }
      select { $0.select(word(at: position)) }
      showHandles()
    case .ended: showEditMenu()
    default: break
    }
  }

  private func wasClicked(_ click: Gesture<LongPressGestureRecognizer>) {
    guard click.state == .began else {
      scene.shownMenu?.follow(click.any)
      return
    }
    let point = click.location(in: nil)
    let position = position(at: point)
    guard scene.becomeFirstResponder(entity) else { return }
    // A click on the selection keeps it.
    if !editor.hasSelection || !editor.selection.contains(position) { select { $0.select(word(at: position)) } }
    guard scene.isAlive(entity) else { return }
    let shown = scene.showContextMenu(for: entity, at: Rect(origin: point, size: .zero), isCompact: true)
    shown?.opener = (click.any.id, point, false)
  }

  /// Shows the edit actions for the selection, or for the caret.
  func showEditMenu() {
    guard scene.isAlive(entity), isEditing, isEnabled else { return }
    let shown = scene.showEditMenu(for: entity, at: selectionRect)
    shown?.willChoose = { [weak self] in self?.choosesFromMenu = true }
  }

  /// Schedules the edit menu again after one of its own actions has changed the selection, for when the field can be
  /// asked what it performs.
  func selectionWasChosen(by action: Action) {
    guard choosesFromMenu else { return }
    choosesFromMenu = false
    if action == .select || action == .selectAll { nextMenu = scene.currentTime }
  }

  /// Dismisses the edit menu, because the selection or text has changed.
  func dismissEditMenu() {
    nextMenu = nil
    if let shown = scene.shownMenu, shown.owner == entity { shown.dismiss() }
  }

  /// Adds the edit commands to the context menu.
  func buildMenu(_ menu: inout Menu) {
    guard menu.kind == .context else { return }
    menu.items += KeyCommand.editing.map { .command($0) }
    menu.addSeparator()
  }
}
