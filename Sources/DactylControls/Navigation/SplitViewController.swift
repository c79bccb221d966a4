import Dactyl

/// Two controllers side by side, such as folders and what is in them, which fold into one stack where there is not
/// enough width for both.
///
/// ```swift
/// let split = scene.makeSplitViewController(primary: folders, secondary: mails)
/// scene.window.rootViewController = split.controller
/// // In the folders, when one was chosen:
/// split.showSecondary()
/// ```
/// Folded, the first controller is the root of a navigation stack, and the second one is pushed onto it by
/// ``showSecondary(animated:)`` and goes back by a swipe, by ``showPrimary(animated:)`` or by the stack. Unfolded, both
/// are seen. Where the width changes while the second is shown in front, it stays what is seen.
public struct SplitViewController: Hashable {
  /// The controller that contains both: present it, or make it a window's root.
  public let controller: ViewController

  /// The controller at the left, or at the bottom of the stack.
  public var primary: ViewController? { state?.primary }
  /// The controller at the right, or in front.
  public var secondary: ViewController? { state?.secondary }
  /// The stack that the first controller is in, to push others onto it.
  public var navigationController: NavigationController? { state?.stack }

  /// Whether only one of both is seen, as the width is too small.
  public var isCollapsed: Bool { state?.isCollapsed ?? false }
  /// Whether the second controller is seen.
  public var isSecondaryShown: Bool { state.map { !$0.isCollapsed || $0.isPushed } ?? false }

  /// The width below which both fold into one stack, in points; 560 by default.
  public var collapseWidth: Float {
    get { state?.collapseWidth ?? 0 }
    nonmutating set { change { $0.collapseWidth = newValue } }
  }
  /// The width of the first controller where both are seen, in points; nil, the default, for two fifths of all, but
  /// between 200 and 320.
  public var primaryWidth: Float? {
    get { state?.primaryWidth }
    nonmutating set { change { $0.primaryWidth = newValue } }
  }

  /// Called when it folded or unfolded.
  public var collapseDidChange: ((SplitViewController) -> Void)? {
    get { state?.didChange.map { change in { change.body($0.controller) } } }
    nonmutating set {
      change { state in
        let new = newValue.map { body in
          CalledClosure<ViewController>(in: controller.columns) { body(SplitViewController(controller: $0)) }
        }
        let old = exchange(&state.didChange, for: new)
        old?.end()
        withExtendedLifetime(old) {}
      }
    }
  }

  /// Shows the second controller in front where both are folded; else it is seen already.
  public func showSecondary(animated isAnimated: Bool = true) { state?.showSecondary(animated: isAnimated) }
  /// Shows the first controller again where both are folded.
  public func showPrimary(animated isAnimated: Bool = true) { state?.showPrimary(animated: isAnimated) }

  private var state: SplitState? { (controller.viewIfLoaded?.widget as? SplitWidget)?.state }

  private func change(_ body: (SplitState) -> Void) {
    guard let state else { return }
    body(state)
    state.layOut()
  }
}

@available(*, unavailable)
extension SplitViewController: Sendable {}

extension Scene {
  /// Makes two controllers that are seen side by side, or folded into a stack. Neither may be in another one.
  public func makeSplitViewController(primary: ViewController, secondary: ViewController) -> SplitViewController {
    let view = makeView(frame: window.view.bounds)
    let controller = makeViewController(view: view)
    let stack = makeNavigationController(root: primary)
    controller.addChild(stack.controller)
    let state = SplitState(controller, stack, primary, secondary)
    view.setWidget(SplitWidget(state: state))
    if let stackView = stack.controller.view { view.addSubview(stackView) }
    stack.allowsSwipeBack = true
    state.layOut()
    return SplitViewController(controller: controller)
  }
}

extension ViewController {
  /// The nearest split that contains the controller, directly or through its ancestors; nil for none.
  public var splitViewController: SplitViewController? {
    var current = parent
    while let controller = current {
      if controller.viewIfLoaded?.widget is SplitWidget { return SplitViewController(controller: controller) }
      current = controller.parent
    }
    return nil
  }
}
