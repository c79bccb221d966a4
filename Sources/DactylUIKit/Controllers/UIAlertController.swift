/// A choice of an alert.
public final class UIAlertAction: NSObject {
  /// The kind of a choice, with UIKit's values.
  public enum Style: Int, Sendable {
    /// A kind of UIKit.
    case `default` = 0, cancel, destructive
  }
  /// The title.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Whether it can be chosen.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question with buttons, or a list of actions: the engine's alerts. Present it like another controller.
open class UIAlertController: UIViewController {
  /// How the choices are shown, with UIKit's values.
  public enum Style: Int, Sendable {
    /// A style of UIKit.
    case actionSheet = 0, alert
  }

  /// How the choices are shown.
  public private(set) var preferredStyle = Style.alert
  /// The text below the title.
  open var message: String?
  /// The choices.
  public private(set) var actions: [UIAlertAction] = []
  /// The choice that is emphasized; it has no effect.
  open var preferredAction: UIAlertAction?
  /// The fields. They are not shown themselves: they have the placeholders, and get the texts when a choice was made.
  public private(set) var textFields: [UITextField]?
  private var shown: Alert?

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field, which a closure sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override func presentItself() -> Bool {
    let choices = actions.map { action in
      AlertAction(
        action.title ?? "",
        style: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : .default,
        isEnabled: action.isEnabled
      ) { alert in
        for (field, text) in zip(self.textFields ?? [], alert.texts) { field.text = text }
        self.shown = nil
        action.handler?(action)
      }
    }
    let scene = application.scene
    shown =
      preferredStyle == .alert
      ? scene.presentAlert(
        title ?? "", message: message ?? "", placeholders: (textFields ?? []).map { $0.placeholder ?? "" },
        actions: choices)
      : scene.presentActionSheet(title ?? "", message: message ?? "", actions: choices)
    return true
  }

  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let shown else { return super.dismiss(animated: animated, completion: completion) }
    self.shown = nil
    shown.dismiss()
    completion?()
  }
}
