import Dactyl
import TestSupport

extension FuzzWorld {
  /// Makes a view scroll, with a delegate that may do anything where it is told something.
  func makeScrollView(_ view: View, _ number: Int, _ look: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(look)))
    let scrollView = view.makeScrollView(contentSize: ScrollSize(Double(random.below(900)), Double(random.below(900))))
    scrollView.isPagingEnabled = random.chance(15)
    scrollView.isDirectionalLockEnabled = random.chance(20)
    scrollView.bounces = random.chance(80)
    scrollView.alwaysBounceVertical = random.chance(30)
    scrollView.delaysContentTouches = random.chance(70)
    scrollView.canCancelContentTouches = random.chance(85)
    if random.chance(30) {
      scrollView.maximumZoomScale = 3
      scrollView.zoomsOnDoubleTap = random.chance(50)
    }
    scrollView.delegate = delegate(number)
  }

  private func delegate(_ number: Int) -> ScrollViewDelegate {
    var delegate = ScrollViewDelegate()
    // What was begun and is to be ended, once each (V19).
    var (isDragging, isDecelerating, isZooming) = (false, false, false)
    let book = book
    func turn(_ state: inout Bool, _ isOn: Bool, _ what: String) {
      if state == isOn { book.fault("scroll view \(number) is told twice that \(what): \(isOn)") }
      state = isOn
    }
    delegate.willBeginDragging = { [unowned self] _ in
      turn(&isDragging, true, "it is dragged")
      meet(.scrollTold, number)
    }
    delegate.willEndDragging = { [unowned self] view, _, target in
      if !isDragging { book.fault("scroll view \(number) is let go and was not dragged") }
      if trait(number, 3, 1) < 20 { target = view.contentOffset }
      meet(.scrollTold, number)
    }
    delegate.didEndDragging = { [unowned self] _, _ in
      turn(&isDragging, false, "it is dragged")
      meet(.scrollTold, number)
    }
    delegate.willBeginDecelerating = { [unowned self] _ in
      turn(&isDecelerating, true, "it goes on")
      meet(.scrollTold, number)
    }
    delegate.didEndDecelerating = { [unowned self] _ in
      turn(&isDecelerating, false, "it goes on")
      meet(.scrollTold, number)
    }
    delegate.didScroll = { [unowned self] view in
      if !view.contentOffset.x.isFinite || !view.contentOffset.y.isFinite {
        book.fault("scroll view \(number) is at \(view.contentOffset)")
      }
      meet(.scrollTold, number)
    }
    delegate.didEndScrollingAnimation = { [unowned self] _ in meet(.scrollTold, number) }
    delegate.viewForZooming = { $0.view.subviews.first }
    delegate.willBeginZooming = { [unowned self] _ in
      turn(&isZooming, true, "it is zoomed")
      meet(.scrollTold, number)
    }
    delegate.didEndZooming = { [unowned self] _, _ in
      turn(&isZooming, false, "it is zoomed")
      meet(.scrollTold, number)
    }
    delegate.didZoom = { [unowned self] _ in meet(.scrollTold, number) }
    delegate.touchesShouldBegin = { [unowned self] _, view in
      meet(.scrollAsked, number)
      return trait(number, Int(view.entity.index), 2) < 90
    }
    delegate.touchesShouldCancel = { [unowned self] view in
      meet(.scrollAsked, number)
      return trait(number, Int(view.entity.index), 3) < 80
    }
    return delegate
  }

  /// Sets how a scroll view is, and where its content is.
  func scroll(_ view: View?, _ look: Int) {
    guard let scrollView = view?.scrollView else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(look)))
    let place = ScrollPoint(Double(random.below(1200)) - 300, Double(random.below(1200)) - 300)
    switch random.below(7) {
    case 0: scrollView.setContentOffset(place, animated: random.chance(50))
    case 1: scrollView.scrollRectToVisible(Rect(Float(place.x), Float(place.y), 40, 40), animated: random.chance(50))
    case 2: scrollView.contentSize = ScrollSize(Double(random.below(900)), Double(random.below(900)))
    case 3: scrollView.isScrollEnabled = random.chance(70)
    case 4: scrollView.setZoomScale(1 + Double(random.below(30)) / 10, animated: random.chance(50))
    case 5: scrollView.contentInset = EdgeInsets(Float(random.below(60)))
    default: view?.subviews.last?.scrollToVisible(animated: random.chance(50))
    }
  }
}
