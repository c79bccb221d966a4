extension ScrollViewDelegate {
  /// Makes the delegate of the engine's scroll view that calls an object and its delegate.
  init(reporting view: UIScrollView, askingAboutTouches isOwn: Bool) {
    self.init()
    func notify(_ call: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void) -> (ScrollView) -> Void {
      { [weak view] _ in if let view, let delegate = view.delegate { call(delegate, view) } }
    }
    didScroll = { [weak view] _ in
      guard let view else { return }
      if view.isLaidOutByScrolling { view.setNeedsLayout() }
      view.delegate?.scrollViewDidScroll(view)
    }
    willBeginDragging = notify { $0.scrollViewWillBeginDragging($1) }
    willEndDragging = { [weak view] _, velocity, target in
      guard let view else { return }
      let wanted = CGPoint(target)
      var place = view.restingOffset(for: wanted, velocity: CGPoint(velocity))
      if let delegate = view.delegate {
        unsafe withUnsafeMutablePointer(to: &place) { place in
          unsafe delegate.scrollViewWillEndDragging(view, withVelocity: CGPoint(velocity), targetContentOffset: place)
        }
      }
      if place != wanted { target = ScrollPoint(Double(place.x), Double(place.y)) }
    }
    didEndDragging = { [weak view] _, goesOn in
      if let view { view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn) }
    }
    willBeginDecelerating = notify { $0.scrollViewWillBeginDecelerating($1) }
    didEndDecelerating = notify { $0.scrollViewDidEndDecelerating($1) }
    didEndScrollingAnimation = notify { $0.scrollViewDidEndScrollingAnimation($1) }
    viewForZooming = { [weak view] _ in view.flatMap { $0.delegate?.viewForZooming(in: $0)?.engine } }
    willBeginZooming = notify { $0.scrollViewWillBeginZooming($1, with: $0.viewForZooming(in: $1)) }
    didZoom = notify { $0.scrollViewDidZoom($1) }
    didEndZooming = { [weak view] _, scale in
      guard let view, let delegate = view.delegate else { return }
      delegate.scrollViewDidEndZooming(view, with: delegate.viewForZooming(in: view), atScale: CGFloat(scale))
    }
    guard isOwn else { return }
    touchesShouldBegin = { [weak view] _, touch, content in
      guard let view, let object = view.application.nearestView(of: content) else { return true }
      let touches: Set<UITouch> = [view.application.object(of: touch)]
      return view.touchesShouldBegin(touches, with: view.application.events[.touches], in: object)
    }
    touchesShouldCancel = { [weak view] _, content in
      guard let view, let object = view.application.nearestView(of: content) else {
        return content.touchesShouldCancel
      }
      return view.touchesShouldCancel(in: object)
    }
  }
}

extension CGPoint {
  /// Makes a point from a position in the content of a scroll view.
  init(_ place: ScrollPoint) { self.init(x: place.x, y: place.y) }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
  var engine: EdgeInsets {
    EdgeInsets(top: Float(top), left: Float(left), bottom: Float(bottom), right: Float(right))
  }
}
