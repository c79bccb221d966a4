/// Solves the constraints of a tree of views, from its root, and sets the frames of those that have constraints.
///
/// Positions are those of the root's coordinates, as if nothing was scrolled. A view that is placed by its frame is as
/// far from its superview as that says; any other one has four variables.
struct LayoutSolver {
  /// A sum of variables with factors, and a constant.
  struct Sum {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func + (a: Sum, b: Double) -> Sum { Sum(terms: a.terms, constant: a.constant + b) }
    static func * (a: Sum, b: Double) -> Sum { Sum(terms: a.terms.mapValues { $0 * b }, constant: a.constant * b) }
    static func + (a: Sum, b: Sum) -> Sum {
      Sum(terms: a.terms.merging(b.terms, uniquingKeysWith: +), constant: a.constant + b.constant)
    }
  }

  /// The edges and sizes of a view or guide.
  struct Box {
    var left, top, width, height: Sum
  }

  private let root: UIView
  /// Whether the size of the root is looked for, close to this one.
  private let fitting: Fitting?
  /// The widths at which views whose content wraps were placed before: their heights are those of the content at these.
  private let widths: [ObjectIdentifier: Double]
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var variables = 0
  private var conditions: [LinearSystem.Condition] = []
  /// The constraint of each condition, or nil.
  private var origins: [NSLayoutConstraint?] = []
  private var placed: [UIView] = []
  private var guides: [UILayoutGuide] = []
  /// The views that keep constraints.
  private var holders: [UIView] = []

  /// A size for the root, and how much it counts.
  struct Fitting {
    let size: CGSize
    let horizontal, vertical: UILayoutPriority
  }

  private init(_ root: UIView, fitting: Fitting?, widths: [ObjectIdentifier: Double]) {
    self.root = root
    self.fitting = fitting
    self.widths = widths
  }

  /// Solves the constraints of a tree, a second time where content wraps at a width that is known only then.
  private static func solved(_ root: UIView, fitting: Fitting? = nil) -> (solver: LayoutSolver, values: [Double])? {
    var solver = LayoutSolver(root, fitting: fitting, widths: [:])
    guard let values = solver.solve() else { return nil }
    var widths: [ObjectIdentifier: Double] = [:]
    for view in solver.placed where view.wrapsContent {
      guard let box = solver.boxes[ObjectIdentifier(view)] else { continue }
      widths[ObjectIdentifier(view)] = value(box.width, values)
    }
    guard !widths.isEmpty else { return (solver, values) }
    solver = LayoutSolver(root, fitting: fitting, widths: widths)
    return solver.solve().map { (solver, $0) }
  }

  /// Sets the frames of all views in the root that have constraints, and has the views around those that have changed
  /// laid out, except the one that is about to be.
  static func layOut(_ root: UIView, for next: UIView) {
    guard case (var solver, let values)? = solved(root) else { return }
    for view in solver.placed {
      guard let superview = view.superview, let own = solver.boxes[ObjectIdentifier(view)] else { continue }
      let around = solver.box(of: superview)
      let frame = CGRect(
        x: Self.value(own.left, values) - Self.value(around.left, values),
        y: Self.value(own.top, values) - Self.value(around.top, values), width: Self.value(own.width, values),
        height: Self.value(own.height, values))
      if view.setLayoutFrame(frame), superview !== next { superview.setNeedsLayout() }
    }
    for view in solver.holders + [root] { view.layout.solvedSize = view.bounds.size }
    for guide in solver.guides {
      guard let view = guide.owningView, let box = solver.boxes[ObjectIdentifier(guide)] else { continue }
      let around = solver.box(of: view)
      guide.layoutFrame = CGRect(
        x: Self.value(box.left, values) - Self.value(around.left, values),
        y: Self.value(box.top, values) - Self.value(around.top, values), width: Self.value(box.width, values),
        height: Self.value(box.height, values))
      if guide.kind == .content { (view as? UIScrollView)?.contentSize = guide.layoutFrame.size }
    }
  }

