/// A view: an object for a view of the engine, where its data is. A superview keeps its subviews alive; a view without
/// references ends, and receives nothing from then on, not even the cancel of its touches.
///
/// Methods that a subclass in a program overrides are called as in UIKit. Two things are different (the article Coming
/// from UIKit has all): `hitTest` is not called for a view that is hidden, disabled or transparent, and inside
/// `hitTest`, `point(inside:with:)` and `next` views cannot be edited.
open class UIView: UIResponder, DrawingView, AccessibleView {
  /// The view in the engine, for what this class lacks.
  public let engine: View
  /// The subviews, which are kept alive.
  var kept: [Entity: UIView] = [:]
  /// The view that keeps this one alive. There is at most one: its superview, unless the engine has moved it since.
  weak var keeper: UIView?
  var recognizers: [UIGestureRecognizer] = []
  /// A number for the program's own use.
  open var tag = 0

  override var entity: Entity { engine.entity }
  override var elementView: View? { engine }
  override var standsByItself: Bool { true }

  /// Makes a view with a frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    engine = UIApplication.shared.makeView(frame.engine)
    super.init()
    attach()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view without a size; nothing is decoded.
  public required init?(coder: NSCoder) {
    engine = UIApplication.shared.makeView(.zero)
    super.init()
    attach()
  }

  deinit {
    guard engine.isAlive else { return releaseKept() }
    for recognizer in recognizers { recognizer.detach() }
    let ending = takeEnding()
    engine.destroy()
    withExtendedLifetime(ending) {}
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
    parts.append(OverriddenAccessibility(of: self))
    parts.append(DrawnContent(of: self))
    listenForLayout()
    engine.setNeedsLayout()
  }

  /// Runs an override for a query of the engine.
  private func ask<Answer>(_ query: HitQuery, _ body: (CGPoint, UIEvent?) -> Answer) -> Answer {
    let event = query.event.map { application.object(of: $0) }
    return application.asking(query, of: self) { body(CGPoint(query.point), event) }
  }

  /// Sets properties: by the animation whose closure runs, or at once, which ends an animation of them.
  private func change(_ target: (inout AnimationTarget) -> Void, atOnce set: (View) -> Void) {
    if let block = application.animating.now, engine.window != nil { return block.change(engine, target) }
    set(engine)
    if engine.isAnimated { engine.animate(.linear(0).allowingUserInteraction, target) }
  }

  // MARK: Geometry

