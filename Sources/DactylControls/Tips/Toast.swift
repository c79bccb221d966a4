import Dactyl

/// A short message at the lower edge of the scene, which goes by itself. `Scene.showToast(_:button:seconds:action:)`
/// shows it.
public final class Toast {
  let tip: TipPanel
  /// The button after the text, or nil.
  public let button: Button?
  private weak var presenter: TipPresenter?

  init(_ tip: TipPanel, _ button: Button?, presenter: TipPresenter) {
    self.tip = tip
    self.button = button
    self.presenter = presenter
  }

  /// The text of the message; empty after it has gone.
  public var text: String { tip.text }
  /// The frame of the panel, in the scene's coordinates.
  public var frame: Rect { tip.frame }
  /// Whether it is still shown.
  public var isShown: Bool { tip.window.view.isAlive && presenter?.toast?.toast === self }

  /// Hides the message. Does nothing when it has gone already.
  public func dismiss() { presenter?.dismiss(self) }
}

@available(*, unavailable)
extension Toast: Sendable {}

extension Scene {
  /// The toast that is being shown, or nil.
  public var shownToast: Toast? { part(TipPresenter.self)?.toast?.toast }

  /// Shows a short message at the lower edge of the scene for some seconds, instead of the one before. Touches beside
  /// it, and on it where it has no button, reach what is behind.
  ///
  /// ```swift
  /// scene.showToast("3 mails deleted", button: "Undo") { undoManager.undo() }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The message. An empty one shows nothing.
  ///   - button: The title of a button after the text; nil for none.
  ///   - seconds: The time for which it is shown, on the scene's clock.
  ///   - action: Called when the button is pressed, after the message has gone.
  /// - Returns: The message; nil for an empty text, and during a hit-test, after which it is shown.
  @discardableResult
  public func showToast(
    _ text: String, button: String? = nil, seconds: Double = 3, action: (() -> Void)? = nil
  ) -> Toast? {
    guard !text.isEmpty else { return nil }
    guard !isAnswering else {
      postpone { $0.showToast(text, button: button, seconds: seconds, action: action) }
      return nil
    }
    accessibility.post(.announcement(text))
    let presenter = tips
    let panel = TipPanel(text, name: "toast", presenter.style, in: self)
    guard panel.window.view.isAlive else { return nil }
    let made = button.map { title in
      panel.addButton(title, in: self) { [weak presenter] in
        presenter?.toast?.toast.dismiss()
        action?()
      }
    }
    let toast = Toast(panel, made, presenter: presenter)
    presenter.show(toast, for: seconds, in: self)
    return toast
  }
}
