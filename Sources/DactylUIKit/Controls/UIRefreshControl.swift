/// A control that is pulled into sight above the content of a scroll view: the engine's `RefreshControl`.
open class UIRefreshControl: UIControl {
  private weak var scrollView: UIScrollView?
  private var refresh: RefreshControl? { scrollView?.scrollView.refreshControl }

  /// Makes a control; set it as `refreshControl` of a scroll view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it turns.
  open var isRefreshing: Bool { refresh?.isRefreshing ?? false }
  /// Has it turn, for a load that the program began. Sends no event.
  open func beginRefreshing() { refresh?.beginRefreshing() }
  /// Stops it.
  open func endRefreshing() { refresh?.endRefreshing() }
  /// The text below it, which is not shown.
  open var attributedTitle: NSAttributedString?

  /// Connects the control with the engine's, which is the one that is shown.
  func attach(to scrollView: UIScrollView?) {
    self.scrollView?.scrollView.removeRefreshControl()
    self.scrollView = scrollView
    scrollView?.scrollView.addRefreshControl { [weak self] _ in self?.sendActions(for: .valueChanged) }
  }
}

/// The refresh control of a scroll view.
private final class RefreshPart: ViewPart {
  let control: UIRefreshControl
  init(_ control: UIRefreshControl) { self.control = control }
}

extension UIScrollView {
  /// The control that is pulled into sight above the content; nil for none.
  public var refreshControl: UIRefreshControl? {
    get { parts.part(RefreshPart.self)?.control }
    set {
      guard newValue !== refreshControl else { return }
      refreshControl?.attach(to: nil)
      parts.remove(RefreshPart.self)
      guard let newValue else { return }
      parts.append(RefreshPart(newValue))
      newValue.attach(to: self)
    }
  }
}
