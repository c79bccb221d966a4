/// A view: an object for a view of the engine's, which lies below it as data. A superview keeps its subviews; what
/// nobody keeps ends, and hears of nothing from then on, not even the cancel of a touch that it has.
///
/// Methods that a class of a program's own overrides are called as in UIKit. Two things are the engine's way (the
/// article Coming from UIKit has all): a view that is hidden, disabled or transparent is not asked for `hitTest`, and
/// inside `hitTest`, `point(inside:with:)` and `next` views can't be edited.
open class UIView: UIResponder {
  /// The view in the engine, for what this class has not.
  public let engine: View
  /// Recognizers and subviews, which it keeps alive.
  private var kept: [Entity: UIView] = [:]
  /// The view that keeps it alive. One at most does, which it lies in, unless the engine has moved it since.
  private weak var keeper: UIView?
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// A number of the program's own.
  open var tag = 0

  override var entity: Entity { engine.entity }
  override var standsByItself: Bool { true }

  /// Makes a view with a frame, in the coordinates of the superview that it will have.
  public init(frame: CGRect) {
    engine = UIApplication.shared.makeView(frame.engine)
    super.init()
    attach()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view without a size: nothing is read from the archive.
  public required init?(coder: NSCoder) {
    engine = UIApplication.shared.makeView(.zero)
    super.init()
    attach()
  }

  deinit {
    guard engine.isAlive else { return }
    for recognizer in recognizers { recognizer.detach() }
    let ending = takeEnding()
    engine.destroy()
    withExtendedLifetime(ending) {}
  }

  /// Takes those out of the tree who are kept by others than the views around them; gives the rest of it, who end with
  /// this one. In a loop: a tree may be deeper than the stack.
  private func takeEnding() -> [UIView] {
    var ending: [UIView] = []
    var left = takeKept()
    while var view = left.popLast() {
      if isKnownUniquelyReferenced(&view) {
        left += view.takeKept()
        for recognizer in view.recognizers { recognizer.detach() }
        view.recognizers = []
        ending.append(view)
      } else {
        view.engine.removeFromSuperview()
      }
    }
    return ending
  }

  /// The views in it that it kept, the front one first, and keeps no longer. Those whom the engine has put there, and
  /// others keep, leave it: nothing keeps them where they do not lie.
  private func takeKept() -> [UIView] {
    var (taken, left) = ([UIView](), engine.subviews)
    while let view = left.popLast() {
      if let own = kept.removeValue(forKey: view.entity) {
        taken.append(own)
      } else if let other = application.view(of: view) {
        view.removeFromSuperview()
        other.settleKeeper()
      } else {
        left += view.subviews
      }
    }
    kept = [:]
    return taken
  }

  private func attach() {
    join(application.scene)
    guard isOfOwnClass else { return }
    engine.gestureRecognizerShouldBegin = { [weak self] gesture in
      guard let self, let recognizer = application.recognizer(of: gesture) else { return true }
      return gestureRecognizerShouldBegin(recognizer)
    }
    engine.hitTesting = OverriddenHitTesting(reach: hitReach) { [weak self] query in
      guard let self else { return .askOn }
      application.found = nil
      return ask(query) { self.hitTest($0, with: $1) }.map { .view(self.application.found(in: $0)) } ?? .refuse
    } askInside: { [weak self] query in
      guard let self else { return query.isPointInside }
      return ask(query) { self.point(inside: $0, with: $1) }
    }
    engine.onLayout = { [weak self] _ in self?.layoutSubviews() }
    engine.setNeedsLayout()
  }

  /// Runs an override for a question of the engine's.
  private func ask<Answer>(_ query: HitQuery, _ body: (CGPoint, UIEvent?) -> Answer) -> Answer {
    let event = query.event.map { application.object(of: $0) }
    return application.asking(query, of: self) { body(CGPoint(query.point), event) }
  }

  // MARK: Geometry

  /// Where it is, in its superview's coordinates.
  open var frame: CGRect {
    get { CGRect(engine.frame) }
    set { engine.frame = newValue.engine }
  }
  /// Its own coordinates: the origin says how far it is scrolled.
  open var bounds: CGRect {
    get { CGRect(engine.bounds) }
    set { engine.bounds = newValue.engine }
  }
  /// The middle, in its superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(engine.center) }
    set { engine.center = newValue.engine }
  }
  /// What is done to it about its middle.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(engine.transform) }
    set { engine.transform = newValue.engine }
  }
  /// A point of its own coordinates in another view's; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(engine.convert(point.engine, to: view?.engine ?? engine.window?.view))
  }
  /// A point of another view's coordinates in its own; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(engine.convert(point.engine, from: view?.engine ?? engine.window?.view))
  }
  /// The box around a rectangle of its own coordinates in another view's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(engine.convert(rect.engine, to: view?.engine ?? engine.window?.view))
  }
  /// The box around a rectangle of another view's coordinates in its own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(engine.convert(rect.engine, from: view?.engine ?? engine.window?.view))
  }

  /// Places its subviews: called before the next frame is drawn when its size has changed or `setNeedsLayout()` asked
  /// for it, the outer views first. Does nothing unless overridden.
  open func layoutSubviews() {}
  /// Asks for that.
  public func setNeedsLayout() { engine.setNeedsLayout() }
  /// Has it done at once, here and in what is in it, where it was asked for.
  public func layoutIfNeeded() { engine.layoutIfNeeded() }

  // MARK: Looks

  /// What fills it; nil for nothing.
  open var backgroundColor: UIColor? {
    get { engine[Shape.self]?.fill.map { UIColor($0) } }
    set { engine[Shape.self] = newValue.map { Shape(.rectangle(), fill: $0.engine) } }
  }
  /// How opaque it is, with all in it; below 0.01 it is not hit (H2).
  open var alpha: CGFloat {
    get { CGFloat(engine.alpha) }
    set { engine.alpha = Float(newValue) }
  }
  /// Whether it and all in it are left out.
  open var isHidden: Bool {
    get { engine.isHidden }
    set { engine.isHidden = newValue }
  }
  /// Whether what sticks out of it is not shown.
  open var clipsToBounds: Bool {
    get { engine.clipsToBounds }
    set { engine.clipsToBounds = newValue }
  }

  // MARK: Touches

  /// Whether it and all in it are hit (H1).
  open var isUserInteractionEnabled: Bool {
    get { engine.isUserInteractionEnabled }
    set { engine.isUserInteractionEnabled = newValue }
  }
  /// Whether it hears of several fingers (T9).
  open var isMultipleTouchEnabled: Bool {
    get { engine.isMultipleTouchEnabled }
    set { engine.isMultipleTouchEnabled = newValue }
  }
  /// Whether it and others keep each other from touches (T14).
  open var isExclusiveTouch: Bool {
    get { engine.isExclusiveTouch }
    set { engine.isExclusiveTouch = newValue }
  }
  /// The view at a point of its own coordinates: itself, one in it, or, overridden, any other (H1-H11).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let query = application.hitQuery(of: self)
    let view = query.map { $0.askOn(at: point.engine) } ?? engine.hitTest(point.engine)
    application.found = view
    return view.flatMap { application.nearestView(of: $0) }
  }
  /// Whether a point of its own coordinates is inside it: in its bounds, or, overridden, wherever it wants to be hit
  /// (H4, H5).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // What the engine says counts a hit area that is larger or of another shape, too; it is for the point that it asked
    // about.
    if let query = application.hitQuery(of: self), query.point == point.engine { return query.isPointInside }
    return engine.bounds.contains(point.engine)
  }
  /// Where a class of a program's own is asked by `hitTest(_:with:)` and `point(inside:with:)`, which UIKit has not:
  /// everywhere, as nobody knows where it answers. One of which there are thousands side by side may say `.bounds`.
  /// Read when the view is made.
  open var hitReach: HitReach { .everywhere }
  /// Whether a recognizer may begin that would take touches away from it (G26).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Its recognizers, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers where newValue?.contains(recognizer) != true { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// Puts a recognizer on it, from the view that it was on (G22).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.recognizers.removeAll { $0 === gestureRecognizer }
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }
  /// Takes a recognizer off it.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.detach()
  }

  // MARK: The tree

  /// The view that it is in.
  open var superview: UIView? { engine.superview.flatMap { application.nearestView(of: $0) } }
  /// Those in it, the back one first.
  open var subviews: [UIView] { engine.subviews.compactMap { application.view(of: $0) } }
  /// The window that it is in.
  open var window: UIWindow? { engine.window.flatMap { application.object(of: $0) } }
  /// Puts a view in front of all others in it, out of the view that it was in (R7).
  open func addSubview(_ view: UIView) { take(view) { $0.addSubview($1) } }
  /// Puts a view at an index among the subviews, the back one at 0.
  open func insertSubview(_ view: UIView, at index: Int) { take(view) { $0.insertSubview($1, at: index) } }
  /// Puts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    take(view) { $0.insertSubview($1, belowSubview: sibling.engine) }
  }
  /// Puts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    take(view) { $0.insertSubview($1, aboveSubview: sibling.engine) }
  }
  /// Takes it out of its superview.
  open func removeFromSuperview() {
    withExtendedLifetime(self) {
      engine.removeFromSuperview()
      settleKeeper()
    }
  }
  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { view.engine.bringToFront() } }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { view.engine.sendToBack() } }
  /// Whether it is another view or lies in it.
  open func isDescendant(of view: UIView) -> Bool { engine.isDescendant(of: view.engine) }
  /// The first with a tag: itself, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var left: [UIView] = [self]
    while let view = left.popLast() {
      if view.tag == tag { return view }
      left += view.subviews.reversed()
    }
    return nil
  }

  /// Takes a view in, which it keeps alive from now on.
  private func take(_ view: UIView, _ insert: (View, View) -> Bool) {
    guard insert(engine, view.engine), view.engine.superview == engine else { return }
    if !view.kept.isEmpty { settleKeepersAround() }
    let isNew = view.keeper !== self
    if kept.count + (isNew ? 1 : 0) > engine.subviewCount { settleKept() }
    view.becomeKept(by: self)
  }

  /// Keeps those no longer that the engine has taken out of it.
  private func settleKept() {
    for (_, view) in kept.sorted(by: { $0.key.index < $1.key.index }) { view.settleKeeper() }
  }

  private func becomeKept(by other: UIView?) {
    guard keeper !== other else { return }
    keeper?.kept[entity] = nil
    keeper = other
    other?.kept[entity] = self
  }

  /// Has it be kept no longer by a view that it does not lie in any more: the engine moves the views of controllers.
  func settleKeeper() {
    guard let keeper, !engine.isAlive || engine.superview != keeper.engine else { return }
    withExtendedLifetime(self) { becomeKept(by: nil) }
  }

  /// Has it and all around it be kept by those that they lie in. Who keeps whom would be a ring otherwise, when the
  /// engine has moved one of them out of what is put into it now.
  private func settleKeepersAround() {
    var current: UIView? = self
    while let view = current, let keeper = view.keeper {
      if view.engine.superview != keeper.engine {
        view.becomeKept(by: view.engine.superview.flatMap { application.view(of: $0) })
      }
      current = view.keeper
    }
  }

  /// It is about to come into another view, or out of the one that it is in.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// It has another superview, or none.
  open func didMoveToSuperview() {}
  /// It is about to come into a window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// It is in another window, or in none.
  open func didMoveToWindow() {}

  override func hear(_ move: UIViewMove) {
    switch move {
    case .willMoveToSuperview(let superview): willMove(toSuperview: superview)
    case .didMoveToSuperview:
      // The engine may have taken it out.
      if engine.superview == nil { settleKeeper() }
      didMoveToSuperview()
    case .willMoveToWindow(let window): willMove(toWindow: window)
    case .didMoveToWindow: didMoveToWindow()
    }
  }
}
