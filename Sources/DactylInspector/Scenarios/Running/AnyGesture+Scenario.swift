import Dactyl

/// Properties of recognizers as files have them, one by one.
extension AnyGesture {
  /// The keys of the properties of all recognizers that have a default, but for relations and the delegate.
  static let flagKeys = [
    "enabled", "cancels_touches_in_view", "delays_touches_began", "delays_touches_ended", "allowed_touch_types",
    "requires_exclusive_touch_type", "allowed_press_types",
  ]

  /// Sets the property of a key to the value that a file has. Returns false for another key.
  @discardableResult
  func set(_ key: String, of model: ScenarioRecognizer) -> Bool {
    switch key {
    case "enabled": isEnabled = model.isEnabled
    case "cancels_touches_in_view": cancelsTouchesInView = model.cancelsTouchesInView
    case "delays_touches_began": delaysTouchesBegan = model.delaysTouchesBegan
    case "delays_touches_ended": delaysTouchesEnded = model.delaysTouchesEnded
    case "allowed_touch_types": allowedTouchTypes = Set(model.allowedTouchTypes)
    case "requires_exclusive_touch_type": requiresExclusiveTouchType = model.requiresExclusiveTouchType
    case "allowed_press_types":
      allowedPressTypes = Set(model.allowedPressTypes.compactMap { ScenarioKeys.type(named: $0)?.type })
    default: return set(key, of: model.kind)
    }
    return true
  }

  /// Sets a number of the recognizer's kind, or what directions or edges it takes.
  private func set(_ key: String, of kind: ScenarioGesture) -> Bool {
    switch (kind, key) {
    case (.tap(let taps, _), "taps"): gesture(as: TapGestureRecognizer.self)?.numberOfTapsRequired = taps
    case (.tap(_, let touches), "touches"):
      gesture(as: TapGestureRecognizer.self)?.numberOfTouchesRequired = touches
    case (.longPress(let taps, _, _, _), "taps"):
      gesture(as: LongPressGestureRecognizer.self)?.numberOfTapsRequired = taps
    case (.longPress(_, let touches, _, _), "touches"):
      gesture(as: LongPressGestureRecognizer.self)?.numberOfTouchesRequired = touches
    case (.longPress(_, _, let duration, _), "duration"):
      gesture(as: LongPressGestureRecognizer.self)?.minimumPressDuration = duration / 1000
    case (.longPress(_, _, _, let movement), "movement"):
      gesture(as: LongPressGestureRecognizer.self)?.allowableMovement = movement
    case (.pan(let fewest, _), "min_touches"):
      gesture(as: PanGestureRecognizer.self)?.minimumNumberOfTouches = fewest
    case (.pan(_, let most), "max_touches"):
      gesture(as: PanGestureRecognizer.self)?.maximumNumberOfTouches = most ?? .max
    case (.swipe(let directions, _), "direction"):
      gesture(as: SwipeGestureRecognizer.self)?.direction = SwipeDirection(directions.map(\.direction))
    case (.swipe(_, let touches), "touches"):
      gesture(as: SwipeGestureRecognizer.self)?.numberOfTouchesRequired = touches
    case (.screenEdgePan(let edges), "edges"):
      gesture(as: ScreenEdgePanGestureRecognizer.self)?.edges = RectEdge(edges.map(\.edge))
    default: return false
    }
    return true
  }
}

extension ScenarioDirection {
  var direction: SwipeDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

extension ScenarioEdge {
  var edge: RectEdge {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }
}
