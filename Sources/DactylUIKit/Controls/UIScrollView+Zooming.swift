/// Zooming with two fingers (V25): what zooms, `viewForZooming(in:)` of the delegate says.
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
  /// Whether the scale goes beyond its limits under the fingers, and comes back.
  public var bouncesZoom: Bool {
    get { scrollView.bouncesZoom }
    set { scrollView.bouncesZoom = newValue }
  }
  /// The scale of the content.
  public var zoomScale: CGFloat {
    get { CGFloat(scrollView.zoomScale) }
    set { scrollView.zoomScale = Double(newValue) }
  }
  /// Zooms about the middle of what shows, at once or within 0.3 s.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scrollView.setZoomScale(Double(scale), animated: animated)
  }
  /// Whether fingers zoom it.
  public var isZooming: Bool { scrollView.isZooming }
}
