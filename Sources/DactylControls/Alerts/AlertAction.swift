/// A button of an alert or action sheet, and what it does.
///
/// ```swift
/// let delete = AlertAction("Delete", style: .destructive) { _ in erase() }
/// scene.presentAlert("Delete the game?", actions: [delete, .cancel])
/// ```
public struct AlertAction {
  /// The kind of an action, by which its button looks.
  public enum Style: Hashable, Sendable {
    /// An ordinary action. The first one of an alert is the preferred one, which has the focus at first.
    case `default`
    /// The action that changes nothing. Escape and the right button of a controller perform it, and so does a touch
    /// beside an action sheet. It has the last button.
    case cancel
    /// An action by which something is lost.
    case destructive
  }

  /// The title of the button.
  public var title: String
  /// The kind of the action.
  public var style: Style
  /// Whether the button can be pressed.
  public var isEnabled: Bool
  /// Called when the action is chosen, after the alert was dismissed.
  public var handler: ((Alert) -> Void)?

  /// Makes an action.
  public init(
    _ title: String, style: Style = .default, isEnabled: Bool = true, handler: ((Alert) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.isEnabled = isEnabled
    self.handler = handler
  }

  /// An action that changes nothing, with the title "Cancel".
  public static var cancel: AlertAction { AlertAction("Cancel", style: .cancel) }
}

@available(*, unavailable)
extension AlertAction: Sendable {}
