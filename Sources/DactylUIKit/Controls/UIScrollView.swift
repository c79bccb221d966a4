/// A view that shows a part of its content: the origin of its bounds says which. Fingers do not scroll it yet.
open class UIScrollView: UIView {
  /// How large the content is, in points.
  open var contentSize = CGSize.zero
  /// How far fingers may scroll it beyond the content's edges, in points. Kept, and without effect until they do.
  open var contentInset = UIEdgeInsets.zero
  /// Whether fingers may scroll it. Kept, and without effect until they do.
  open var isScrollEnabled = true
  /// Who hears that it was scrolled.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Makes a scroll view with a frame. What sticks out of it is not shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// Makes a scroll view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content at its upper left corner. It is taken as it is, outside the content, too.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Sets the point of the content at its upper left corner; not animated yet.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ now: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat, _ size: CGFloat) -> CGFloat {
      let nearest = from < now ? from : to > now + length ? min(to - length, from) : now
      return min(max(nearest, 0), max(size - length, 0))
    }
    contentOffset = CGPoint(
      x: offset(contentOffset.x, bounds.width, rect.minX, rect.maxX, contentSize.width),
      y: offset(contentOffset.y, bounds.height, rect.minY, rect.maxY, contentSize.height))
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let before = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != before { delegate?.scrollViewDidScroll(self) }
    }
  }
}

/// Who hears of a scroll view.
public protocol UIScrollViewDelegate: AnyObject {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
