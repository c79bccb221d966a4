/// What a view has for layout by constraints.
final class ViewLayoutState: ViewPart {
  private unowned let view: UIView
  /// The constraints that the view keeps.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, by their kinds, once they were asked for.
  var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// Whether its frame says where it is, rather than constraints.
  var isPlacedByFrame = true
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the constraints in the view, the root of a tree, have to be solved, and whether they are being solved.
  var needsSolving = false
  var isSolving = false
  /// The size for which they were solved.
  var solvedSize: CGSize?
  var needsUpdate = false

  init(of view: UIView) { self.view = view }

  func viewWillLayOut() {
    // Another size changes what is constrained to it.
    if !constraints.isEmpty, solvedSize != view.bounds.size { view.layoutRoot.layout.needsSolving = true }
    view.solveConstraints()
  }
}

extension UIView {
  var layoutState: ViewLayoutState? { parts.part(ViewLayoutState.self) }

  var layout: ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState(of: self)
    parts.append(state)
    return state
  }

  /// Whether the frame of the view says where it is; false for one that is placed by constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.isPlacedByFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layout.isPlacedByFrame = newValue
      setNeedsConstraintLayout()
    }
  }

  /// The constraints that the view keeps: those between what is in it.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layout.hugging[axis.rawValue] = priority
    setNeedsConstraintLayout()
  }
  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.compression[axis.rawValue] ?? .defaultHigh
  }
  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.compression[axis.rawValue] = priority
    setNeedsConstraintLayout()
  }

  /// Has the size by the content asked for again.
  public func invalidateIntrinsicContentSize() {
    setNeedsConstraintLayout()
    intrinsicContentSizeDidChange()
  }

  /// The size that the constraints in the view give it, as close to a size as they allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints in the view give it, with what each side of a size counts.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutSolver.size(
      of: self,
      fitting: LayoutSolver.Fitting(
        size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }
  /// The smallest and the largest size for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The smallest and the largest size for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Requests a call of `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layout.needsUpdate = true
    setNeedsConstraintLayout()
  }
  /// Whether a call of `updateConstraints()` is pending.
  public func needsUpdateConstraints() -> Bool { layoutState?.needsUpdate ?? false }
  /// Calls `updateConstraints()` where it was requested, in this view and the views in it.
  public func updateConstraintsIfNeeded() {
    var left = [self]
    while let view = left.popLast() {
      left += view.subviews
      guard let state = view.layoutState, state.needsUpdate else { continue }
      state.needsUpdate = false
      view.updateConstraints()
    }
  }

  // MARK: Guides

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }
  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layout.guides.append(guide)
    guide.owningView = self
  }
  /// Removes a guide, with its constraints.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layout.guides.removeAll { $0 === guide }
    for constraint in constraints where constraint.firstItem === guide || constraint.secondItem === guide {
      constraint.isActive = false
    }
    guide.owningView = nil
  }
  /// The view without what bars of the system cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part for text that is easy to read: the margins' here.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }

  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = layoutState?.ownGuides[kind] { return known }
    let guide = UILayoutGuide(kind, of: self)
    layout.ownGuides[kind] = guide
    return guide
  }

  /// The distances from the edges to the margins' guide.
  public var layoutMargins: UIEdgeInsets {
    get { layoutState?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set {
      guard newValue != layoutMargins else { return }
      layout.margins = newValue
      setNeedsConstraintLayout()
      layoutMarginsDidChange()
    }
  }
  /// The distances that bars of the system cover: those of the window, as far as the view reaches into them.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let insets = window.engineWindow.safeAreaInsets
    let (area, all) = (convert(bounds, to: window), window.bounds)
    return UIEdgeInsets(
      top: max(0, CGFloat(insets.top) - area.minY), left: max(0, CGFloat(insets.left) - area.minX),
      bottom: max(0, area.maxY - (all.maxY - CGFloat(insets.bottom))),
      right: max(0, area.maxX - (all.maxX - CGFloat(insets.right))))
  }

  // MARK: Solving

  /// The nearest view around this one and another, or that is one of them.
  func nearestView(around other: UIView) -> UIView? {
    var current: UIView? = self
    while let view = current, !other.isDescendant(of: view) { current = view.superview }
    return current
  }

  func add(_ constraint: NSLayoutConstraint) {
    layout.constraints.append(constraint)
    constraint.owner = self
    setNeedsConstraintLayout()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    layout.constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    setNeedsConstraintLayout()
  }

  /// Has the constraints of the tree solved before the next frame.
  func setNeedsConstraintLayout() {
    let root = layoutRoot
    guard root.layout.isSolving == false else { return }
    root.layout.needsSolving = true
    // Views that keep constraints, and the root, are asked for layouts.
    listenForLayout()
    root.listenForLayout()
    root.engine.setNeedsLayout()
  }

  /// Solves the constraints of the tree, where something has changed.
  func solveConstraints() {
    let root = layoutRoot
    guard let state = root.layoutState, state.needsSolving, !state.isSolving else { return }
    // A view that has no place and no size yet waits for them.
    guard root.engine.window != nil || root.bounds.size != .zero else { return }
    state.isSolving = true
    root.updateConstraintsIfNeeded()
    state.needsSolving = false
    LayoutSolver.layOut(root, for: self)
    state.isSolving = false
  }

  /// Sets the frame that constraints give. Returns whether it is another one.
  func setLayoutFrame(_ frame: CGRect) -> Bool {
    let (size, middle) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
    let (isOtherSize, isElsewhere) = (bounds.size != size, center != middle)
    if isOtherSize { bounds.size = size }
    if isElsewhere { center = middle }
    return isOtherSize || isElsewhere
  }
}

extension UIView: LayoutAnchored, LayoutItem {
  var layoutView: UIView? { self }
}

extension Diagnostic.Kind {
  /// A required constraint contradicted others, and was left out.
  public static let brokenConstraint = Diagnostic.Kind("brokenConstraint")
}

extension UIScrollView {
  /// The content: its size is that of the scroll view's content, which constraints to it set.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The frame of the scroll view, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
