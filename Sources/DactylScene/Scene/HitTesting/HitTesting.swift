/// A value by which a view answers hit-testing itself, as a `UIView` subclass does that overrides `hitTest(_:with:)` or
/// `point(inside:with:)`. Set it with `View.hitTesting`; a closure does for a single question.
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
/// A question may be asked several times a touch, and for points that no touch is at (H16): answer by what is there,
/// and change nothing. Edits of views are refused meanwhile, with a diagnostic; whatever else is asked of the engine is
/// done after the hit-test.
public protocol HitTesting {
  /// Where the view is asked; read when the value is set. By default its hit area: a view that takes points beyond that
  /// has to say so.
  var reach: HitReach { get }
  /// What a point that comes to the view hits: UIKit's `hitTest(_:with:)`. By default it goes on as without this
  /// answer.
  ///
  /// Asked in front of what is in the view, and behind what is in front of it (H6). A view that is hidden, disabled,
  /// faint or held by an animation is not asked, unlike in UIKit, where an override comes before these.
  func hitTest(_ query: HitQuery) -> HitAnswer
  /// Whether a point is inside the view: UIKit's `point(inside:with:)`. By default as without this answer. What is not
  /// inside hits neither the view nor anything in it (H4).
  func pointInside(_ query: HitQuery) -> Bool
}

extension HitTesting {
  /// The view's hit area.
  public var reach: HitReach { .bounds }
  /// Goes on as without an answer.
  public func hitTest(_ query: HitQuery) -> HitAnswer { .askOn }
  /// What the view's area and shape say.
  public func pointInside(_ query: HitQuery) -> Bool { query.isPointInside }
}

/// What a view answers when a hit-test comes to it.
public enum HitAnswer {
  /// The hit-test goes on in the view, as if it had not been asked: UIKit's `super.hitTest`. It takes no room on the
  /// stack, however many nested views answer so.
  case askOn
  /// Nothing of the view is hit: UIKit's nil. The hit-test goes on with what is behind it.
  case refuse
  /// This view is hit, wherever it is and whatever it is like (H11): not even its own answer is asked for. It has to
  /// live in the same window, or in the same tree where that is in no window; else the answer is taken as a refusal,
  /// with a diagnostic.
  case view(View)
}
