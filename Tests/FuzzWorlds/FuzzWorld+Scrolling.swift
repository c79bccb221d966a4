import Dactyl
import DactylControls
import TestSupport

extension FuzzWorld {
  /// Makes a view scroll, with a delegate whose notifications may do anything.
  func makeScrollView(_ view: View, _ number: Int, _ style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
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
    scrollView.handsDragsOver = random.chance(50)
    scrollView.allowsKeyboardScrolling = random.chance(90)
    if random.chance(30) { scrollView.verticalSnap = snap(number, &random) }
    if random.chance(15) { scrollView.horizontalSnap = snap(number, &random) }
    scrollView.showsVerticalScrollIndicator = random.chance(40)
    scrollView.showsHorizontalScrollIndicator = random.chance(20)
    if random.chance(20) {
      scrollView.addRefreshControl { [unowned self] refresh in
        meet(.scrollNotified, number)
        if trait(number, 5, 1) < 50, refresh.view.isAlive { refresh.endRefreshing() }
      }
    }
    scrollView.delegate = delegate(number)
  }

  private func snap(_ number: Int, _ random: inout SeededRandom) -> ScrollSnap {
    switch random.below(3) {
    case 0: return .every(Double(random.below(200)))
    case 1: return .points((0..<random.below(5)).map { _ in Double(random.below(900)) })
    default:
      return .asking { [unowned self] end, velocity in
        meet(.scrollAsked, number)
        return (end / 90).rounded() * 90 + (velocity == 0 ? 0 : 1)
      }
    }
  }

  /// The notifications of a scroll view are paired (V19), about an existing view, and with finite numbers; the ends are
  /// also delivered for a destroyed one.
  private func delegate(_ number: Int) -> ScrollViewDelegate {
    var delegate = ScrollViewDelegate()
    let what = "scroll view \(number)"
    let (drag, deceleration) = (book.pair("a drag of \(what)"), book.pair("deceleration of \(what)"))
    let zoom = book.pair("a zoom of \(what)")
    let notify = { [unowned self] (view: ScrollView, pair: FuzzPair?, isOn: Bool, isEnd: Bool) in
      pair?.turn(isOn)
      if !isEnd { book.checkAlive(view.view, "\(what) is called") }
      book.checkFinite(view.contentOffset, what: "the offset of \(what)")
      book.checkFinite(view.zoomScale, what: "the scale of \(what)")
      meet(.scrollNotified, number)
    }
    delegate.willBeginDragging = { notify($0, drag, true, false) }
    delegate.willEndDragging = { [unowned self] view, velocity, target in
      if !drag.isOpen { book.fault("\(what) is let go and was not dragged") }
      book.checkFinite(velocity, what: "the velocity of \(what)")
      book.checkFinite(target, what: "the target of \(what)")
      if trait(number, 3, 1) < 20 { target = view.contentOffset }
      notify(view, nil, false, false)
    }
    delegate.didEndDragging = { view, _ in notify(view, drag, false, true) }
    delegate.willBeginDecelerating = { notify($0, deceleration, true, false) }
    delegate.didEndDecelerating = { notify($0, deceleration, false, true) }
    delegate.didScroll = { notify($0, nil, false, false) }
    delegate.didEndScrollingAnimation = { notify($0, nil, false, true) }
    delegate.viewForZooming = { [unowned self] view in
      meet(.scrollAsked, number)
      return view.view.subviews.first
    }
    delegate.willBeginZooming = { notify($0, zoom, true, false) }
    delegate.didEndZooming = { [unowned self] view, scale in
      book.checkFinite(scale, what: "the last scale of \(what)")
      notify(view, zoom, false, true)
    }
    delegate.didZoom = { notify($0, nil, false, false) }
    delegate.touchesShouldBegin = { [unowned self] _, touch, view in
      book.checkAlive(view, "\(what) is asked about touches")
      book.checkFinite(touch.location, what: "a touch of \(what)")
      meet(.scrollAsked, number)
      return trait(number, Int(view.entity.index), 2) < 90
    }
    delegate.touchesShouldCancel = { [unowned self] _, view in
      book.checkAlive(view, "\(what) is asked about a view")
      meet(.scrollAsked, number)
      return trait(number, Int(view.entity.index), 3) < 80
    }
    return delegate
  }

  /// Sets properties of a scroll view, and its offset.
  func scroll(_ view: View?, _ style: Int) {
    guard let scrollView = view?.scrollView else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    let offset = ScrollPoint(Double(random.below(1200)) - 300, Double(random.below(1200)) - 300)
    let what = random.below(13)
    if let list = lists[scrollView.view.entity] {
      // The content size belongs to the list.
      if what == 2 { return }
      list.wasSetOutside = list.wasSetOutside || what == 0
    }
    switch what {
    case 0: scrollView.setContentOffset(offset, animated: random.chance(50))
    case 1: scrollView.scrollRectToVisible(Rect(Float(offset.x), Float(offset.y), 40, 40), animated: random.chance(50))
    case 2: scrollView.contentSize = ScrollSize(Double(random.below(900)), Double(random.below(900)))
    case 3: scrollView.isScrollEnabled = random.chance(70)
    case 4: scrollView.setZoomScale(1 + Double(random.below(30)) / 10, animated: random.chance(50))
    case 5: scrollView.contentInset = EdgeInsets(Float(random.below(60)))
    case 6: scrollView.handsDragsOver = random.chance(50)
    case 7: scrollView.showsVerticalScrollIndicator = random.chance(60)
    case 8: scrollView.flashScrollIndicators()
    case 9:
      if let refresh = scrollView.refreshControl {
        if refresh.isRefreshing { refresh.endRefreshing() } else { refresh.beginRefreshing() }
      } else if random.chance(30) {
        scrollView.addRefreshControl()
      }
    case 10: if random.chance(30) { scrollView.removeRefreshControl() }
    case 11: scrollView.view.becomeFirstResponder()
    default: view?.subviews.last?.scrollToVisible(animated: random.chance(50))
    }
  }
}
