extension UIView {
  /// What changes of a view with the size of its superview, with UIKit's values.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The space to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// What changes with the size of the superview; nothing at first.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(engine.autoresizing.rawValue)) }
    set { engine.autoresizing = Dactyl.AutoresizingMask(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }
  /// Whether subviews change with the size of the view by their masks; they always do here.
  public var autoresizesSubviews: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Has the responder that edits text, the view or one in it, resign first responder. Returns whether none edits text
  /// there.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let scene = application.scene
    guard let first = scene.firstResponder, first == entity || scene.view(first).isDescendant(of: engine) else {
      return true
    }
    return scene.resignFirstResponder(first)
  }
}