  /// The size that the constraints in a view give it, as close to a size as they allow.
  static func size(of view: UIView, fitting: Fitting) -> CGSize {
    guard case (var solver, let values)? = solved(view, fitting: fitting) else { return fitting.size }
    let box = solver.box(of: view)
    return CGSize(width: Self.value(box.width, values), height: Self.value(box.height, values))
  }

  private static func value(_ sum: Sum, _ values: [Double]) -> Double {
    sum.terms.keys.sorted().reduce(sum.constant) { $0 + values[$1] * (sum.terms[$1] ?? 0) }
  }

  /// Returns the values of the variables; nil without constraints.
  private mutating func solve() -> [Double]? {
    var constraints: [NSLayoutConstraint] = []
    var left = [root]
    while let view = left.popLast() {
      let own = view.constraints
      if !own.isEmpty { holders.append(view) }
      constraints += own
      left += view.subviews.reversed().filter { !$0.isLayoutRoot }
    }
    guard !constraints.isEmpty || fitting != nil else { return nil }
    // Code that activates the same ones again and again costs no more than once.
    var known: Set<NSLayoutConstraint.Terms> = []
    for constraint in constraints where known.insert(constraint.terms).inserted { add(constraint) }
    if let fitting {
      let box = box(of: root)
      near(box.width, Double(fitting.size.width), fitting.horizontal)
      near(box.height, Double(fitting.size.height), fitting.vertical)
    }
    let solution = ReducedSystem.solve(conditions, variables: variables)
    for conflict in solution.conflicts { report(conflict) }
    return solution.values
  }

  private func report(_ conflict: LinearSystem.Conflict) {
    let names = conflict.others.compactMap { origins[$0]?.description }
    let constraint = origins[conflict.broken]
    // Once, until it is changed.
    guard constraint?.isReported != true else { return }
    constraint?.isReported = true
    let broken = constraint?.description ?? "a size"
    root.application.scene.report(
      .brokenConstraint, "'\(broken)' is left out, since it can't hold together with \(names)")
  }

