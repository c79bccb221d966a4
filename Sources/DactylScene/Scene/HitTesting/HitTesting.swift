/// A value by which a view answers hit-testing itself, like a `UIView` subclass that overrides `hitTest(_:with:)` or
/// `point(inside:with:)`. Set it with `View.hitTesting`; for a single question a closure is enough.
///
/// ```swift
/// /// A round button.
/// struct Round: HitTesting {
///   func pointInside(_ query: HitQuery) -> Bool {
///     let (middle, radius) = (query.view.bounds.center, query.view.bounds.size.width / 2)
///     return (query.point - middle).length <= radius
///   }
/// }
/// button.hitTesting = Round()
/// ```
///
/// The methods may be called several times for a touch, and for points without a touch (H16): answer by the present
/// state, and change nothing. Edits of views are refused meanwhile, with a diagnostic; other requests to the engine are
/// performed after the hit-test.
public protocol HitTesting {
  /// The area in which the view is asked, read when the value is set. The hit area by default: a view that takes points
  /// beyond it has to return a larger reach.
  var reach: HitReach { get }
  /// Returns what a point that reaches the view hits: UIKit's `hitTest(_:with:)`. By default the hit-test continues as
  /// without this answer.
  ///
  /// Called before the subviews, and after everything in front of the view (H6). Not called for a view that is hidden,
  /// disabled, faint or held by an animation, unlike in UIKit, where an override comes before these.
  func hitTest(_ query: HitQuery) -> HitAnswer
  /// Returns whether a point is inside the view: UIKit's `point(inside:with:)`. By default as without this answer. A
  /// point that is not inside hits neither the view nor anything in it (H4).
  func pointInside(_ query: HitQuery) -> Bool
}

extension HitTesting {
  /// The default implementation returns the view's hit area.
  public var reach: HitReach { .bounds }
  /// The default implementation continues as without an answer.
  public func hitTest(_ query: HitQuery) -> HitAnswer { .askOn }
  /// The default implementation answers by the view's hit area and hit shape.
  public func pointInside(_ query: HitQuery) -> Bool { query.isPointInside }
}

/// The answer of a view that a hit-test reaches.
public enum HitAnswer {
  /// The hit-test continues in the view, as without an answer: UIKit's `super.hitTest`. It uses no stack, however many
  /// nested views answer so.
  case askOn
  /// Neither the view nor any of its subviews is hit: UIKit's nil. The hit-test continues with the views behind it.
  case refuse
  /// This view is hit, wherever it is and whatever its state (H11); its own closure is not called. It has to be alive
  /// and in the same window, or in the same tree where that is in no window; otherwise the answer is taken as a
  /// refusal, with a diagnostic.
  case view(View)
}
