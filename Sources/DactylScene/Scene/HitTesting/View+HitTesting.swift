/// A view's own answers to hit-testing, for which UIKit has overrides.
///
/// Views without them pay nothing, nor does a hit-test outside a view's reach; one inside it costs a call.
extension View {
  /// The value by which the view answers both questions: whether a point is inside, and what it hits; nil for none.
  /// Setting it replaces the closures; a closure that is set later replaces its part.
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

  /// Sets a closure that decides what a point that reaches the view hits, like an override of UIKit's
  /// `hitTest(_:with:)`: it continues, refuses the point, or names the view that is hit (H11). See
  /// `HitTesting.hitTest(_:)`.
  ///
  /// ```swift
  /// // Whatever comes to the dial goes to its needle.
  /// dial.setHitTest(reach: .rectangle(Rect(-40, -40, 180, 180))) { _ in .view(needle) }
  /// ```
  ///
  /// - Parameters:
  ///   - reach: The area in which the closure is called.
  ///   - answer: Returns the answer; nil removes it.
  public func setHitTest(reach: HitReach = .bounds, _ answer: ((HitQuery) -> HitAnswer)?) {
    guard let reach = usable(reach) else { return }
    change {
      $0.hitTest = answer == nil ? nil : reach
    } _: { [columns, entity] answers in
      answers.hitTest = answer.map { answer in { columns.route(entity, $0, answer) } }
    }
  }

  /// Sets a closure that decides whether a point is inside the view, like an override of UIKit's `point(inside:with:)`:
  /// it shrinks or enlarges the view's area, by the point and the present event. See `HitTesting.pointInside(_:)`.
  ///
  /// - Parameters:
  ///   - reach: The area in which the closure is called. To enlarge the view's area it has to exceed that.
  ///   - answer: Returns the answer; nil removes it.
  public func setPointInside(reach: HitReach = .bounds, _ answer: ((HitQuery) -> Bool)?) {
    guard let reach = usable(reach) else { return }
    change {
      $0.pointInside = answer == nil ? nil : reach
    } _: { [columns, entity] answers in
      answers.pointInside = answer.map { answer in { point in columns.isInside(entity, point, answer) } }
    }
  }

  /// The area in which subviews are hit where the view itself is not: a menu that hangs out of its button, a knob
  /// beyond the end of its track. Nil, the default, is as in UIKit: outside the view nothing in it is hit (H4).
  ///
  /// Only subviews are hit there; where there is none, the hit-test continues behind the view. It does not reach beyond
  /// the views around, which may need an overflow too.
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

  /// The reach to use for a requested one; nil when that is refused.
  private func usable(_ reach: HitReach) -> HitReach? {
    guard case .rectangle(let rect) = reach else { return reach }
    return columns.usable(rect, as: "reach", of: self).map(HitReach.rectangle)
  }
}

extension SceneColumns {
  /// Whether a point is inside a view, by the game's closure; by the hit area and shape where it cannot be called.
  func isInside(_ entity: Entity, _ point: Point, _ ask: (HitQuery) -> Bool) -> Bool {
    askingInHitTest { ask(HitQuery(View(entity, in: self), point)) } ?? views.contains(point, entity.index)
  }
}
