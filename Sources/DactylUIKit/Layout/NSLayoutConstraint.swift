/// How important a constraint is, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Whether one is less than another.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  /// A priority of UIKit's.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250), fittingSizeLevel = Self(50)
}

/// What a constraint relates: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view that it is, or that it belongs to.
  var layoutView: UIView? { get }
}

/// A condition for the frames of views: one attribute is another one times a number plus a number, or at most or at
/// least that. It holds while it is active.
///
/// The frames are set before the next frame is drawn, and by `layoutIfNeeded()`. Of required constraints that
/// contradict each other the last one is left out, with a diagnostic that names them.
open class NSLayoutConstraint: NSObject {
  /// A part of a view, with UIKit's values. Margins are those of `layoutMargins`.
  public enum Attribute: Int, Sendable {
    /// An attribute of UIKit's.
    case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
      centerXWithinMargins, centerYWithinMargins
  }

  /// How the attributes are related, with UIKit's values.
  public enum Relation: Int, Sendable {
    /// A relation of UIKit's.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// A direction of UIKit's.
    case horizontal = 0, vertical
  }

  /// The first view or guide.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How they are related.
  public let relation: Relation
  /// The second view or guide, or nil.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The number that is added.
  open var constant: CGFloat { didSet { if constant != oldValue { change() } } }
  /// How important it is.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { change() } }
  }
  /// A name for diagnostics.
  open var identifier: String?
  /// A property of UIKit's without an effect.
  open var shouldBeArchived = false
  /// The view that keeps it while it is active: the nearest one around both items.
  weak var owner: UIView? { didSet { isReported = false } }
  /// Whether it was reported that it contradicts others.
  var isReported = false

  /// What it says: two of the same terms are one condition.
  struct Terms: Hashable {
    let first, second: ObjectIdentifier?
    let attributes: [Attribute]
    let relation: Relation
    let multiplier, constant: CGFloat
    let priority: Float
  }
  var terms: Terms {
    Terms(
      first: firstItem.map { ObjectIdentifier($0) }, second: secondItem.map { ObjectIdentifier($0) },
      attributes: [firstAttribute, secondAttribute], relation: relation, multiplier: multiplier, constant: constant,
      priority: priority.rawValue)
  }

  private func change() {
    isReported = false
    owner?.setNeedsConstraintLayout()
  }

  /// Makes a constraint that is not active yet.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Whether it holds. Views that have nothing around both can't be related.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        owner?.remove(self)
        return
      }
      guard let first = (firstItem as? any LayoutItem)?.layoutView else { return }
      let second = (secondItem as? any LayoutItem)?.layoutView
      guard let around = first.nearestView(around: second ?? first) else {
        return first.application.scene.report(
          .mismatchedViews, "\(self) relates views that are in no common view: it is not activated")
      }
      around.add(self)
    }
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = false }
  }

  open override var description: String {
    if let identifier { return identifier }
    func name(_ item: AnyObject?) -> String {
      if let view = item as? UIView { return "\(type(of: view)) \(view.engine.entity.index)" }
      return (item as? UILayoutGuide).map { $0.identifier.isEmpty ? "guide" : $0.identifier } ?? "nothing"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(name(firstItem)).\(firstAttribute) \(sign)"
    if secondAttribute != .notAnAttribute {
      text += " \(multiplier == 1 ? "" : "\(multiplier) * ")\(name(secondItem)).\(secondAttribute)"
      if constant != 0 { text += " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    return priority == .required ? text : "\(text) @ \(priority.rawValue)"
  }
}
