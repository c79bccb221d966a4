/// A target with a selector. The target is not kept alive (C18).
struct TargetAction {
  private weak var target: AnyObject?
  /// Whether there is a target: without one it goes up the responder chain (C16).
  private let hasTarget: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    hasTarget = target != nil
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Whether its target has ended.
  var isOver: Bool { hasTarget && target == nil }

  /// Whether it is one of those that are to go; nil means any.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || self.target === (target as AnyObject)) && (selector == nil || self.selector == selector)
  }

  /// Whether it is the one with this target, or with none, and this selector.
  func isSame(_ target: Any?, _ selector: Selector) -> Bool {
    hasTarget == (target != nil) && matches(target, selector)
  }

  /// Has it sent, unless its target has ended.
  func send(with send: (Selector, AnyObject?) -> Void) { if !isOver { send(selector, target) } }
}
