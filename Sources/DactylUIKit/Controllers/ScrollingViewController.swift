/// What a controller whose view is a table or a collection has in common: it is the delegate of its view. Each method
/// does nothing unless a class overrides it.
open class ScrollingViewController: UIViewController, UIScrollViewDelegate {
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Loads the view as one of a class; nil for a view of another class, which is reported.
  func loadedView<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    loadViewIfNeeded()
    if let view = viewIfLoaded, !(view is Kind) {
      application.scene.report(.mismatchedViews, "the view of \(type(of: self)) is \(type(of: view)), not a \(kind)")
    }
    return viewIfLoaded as? Kind
  }

  /// A control by which the content is pulled down to be filled again.
  open var refreshControl: UIRefreshControl? {
    get { loadedView(UIScrollView.self)?.refreshControl }
    set { loadedView(UIScrollView.self)?.refreshControl = newValue }
  }
}
