import Dactyl

/// The walk of hit-testing down to a view under a point: finds what first keeps a touch from it.
struct StackWalk {
  let scene: Scene
  /// The point, in the scene's coordinates.
  let point: Point
  let isExact: Bool
  /// The window and the view that are hit; nil for none.
  let window: Entity?
  let hit: Entity?

  /// Whether a visible view contains the point, apart from its shape and its closures.
  func isUnder(_ item: VisibleViews.Item) -> Bool {
    guard let inside = item.transform.inverse?.apply(to: point) else { return false }
    return scene.hitArea(of: item.index, exactly: isExact).contains(inside)
      || scene.record(of: item.index).flags.contains(.answersHitTest)
        && scene.canHit(item.index, at: inside, exactly: isExact)
  }

  /// The entry of a view that contains the point; nil for an empty one that lets touches through. `isBehind` says
  /// whether its turn in hit-testing comes after that of the view that is hit.
  func entry(of entity: Entity, isBehind: Bool) -> StackEntry? {
    let view = scene.view(entity)
    if entity != hit, isIdle(view) { return nil }
    var entry = StackEntry(view: entity, name: InspectorNames.name(of: view), effect: .kept, rule: "")
    if scene.isIgnoringInteractionEvents {
      entry.set(.ignored, "T26")
    } else if entity == hit {
      take(view, &entry)
    } else if !refuse(view, &entry) {
      place(view, &entry, isBehind: isBehind)
    }
    entry.recognizers = view.gestureRecognizers.map(InspectorNames.kind(of:))
    return entry
  }

  /// Whether a view shows nothing, has no listeners and lets touches through: a mere container.
  private func isIdle(_ view: View) -> Bool {
    view.passesThrough && !view.flag(.hasListeners) && showsNothing(view)
  }

  private func showsNothing(_ view: View) -> Bool {
    view[Sprite.self] == nil && view[Shape.self] == nil && view[Label.self] == nil
  }

  /// The view around an unnamed one that closes it to touches; nil when nothing does, or the view has a name.
  func closer(of view: View) -> Entity? {
    guard view.name == nil else { return nil }
    var closer: Entity?
    var current = view.superview
    while let step = current {
      if step.record.refusal != nil { closer = step.entity }
      current = step.superview
    }
    return closer
  }

  private func take(_ view: View, _ entry: inout StackEntry) {
    entry.effect = .takes
    entry.rule = "H7"
    entry.listeners = HitArea.Listeners(of: view.entity.index, in: scene)
    entry.isClear = view.subviewCount == 0 && showsNothing(view)
    if let control = view.control, !control.isEnabled { return entry.set(.disabled, "C13") }
    let own = scene.liveTouches.filter { $0.view == view }
    if !view.isMultipleTouchEnabled, view.control == nil, let touch = own.first, touch.location != point {
      entry.set(.multipleTouchOff, "T9")
    }
  }

  /// Finds a view on the path from the window down that is closed, or that the point is not in (H1, H2, H4, H13).
  private func refuse(_ view: View, _ entry: inout StackEntry) -> Bool {
    var path = [view]
    while let parent = path[path.count - 1].superview { path.append(parent) }
    for step in path.reversed() {
      let opponent = step == view ? nil : InspectorNames.name(of: step)
      if let refusal = step.record.refusal {
        entry.set(refusal.cause, refusal.rule.id, opponent)
        return true
      }
      guard step.hitOverflow == nil, !contains(step) else { continue }
      entry.set(step == view ? .outside : .outsideParent, step == view ? "H5" : "H4", opponent)
      return true
    }
    return false
  }

  private func contains(_ view: View) -> Bool {
    let inside = view.convert(point, from: nil)
    return isExact ? scene.hitTestExactly { view.point(inside: inside) } : view.point(inside: inside)
  }

  /// Says how an open view that contains the point relates to the one that is hit.
  private func place(_ view: View, _ entry: inout StackEntry, isBehind: Bool) {
    guard let hit, scene.isAlive(hit), isBehind else {
      guard view.passesThrough else { return entry.set(.filtered, "H11") }
      let isImage = view.flag(.isImage) && !view.flag(.decidesPassing)
      return entry.set(.passesThrough, isImage ? "H14" : "H11")
    }
    let taker = scene.view(hit)
    entry.opponent = InspectorNames.name(of: taker)
    if taker.isDescendant(of: view) {
      entry.effect = .follows
      entry.rule = "T19"
    } else if let window, scene.root(of: view.entity.index) != window.index {
      entry.set(.windowInFront, "W2", InspectorNames.name(of: scene.view(window)))
    } else {
      entry.set(.covered, "H6", entry.opponent)
    }
  }
}

extension StackEntry {
  fileprivate mutating func set(_ cause: ExplainedCause, _ rule: String, _ opponent: String? = nil) {
    self.cause = cause
    self.rule = rule
    self.opponent = opponent
  }
}

extension HitVerdict {
  /// The cause by which a view is closed to touches.
  fileprivate var cause: ExplainedCause {
    switch self {
    case .hidden: .hidden
    case .faint: .transparent
    case .animated: .delayed
    default: .interactionDisabled
    }
  }
}