  // MARK: Conditions

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem,
      let sum = sum(of: first, constraint.firstAttribute, with: constraint.secondItem)
    else { return }
    var other = Sum()
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let found = self.sum(of: second, constraint.secondAttribute, with: constraint.firstItem)
      else { return }
      other = found * Double(constraint.multiplier)
    }
    let relation = LinearSystem.Relation(rawValue: constraint.relation.rawValue) ?? .equal
    add(sum + other * -1, relation, Double(constraint.constant), constraint.priority, constraint)
  }

  private mutating func add(
    _ sum: Sum, _ relation: LinearSystem.Relation, _ constant: Double, _ priority: UILayoutPriority,
    _ origin: NSLayoutConstraint? = nil
  ) {
    let terms = sum.terms.sorted { $0.key < $1.key }.map { (variable: $0.key, factor: $0.value) }
    conditions.append(
      LinearSystem.Condition(
        terms: terms, relation: relation, constant: constant - sum.constant, priority: priority.rawValue))
    origins.append(origin)
  }

  private mutating func near(_ sum: Sum, _ value: Double, _ priority: UILayoutPriority) {
    add(sum, .equal, value, priority)
  }

  // MARK: Views and guides

  /// An attribute of an item. Edges of a scroll view are those of its content for what is in it, and its middle is that
  /// of its frame.
  private mutating func sum(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, with other: AnyObject?
  ) -> Sum? {
    var box: Box
    if let scroll = item as? UIScrollView, attribute.isEdge,
      let inner = (other as? any LayoutItem)?.layoutView, inner !== scroll, inner.isDescendant(of: scroll)
    {
      box = self.box(of: scroll.contentLayoutGuide)
    } else if let view = item as? UIView {
      box = self.box(of: view)
      if attribute.isOfMargins { box = box.inset(by: view.layoutMargins) }
    } else if let guide = item as? UILayoutGuide, guide.owningView != nil {
      box = self.box(of: guide)
    } else {
      return nil
    }
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return box.left
    case .right, .trailing, .rightMargin, .trailingMargin: return box.left + box.width
    case .top, .topMargin: return box.top
    case .bottom, .bottomMargin, .lastBaseline, .firstBaseline: return box.top + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return box.left + box.width * 0.5
    case .centerY, .centerYWithinMargins: return box.top + box.height * 0.5
    case .notAnAttribute: return Sum()
    }
  }

  private mutating func makeVariable() -> Sum {
    variables += 1
    return Sum(terms: [variables - 1: 1])
  }

  private mutating func makeBox() -> Box {
    Box(left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
  }

  private mutating func box(of view: UIView) -> Box {
    // Superviews first, in a loop, since a tree may be deeper than the stack.
    var (missing, current) = ([UIView](), Optional(view))
    while let view = current, boxes[ObjectIdentifier(view)] == nil {
      missing.append(view)
      current = view === root ? nil : view.superview
    }
    for view in missing.reversed() { boxes[ObjectIdentifier(view)] = makeBox(of: view) }
    return boxes[ObjectIdentifier(view)] ?? makeBox()
  }

  /// Makes the box of a view whose superview has one.
  private mutating func makeBox(of view: UIView) -> Box {
    let size = view.bounds.size
    guard view !== root, let superview = view.superview, let around = boxes[ObjectIdentifier(superview)] else {
      var box = Box(
        left: Sum(), top: Sum(), width: Sum(constant: Double(size.width)), height: Sum(constant: Double(size.height)))
      if fitting != nil { (box.width, box.height) = (makeVariable(), makeVariable()) }
      return box
    }
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      let corner = CGPoint(x: view.center.x - size.width / 2, y: view.center.y - size.height / 2)
      return Box(
        left: around.left + Double(corner.x), top: around.top + Double(corner.y),
        width: Sum(constant: Double(size.width)), height: Sum(constant: Double(size.height)))
    }
    let box = makeBox()
    placed.append(view)
    add(box.width, .atLeast, 0, .required)
    add(box.height, .atLeast, 0, .required)
    var content = view.intrinsicContentSize
    if let width = widths[ObjectIdentifier(view)], width < content.width {
      content.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    for (axis, sum, wanted) in [
      (NSLayoutConstraint.Axis.horizontal, box.width, content.width), (.vertical, box.height, content.height),
    ] where wanted >= 0 && wanted.isFinite {
      add(sum, .atMost, Double(wanted), view.contentHuggingPriority(for: axis))
      add(sum, .atLeast, Double(wanted), view.contentCompressionResistancePriority(for: axis))
    }
    // Where nothing says otherwise: in the upper left corner, without a size.
    near(box.left + around.left * -1, 0, UILayoutPriority(0.1))
    near(box.top + around.top * -1, 0, UILayoutPriority(0.1))
    near(box.width, 0, UILayoutPriority(0.2))
    near(box.height, 0, UILayoutPriority(0.2))
    return box
  }

  private mutating func box(of guide: UILayoutGuide) -> Box {
    if let known = boxes[ObjectIdentifier(guide)] { return known }
    guard let view = guide.owningView else { return makeBox() }
    var box = box(of: view)
    switch guide.kind {
    case .frame: break
    case .safeArea: box = box.inset(by: view.safeAreaInsets)
    case .margins: box = box.inset(by: view.layoutMargins)
    case .content:
      (box.width, box.height) = (makeVariable(), makeVariable())
      near(box.width, 0, UILayoutPriority(0.2))
      near(box.height, 0, UILayoutPriority(0.2))
    case .own:
      let around = box
      box = makeBox()
      add(box.width, .atLeast, 0, .required)
      add(box.height, .atLeast, 0, .required)
      near(box.left + around.left * -1, 0, UILayoutPriority(0.1))
      near(box.top + around.top * -1, 0, UILayoutPriority(0.1))
      near(box.width, 0, UILayoutPriority(0.2))
      near(box.height, 0, UILayoutPriority(0.2))
    }
    boxes[ObjectIdentifier(guide)] = box
    guides.append(guide)
    return box
  }
}

extension LayoutSolver.Box {
  func inset(by insets: UIEdgeInsets) -> Self {
    Self(
      left: left + Double(insets.left), top: top + Double(insets.top),
      width: width + Double(-insets.left - insets.right), height: height + Double(-insets.top - insets.bottom))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge: no size, and no middle.
  fileprivate var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: false
    default: true
    }
  }
  /// Whether it is an attribute within the margins of a view.
  fileprivate var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}
