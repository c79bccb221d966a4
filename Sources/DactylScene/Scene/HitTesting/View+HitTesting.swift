/// A view's own answers to hit-testing: what UIKit has overrides for.
///
/// Views without pay nothing for them, nor does a hit-test that does not come within a view's reach. One that does
/// costs a call.
extension View {
  /// The value by which the view answers both questions, whether a point is inside and what it hits; nil for none.
  /// Setting it takes the place of closures; a closure that is set later takes its question over.
  public var hitTesting: (any HitTesting)? {
    get {
      guard columns.check(entity, "read `hitTesting` of view") else { return nil }
      return columns.views.answers[entity.index]?.value as? any HitTesting
    }
    nonmutating set {
      let reach = newValue.flatMap { usable($0.reach) }
      guard newValue == nil || reach != nil else { return }
      change {
        $0.hitTest = reach
        $0.pointInside = reach
      } _: { [columns, entity] answers in
        guard let newValue else { return answers = HitAnswers() }
        answers.hitTest = { columns.route(entity, $0, newValue.hitTest) }
        answers.pointInside = { point in columns.isInside(entity, point, newValue.pointInside) }
        answers.value = newValue
      }
    }
  }

  /// Has a closure say what a point hits that comes to the view, as an override of UIKit's `hitTest(_:with:)`: go on,
  /// refuse it, or name the view that it hits (H11). See `HitTesting.hitTest(_:)`. Nil takes the answer away.
  ///
  /// ```swift
  /// // Whatever comes to the dial goes to its needle.
  /// dial.setHitTest(reach: .rectangle(Rect(-40, -40, 180, 180))) { _ in .view(needle) }
  /// ```
  ///
  /// - Parameters:
  ///   - reach: where it is asked.
  ///   - answer: gives it; nil takes it away.
  public func setHitTest(reach: HitReach = .bounds, _ answer: ((HitQuery) -> HitAnswer)?) {
    guard let reach = usable(reach) else { return }
    change {
      $0.hitTest = answer == nil ? nil : reach
    } _: { [columns, entity] answers in
      answers.hitTest = answer.map { answer in { columns.route(entity, $0, answer) } }
    }
  }

  /// Has a closure say whether a point is inside the view, as an override of UIKit's `point(inside:with:)`: it shrinks
  /// the view's area or grows it, by the point and the event at hand. See `HitTesting.pointInside(_:)`. Nil takes the
  /// answer away.
  ///
  /// - Parameters:
  ///   - reach: where it is asked. To grow the area it has to be larger than that.
  ///   - answer: gives it; nil takes it away.
  public func setPointInside(reach: HitReach = .bounds, _ answer: ((HitQuery) -> Bool)?) {
    guard let reach = usable(reach) else { return }
    change {
      $0.pointInside = answer == nil ? nil : reach
    } _: { [columns, entity] answers in
      answers.pointInside = answer.map { answer in { point in columns.isInside(entity, point, answer) } }
    }
  }

  /// How far what is in the view is hit where the view itself is not: a menu that hangs out of its button, a knob
  /// beyond the end of its track. Nil, the default, is as in UIKit: outside the view nothing in it is hit (H4).
  ///
  /// Only subviews are hit there; where none is, the point goes on behind the view. It reaches no further than the
  /// views around let it: they may need an overflow, too.
  public var hitOverflow: HitReach? {
    get {
      guard columns.check(entity, "read `hitOverflow` of view") else { return nil }
      return columns.views.reaches[entity.index]?.overflow
    }
    nonmutating set {
      let reach = newValue.flatMap(usable)
      guard newValue == nil || reach != nil else { return }
      change {
        $0.overflow = reach
      } _: { _ in
      }
    }
  }

  private func change(
    _ reaches: (inout HitReaches) -> Void, _ answers: (inout HitAnswers) -> Void, _ member: StaticString = #function
  ) {
    edit(member) { views in
      views.changeAnswers(of: entity.index) { reach, answer in
        reaches(&reach)
        answers(&answer)
      }
    }
  }

  /// The reach that a view may have for one that it is given; nil when that is refused.
  private func usable(_ reach: HitReach) -> HitReach? {
    guard case .rectangle(let rect) = reach else { return reach }
    return columns.usable(rect, as: "reach", of: self).map(HitReach.rectangle)
  }
}

extension SceneColumns {
  /// Whether a point is inside a view, as the game says; as without its answer where it can't be asked.
  func isInside(_ entity: Entity, _ point: Point, _ ask: (HitQuery) -> Bool) -> Bool {
    askingInHitTest { ask(HitQuery(View(entity, in: self), point)) } ?? views.contains(point, entity.index)
  }
}
