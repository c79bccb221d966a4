import Dactyl

/// A control above the content of a scroll view that is pulled down to reload the content: it sends `valueChanged` when
/// it was pulled far enough, and then turns until `endRefreshing()`.
///
/// ```swift
/// inbox.addRefreshControl { refresh in
///   load { refresh.endRefreshing() }
/// }
/// ```
/// While it refreshes, the content rests below it (`ScrollView.adjustedContentInset`).
public struct RefreshControl: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a refresh control.
  public init(_ control: Control) { self.control = control }

  private var state: RefreshState? {
    view.isAlive ? view.superview?.scrollView?.companion(RefreshState.self) : nil
  }

  /// Whether it is refreshing: from the pull, or from `beginRefreshing()`, until `endRefreshing()`.
  public var isRefreshing: Bool { state?.isRefreshing ?? false }

  /// Starts refreshing for a load that the game began. Sends no event (C19), and does not scroll to the control.
  public func beginRefreshing() { state?.begin() }

  /// Ends refreshing: content at rest goes back to the top.
  public func endRefreshing() { state?.end() }
}

extension ScrollView {
  /// The refresh control of the scroll view, or nil.
  public var refreshControl: RefreshControl? {
    companion(RefreshState.self).map { RefreshControl($0.control) }
  }

  /// Adds a refresh control, and lets the content be pulled down however short it is (`alwaysBounceVertical`). The
  /// action runs when a finger has pulled the control 60 points into sight (`valueChanged`). Where there is a refresh
  /// control already the action is added to it.
  @discardableResult
  public func addRefreshControl(action: ((RefreshControl) -> Void)? = nil) -> RefreshControl {
    let state = companion(RefreshState.self) ?? addRefresh()
    let refresh = RefreshControl(state.control)
    if let action { refresh.addAction(for: .valueChanged, action) }
    return refresh
  }

  /// Removes the refresh control; a refresh under way ends.
  public func removeRefreshControl() {
    guard let state = companion(RefreshState.self) else { return }
    state.end()
    remove(state)
    state.control.view.destroy()
  }

  private func addRefresh() -> RefreshState {
    let view = self.view.columns.makeView(frame: Rect(0, -RefreshState.height, 0, RefreshState.height))
    addFront(view)
    view.name = "refresh control"
    view.isHidden = true
    view.isUserInteractionEnabled = false
    let control = view.makeControl(RefreshBehavior())
    control.view.canBecomeFocused = false
    let state = RefreshState(self, control)
    view.onLayout = { [weak state] _ in state?.layOut() }
    // The scroll view is destroyed: so is the control.
    guard view.superview == self.view else {
      view.destroy()
      return state
    }
    add(state)
    alwaysBounceVertical = true
    return state
  }
}

/// The behaviour of a refresh control: its state draws it.
struct RefreshBehavior: ControlBehavior {
  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { false }
  var isActivatedByKeys: Bool { false }
  func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let isRefreshing = control.view.superview?.scrollView?.companion(RefreshState.self)?.isRefreshing == true
    return AccessibilityProperties(.activity, value: "refreshing", traits: .updatesFrequently, isElement: isRefreshing)
  }

  func show(_ control: Control) {
    control.view.superview?.scrollView?.companion(RefreshState.self)?.show()
  }
}
