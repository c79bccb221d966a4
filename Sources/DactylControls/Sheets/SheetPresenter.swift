import Dactyl

/// Presents the sheets of a scene, and forgets those that have left.
final class SheetPresenter: AddedPart, KeyInterceptor, EntityEndObserver {
  var style = SheetStyle()
  /// The sheets in windows; the last one was presented last.
  private(set) var shown: [Sheet] = []

  /// Presents a controller as a sheet. Returns nil when it can't be presented.
  func present(_ content: ViewController, from presenter: ViewController, detents: [SheetDetent], in scene: Scene)
    -> Sheet?
  {
    // Those on their way out make room.
    for sheet in shown where !sheet.isShown {
      if sheet.content == content || sheet.container == presenter.presentedViewController { sheet.end() }
    }
    guard content.presentingViewController == nil, content.parent == nil, content != presenter else {
      // The engine reports what is wrong.
      presenter.present(content)
      return nil
    }
    guard let window = presenter.window, let view = content.view, content.isAlive else { return nil }
    let root = scene.makeView(frame: window.view.bounds)
    let container = scene.makeViewController(SheetContainer(part: self))
    container.view = root
    container.addChild(content)
    let views = SheetViews(root, view, style, in: scene)
    let sheet = Sheet(content, in: container, views, detents: detents, presenter: self)
    connect(sheet)
    shown.append(sheet)
    if shown.count == 1 { scene.addKeyInterceptor(self) }
    guard presenter.present(container), sheet.isPresented else {
      finish(sheet)
      return nil
    }
    sheet.appear()
    return sheet
  }

  private func connect(_ sheet: Sheet) {
    let pan = sheet.views.sheetView.addGestureRecognizer(PanGestureRecognizer()) { [weak sheet] in sheet?.drag($0) }
    pan.any.delegate.shouldBegin = { [weak sheet] _ in
      guard let sheet else { return false }
      let translation = pan.translation(in: nil)
      return sheet.takesDrag(by: translation, at: pan.location(in: nil) - translation)
    }
    // What scrolls inside waits until it is certain that the sheet does not move.
    pan.any.delegate.shouldBeRequiredToFail = { $1.view?.scrollView?.panGestureRecognizer == $1 }
    sheet.views.dimming.addGestureRecognizer(TapGestureRecognizer()) { [weak sheet] _ in
      if let sheet, !sheet.isModal { sheet.dismiss() }
    }
    sheet.views.grabber.addAction(for: .primaryActionTriggered) { [weak sheet] _, _ in sheet?.selectNext() }
  }

  /// Forgets a sheet that has left: its content may be presented again.
  func finish(_ sheet: Sheet) {
    guard let index = shown.firstIndex(where: { $0 === sheet }) else { return }
    shown.remove(at: index)
    let scene = sheet.container.scene
    if shown.isEmpty { scene?.removeKeyInterceptor(self) }
    if sheet.content.isAlive {
      if sheet.content.parent == sheet.container { sheet.content.removeFromParent() }
      if let view = sheet.content.viewIfLoaded, view.superview == sheet.views.sheetView { view.removeFromSuperview() }
    }
    let (container, root) = (sheet.container, sheet.views.root)
    let end = {
      if container.isAlive { container.destroy() }
      if root.isAlive { root.destroy() }
    }
    // In the middle of its dismissal, which its disappearance has called, not at once.
    if container.presentingViewController == nil { end() } else { scene?.nextFrame(end) }
    let onDismiss = sheet.onDismiss
    sheet.onDismiss = nil
    onDismiss?()
  }

  /// Called when the view of a container has left its window: forgets the sheet if code has dismissed it.
  fileprivate func containerDidDisappear(_ container: ViewController) {
    guard let sheet = shown.first(where: { $0.container == container }) else { return }
    if !sheet.isPresented, !sheet.isEnding { finish(sheet) }
  }

  // MARK: Keys

  /// Escape and the right button of a controller dismiss the front sheet, unless text is edited in it.
  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard press.isBack, let sheet = shown.last(where: { $0.isShown }), sheet.container.window?.isKey == true,
      scene.topPresentation(in: scene.keyWindowEntity) == sheet.views.root.entity
    else { return false }
    if let first = scene.firstResponder, scene.view(first).textField?.isEditing == true { return false }
    if !isRepeat, !sheet.isModal { sheet.dismiss() }
    return true
  }

  // MARK: The life of the scene

  func addHooks(to parts: SceneParts) { parts.entityEndObservers.append(self) }

  /// Dismisses sheets whose content, or whose own views, were destroyed: after what destroyed them.
  func entitiesDidEnd(in scene: Scene) {
    guard shown.contains(where: { !$0.isWhole }) else { return }
    scene.nextFrame { [weak self] in
      guard let self else { return }
      for sheet in shown where !sheet.isWhole { sheet.end() }
    }
  }

  func sceneDidResize(_ scene: Scene) { for sheet in shown { sheet.fit() } }

  func sceneDidEmpty(_ scene: Scene) {
    shown = []
    scene.removeKeyInterceptor(self)
  }

  func mix(into hash: inout StateHash) {
    hash.mix(shown) { hash, sheet in
      hash.mix(sheet.container.entity)
      hash.mix(sheet.visible)
    }
  }

  package func copyState(_ copier: StateCopier) {
    copier.copy(style) { style = $0 }
    copier.copy(shown) { shown = $0 }
  }
}

/// The behaviour of the controller that contains a sheet.
private struct SheetContainer: ViewControllerBehavior {
  weak var part: SheetPresenter?

  func viewDidDisappear(_ controller: ViewController) { part?.containerDidDisappear(controller) }
}
