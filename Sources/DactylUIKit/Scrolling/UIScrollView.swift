/// A view whose content is larger than itself, scrolled by fingers, wheels, keys and program code like the engine's
/// `ScrollView`.
open class UIScrollView: UIView {
  /// The rate at which content slows down after it was released.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate from that fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate at which content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The engine's scroll view, for what this class lacks, such as resting positions and nested scrolling.
  public var scrollView: ScrollView { held ?? makeScrollView() }
  private var held: ScrollView?
  /// The delegate, which is notified of scrolling and asked questions.
  open weak var delegate: (any UIScrollViewDelegate)?
  private var pan: UIPanGestureRecognizer?

  /// Makes a scroll view with a frame. It clips its contents.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Makes a scroll view without a size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Where content that was released comes to rest: as proposed, unless a class knows better.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Whether subviews are placed at each scroll: by an override of `layoutSubviews()`, as in UIKit.
  var isLaidOutByScrolling: Bool { isOfOwnClass }

  /// Makes the engine's scroll view: of the view itself, unless a class has it inside.
  func makeScrollView() -> ScrollView { engine.makeScrollView(contentSize: ScrollSize(0, 0)) }

  private func begin() {
    clipsToBounds = true
    let scroll = makeScrollView()
    held = scroll
    let pan = ScrollViewPan(scroll)
    self.pan = pan
    addGestureRecognizer(pan)
    scroll.showsVerticalScrollIndicator = true
    scroll.showsHorizontalScrollIndicator = true
    scroll.delegate = ScrollViewDelegate(reporting: self, askingAboutTouches: isOfOwnClass)
  }

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { CGSize(width: scrollView.contentSize.width, height: scrollView.contentSize.height) }
    set { scrollView.contentSize = ScrollSize(Double(newValue.width), Double(newValue.height)) }
  }
  /// The distances that the content can be scrolled beyond its edges, in points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scrollView.contentInset) }
    set { scrollView.contentInset = newValue.engine }
  }
  /// The content inset with what is added at present, such as room for an on-screen keyboard.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scrollView.adjustedContentInset) }
  /// The point of the content at the upper left corner of the view. It can be set outside the content, too (V23).
  open var contentOffset: CGPoint {
    get { CGPoint(scrollView.contentOffset) }
    set { scrollView.contentOffset = ScrollPoint(Double(newValue.x), Double(newValue.y)) }
  }
  /// Sets the point of the content at the upper left corner, at once or animated within 0.3 s (V23).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    scrollView.setContentOffset(ScrollPoint(Double(contentOffset.x), Double(contentOffset.y)), animated: true)
  }
  /// Scrolls as little as needed to make a rectangle of the content visible (V24).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollView.scrollRectToVisible(rect.engine, animated: animated)
  }

  /// The bounds, whose origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = CGRect(origin: old.origin, size: newValue.size)
      if newValue.origin != old.origin { contentOffset = newValue.origin }
    }
  }

  // MARK: Scrolling

  /// Whether fingers, wheels and keys scroll the content (V13).
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }
  /// Whether a drag that begins along one axis stays on it (V10).
  open var isDirectionalLockEnabled: Bool {
    get { scrollView.isDirectionalLockEnabled }
    set { scrollView.isDirectionalLockEnabled = newValue }
  }
  /// Whether content comes to rest at multiples of the view's size (V21).
  open var isPagingEnabled: Bool {
    get { scrollView.isPagingEnabled }
    set { scrollView.isPagingEnabled = newValue }
  }
  /// Whether content can be dragged past its edges and returns (V12).
  open var bounces: Bool {
    get { scrollView.bounces }
    set { scrollView.bounces = newValue }
  }
  /// Whether it bounces vertically even when all of the content is visible (V9).
  open var alwaysBounceVertical: Bool {
    get { scrollView.alwaysBounceVertical }
    set { scrollView.alwaysBounceVertical = newValue }
  }
  /// Whether it bounces horizontally even when all of the content is visible (V9).
  open var alwaysBounceHorizontal: Bool {
    get { scrollView.alwaysBounceHorizontal }
    set { scrollView.alwaysBounceHorizontal = newValue }
  }
  /// The rate at which content slows down after it was released (V12).
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat(scrollView.decelerationRate.share)) }
    set { scrollView.decelerationRate = ScrollDeceleration(share: Double(newValue.rawValue)) }
  }
  /// Whether keys that no responder handles scroll the content (V27).
  open var allowsKeyboardScrolling: Bool {
    get { scrollView.allowsKeyboardScrolling }
    set { scrollView.allowsKeyboardScrolling = newValue }
  }
  /// Whether a bar shows the vertical offset; true by default.
  open var showsVerticalScrollIndicator: Bool {
    get { scrollView.showsVerticalScrollIndicator }
    set { scrollView.showsVerticalScrollIndicator = newValue }
  }
  /// Whether a bar shows the horizontal offset; true by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { scrollView.showsHorizontalScrollIndicator }
    set { scrollView.showsHorizontalScrollIndicator = newValue }
  }
  /// Shows the bars for a moment.
  open func flashScrollIndicators() { scrollView.flashScrollIndicators() }

  // MARK: Touches

  /// Whether a finger is withheld from the content for 150 ms (V1).
  open var delaysContentTouches: Bool {
    get { scrollView.delaysContentTouches }
    set { scrollView.delaysContentTouches = newValue }
  }
  /// Whether touches that were delivered to the content can be cancelled in order to scroll (V5).
  open var canCancelContentTouches: Bool {
    get { scrollView.canCancelContentTouches }
    set { scrollView.canCancelContentTouches = newValue }
  }
  /// Whether a view in the content receives touches that landed on it. True unless overridden (V4). Views cannot be
  /// edited during the call.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether touches that were delivered to a view in the content may be cancelled in order to scroll. True unless the
  /// view is a control or this is overridden (V5, V6). Views cannot be edited during the call.
  open func touchesShouldCancel(in view: UIView) -> Bool { view.engine.touchesShouldCancel }
  /// The recognizer by which fingers scroll the content. Other recognizers may require it to fail.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan ?? UIPanGestureRecognizer() }

  /// Whether fingers are on the view that scroll it or may do so.
  open var isTracking: Bool { scrollView.isTracking }
  /// Whether fingers are scrolling the content (V7).
  open var isDragging: Bool { scrollView.isDragging }
  /// Whether the content is decelerating after it was released.
  open var isDecelerating: Bool { scrollView.isDecelerating }
}
