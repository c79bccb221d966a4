/// Something that a scroll view has yet to tell its delegate.
enum ScrollNews {
  case didScroll
  case didEndDecelerating
  case didEndAnimation
  case didZoom
  case didCancelDragging

  /// Tells it.
  func tell(_ scrollView: ScrollView, _ delegate: ScrollViewDelegate) {
    switch self {
    case .didScroll: delegate.didScroll?(scrollView)
    case .didEndDecelerating: delegate.didEndDecelerating?(scrollView)
    case .didZoom: delegate.didZoom?(scrollView)
    case .didCancelDragging: delegate.didEndDragging?(scrollView, false)
    case .didEndAnimation: delegate.didEndScrollingAnimation?(scrollView)
    }
  }
}
