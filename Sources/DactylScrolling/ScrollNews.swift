/// Something that a scroll view has yet to tell its delegate.
enum ScrollNews {
  case didScroll
  case didEndDecelerating
  case didEndAnimation
  case didZoom
  case didCancelDragging
  case didEndZooming(Double)

  /// Whether it ends something that the delegate was notified of: it comes for a view that is gone as well (V19).
  var isEnd: Bool {
    switch self {
    case .didEndDecelerating, .didCancelDragging, .didEndZooming: true
    case .didScroll, .didEndAnimation, .didZoom: false
    }
  }

  /// Tells it.
  func tell(_ scrollView: ScrollView, _ delegate: ScrollViewDelegate) {
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
