/// A view whose content is larger than itself, scrolled by fingers, wheels, keys and game code as the engine's
/// `ScrollView` is.
open class UIScrollView: UIView {
  /// How fast content that was let go comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What of the velocity is left after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As lists do.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate at which content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The engine's scroll view, for what this class has not, such as places to rest at and drags that go over.
  public var scrollView: ScrollView { engine.scrollView ?? engine.makeScrollView(contentSize: ScrollSize(0, 0)) }
  /// Who hears that it was scrolled, and is asked.
  open weak var delegate: (any UIScrollViewDelegate)?
  private var pan: UIPanGestureRecognizer?

  /// Makes a scroll view with a frame. What sticks out of it is not shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Makes a scroll view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    clipsToBounds = true
    let scroll = engine.makeScrollView(contentSize: ScrollSize(0, 0))
    let pan = ScrollViewPan(scroll)
    self.pan = pan
    addGestureRecognizer(pan)
    scroll.showsVerticalScrollIndicator = true
    scroll.showsHorizontalScrollIndicator = true
    scroll.delegate = ScrollViewDelegate(telling: self, askingAboutTouches: isOfOwnClass)
  }

  // MARK: Content

  /// How large the content is, in points.
  open var contentSize: CGSize {
    get { CGSize(width: scrollView.contentSize.width, height: scrollView.contentSize.height) }
    set { scrollView.contentSize = ScrollSize(Double(newValue.width), Double(newValue.height)) }
  }
  /// How much further than to its edges the content scrolls, in points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scrollView.contentInset) }
    set { scrollView.contentInset = newValue.engine }
  }
  /// The same with what is added for now, such as room for what takes the keyboard's place.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scrollView.adjustedContentInset) }
  /// The point of the content at its upper left corner. It is taken as it is, outside the content, too (V23).
  open var contentOffset: CGPoint {
    get { CGPoint(scrollView.contentOffset) }
    set { scrollView.contentOffset = ScrollPoint(Double(newValue.x), Double(newValue.y)) }
  }
  /// Sets the point of the content at its upper left corner, at once or within 0.3 s (V23).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    scrollView.setContentOffset(ScrollPoint(Double(contentOffset.x), Double(contentOffset.y)), animated: true)
  }
  /// Scrolls as little as needed to show a rectangle of the content (V24).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollView.scrollRectToVisible(rect.engine, animated: animated)
  }

  /// Its own coordinates: the origin is the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = CGRect(origin: old.origin, size: newValue.size)
      if newValue.origin != old.origin { contentOffset = newValue.origin }
    }
  }

  // MARK: How it scrolls

  /// Whether fingers, wheels and keys scroll it (V13).
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }
  /// Whether a drag that begins along one axis stays on it (V10).
  open var isDirectionalLockEnabled: Bool {
    get { scrollView.isDirectionalLockEnabled }
    set { scrollView.isDirectionalLockEnabled = newValue }
  }
  /// Whether it comes to rest on pages as large as itself (V21).
  open var isPagingEnabled: Bool {
    get { scrollView.isPagingEnabled }
    set { scrollView.isPagingEnabled = newValue }
  }
  /// Whether content goes past its edges and comes back (V12).
  open var bounces: Bool {
    get { scrollView.bounces }
    set { scrollView.bounces = newValue }
  }
  /// Whether it does so up and down though all of the content shows (V9).
  open var alwaysBounceVertical: Bool {
    get { scrollView.alwaysBounceVertical }
    set { scrollView.alwaysBounceVertical = newValue }
  }
  /// Whether it does so to the sides though all of the content shows (V9).
  open var alwaysBounceHorizontal: Bool {
    get { scrollView.alwaysBounceHorizontal }
    set { scrollView.alwaysBounceHorizontal = newValue }
  }
  /// How fast content that was let go comes to rest (V12).
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat(scrollView.decelerationRate.share)) }
    set { scrollView.decelerationRate = ScrollDeceleration(share: Double(newValue.rawValue)) }
  }
  /// Whether keys that nobody handles scroll it (V27).
  open var allowsKeyboardScrolling: Bool {
    get { scrollView.allowsKeyboardScrolling }
    set { scrollView.allowsKeyboardScrolling = newValue }
  }
  /// Whether a bar shows how far down it is; true by default.
  open var showsVerticalScrollIndicator: Bool {
    get { scrollView.showsVerticalScrollIndicator }
    set { scrollView.showsVerticalScrollIndicator = newValue }
  }
  /// Whether a bar shows how far to the right it is; true by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { scrollView.showsHorizontalScrollIndicator }
    set { scrollView.showsHorizontalScrollIndicator = newValue }
  }
  /// Shows its bars for a moment.
  open func flashScrollIndicators() { scrollView.flashScrollIndicators() }

  // MARK: Touches

  /// Whether a finger is kept from the content for 150 ms (V1).
  open var delaysContentTouches: Bool {
    get { scrollView.delaysContentTouches }
    set { scrollView.delaysContentTouches = newValue }
  }
  /// Whether content that has heard of a finger can lose it to scrolling (V5).
  open var canCancelContentTouches: Bool {
    get { scrollView.canCancelContentTouches }
    set { scrollView.canCancelContentTouches = newValue }
  }
  /// Whether a view in the content is to hear of touches that landed on it: yes, unless overridden (V4). An answer:
  /// nothing may be edited.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether touches of which a view in the content has heard may be taken from it to scroll: yes, unless it is a
  /// control or this is overridden (V5, V6). An answer: nothing may be edited.
  open func touchesShouldCancel(in view: UIView) -> Bool { view.engine.touchesShouldCancel }
  /// The recognizer by which fingers scroll it. Others may require it to fail.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan ?? UIPanGestureRecognizer() }

  /// Whether fingers are on it that may scroll it or do.
  open var isTracking: Bool { scrollView.isTracking }
  /// Whether fingers scroll it (V7).
  open var isDragging: Bool { scrollView.isDragging }
  /// Whether it goes on by itself after it was let go.
  open var isDecelerating: Bool { scrollView.isDecelerating }
}
