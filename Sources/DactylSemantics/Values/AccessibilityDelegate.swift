/// What a view does when an assistive client asks it: closures, each nil by default. Each may change and destroy
/// anything. One that answers false leaves the request to what comes next (AX5).
///
/// ```swift
/// card.accessibilityLabel = "queen of spades"
/// card.setAccessibilityDelegate(
///   AccessibilityDelegate { _ in
///     deck.turn()
///     return true
///   })
/// ```
public struct AccessibilityDelegate {
  /// Uses the view, in place of a touch (AX6).
  public var activate: ((View) -> Bool)?
  /// Increases its value (AX7).
  public var increment: ((View) -> Bool)?
  /// Decreases its value (AX7).
  public var decrement: ((View) -> Bool)?
  /// Scrolls by a page (AX10). Asked on the way up from the element.
  public var scroll: ((View, AccessibilityScrollDirection) -> Bool)?
  /// Leaves what is open (AX9). Asked on the way up from the element.
  public var performEscape: ((View) -> Bool)?
  /// Does the most important thing of the present situation. Asked on the way up from the element.
  public var performMagicTap: ((View) -> Bool)?

  /// Makes a delegate, with a closure for the most common request.
  public init(activate: ((View) -> Bool)? = nil) { self.activate = activate }
}

/// An action of a view's own, which assistive clients offer by its name: what a drag, a swipe or a menu does otherwise.
public struct AccessibilityCustomAction {
  /// The name that is read out: unique among those of the view.
  public var name: String
  /// Performs the action. Returns whether it did.
  public var perform: (View) -> Bool

  /// Makes an action.
  public init(_ name: String, perform: @escaping (View) -> Bool) {
    self.name = name
    self.perform = perform
  }
}

/// News for assistive clients (`Accessibility.post(_:)`).
public enum AccessibilityNotification: Hashable, Sendable {
  /// Something that is to be said.
  case announcement(String)
  /// A part of the scene looks different: the client continues at an element, or where it is.
  case layoutChanged(AccessibilityElementID? = nil)
  /// Another screen is shown: the client continues at an element, or at the first one.
  case screenChanged(AccessibilityElementID? = nil)
  /// A page was turned, with what is to be said about it.
  case pageScrolled(String)
}
