import Dactyl

/// The recognizers of a survey that may compete, and who waits for whom.
struct LintGestures {
  let survey: LintSurvey
  /// Pairs of enabled recognizers that get the same touches: on one view, or one on a view around the other's. The
  /// first wins ties (G42): it is on the deeper view, or was added to the same one first.
  private(set) var pairs: [LintPair] = []
  /// The recognizers that each waits for, in the order in which they were named, then by answers of delegates and
  /// kinds.
  private(set) var waits: [AnyGesture: [AnyGesture]] = [:]

  init(_ survey: LintSurvey) {
    self.survey = survey
    let scene = survey.scene
    var byPlace: [Int: [LintGesture]] = [:]
    for gesture in survey.recognizers where gesture.isEnabled {
      let requirements = scene.declaredRequirements(of: gesture)
      if !requirements.isEmpty { waits[gesture] = requirements }
      guard let view = gesture.view, let place = survey.place(of: view.entity) else { continue }
      byPlace[place, default: []].append(LintGesture(gesture, place, scene.thresholds(of: gesture)))
    }
    for place in byPlace.keys.sorted() {
      let outer = survey.superviews(of: place).flatMap { byPlace[$0] ?? [] }
      // In the order in which they were added, which is not always that of their rows.
      let own = survey.items[place].view.gestureRecognizers.compactMap { gesture in
        byPlace[place]?.first { $0.gesture == gesture }
      }
      for (index, first) in own.enumerated() {
        for second in own[(index + 1)...] + outer { pairs.append(LintPair(first: first, second: second)) }
      }
    }
    guard scene.hasAskedRequirements else { return }
    for pair in pairs {
      ask(pair.first.gesture, pair.second.gesture)
      ask(pair.second.gesture, pair.first.gesture)
    }
  }

  private mutating func ask(_ gesture: AnyGesture, _ other: AnyGesture) {
    guard waits[gesture]?.contains(other) != true, survey.scene.asksToWait(gesture, for: other) else { return }
    waits[gesture, default: []].append(other)
  }

  /// All waits, in the order of the recognizers.
  var allWaits: [(waiting: AnyGesture, awaited: AnyGesture)] {
    survey.recognizers.flatMap { gesture in (waits[gesture] ?? []).map { (gesture, $0) } }
  }

  func waits(_ gesture: LintGesture, for other: LintGesture) -> Bool {
    waits[gesture.gesture]?.contains(other.gesture) == true
  }

  /// A recognizer with what it looks for.
  func known(_ gesture: AnyGesture) -> LintGesture {
    let place = gesture.view.flatMap { survey.place(of: $0.entity) } ?? -1
    return LintGesture(gesture, place, survey.scene.thresholds(of: gesture))
  }
}

/// Two recognizers that get the same touches.
struct LintPair {
  let first: LintGesture
  let second: LintGesture

  var isOnOneView: Bool { first.place == second.place }
}

/// A recognizer with what it looks for.
struct LintGesture {
  /// What a recognizer of the engine looks for.
  enum Kind: Hashable {
    case tap(taps: Int, touches: Int)
    case longPress(duration: Double, movement: Float, taps: Int, touches: Int)
    case pan(touches: ClosedRange<Int>?, distance: Float, axes: PanAxes)
    case swipe(SwipeDirection, distance: Float, touches: Int)
    case screenEdgePan(RectEdge)
    case pinch
    case rotation
    case transform(touches: ClosedRange<Int>?)
    /// A kind that is not known here.
    case other
  }
  let gesture: AnyGesture
  /// The place of its view in the survey; -1 for none.
  let place: Int
  let kind: Kind
  /// The buttons that a pointer must hold.
  let buttons: ButtonMask

  /// Whether it gets all input that another recognizer gets: none is filtered, and no other is needed.
  func getsAllInput(of other: LintGesture) -> Bool {
    let delegate = gesture.delegate
    return delegate.shouldBegin == nil && delegate.shouldReceiveTouch == nil && delegate.shouldReceiveEvent == nil
      && other.gesture.allowedTouchTypes.isSubset(of: gesture.allowedTouchTypes)
      && other.gesture.allowedPressTypes.isSubset(of: gesture.allowedPressTypes) && buttons == other.buttons
  }

  init(_ gesture: AnyGesture, _ place: Int, _ settings: GestureSettings) {
    self.gesture = gesture
    self.place = place
    buttons =
      gesture.value(as: TapGestureRecognizer.self)?.buttonMaskRequired
      ?? gesture.value(as: LongPressGestureRecognizer.self)?.buttonMaskRequired ?? .primary
    func range(_ low: Int, _ high: Int) -> ClosedRange<Int>? { low <= high ? low...high : nil }
    if let tap = gesture.value(as: TapGestureRecognizer.self) {
      kind = .tap(taps: tap.numberOfTapsRequired, touches: tap.numberOfTouchesRequired)
    } else if let press = gesture.value(as: LongPressGestureRecognizer.self) {
      kind = .longPress(
        duration: press.minimumPressDuration, movement: press.allowableMovement, taps: press.numberOfTapsRequired,
        touches: press.numberOfTouchesRequired)
    } else if let pan = gesture.value(as: PanGestureRecognizer.self) {
      kind = .pan(
        touches: range(pan.minimumNumberOfTouches, pan.maximumNumberOfTouches),
        distance: pan.minimumDistance ?? settings.panDistance.points, axes: pan.axes)
    } else if let swipe = gesture.value(as: SwipeGestureRecognizer.self) {
      kind = .swipe(
        swipe.direction, distance: settings.swipeSlowDistance.points, touches: swipe.numberOfTouchesRequired)
    } else if let pan = gesture.value(as: ScreenEdgePanGestureRecognizer.self) {
      kind = .screenEdgePan(pan.edges)
    } else if gesture.value(as: PinchGestureRecognizer.self) != nil {
      kind = .pinch
    } else if gesture.value(as: RotationGestureRecognizer.self) != nil {
      kind = .rotation
    } else if let transform = gesture.value(as: TransformGestureRecognizer.self) {
      kind = .transform(touches: range(transform.minimumNumberOfTouches, transform.maximumNumberOfTouches))
    } else {
      kind = .other
    }
  }
}
