import Dactyl

/// Shows the tooltips and toasts of a scene, at most one of each at a time.
final class TipPresenter: TimedPart, AddedPart, KeyObserver, EntityEndObserver, LeavingViewObserver {
  var style = TipStyle()
  /// The view whose tooltip will be shown at a moment.
  private var pending: (view: Entity, due: Timestamp)?
  /// The tooltip that is shown.
  private(set) var tooltip: (view: Entity, panel: TipPanel)?
  /// The toast that is shown, and when it goes.
  private(set) var toast: (toast: Toast, end: Timestamp)?

  // MARK: Tooltips

  func pointerEntered(_ view: View, in scene: Scene) {
    guard tooltip?.view != view.entity else { return }
    hideTooltip()
    pending = (view.entity, scene.currentTime + style.delay)
  }

  func pointerLeft(_ view: View, in scene: Scene) {
    if pending?.view == view.entity { pending = nil }
    if tooltip?.view == view.entity { hideTooltip() }
  }

  /// Shows the tooltip of a control that has got the focus, or hides that of one that has lost it.
  func focusDidChange(_ view: View, in scene: Scene) {
    guard view[Tooltip.self] != nil else { return }
    if view.showsFocus { show(view, in: scene) } else if tooltip?.view == view.entity { hideTooltip() }
  }

  func textWillChange(of view: View) {
    if pending?.view == view.entity { pending = nil }
    if tooltip?.view == view.entity { hideTooltip() }
  }

  private func show(_ view: View, in scene: Scene) {
    pending = nil
    hideTooltip()
    guard let text = view.tooltip, view.window != nil else { return }
    let target = view.convert(view.bounds, to: nil)
    let panel = TipPanel(text, name: "tooltip", style, in: scene)
    guard panel.window.view.isAlive, view.isAlive, target.isFinite else { return panel.remove() }
    tooltip = (view.entity, panel)
    let margin = style.margin
    panel.fit(in: scene) { size, area in
      let below = target.maxY + margin
      let y = below + size.height <= area.maxY ? below : target.minY - margin - size.height
      return Point(target.midX - size.width / 2, y)
    }
    panel.animate()
  }

  private func hideTooltip() {
    guard let shown = tooltip else { return }
    tooltip = nil
    shown.panel.remove()
  }

  /// A key or button goes down: what it does may be elsewhere.
  func pressSampleArrived(_ sample: PressSample, in scene: Scene) {
    guard sample.phase == .began else { return }
    pending = nil
    hideTooltip()
  }

  // MARK: Toasts

  /// Shows a toast instead of the one before.
  func show(_ toast: Toast, for seconds: Double, in scene: Scene) {
    self.toast?.toast.tip.remove()
    self.toast = (toast, scene.currentTime + (seconds > 0 ? seconds : 0))
    fit(toast, in: scene)
    toast.tip.animate()
  }

  private func fit(_ toast: Toast, in scene: Scene) {
    let width = toast.button?.view.bounds.size.width ?? 0
    toast.tip.fit(in: scene, buttonWidth: width) { size, area in
      Point(area.midX - size.width / 2, area.maxY - size.height)
    }
  }

  func dismiss(_ toast: Toast) {
    guard self.toast?.toast === toast else { return }
    self.toast = nil
    toast.tip.remove()
  }

  // MARK: Time

  var nextDeadline: Timestamp? {
    let times = [pending?.due, toast?.end].compactMap { $0 }
    return times.min()
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    if let pending, pending.due <= now { show(scene.view(pending.view), in: scene) }
    if let toast, toast.end <= now { dismiss(toast.toast) }
  }

  /// Does nothing: each deadline comes once, so they cannot come without end.
  func dropDeadlines(until moment: Timestamp, in scene: Scene) {}

  // MARK: The life of the scene

  func addHooks(to parts: SceneParts) {
    parts.keyObservers.append(self)
    parts.entityEndObservers.append(self)
    parts.leavingViewObservers.append(self)
  }

  func viewIsLeaving(_ view: Entity, in scene: Scene) {
    if let shown = tooltip?.view, scene.isAlive(shown), scene.isDescendant(shown.index, of: view.index) {
      hideTooltip()
    }
    if let waiting = pending?.view, scene.isAlive(waiting), scene.isDescendant(waiting.index, of: view.index) {
      pending = nil
    }
  }

  func entitiesDidEnd(in scene: Scene) {
    if let shown = tooltip, !scene.isAlive(shown.view) || !shown.panel.window.view.isAlive { hideTooltip() }
    if let waiting = pending, !scene.isAlive(waiting.view) { pending = nil }
    if let shown = toast?.toast, !shown.tip.window.view.isAlive { toast = nil }
  }

  func sceneDidResize(_ scene: Scene) {
    hideTooltip()
    if let toast { fit(toast.toast, in: scene) }
  }

  func displayDidChange(in scene: Scene) { sceneDidResize(scene) }

  func sceneDidEmpty(_ scene: Scene) { (pending, tooltip, toast) = (nil, nil, nil) }

  func mix(into hash: inout StateHash) {
    hash.mix(pending?.view)
    hash.mix(pending?.due)
    hash.mix(tooltip?.view)
    hash.mix(toast?.end)
  }

  package func copyState(_ copier: StateCopier) {
    copier.copy(style) { style = $0 }
    copier.copy(pending) { pending = $0 }
    copier.copy(tooltip) { tooltip = $0 }
    copier.copy(toast) { toast = $0 }
  }
}

extension Scene {
  /// The style of tooltips and toasts that are shown from now on.
  public var tipStyle: TipStyle {
    get { part(TipPresenter.self)?.style ?? TipStyle() }
    set { tips.style = newValue }
  }

  var tips: TipPresenter {
    if let part = part(TipPresenter.self) { return part }
    let presenter = TipPresenter()
    addPart(presenter)
    controls.focusDidChange = { [weak presenter] view, scene in presenter?.focusDidChange(view, in: scene) }
    return presenter
  }
}
