import Dactyl

/// A panel with a controller's view in it, above everything else in the window: a sheet or a popover. Its container is
/// the controller that is presented, and has the view that fills the window.
protocol PresentedPanel: SnapshotState, StateHashable {
  var content: ViewController { get }
  var container: ViewController { get }
  /// The view that fills the window, and what takes the touches beside the panel.
  var root: View { get }
  var backdrop: View { get }
  /// The view around the content's.
  var panelView: View { get }
  var isModal: Bool { get }
  var onDismiss: (() -> Void)? { get set }
  /// Whether it is on its way out of the window.
  var isLeaving: Bool { get set }
  /// Whether it takes itself out of the window, and then ends its container.
  var isEnding: Bool { get set }
  var presenter: PanelPresenter? { get }
  /// Whether the content and all views exist.
  var isWhole: Bool { get }
  /// Shows it coming in.
  func appear()
  /// Lays it out again after the window has got another size.
  func fit()
  /// Ends what moves it.
  func stop()
  func dismiss(animated isAnimated: Bool)
}

extension PresentedPanel {
  /// Whether it is in a window, and not on its way out of it.
  var isInPlace: Bool { !isLeaving && isPresented }

  var isPresented: Bool {
    container.isAlive && container.presentingViewController != nil && panelView.isAlive && root.superview != nil
  }

  /// Takes it out of the window. The container is destroyed when it has disappeared.
  func end() {
    guard !isEnding else { return }
    if let scene = container.scene, scene.isAnswering {
      return scene.postpone { [weak self] _ in self?.end() }
    }
    stop()
    (isLeaving, isEnding) = (true, true)
    if isPresented { container.dismiss() }
    presenter?.finish(self)
  }
}
