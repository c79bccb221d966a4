import Dactyl

/// Presents the menus of a scene, at most one at a time, and dismisses them.
final class MenuPresenter: TimedPart, AddedPart, KeyInterceptor, InputCanceler, LeavingViewObserver, EntityEndObserver {
  var style = MenuStyle()
  private(set) var shown: ShownMenu?
  /// A menu that was made for the question whether there is one, kept until it is shown.
  var prepared: (owner: Entity, menu: Menu)?
  /// The list that moves the row whose menu the finger has opened (DD2).
  var mover: (gesture: GestureID, list: any MenuRowMover)?
  /// Finds the list of a view; nil while no list moves rows.
  var findMover: ((View, Scene) -> (any MenuRowMover)?)?

  /// Shows a validated menu instead of the one before.
  func show(
    _ menu: Menu, for owner: Entity, beside target: Rect, as arrangement: MenuArrangement, isCompact: Bool,
    letsTouchesThrough: Bool = false, in scene: Scene
  ) -> ShownMenu? {
    let menu = menu.tidied
    guard !menu.items.isEmpty, target.isFinite else { return nil }
    dismiss(in: scene)
    // Releasing the previous menu may have ended the owner, or shown another menu.
    guard shown == nil, scene.isAlive(owner) else { return nil }
    let window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: style.level)
    window.view.accessibilityViewIsModal = true
    window.canBecomeKey = false
    window.view.name = "menu"
    window.view.setWidget(MenuWidget())
    window.view.addGestureRecognizer(HoverGestureRecognizer()) { hover in
      if hover.state != .ended { hover.view?.scene?.shownMenu?.point(at: hover.location(in: nil)) }
    }
    let shown = ShownMenu(
      menu, for: owner, in: window,
      rowHeight: scene.display.scaled(isCompact ? style.compactRowHeight : style.rowHeight), style)
    let panel = MenuPanel(
      menu, as: arrangement, beside: target, arrangement == .bar ? .above : .below, rowHeight: shown.rowHeight, style,
      of: scene)
    if letsTouchesThrough || panel.arrangement == .bar { letTouchesThrough(window.view) }
    panel.show(in: window.view)
    // Callbacks for views that enter a window may have shown another menu, or ended the owner.
    guard self.shown == nil, scene.isAlive(owner), window.view.isAlive else {
      panel.remove()
      if window.view.isAlive { window.view.destroy() }
      return nil
    }
    shown.panels = [panel]
    self.shown = shown
    scene.accessibilityTable.noteChange(of: window.view.entity)
    scene.addKeyInterceptor(self)
    return shown
  }

  /// Lets touches beside the panels dismiss the menu and hit the views behind, as beside UIKit's edit menu; beside that
  /// of a preview they hit the preview or what is around it.
  private func letTouchesThrough(_ window: View) {
    window.setHitTest(reach: .everywhere) { [weak self] query in
      guard let self, let shown, shown.window.view == query.view, let scene = query.view.scene,
        !shown.panels.contains(where: { $0.contains(query.point) })
      else { return .askOn }
      // Dismissed after the hit-test. The preview beside it handles the touch.
      if scene.part(PreviewPresenter.self)?.shown?.owner == shown.owner { return .refuse }
      if query.event?.type == .touches { dismiss(in: scene) }
      return .refuse
    }
  }

  func dismiss(in scene: Scene) {
    guard let gone = shown else { return }
    guard !scene.isAnswering else {
      return scene.postpone { [self] in if shown === gone { dismiss(in: $0) } }
    }
    shown = nil
    scene.removeKeyInterceptor(self)
    if gone.window.view.isAlive { gone.window.view.destroy() }
    scene.dragMenuDidGo()
    scene.part(PreviewPresenter.self)?.menuDidGo(of: gone.owner, in: scene)
  }

  // MARK: Keys

  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    shown?.take(press, isRepeat: isRepeat) ?? false
  }

  var interceptsText: Bool { shown?.takesAllKeys ?? false }

  // MARK: The life of the scene

  func addHooks(to parts: SceneParts) {
    parts.inputCancelers.append(self)
    parts.leavingViewObservers.append(self)
    parts.entityEndObservers.append(self)
  }

  /// Dismisses the menu when input is interrupted.
  func cancelInput(in scope: CancelScope, of scene: Scene) {
    guard let shown else { return }
    switch scope {
    case .all: dismiss(in: scene)
    case .window(let window):
      let own = scene.viewInChain(of: shown.owner)
      if own != .none, scene.window(of: own) == window { dismiss(in: scene) }
    case .view, .device, .input: break
    }
  }

  /// Dismisses the menu when its owner leaves its window.
  func viewIsLeaving(_ view: Entity, in scene: Scene) {
    guard let shown else { return }
    let own = scene.viewInChain(of: shown.owner)
    if own != .none, scene.isDescendant(own.index, of: view.index) { dismiss(in: scene) }
  }

  func windowDidHide(_ window: Entity, in scene: Scene) {
    if shown?.window.view.entity == window { dismiss(in: scene) }
  }

  func entitiesDidEnd(in scene: Scene) {
    if let shown, !scene.isAlive(shown.owner) || !shown.window.view.isAlive { dismiss(in: scene) }
  }

  func sceneDidResize(_ scene: Scene) { dismiss(in: scene) }

  func displayDidChange(in scene: Scene) { dismiss(in: scene) }

  func sceneDidEmpty(_ scene: Scene) {
    (shown, prepared, mover, findMover) = (nil, nil, nil, nil)
    scene.removeKeyInterceptor(self)
  }

  func mix(into hash: inout StateHash) {
    hash.mix(shown)
    hash.mix(prepared?.owner)
    hash.mix(mover?.gesture)
  }

  // MARK: Time

  var nextDeadline: Timestamp? { shown?.nextChange }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    if let due = shown?.nextChange, due <= now { shown?.settleSubmenus() }
  }

  /// Does nothing: the deadline comes once, so it cannot come without end.
  func dropDeadlines(until moment: Timestamp, in scene: Scene) {}

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(style) { style = $0 }
    copier.copy(shown) { shown = $0 }
    copier.copy(prepared) { prepared = $0 }
    copier.copy(mover) { mover = $0 }
    copier.copy(findMover) { findMover = $0 }
  }
}

extension Scene {
  var menus: MenuPresenter {
    if let part = part(MenuPresenter.self) { return part }
    let presenter = MenuPresenter()
    addPart(presenter)
    return presenter
  }
}
