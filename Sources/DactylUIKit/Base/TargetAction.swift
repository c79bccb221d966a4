/// A target with a selector. The target is not kept alive (C18).
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether there is a target: without one the action goes up the responder chain (C16).
  private let hasTarget: Bool
  let selector: Selector

  /// A target that is no object counts as none: in the closure of a stored property, `self` is a function.
  init(_ target: Any?, _ selector: Selector) {
    let object = target.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    hasTarget = object != nil
    self.target = object
    self.selector = selector
  }

  /// Whether the target was released.
  var isOver: Bool { hasTarget && target == nil }

  /// Whether the entry matches a target and a selector; nil matches any.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || self.target === (target as AnyObject)) && (selector == nil || self.selector == selector)
  }

  /// Whether the entry has this target, or none, and this selector.
  func isSame(_ target: Any?, _ selector: Selector) -> Bool {
    hasTarget == (target != nil) && matches(target, selector)
  }

  /// Sends the action with a closure, unless the target was released.
  func send(with send: (Selector, AnyObject?) -> Void) { if !isOver { send(selector, target) } }
}