  /// The frame, in the superview's coordinates. Like the other properties that are animated, it is the one at the end
  /// of an animation.
  open var frame: CGRect {
    get { CGRect(engine.isAnimated ? engine.animationTarget.frame : engine.frame) }
    set {
      let frame = newValue.engine
      change {
        $0.center = frame.center
        $0.size = frame.size
      } atOnce: {
        $0.frame = frame
      }
    }
  }
  /// The bounds, whose origin is the scroll offset.
  open var bounds: CGRect {
    get { CGRect(Rect(origin: engine.bounds.origin, size: engine.animationTarget.size)) }
    set {
      let bounds = newValue.engine
      change {
        $0.size = bounds.size
      } atOnce: {
        $0.bounds = bounds
      }
      if engine.bounds.origin != bounds.origin { engine.bounds.origin = bounds.origin }
    }
  }
  /// The centre, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(engine.animationTarget.center) }
    set {
      let center = newValue.engine
      change {
        $0.center = center
      } atOnce: {
        $0.center = center
      }
    }
  }
  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(engine.animationTarget.transform) }
    set {
      let transform = newValue.engine
      change {
        $0.transform = transform
      } atOnce: {
        $0.transform = transform
      }
    }
  }
  /// Places the subviews. Called before the next frame is drawn when the size has changed or `setNeedsLayout()` was
  /// called, for outer views first. Does nothing unless overridden.
  open func layoutSubviews() {}
  /// Requests a layout before the next frame.
  open func setNeedsLayout() { engine.setNeedsLayout() }
  /// Performs requested layouts at once, in this view and the views in it.
  open func layoutIfNeeded() {
    layoutRoot.parts.viewWillLayOut()
    engine.layoutIfNeeded()
  }
  /// The class of the view's layer: `CAShapeLayer` or `CAGradientLayer`; any other is taken as `CALayer`.
  open class var layerClass: AnyClass { NSObject.self }
  /// Draws the content of the view, behind its subviews, into the context that `UIGraphicsGetCurrentContext()` returns:
  /// before a frame for the first time, after `setNeedsDisplay()`, and when the size has changed.
  open func draw(_ rect: CGRect) {}
  /// No size by the content.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The size that the view has by its content, for constraints; `noIntrinsicMetric` for none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Called when the size by the content was invalidated.
  func intrinsicContentSizeDidChange() {}
  /// The size that fits the view's content best; unless overridden, its size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size to the one that fits best.
  open func sizeToFit() {
    let most = CGFloat.greatestFiniteMagnitude
    bounds.size = sizeThatFits(CGSize(width: most, height: most))
  }
  /// Changes the view's constraints before they are solved. Call `super` at the end.
  open func updateConstraints() {}
  /// Called by nobody here: read `safeAreaInsets` in a layout.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Called by nobody here: read `traitCollection` in a layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called by nobody, since there are no nib files; a program may call it.
  open func awakeFromNib() {}
  /// Called by nobody: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}
  /// The colour of what can be used in the view; nil takes that of the superview.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  private var ownTint: UIColor?
  /// Called when the tint colour has changed. Call `super`, which calls it for subviews without one of their own.
  open func tintColorDidChange() { for view in subviews where view.ownTint == nil { view.tintColorDidChange() } }
  /// How the content is placed in the bounds, by classes that have any.
  open var contentMode = UIViewContentMode.scaleToFill
  /// The view around this one for all of which constraints are solved: up to one that the engine has put elsewhere.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutRoot, let superview = root.superview, root.engine.superview == superview.engine {
      root = superview
    }
    return root
  }
  /// Whether the constraints in the view are solved by themselves, since none of them leads out of it: those of cells.
  var isLayoutRoot: Bool { false }
  /// Whether the height of the content depends on its width.
  var wrapsContent: Bool { false }
  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// What features have for the view.
  var parts = ViewParts()

  /// Has the engine call for layouts: of subclasses in a program, and of views with parts that take part in them.
  func listenForLayout() {
    guard engine.onLayout == nil else { return }
    engine.onLayout = { [weak self] _ in
      guard let self else { return }
      parts.viewWillLayOut()
      layoutSubviews()
      parts.viewDidLayOut()
    }
  }

  // MARK: Appearance

  /// Whether the view says that it fills its bounds: kept, and without effect.
  open var isOpaque = true
  /// The fill of the view; nil for none.
  open var backgroundColor: UIColor? {
    get { engine[Shape.self]?.fill.map { UIColor($0) } }
    set {
      let fill = newValue?.engine
      if let fill, engine[Shape.self]?.fill != nil, let block = application.animating.now, engine.window != nil {
        return block.change(fill: fill, of: engine)
      }
      if parts.show(background: fill) { return }
      engine[Shape.self] = fill.map { Shape(.rectangle(), fill: $0) }
    }
  }
  /// The opacity of the view with its contents; below 0.01 it is not hit (H2).
  open var alpha: CGFloat {
    get { CGFloat(engine.animationTarget.alpha) }
    set {
      let alpha = Float(newValue)
      change {
        $0.alpha = alpha
      } atOnce: {
        $0.alpha = alpha
      }
    }
  }
  /// Whether the view with its contents is hidden.
  open var isHidden: Bool {
    get { engine.isHidden }
    set {
      let isChanged = engine.isHidden != newValue
      engine.isHidden = newValue
      if isChanged { superview?.parts.subviewWasHiddenOrShown() }
    }
  }
  /// Whether its contents are clipped to its bounds.
  open var clipsToBounds: Bool {
    get { engine.clipsToBounds }
    set { engine.clipsToBounds = newValue }
  }

  // MARK: Touches

  /// Whether the view and its contents can be hit (H1).
  open var isUserInteractionEnabled: Bool {
    get { engine.isUserInteractionEnabled }
    set { engine.isUserInteractionEnabled = newValue }
  }
  /// Whether the view receives several touches at a time (T9).
  open var isMultipleTouchEnabled: Bool {
    get { engine.isMultipleTouchEnabled }
    set { engine.isMultipleTouchEnabled = newValue }
  }
  /// Whether the view and others exclude each other from touches (T14).
  open var isExclusiveTouch: Bool {
    get { engine.isExclusiveTouch }
    set { engine.isExclusiveTouch = newValue }
  }
  /// The view at a point of the view's own coordinates: itself, one in it or, from an override, any other (H1-H11).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let query = application.hitQuery(of: self)
    let view = query.map { $0.askOn(at: point.engine) } ?? engine.hitTest(point.engine)
    application.found = view
    return view.flatMap { application.nearestView(of: $0) }
  }
  /// Whether a point of the view's own coordinates is inside: in its bounds or, with an override, wherever that returns
  /// true (H4, H5).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The engine's answer includes a hit area that is larger or of another shape; it is valid for the point of its
    // query.
    if let query = application.hitQuery(of: self), query.point == point.engine { return query.isPointInside }
    return engine.bounds.contains(point.engine)
  }
  /// The area in which `hitTest(_:with:)` and `point(inside:with:)` of a subclass in a program are called, which UIKit
  /// lacks: by default everywhere, since it is unknown which points they accept. A class with thousands of views side
  /// by side may return `.bounds`. Read when the view is made.
  open var hitReach: HitReach { .everywhere }
  /// Whether a recognizer may begin that would cancel touches of the view (G26).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The recognizers, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers where newValue?.contains(recognizer) != true { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// Attaches a recognizer, removing it from its present view (G22).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.recognizers.removeAll { $0 === gestureRecognizer }
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.detach()
  }

  // MARK: The tree

  /// The superview, or the nearest view around that has an object.
  open var superview: UIView? { engine.superview.flatMap { application.nearestView(of: $0) } }
  /// The subviews, from back to front.
  open var subviews: [UIView] { engine.subviews.compactMap { application.view(of: $0) } }
  /// The window that contains the view.
  open var window: UIWindow? { engine.window.flatMap { application.object(of: $0) } }
  /// Adds a view in front of the other subviews, removing it from its present superview (R7).
  open func addSubview(_ view: UIView) { take(view) { $0.addSubview($1) } }
  /// Adds a view at an index among the subviews, counted from 0 at the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    let others = subviews.filter { $0 !== view }
    if index < others.count { return insertSubview(view, belowSubview: others[max(index, 0)]) }
    addSubview(view)
  }
  /// Adds a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard sibling.superview === self else { return addSubview(view) }
    take(view) { $0.insertSubview($1, belowSubview: sibling.engine) }
  }
  /// Adds a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard sibling.superview === self else { return addSubview(view) }
    take(view) { $0.insertSubview($1, aboveSubview: sibling.engine) }
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    withExtendedLifetime(self) {
      superview?.willRemoveSubview(self)
      engine.removeFromSuperview()
      settleKeeper()
    }
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { view.engine.bringToFront() } }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    // In front of what the view draws itself.
    if view.superview === self { engine.insertSubview(view.engine, at: parts.part(DrawnContent.self)?.count ?? 0) }
  }

  /// Adds a view with a closure, and keeps it alive from now on.
  private func take(_ view: UIView, _ insert: (View, View) -> Bool) {
    let before = view.superview
    if before !== self { before?.willRemoveSubview(view) }
    guard insert(engine, view.engine), view.engine.superview == engine else { return }
    if !view.kept.isEmpty { settleKeepersAround() }
    let isNew = view.keeper !== self
    if kept.count + (isNew ? 1 : 0) > engine.subviewCount { settleKept() }
    view.becomeKept(by: self)
    if before !== self { didAddSubview(view) }
  }

  /// Called when the view is about to be added to another view, or removed from its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the view is about to enter a window, or leave its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window of the view has changed.
  open func didMoveToWindow() {}

  override func receive(_ move: UIViewMove) {
    switch move {
    case .willMoveToSuperview(let superview): willMove(toSuperview: superview)
    case .didMoveToSuperview:
      // The engine may have removed it.
      if engine.superview == nil { settleKeeper() }
      didMoveToSuperview()
    case .willMoveToWindow(let window): willMove(toWindow: window)
    case .didMoveToWindow: didMoveToWindow()
    }
  }
}
