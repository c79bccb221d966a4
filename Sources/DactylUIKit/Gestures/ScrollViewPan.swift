/// The recognizer by which fingers scroll a scroll view, as ``UIScrollView/panGestureRecognizer``.
final class ScrollViewPan: UIPanGestureRecognizer {
  private let scrollView: ScrollView
  private let existing: ExistingRecognizer
  override var inner: (any InnerRecognizer)? { existing }

  init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
    existing = ExistingRecognizer(scrollView.panGestureRecognizer)
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  override func translation(in view: UIView?) -> CGPoint {
    CGPoint(scrollView.panTranslation(in: axes(of: view)))
  }
  /// Does nothing: the engine moves the content by the translation.
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  override func velocity(in view: UIView?) -> CGPoint { CGPoint(scrollView.panVelocity(in: axes(of: view))) }
}
