import DactylUIKit

/// A view controller of UIKit code, all of whose methods may do anything.
final class FuzzFacadeController: UIViewController {
  let spy: FuzzSpy
  private let style: Int

  init(_ world: FuzzWorld, _ number: Int, _ style: Int) {
    spy = FuzzSpy(world, number)
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    if style % 2 == 0 { super.loadView() } else { view = UIView(frame: CGRect(x: 20, y: 20, width: 260, height: 260)) }
    spy.notified()
  }
  override func viewDidLoad() { spy.notified() }
  override func viewWillAppear(_ animated: Bool) { spy.appears(.willAppear) }
  override func viewDidAppear(_ animated: Bool) { spy.appears(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { spy.appears(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { spy.appears(.didDisappear) }
  override func viewDidLayoutSubviews() { spy.notified() }
  override func willMove(toParent parent: UIViewController?) { spy.notified() }
  override func didMove(toParent parent: UIViewController?) { spy.notified() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    spy.notified()
    if style % 3 > 0 { super.touchesBegan(touches, with: event) }
  }
  override var canBecomeFirstResponder: Bool {
    spy.asked()
    return style % 4 > 0
  }
}

/// A recognizer of UIKit code with random proposals.
final class FuzzFacadeGesture: UIGestureRecognizer {
  let spy: FuzzSpy
  private var calls = 0

  init(_ world: FuzzWorld, _ number: Int) {
    spy = FuzzSpy(world, number)
    super.init(target: nil, action: nil)
  }

  private func whim() -> Int {
    calls += 1
    return spy.world.trait(spy.number, calls, 21)
  }
  private func propose() {
    switch whim() {
    case 0..<15: state = state == .possible ? .began : .changed
    case 15..<20: state = .failed
    case 20..<24: state = .ended
    default: break
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    spy.notified()
    propose()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    spy.notified()
    propose()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    spy.notified()
    if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    spy.notified()
    state = state == .possible ? .failed : .cancelled
  }
  override func reset() { spy.notified() }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    spy.asked()
    return true
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    spy.asked()
    return true
  }
}

/// The delegate of a recognizer, and its target.
final class FuzzFacadeTarget: SelectorTarget, UIGestureRecognizerDelegate {
  let spy: FuzzSpy

  init(_ world: FuzzWorld, _ number: Int) { spy = FuzzSpy(world, number) }

  var selectors: [Selector: Method] { ["act:": Method { [spy] (_: UIGestureRecognizer) in spy.notified() }] }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    spy.asked()
    return true
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    spy.asked()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    spy.asked()
    return spy.number % 2 == 0
  }
}
