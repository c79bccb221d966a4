/// What a view is like for assistive clients, with UIKit's names.
public typealias UIAccessibilityTraits = AccessibilityTraits

extension AccessibilityTraits {
  /// Nothing.
  public static let none: AccessibilityTraits = []
}

/// A view whose class may override what clients read of it and ask of it.
protocol AccessibleView: AnyObject {
  var engine: View { get }
  var isAccessibilityElement: Bool { get }
  var accessibilityLabel: String? { get }
  var accessibilityValue: String? { get }
  var accessibilityHint: String? { get }
  var accessibilityTraits: UIAccessibilityTraits { get }
  func accessibilityActivate() -> Bool
  func accessibilityIncrement()
  func accessibilityDecrement()
  func accessibilityPerformEscape() -> Bool
  func accessibilityPerformMagicTap() -> Bool
}

/// Has clients call the overrides of a program's class, and reads its properties, which the engine has by value, when
/// the view is laid out.
final class OverriddenAccessibility: ViewPart {
  private unowned let view: any AccessibleView

  init(of view: any AccessibleView) {
    self.view = view
    var delegate = AccessibilityDelegate { [weak view] _ in view?.accessibilityActivate() ?? false }
    delegate.increment = { [weak view] engine in
      view?.accessibilityIncrement()
      return engine.accessibilityTraits?.contains(.adjustable) ?? false
    }
    delegate.decrement = { [weak view] engine in
      view?.accessibilityDecrement()
      return engine.accessibilityTraits?.contains(.adjustable) ?? false
    }
    delegate.performEscape = { [weak view] _ in view?.accessibilityPerformEscape() ?? false }
    delegate.performMagicTap = { [weak view] _ in view?.accessibilityPerformMagicTap() ?? false }
    view.engine.setAccessibilityDelegate(delegate)
  }

  func viewWillLayOut() {
    let engine = view.engine
    if view.accessibilityLabel != engine.accessibilityLabel { engine.accessibilityLabel = view.accessibilityLabel }
    if view.accessibilityValue != engine.accessibilityValue { engine.accessibilityValue = view.accessibilityValue }
    if view.accessibilityHint != engine.accessibilityHint { engine.accessibilityHint = view.accessibilityHint }
    let (traits, isElement) = (view.accessibilityTraits, view.isAccessibilityElement)
    if traits != engine.accessibilityTraits ?? [] { engine.accessibilityTraits = traits }
    if isElement != engine.isAccessibilityElement ?? false { engine.isAccessibilityElement = isElement }
  }
}
