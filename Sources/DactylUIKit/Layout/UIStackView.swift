/// A row or column of views, placed by constraints of its own. Hidden ones are left out.
open class UIStackView: UIView {
  /// How views fill the row, with UIKit's values.
  public enum Distribution: Int, Sendable {
    /// A distribution of UIKit's; equal centring is equal spacing here.
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views are across the row, with UIKit's values. Baselines are lower edges here.
  public enum Alignment: Int, Sendable {
    /// A position of UIKit's.
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge of a row.
    public static let top = Alignment.leading
    /// The lower edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views in order. Others that are added as subviews are left where they are.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrange() } } }
  /// How views fill it.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrange() } } }
  /// Where views are across it.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrange() } } }
  /// The distance between views.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrange() } } }
  /// Whether views stay within the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange() } }
  private var distances: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Makes a stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.append(StackPart(of: self))
  }
  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Makes a stack without a size.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    parts.append(StackPart(of: self))
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Adds a view at an index, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return arrange() }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrange()
  }
  /// Leaves a view out of the row; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrange()
  }
  /// Sets another distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    distances[ObjectIdentifier(arrangedSubview)] = spacing
    arrange()
  }
  /// The distance after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    distances[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    removeArrangedSubview(subview)
  }

  // MARK: Constraints

  /// Makes the constraints again.
  func arrange() {
    NSLayoutConstraint.deactivate(made)
    for gap in gaps { removeLayoutGuide(gap) }
    (made, gaps) = ([], [])
    let views = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    guard let first = views.first, let last = views.last else { return }
    let area = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil
    let isRow = axis == .horizontal
    add(first, isRow ? .left : .top, .equal, area ?? self)
    add(area ?? self, isRow ? .right : .bottom, .equal, last)
    for (view, next) in zip(views, views.dropFirst()) { space(view, next) }
    for view in views {
      align(view, area ?? self)
      guard view !== first else { continue }
      let side = isRow ? NSLayoutConstraint.Attribute.width : .height
      switch distribution {
      case .fillEqually: add(view, side, .equal, first)
      case .fillProportionally:
        let (own, other) = (view.intrinsicContentSize, first.intrinsicContentSize)
        let share = isRow ? own.width / max(other.width, 1) : own.height / max(other.height, 1)
        if share > 0 { add(view, side, .equal, first, times: share, priority: UILayoutPriority(999)) }
      case .fill, .equalSpacing, .equalCentering: break
      }
    }
    NSLayoutConstraint.activate(made)
  }

  private func space(_ view: UIView, _ next: UIView) {
    let isRow = axis == .horizontal
    let (start, end) = isRow ? (NSLayoutConstraint.Attribute.left, .right) : (.top, NSLayoutConstraint.Attribute.bottom)
    let distance = customSpacing(after: view)
    guard distribution == .equalSpacing || distribution == .equalCentering else {
      return add(next, start, .equal, view, end, plus: distance)
    }
    let gap = UILayoutGuide()
    addLayoutGuide(gap)
    let side = isRow ? NSLayoutConstraint.Attribute.width : .height
    add(gap, start, .equal, view, end)
    add(next, start, .equal, gap, end)
    add(gap, side, .greaterThanOrEqual, nil, .notAnAttribute, plus: distance)
    if let first = gaps.first { add(gap, side, .equal, first) }
    gaps.append(gap)
  }

  private func align(_ view: UIView, _ area: AnyObject) {
    let isRow = axis == .horizontal
    let (start, end) = isRow ? (NSLayoutConstraint.Attribute.top, .bottom) : (.left, NSLayoutConstraint.Attribute.right)
    switch alignment {
    case .fill:
      add(view, start, .equal, area)
      add(view, end, .equal, area)
    case .leading:
      add(view, start, .equal, area)
      add(view, end, .lessThanOrEqual, area)
    case .trailing, .firstBaseline, .lastBaseline:
      add(view, end, .equal, area)
      add(view, start, .greaterThanOrEqual, area)
    case .center:
      add(view, isRow ? .centerY : .centerX, .equal, area)
      add(view, start, .greaterThanOrEqual, area)
    }
  }

  private func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute? = nil, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute ?? attribute,
      multiplier: factor, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }
}

/// Has a stack arrange its views again when one of them is hidden or shown.
private final class StackPart: ViewPart {
  private weak var stack: UIStackView?

  init(of stack: UIStackView) { self.stack = stack }

  func subviewWasHiddenOrShown() { stack?.arrange() }
}
