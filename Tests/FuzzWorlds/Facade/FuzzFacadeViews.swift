import DactylUIKit

/// A view of UIKit code, all of whose methods may do anything.
final class FuzzFacadeView: UIView {
  let spy: FuzzSpy
  let style: Int
  private var handsOn: Bool { style % 3 > 0 }

  init(_ world: FuzzWorld, _ number: Int, _ style: Int, _ frame: CGRect) {
    spy = FuzzSpy(world, number)
    self.style = style
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    spy.receive(touches, .began, self)
    if handsOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    spy.receive(touches, .moved, self)
    if handsOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    spy.receive(touches, .ended, self)
    if handsOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    spy.receive(touches, .cancelled, self)
    if handsOn { super.touchesCancelled(touches, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    spy.notified()
    if handsOn { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    spy.notified()
    if handsOn { super.pressesEnded(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    spy.notified()
    super.motionBegan(motion, with: event)
  }
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard style % 4 == 0 else { return }
    UIColor.orange.setFill()
    UIBezierPath(rect: rect).fill()
    spy.notified()
    UIBezierPath(ovalIn: rect).stroke()
  }
  override var intrinsicContentSize: CGSize {
    style % 7 == 0 ? CGSize(width: style % 100, height: 20) : super.intrinsicContentSize
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    spy.asked()
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    spy.asked()
    return super.point(inside: point, with: event)
  }
  override var next: UIResponder? {
    spy.asked()
    return super.next
  }
  override var canBecomeFirstResponder: Bool {
    spy.asked()
    return style % 5 > 0
  }
  override var keyCommands: [UIKeyCommand]? {
    spy.asked()
    return [UIKeyCommand(input: "s", modifierFlags: [], action: "deal")]
  }
  override var selectors: [Selector: Method] {
    ["deal": Method { [spy] in spy.notified() }]
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    spy.asked()
    return style % 7 > 0
  }
  override func layoutSubviews() { spy.notified() }
  override func willMove(toSuperview newSuperview: UIView?) { spy.notified() }
  override func didMoveToSuperview() { spy.notified() }
  override func willMove(toWindow newWindow: UIWindow?) { spy.notified() }
  override func didMoveToWindow() { spy.notified() }
}

/// A scroll view that is its own delegate.
final class FuzzFacadeScroll: UIScrollView, UIScrollViewDelegate {
  let spy: FuzzSpy

  init(_ world: FuzzWorld, _ number: Int, _ style: Int, _ frame: CGRect) {
    spy = FuzzSpy(world, number)
    super.init(frame: frame)
    contentSize = CGSize(width: CGFloat(style % 900), height: CGFloat(style % 700))
    isPagingEnabled = style % 5 == 0
    bounces = style % 4 > 0
    maximumZoomScale = style % 3 == 0 ? 3 : 1
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  private func notified() {
    let numbers = [contentOffset.x, contentOffset.y, zoomScale]
    if numbers.contains(where: { !$0.isFinite }) { spy.world.book.fault("facade \(spy.number) is at \(numbers)") }
    if !engine.isAlive { return }
    spy.notified()
  }
  private func turn(_ what: String, _ isOn: Bool) {
    spy.turn(what, isOn)
    notified()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { notified() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { turn("a drag", true) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = unsafe targetContentOffset.pointee
    if ![velocity.x, velocity.y, target.x, target.y].allSatisfy(\.isFinite) {
      spy.world.book.fault("facade \(spy.number) is let go with \(velocity), to \(target)")
    }
    notified()
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { turn("a drag", false) }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { turn("a deceleration", true) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { turn("a deceleration", false) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { notified() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    spy.asked()
    return subviews.first
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { turn("a zoom", true) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { notified() }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    if !scale.isFinite { spy.world.book.fault("facade \(spy.number) is zoomed to \(scale)") }
    turn("a zoom", false)
  }
}

/// A button with targets.
final class FuzzFacadeButton: UIButton {
  let spy: FuzzSpy

  init(_ world: FuzzWorld, _ number: Int, _ style: Int, _ frame: CGRect) {
    spy = FuzzSpy(world, number)
    super.init(frame: frame)
    setTitle("Deal", for: .normal)
    for events in [ControlEvents.touchDown, .touchUpInside, .touchUpOutside, .touchCancel] {
      addTarget(self, action: Selector("sent\(events.rawValue)"), for: events)
    }
  }
  required init?(coder: NSCoder) { nil }

  override var selectors: [Selector: Method] {
    var selectors: [Selector: Method] = [:]
    for events in [ControlEvents.touchDown, .touchUpInside, .touchUpOutside, .touchCancel] {
      selectors[Selector("sent\(events.rawValue)")] = Method { [unowned self] in sent(events) }
    }
    return selectors
  }
  private func sent(_ events: ControlEvents) {
    // A finger and a key may hold it at once.
    spy.world.book.note(UInt64(events.rawValue), UInt64(spy.number))
    spy.notified()
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    spy.turn("a tracking", true)
    spy.notified()
    // A recognizer that is destroyed, or disabled, before it has answered tracks nothing.
    if !engine.isAlive || !isEnabled { spy.abandon("a tracking") }
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    spy.notified()
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    spy.turn("a tracking", false)
    spy.notified()
  }
  override func cancelTracking(with event: UIEvent?) {
    spy.turn("a tracking", false)
    spy.notified()
  }
}

/// A window that receives its events first.
final class FuzzFacadeWindow: UIWindow {
  let spy: FuzzSpy

  init(_ world: FuzzWorld, _ number: Int, _ frame: CGRect) {
    spy = FuzzSpy(world, number)
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func sendEvent(_ event: UIEvent) {
    spy.asked()
    super.sendEvent(event)
  }
}
