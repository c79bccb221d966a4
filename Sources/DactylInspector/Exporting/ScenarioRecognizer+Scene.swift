import Dactyl

extension ScenarioGesture {
  /// The kind of a recognizer, with its settings; nil for kinds that scenarios do not have.
  init?(_ gesture: AnyGesture, _ notes: inout ExportNotes) {
    if let tap = gesture.value(as: TapGestureRecognizer.self) {
      if tap.buttonMaskRequired != .primary { notes.add("buttons that recognizers require") }
      self = .tap(taps: tap.numberOfTapsRequired, touches: tap.numberOfTouchesRequired)
    } else if let press = gesture.value(as: LongPressGestureRecognizer.self) {
      if press.buttonMaskRequired != .primary { notes.add("buttons that recognizers require") }
      self = .longPress(
        taps: press.numberOfTapsRequired, touches: press.numberOfTouchesRequired,
        duration: press.minimumPressDuration * 1000, movement: press.allowableMovement)
    } else if let pan = gesture.value(as: PanGestureRecognizer.self) {
      if pan.minimumDistance != nil { notes.add("distances at which pans begin") }
      if pan.axes != .all { notes.add("axes of pans") }
      if !pan.allowedScrollTypesMask.isEmpty { notes.add("pans that follow the wheel") }
      let most = pan.maximumNumberOfTouches
      self = .pan(minTouches: pan.minimumNumberOfTouches, maxTouches: most > 1 << 30 ? nil : most)
    } else if let swipe = gesture.value(as: SwipeGestureRecognizer.self) {
      let all: [(SwipeDirection, ScenarioDirection)] = [(.right, .right), (.left, .left), (.up, .up), (.down, .down)]
      self = .swipe(
        directions: all.filter { swipe.direction.contains($0.0) }.map(\.1), touches: swipe.numberOfTouchesRequired)
    } else if gesture.value(as: PinchGestureRecognizer.self) != nil {
      self = .pinch
    } else if gesture.value(as: RotationGestureRecognizer.self) != nil {
      self = .rotation
    } else if let pan = gesture.value(as: ScreenEdgePanGestureRecognizer.self) {
      let all: [(RectEdge, ScenarioEdge)] = [(.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom)]
      self = .screenEdgePan(edges: all.filter { pan.edges.contains($0.0) }.map(\.1))
    } else if gesture.value(as: HoverGestureRecognizer.self) != nil {
      self = .hover
    } else {
      return nil
    }
  }
}

extension ScenarioRecognizer {
  /// Takes the settings that all recognizers have.
  mutating func describe(_ gesture: AnyGesture, _ notes: inout ExportNotes) {
    isEnabled = gesture.isEnabled
    cancelsTouchesInView = gesture.cancelsTouchesInView
    delaysTouchesBegan = gesture.delaysTouchesBegan
    delaysTouchesEnded = gesture.delaysTouchesEnded
    requiresExclusiveTouchType = gesture.requiresExclusiveTouchType
    let types = gesture.allowedTouchTypes
    // Scenarios have no touchpads of controllers.
    if types != Set(TouchType.allCases) {
      allowedTouchTypes = TouchType.allCases.filter { $0 != .controller && types.contains($0) }
    }
    let presses = gesture.allowedPressTypes.map { ScenarioKeys.name(of: $0) }.sorted()
    allowedPressTypes = presses.filter { ScenarioKeyNames.keys.contains($0) || ScenarioKeyNames.buttons.contains($0) }
    if allowedPressTypes.count < presses.count { notes.add("keys of recognizers without a name in scenarios") }
    if gesture.settings != nil { notes.add("thresholds of recognizers") }
    if gesture.state != .possible { notes.add("states of recognizers under way") }
    notes.add("actions of recognizers")
    let asked = gesture.delegate
    let questions = [
      asked.shouldBegin != nil, asked.shouldReceiveTouch != nil, asked.shouldReceivePress != nil,
      asked.shouldReceiveEvent != nil,
    ]
    if questions.contains(true) { notes.add("questions to delegates of recognizers") }
    let relations = [
      asked.shouldRecognizeSimultaneously != nil, asked.shouldRequireFailure != nil,
      asked.shouldBeRequiredToFail != nil,
    ]
    guard relations.contains(true) else { return }
    // Their answers of this moment are written.
    notes.add("later answers of delegates about pairs of recognizers")
    delegate = ScenarioGestureDelegate()
  }
}
