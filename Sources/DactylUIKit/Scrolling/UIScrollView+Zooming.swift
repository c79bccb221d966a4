/// Zooming with two fingers (V25) of the view that the delegate's `viewForZooming(in:)` returns.
extension UIScrollView {
  /// The smallest scale at which the content rests.
  public var minimumZoomScale: CGFloat {
    get { CGFloat(scrollView.minimumZoomScale) }
    set { scrollView.minimumZoomScale = Double(newValue) }
  }
  /// The largest scale at which the content rests.
  public var maximumZoomScale: CGFloat {
    get { CGFloat(scrollView.maximumZoomScale) }
    set { scrollView.maximumZoomScale = Double(newValue) }
  }
  /// Whether the scale exceeds its limits under the fingers, and returns afterwards.
  public var bouncesZoom: Bool {
    get { scrollView.bouncesZoom }
    set { scrollView.bouncesZoom = newValue }
  }
  /// The present scale of the content.
  public var zoomScale: CGFloat {
    get { CGFloat(scrollView.zoomScale) }
    set { scrollView.zoomScale = Double(newValue) }
  }
  /// Zooms about the middle of the visible part, at once or animated within 0.3 s.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scrollView.setZoomScale(Double(scale), animated: animated)
  }
  /// Zooms so that a rectangle of the zoomed view fills the scroll view, as far as the limits allow.
  public func zoom(to rect: CGRect, animated: Bool) { scrollView.zoom(to: rect.engine, animated: animated) }
  /// Whether fingers are zooming the content.
  public var isZooming: Bool { scrollView.isZooming }
}
