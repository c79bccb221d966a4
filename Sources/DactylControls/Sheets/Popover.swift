import Dactyl

/// A view controller that is presented beside a view, in a panel with an arrow that points at the view.
///
/// A touch beside it, Escape and the right button of a controller dismiss it, and so does what takes the view out of
/// the window. Where the window is too small, it is smaller than wanted.
///
/// See `ViewController.presentPopover(_:from:size:edges:)`.
public final class Popover: PresentedPanel {
  // Not in snapshots: set once.
  /// The controller whose view is in the popover.
  public let content: ViewController
  // Not in snapshots: set once.
  /// The controller that is presented: its view fills the window, with the popover in it.
  public let container: ViewController
  // Not in snapshots: set once.
  /// The view beside which it is.
  public let sourceView: View
  // Not in snapshots: set once.
  private let views: PopoverViews
  /// The size of the content, in points, where there is room for it. Setting it lays the popover out again.
  public var size: Size { didSet { if size != oldValue { fit() } } }
  /// The edges of the view beside which it may be. Setting them lays the popover out again.
  public var edges: PopoverEdges { didSet { if edges != oldValue { fit() } } }
  /// Whether the user has to decide something: then only code dismisses it. False by default.
  public var isModal = false
  /// Called when the popover has been dismissed, by the user or by code, after it has left the window.
  public var onDismiss: (() -> Void)?
  var isLeaving = false
  var isEnding = false
  // Not in snapshots: the scene's part, which is one and the same.
  private(set) weak var presenter: PanelPresenter?

  init(
    _ content: ViewController, in container: ViewController, _ views: PopoverViews, beside sourceView: View,
    size: Size, edges: PopoverEdges, presenter: PanelPresenter
  ) {
    (self.content, self.container, self.views, self.presenter) = (content, container, views, presenter)
    (self.sourceView, self.size, self.edges) = (sourceView, size, edges)
  }

  /// Whether the popover is in a window, and not on its way out of it.
  public var isShown: Bool { isInPlace }
  /// The frame of the panel, in the window.
  public var frame: Rect { views.panel.isAlive ? views.panel.frame : .zero }

  var root: View { views.root }
  var backdrop: View { views.backdrop }
  var panelView: View { views.panel }
  var isWhole: Bool { content.isAlive && container.isAlive && views.isWhole }

  /// Whether its view is in another one, or is that.
  func isFor(_ view: Entity, in scene: Scene) -> Bool {
    sourceView.isAlive && scene.isAlive(view) && scene.isDescendant(sourceView.entity.index, of: view.index)
  }

  /// Dismisses the popover: at once, or after it was faded out.
  public func dismiss(animated isAnimated: Bool = true) {
    guard isPresented else { return }
    guard isAnimated, views.style.fade > 0 else { return end() }
    isLeaving = true
    root.animate(duration: views.style.fade) {
      $0.alpha = 0
    } completion: { [weak self] isWhole in
      if isWhole { self?.end() }
    }
  }

  func appear() {
    fit()
    guard views.style.fade > 0 else { return }
    root.alpha = 0.1
    root.animate(duration: views.style.fade, easing: .easeOut, allowsUserInteraction: true) { $0.alpha = 1 }
  }

  /// Lays it out beside its view, where that is now. Called when it is presented and when the window changes its size;
  /// a game calls it after it has moved the view.
  public func fit() {
    guard isPresented, sourceView.isAlive else { return }
    let target = root.convert(sourceView.bounds, from: sourceView)
    guard target.isFinite, size.width.isFinite, size.height.isFinite else { return }
    views.place(beside: target, edges, size: size)
  }

  func stop() { if root.isAlive { root.cancelAnimations() } }

  // MARK: State

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(size) { size = $0 }
    copier.copy(edges) { edges = $0 }
    copier.copy(isModal) { isModal = $0 }
    copier.copy(onDismiss) { onDismiss = $0 }
    copier.copy(isLeaving) { isLeaving = $0 }
    copier.copy(isEnding) { isEnding = $0 }
  }

  package func mix(into hash: inout StateHash) {
    hash.mix(container.entity)
    hash.mix(sourceView.entity)
    hash.mix(isLeaving)
  }
}

@available(*, unavailable)
extension Popover: Sendable {}

extension ViewController {
  /// Presents another controller as a popover beside a view, as for a palette of colours beside the button that opens
  /// it.
  ///
  /// ```swift
  /// button.addAction { _ in game.presentPopover(palette, from: button.view, size: Size(220, 160)) }
  /// ```
  /// The content's view gets the size of the popover. Its responder chain leads over the popover to this controller,
  /// and `palette.dismiss()` works as after `present(_:)`, at once; `popover.dismiss()` fades it out.
  ///
  /// - Parameters:
  ///   - content: the controller, which is presented nowhere and is no child.
  ///   - sourceView: a view in this controller's window.
  ///   - size: the size of the content, in points, where there is room for it.
  ///   - edges: the edges of the view beside which it may be.
  /// - Returns: the popover; nil, with a diagnostic, as for `present(_:)`, and when the view is in another window; nil
  ///   during a hit-test, after which it is presented.
  @discardableResult
  public func presentPopover(
    _ content: ViewController, from sourceView: View, size: Size, edges: PopoverEdges = .any
  ) -> Popover? {
    guard let scene else { return nil }
    guard !scene.isAnswering else {
      let presenter = self
      scene.postpone { _ in
        guard presenter.isAlive, content.isAlive, sourceView.isAlive else { return }
        presenter.presentPopover(content, from: sourceView, size: size, edges: edges)
      }
      return nil
    }
    guard sourceView.isAlive, sourceView.window != nil, sourceView.window == window else {
      scene.report(.mismatchedControllers, "a popover was presented from a view that is not in the window: left out")
      return nil
    }
    let panels = scene.panels
    return panels.present(content, from: self, in: scene) { container, root, view in
      Popover(
        content, in: container, PopoverViews(root, view, panels.popoverStyle, in: scene), beside: sourceView,
        size: size, edges: edges, presenter: panels)
    }
  }

  /// The popover that contains the controller, directly or through its ancestors; nil for none.
  public var popover: Popover? { panel as? Popover }
}

extension Scene {
  /// The style of popovers that are presented from now on.
  public var popoverStyle: PopoverStyle {
    get { part(PanelPresenter.self)?.popoverStyle ?? PopoverStyle() }
    set { panels.popoverStyle = newValue }
  }
}
