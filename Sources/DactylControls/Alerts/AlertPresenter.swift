import Dactyl

/// Presents the alerts and action sheets of a scene, one above the other, and dismisses them.
final class AlertPresenter: AddedPart, KeyInterceptor, EntityEndObserver {
  var style = AlertStyle()
  /// The alerts that are shown; the last one is in front.
  private(set) var shown: [Alert] = []

  /// Shows an alert. Returns nil when a callback of the game meanwhile has removed it again.
  func present(
    _ title: String, message: String, placeholders: [String], actions: [AlertAction], isSheet: Bool, in scene: Scene
  ) -> Alert? {
    // The cancelling action comes last; an alert without any could not be dismissed.
    var actions = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    if actions.isEmpty { actions = [AlertAction("OK", style: .cancel)] }
    let formerKey = scene.keyWindow?.view.entity ?? .none
    let panel = AlertPanel(title, message, placeholders, actions, isSheet: isSheet, style, in: scene)
    guard panel.window.view.isAlive else { return nil }
    let alert = Alert(panel, actions, formerKey: formerKey, presenter: self)
    for (index, button) in alert.buttons.enumerated() {
      button.addAction { [weak alert] _ in alert?.choose(index) }
    }
    for field in alert.textFields {
      field.editingDidEndOnExit = { [weak alert] _ in
        if let alert, let index = alert.preferredIndex { alert.choose(index) }
      }
    }
    if isSheet {
      let beside = panel.window.view.addGestureRecognizer(TapGestureRecognizer()) { [weak alert] _ in
        guard let alert else { return }
        if let index = alert.cancelIndex { alert.choose(index) } else { alert.dismiss() }
      }
      // The panel in the window has its own touches.
      beside.any.delegate.shouldReceiveTouch = { $0.view == $1.view }
    }
    panel.fit(in: scene)
    panel.animate()
    if shown.isEmpty { scene.addKeyInterceptor(self) }
    shown.append(alert)
    panel.window.makeKeyAndVisible()
    // Callbacks for the change of the key window may have dismissed it.
    guard alert.isShown else { return nil }
    if let field = alert.textFields.first, field.beginEditing() { return alert.isShown ? alert : nil }
    if let index = alert.preferredIndex { scene.requestFocus(at: alert.buttons[index].view.entity) }
    return alert.isShown ? alert : nil
  }

  /// Dismisses an alert, and makes the window key that was.
  func dismiss(_ alert: Alert, in scene: Scene) {
    guard shown.contains(where: { $0 === alert }) else { return }
    guard !scene.isAnswering else { return scene.postpone { [self] in dismiss(alert, in: $0) } }
    forget(alert, in: scene)
    let wasKey = alert.window.isKey
    if alert.window.view.isAlive { alert.window.view.destroy() }
    guard wasKey, scene.isAlive(alert.formerKey) else { return }
    scene.view(alert.formerKey).window?.makeKey()
  }

  /// Removes an alert from the list: those above it lead back to the window that was key before it.
  private func forget(_ alert: Alert, in scene: Scene) {
    alert.lastTexts = alert.textFields.map { $0.view.isAlive ? $0.text : "" }
    shown.removeAll { $0 === alert }
    for other in shown where other.formerKey == alert.window.view.entity { other.formerKey = alert.formerKey }
    if shown.isEmpty { scene.removeKeyInterceptor(self) }
  }

  // MARK: Keys

  /// Escape and the right button of a controller choose the cancelling action of the front alert; all other keys are
  /// those of its controls.
  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard let alert = shown.last, alert.window.isKey, press.isBack else { return false }
    if !isRepeat, let index = alert.cancelIndex { alert.choose(index) }
    return true
  }

  // MARK: The life of the scene

  func addHooks(to parts: SceneParts) { parts.entityEndObservers.append(self) }

  func entitiesDidEnd(in scene: Scene) {
    for alert in shown where !alert.window.view.isAlive { forget(alert, in: scene) }
  }

  func sceneDidResize(_ scene: Scene) { for alert in shown { alert.views.fit(in: scene) } }

  func displayDidChange(in scene: Scene) { sceneDidResize(scene) }

  func sceneDidEmpty(_ scene: Scene) {
    shown = []
    scene.removeKeyInterceptor(self)
  }

  func mix(into hash: inout StateHash) { hash.mix(shown) { hash, alert in hash.mix(alert) } }

  package func copyState(_ copier: StateCopier) {
    copier.copy(style) { style = $0 }
    copier.copy(shown) { shown = $0 }
  }
}
