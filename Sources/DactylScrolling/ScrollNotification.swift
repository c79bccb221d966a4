/// A pending notification of a scroll view's delegate.
enum ScrollNotification {
  case didScroll
  case didEndDecelerating
  case didEndAnimation
  case didZoom
  case didCancelDragging
  case didEndZooming(Double)

  /// Whether this is the end of something whose beginning was reported: it is delivered even if the view is gone (V19).
  var isEnd: Bool {
    switch self {
    case .didEndDecelerating, .didCancelDragging, .didEndZooming: true
    case .didScroll, .didEndAnimation, .didZoom: false
    }
  }

  /// Calls the delegate.
  func notify(_ scrollView: ScrollView, _ delegate: ScrollViewDelegate) {
    switch self {
    case .didScroll: delegate.didScroll?(scrollView)
    case .didEndDecelerating: delegate.didEndDecelerating?(scrollView)
    case .didZoom: delegate.didZoom?(scrollView)
    case .didCancelDragging: delegate.didEndDragging?(scrollView, false)
    case .didEndZooming(let scale): delegate.didEndZooming?(scrollView, scale)
    case .didEndAnimation: delegate.didEndScrollingAnimation?(scrollView)
    }
  }
}
