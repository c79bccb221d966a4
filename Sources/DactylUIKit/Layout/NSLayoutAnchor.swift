/// A part of a view or guide, from which constraints to others of its kind are made.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, times factor: CGFloat = 1,
    plus constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: factor, constant: constant)
  }

  /// Makes a constraint to another anchor, plus a distance.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, plus: c)
  }
  /// Makes a constraint to at least another anchor, plus a distance.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, plus: c) }
  /// Makes a constraint to at most another anchor, plus a distance.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, plus: c) }
}

/// A horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint to the usual distance after another anchor, times a number.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, plus: 8 * multiplier) }
}

/// A vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint to the usual distance below another anchor, times a number.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, plus: 8 * multiplier) }
}

/// A width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint to a number.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, plus: c) }
  /// Makes a constraint to at least a number.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, plus: c)
  }
  /// Makes a constraint to at most a number.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, plus: c)
  }
  /// Makes a constraint to another dimension times a number, plus a number.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, times: m, plus: c) }
  /// Makes a constraint to at least another dimension times a number, plus a number.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, times: m, plus: c) }
  /// Makes a constraint to at most another dimension times a number, plus a number.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, times: m, plus: c) }
}

/// A view or layout guide, from whose anchors constraints are made.
public protocol LayoutAnchored: AnyObject {}

extension LayoutAnchored {
  /// The left edge, where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge, where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A rectangle for constraints that no view fills.
open class UILayoutGuide: NSObject, LayoutAnchored, LayoutItem {
  /// What the guide is in its view.
  enum Kind {
    /// A rectangle of its own, by constraints.
    case own
    /// The view without its safe area's or its margins' insets.
    case safeArea, margins
    /// The content or the frame of a scroll view.
    case content, frame
  }

  /// A name for diagnostics.
  open var identifier = ""
  /// The view that it belongs to.
  public internal(set) weak var owningView: UIView?
  /// Its rectangle, in the coordinates of its view, as of the last layout.
  public internal(set) var layoutFrame = CGRect.zero
  let kind: Kind
  var layoutView: UIView? { owningView }

  /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
  public override init() { kind = .own }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}

extension UIView {
  /// The line on which the first line's letters stand: the lower edge here.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line's letters stand: the lower edge here.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
