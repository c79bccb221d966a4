import Dactyl

/// What is pulled down above the content of a scroll view to load it again: a control that sends `valueChanged` when it
/// was pulled far enough, and turns until `endRefreshing()`.
///
/// ```swift
/// inbox.makeRefreshControl { refresh in
///   load { refresh.endRefreshing() }
/// }
/// ```
/// Meanwhile the content rests below it (`ScrollView.adjustedContentInset`).
public struct RefreshControl: ControlHandle {
  /// The control behind it, with its state, style and events.
  public let control: Control
  /// The handle of a control that is one for refreshing.
  public init(_ control: Control) { self.control = control }

  private var state: RefreshState? {
    view.isAlive ? view.superview?.scrollView?.companion(RefreshState.self) : nil
  }

  /// Whether it is refreshing: from when it was pulled, or `beginRefreshing()`, to `endRefreshing()`.
  public var isRefreshing: Bool { state?.isRefreshing ?? false }

  /// Shows that content is loaded, which game code began. Sends no event (C19), and does not scroll to where it shows.
  public func beginRefreshing() { state?.begin() }

  /// Shows that content was loaded: the rest goes back to the top.
  public func endRefreshing() { state?.end() }
}

extension ScrollView {
  /// What is pulled down to load the content again, or nil.
  public var refreshControl: RefreshControl? {
    companion(RefreshState.self).map { RefreshControl($0.control) }
  }

  /// Adds what is pulled down to load the content again, and lets the content be pulled down however short it is
  /// (`alwaysBounceVertical`). The action runs when a finger has pulled it 60 points into sight (`valueChanged`). Where
  /// there is one already the action is added to it.
  @discardableResult
  public func makeRefreshControl(action: ((RefreshControl) -> Void)? = nil) -> RefreshControl {
    let state = companion(RefreshState.self) ?? addRefresh()
    let refresh = RefreshControl(state.control)
    if let action { refresh.addAction(for: .valueChanged, action) }
    return refresh
  }

  /// Takes it away; a refresh that is under way is over with it.
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
    // Of a scroll view that is gone it is gone, too.
    guard view.superview == self.view else {
      view.destroy()
      return state
    }
    add(state)
    alwaysBounceVertical = true
    return state
  }
}

/// A refresh control's looks are its state's.
struct RefreshBehavior: ControlBehavior {
  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { false }
  var isActivatedByKeys: Bool { false }
  func show(_ control: Control) {
    control.view.superview?.scrollView?.companion(RefreshState.self)?.show()
  }
}
