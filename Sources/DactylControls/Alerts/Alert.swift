import Dactyl

/// An alert or action sheet that is being shown: a panel with buttons in a window of its own, above everything else.
///
/// As long as it is shown, its window is key, and touches reach nothing behind it. Fingers and the mouse press its
/// buttons, keys and a controller go through them as through any controls. Escape, or the right button of a controller,
/// chooses the cancelling action, or the only one; Return in a text field chooses the preferred one. See
/// `Scene.presentAlert(_:message:placeholders:actions:)`.
public final class Alert: SnapshotState {
  /// The window of the alert.
  public let window: Window
  /// The buttons, in the order in which they are shown.
  public let buttons: [Button]
  /// The text fields, from top to bottom.
  public let textFields: [TextField]
  /// The texts of the fields: as they are, and after the alert was dismissed as they were.
  public var texts: [String] { isShown ? textFields.map(\.text) : lastTexts }
  /// Whether the alert is still being shown.
  public var isShown: Bool { window.view.isAlive && presenter?.shown.contains { $0 === self } == true }

  /// The actions of the buttons.
  let actions: [AlertAction]
  let views: AlertPanel
  /// The window that becomes key again when the alert is dismissed.
  var formerKey: Entity
  /// The texts of the fields when the alert was dismissed.
  var lastTexts: [String] = []
  private weak var presenter: AlertPresenter?

  init(_ views: AlertPanel, _ actions: [AlertAction], formerKey: Entity, presenter: AlertPresenter) {
    window = views.window
    buttons = views.buttons
    textFields = views.textFields
    self.views = views
    self.actions = actions
    self.formerKey = formerKey
    self.presenter = presenter
  }

  /// Dismisses the alert without choosing an action. Does nothing when it is dismissed already.
  public func dismiss() {
    if let scene = window.view.scene { presenter?.dismiss(self, in: scene) }
  }

  /// The index of the action that Escape chooses: the cancelling one, or the only one.
  var cancelIndex: Int? { actions.firstIndex { $0.style == .cancel } ?? (actions.count == 1 ? 0 : nil) }
  /// The index of the preferred action: the first ordinary one, or the cancelling one.
  var preferredIndex: Int? {
    actions.firstIndex { $0.style == .default && $0.isEnabled } ?? actions.firstIndex { $0.style == .cancel }
  }

  /// Chooses an action: the alert is dismissed, and then the handler is called.
  func choose(_ index: Int) {
    guard isShown, actions.indices.contains(index), buttons[index].isEnabled else { return }
    dismiss()
    actions[index].handler?(self)
  }

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(formerKey) { formerKey = $0 }
    copier.copy(lastTexts) { lastTexts = $0 }
  }
}

@available(*, unavailable)
extension Alert: Sendable {}

extension Alert: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(window.view.entity)
    hash.mix(formerKey)
  }
}
