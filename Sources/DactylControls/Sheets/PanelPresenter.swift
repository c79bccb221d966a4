import Dactyl

/// Presents the sheets and popovers of a scene, and forgets those that have left.
final class PanelPresenter: AddedPart, KeyInterceptor, EntityEndObserver, LeavingViewObserver {
  var sheetStyle = SheetStyle()
  var popoverStyle = PopoverStyle()
  /// The panels in windows; the last one was presented last.
  private(set) var shown: [any PresentedPanel] = []

  /// Presents a controller in a panel, which the closure makes in a container whose view fills the window. Returns nil
  /// when it can't be presented.
  func present<Panel: PresentedPanel>(
    _ content: ViewController, from presenter: ViewController, in scene: Scene,
    _ make: (_ container: ViewController, _ root: View, _ view: View) -> Panel
  ) -> Panel? {
    // Those on their way out make room.
    for panel in shown where !panel.isInPlace {
      if panel.content == content || panel.container == presenter.presentedViewController { panel.end() }
    }
    guard content.presentingViewController == nil, content.parent == nil, content != presenter else {
      // The engine reports what is wrong.
      presenter.present(content)
      return nil
    }
    guard let window = presenter.window, let view = content.view, content.isAlive else { return nil }
    let root = scene.makeView(frame: window.view.bounds)
    let container = scene.makeViewController(PanelContainer(part: self))
    container.view = root
    container.addChild(content)
    root.accessibilityRole = .sheet
    root.accessibilityLabel = content.title.isEmpty ? nil : content.title
    let panel = make(container, root, view)
    panel.backdrop.addGestureRecognizer(TapGestureRecognizer()) { [weak panel] _ in
      if let panel, !panel.isModal { panel.dismiss(animated: true) }
    }
    shown.append(panel)
    if shown.count == 1 { scene.addKeyInterceptor(self) }
    guard presenter.present(container), panel.isPresented else {
      finish(panel)
      return nil
    }
    panel.appear()
    return panel
  }

  /// Forgets a panel that has left: its content may be presented again.
  func finish(_ panel: any PresentedPanel) {
    guard let index = shown.firstIndex(where: { $0 === panel }) else { return }
    shown.remove(at: index)
    let scene = panel.container.scene
    if shown.isEmpty { scene?.removeKeyInterceptor(self) }
    if panel.content.isAlive {
      if panel.content.parent == panel.container { panel.content.removeFromParent() }
      if let view = panel.content.viewIfLoaded, view.superview == panel.panelView { view.removeFromSuperview() }
    }
    let (container, root) = (panel.container, panel.root)
    let end = {
      if container.isAlive { container.destroy() }
      if root.isAlive { root.destroy() }
    }
    // In the middle of its dismissal, which its disappearance has called, not at once.
    if container.presentingViewController == nil { end() } else { scene?.nextFrame(end) }
    let onDismiss = panel.onDismiss
    panel.onDismiss = nil
    onDismiss?()
  }

  /// Called when the view of a container has left its window: forgets the panel if code has dismissed it.
  fileprivate func containerDidDisappear(_ container: ViewController) {
    guard let panel = shown.first(where: { $0.container == container }) else { return }
    if !panel.isPresented, !panel.isEnding { finish(panel) }
  }

  // MARK: Keys

  /// Escape and the right button of a controller dismiss the front panel, unless text is edited in it.
  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard press.isBack, let panel = shown.last(where: { $0.isInPlace }), panel.container.window?.isKey == true,
      scene.topPresentation(in: scene.keyWindowEntity) == panel.root.entity
    else { return false }
    if let first = scene.firstResponder, scene.view(first).textField?.isEditing == true { return false }
    if !isRepeat, !panel.isModal { panel.dismiss(animated: true) }
    return true
  }

  // MARK: The life of the scene

  func addHooks(to parts: SceneParts) {
    parts.entityEndObservers.append(self)
    parts.leavingViewObservers.append(self)
  }

  /// Dismisses popovers whose source leaves, after it has left.
  func viewIsLeaving(_ view: Entity, in scene: Scene) {
    for case let popover as Popover in shown where popover.isInPlace && popover.isFor(view, in: scene) {
      scene.nextFrame { [weak popover] in popover?.end() }
    }
  }

  /// Dismisses panels whose content, or whose own views, were destroyed: after what destroyed them.
  func entitiesDidEnd(in scene: Scene) {
    guard shown.contains(where: { !$0.isWhole }) else { return }
    scene.nextFrame { [weak self] in
      guard let self else { return }
      for panel in shown where !panel.isWhole { panel.end() }
    }
  }

  func sceneDidResize(_ scene: Scene) { for panel in shown { panel.fit() } }

  func sceneDidEmpty(_ scene: Scene) {
    shown = []
    scene.removeKeyInterceptor(self)
  }

  func mix(into hash: inout StateHash) {
    hash.mix(shown.count)
    for panel in shown { panel.mix(into: &hash) }
  }

  package func copyState(_ copier: StateCopier) {
    copier.copy(sheetStyle) { sheetStyle = $0 }
    copier.copy(popoverStyle) { popoverStyle = $0 }
    copier.copy(shown) { shown = $0 }
    for panel in shown { copier.copy(panel) }
  }
}

/// The behaviour of the controller that contains a panel.
private struct PanelContainer: ViewControllerBehavior {
  weak var part: PanelPresenter?

  func viewDidDisappear(_ controller: ViewController) { part?.containerDidDisappear(controller) }
}
