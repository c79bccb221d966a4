/// A target with a selector. The target is not kept alive (C18).
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether there is a target: without one the action goes up the responder chain (C16).
  private let hasTarget: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    hasTarget = target != nil
    self.target = target.map { $0 as AnyObject }
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
