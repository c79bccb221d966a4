extension Event {
  /// The scene; nil when that is gone.
  public var scene: Scene? { columns.scene }

  /// Every touch that is down or changed in this event, whatever view it is on, in landing order (T4). Makes an array.
  public var allTouches: Touches {
    guard let scene else { return Touches() }
    let present = scene.inputs.order.filter { scene.inputs.records[$0].isLive || scene.inputs.records[$0].isChanged }
    return Touches(inOrder: present.map { scene.touch($0) })
  }

  /// The touches whose hit view is this one, in landing order. Makes an array.
  public func touches(for view: View) -> Touches { allTouches.filter { $0.view == view } }

  /// Every sample of a touch since the event before, the last one being the touch itself, or nil when the touch is not
  /// in this event (T28). Feed either these or the touch, never both (T30). Makes an array.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { scene?.inputs.coalescedTouches(for: touch) }

  /// Where a touch may be at the next few moments, or nil when the touch is not in this event (T29): guesses that are
  /// good until the next event, the touch itself not among them. Empty unless the finger is plainly on its way. How far
  /// they look ahead is `InputSettings.predictionTime`. They are no touches of their own: only the touch has an
  /// identity (T31). Makes an array.
  public func predictedTouches(for touch: Touch) -> [Touch]? {
    scene.flatMap { $0.inputs.predictedTouches(for: touch, $0.thresholds) }
  }

  /// What it tells of within its type.
  public var subtype: EventSubtype {
    switch type {
    case .motion: .motionShake
    case .remoteControl: remoteCommand.map(EventSubtype.remoteControl) ?? .none
    default: .none
    }
  }

  /// The buttons of all pointers that are down (S-6).
  public var buttonMask: ButtonMask {
    var mask = ButtonMask()
    guard let scene else { return mask }
    for slot in scene.inputs.order where scene.inputs.records[slot].isLive {
      mask.formUnion(scene.inputs.records[slot].sample.buttons)
    }
    return mask
  }

  /// The touches that landed in a window, in landing order (W7). Makes an array.
  public func touches(for window: Window) -> Touches { allTouches.filter { $0.window == window } }

  /// The touches that a recognizer has now, in landing order (G20). Makes an array.
  public func touches(for gesture: AnyGesture) -> Touches {
    guard let scene, let owned = scene.gestures.attempt(of: gesture.id)?.owned else { return Touches() }
    return Touches(inOrder: scene.inputs.order.filter { owned.contains($0) }.map { scene.touch($0) })
  }

  /// The recognizers that have a press now, the innermost view's first (G20, P1). Makes an array.
  public func gestureRecognizers(for press: Press) -> [AnyGesture] {
    guard let scene, let slot = scene.inputs.slot(of: .press, id: press.id) else { return [] }
    return scene.gestures(having: slot)
  }

  /// Every press that is down or went up in this event, in the order in which they went down; those that did nothing in
  /// it are stationary (P1, P9). Makes an array.
  public var allPresses: [Press] {
    guard let inputs = scene?.inputs else { return [] }
    return inputs.others.compactMap { slot in
      guard inputs.records[slot].kind == .press else { return nil }
      var press = inputs.presses[slot]
      if press.timestamp == timestamp { return press }
      press.phase = .stationary
      return inputs.records[slot].isLive ? press : nil
    }
  }
}
