import Dactyl

extension Scene {
  /// The style of alerts that are presented from now on.
  public var alertStyle: AlertStyle {
    get { part(AlertPresenter.self)?.style ?? AlertStyle() }
    set { alerts.style = newValue }
  }

  /// The front alert or action sheet that is being shown, or nil.
  public var shownAlert: Alert? { part(AlertPresenter.self)?.shown.last }

  /// Shows an alert: a title, a message, text fields and buttons in the middle of the scene, above everything else.
  ///
  /// ```swift
  /// scene.presentAlert(
  ///   "Save the game?", placeholders: ["name"],
  ///   actions: [AlertAction("Save") { save($0.texts[0]) }, .cancel])
  /// ```
  ///
  /// - Parameters:
  ///   - title: What it is about, in a line or two; empty for none.
  ///   - message: What the user has to know; empty for none. Where the scene is too low for all of it, it scrolls.
  ///   - placeholders: The placeholders of text fields, one for each. The first one is edited at once.
  ///   - actions: The buttons. Without any there is one to close the alert.
  /// - Returns: The alert; nil during a hit-test, after which it is presented, and when callbacks of the game have
  ///   dismissed it meanwhile.
  @discardableResult
  public func presentAlert(
    _ title: String, message: String = "", placeholders: [String] = [], actions: [AlertAction] = []
  ) -> Alert? {
    guard !isAnswering else {
      postpone { $0.presentAlert(title, message: message, placeholders: placeholders, actions: actions) }
      return nil
    }
    return alerts.present(
      title, message: message, placeholders: placeholders, actions: actions, isSheet: false, in: self)
  }

  /// Shows an action sheet: buttons below one another at the lower edge of the scene, above everything else. A touch
  /// beside it cancels it.
  ///
  /// - Returns: As `presentAlert(_:message:placeholders:actions:)`.
  @discardableResult
  public func presentActionSheet(_ title: String = "", message: String = "", actions: [AlertAction]) -> Alert? {
    guard !isAnswering else {
      postpone { $0.presentActionSheet(title, message: message, actions: actions) }
      return nil
    }
    return alerts.present(title, message: message, placeholders: [], actions: actions, isSheet: true, in: self)
  }

  private var alerts: AlertPresenter {
    if let part = part(AlertPresenter.self) { return part }
    let presenter = AlertPresenter()
    addPart(presenter)
    return presenter
  }
}
