extension Event {
  /// The scene; nil after its release.
  public var scene: Scene? { columns.scene }

  /// Every touch that is down or changed in this event, whatever its view, in landing order (T4). Allocates an array.
  public var allTouches: Touches {
    guard let scene else { return Touches() }
    let present = scene.inputs.order.filter { scene.inputs.records[$0].isLive || scene.inputs.records[$0].isChanged }
    return Touches(inOrder: present.map { scene.touch($0) })
  }

  /// Returns the touches whose hit view is the given one, in landing order. Allocates an array.
  public func touches(for view: View) -> Touches { allTouches.filter { $0.view == view } }

  /// Returns all samples of a touch since the previous event, of which the last one is the touch itself; nil when the
  /// touch is not in this event (T28). Feed an algorithm either these or the touch, never both (T30). Allocates an
  /// array.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { scene?.inputs.coalescedTouches(for: touch) }

  /// Returns predictions of a touch's next samples; nil when the touch is not in this event (T29). They are guesses
  /// that are valid until the next event, and do not include the touch itself. Empty unless the finger moves steadily.
  /// `InputSettings.predictionTime` is how far they look ahead. Only the touch itself has an identity (T31). Allocates
  /// an array.
  public func predictedTouches(for touch: Touch) -> [Touch]? {
    scene.flatMap { $0.inputs.predictedTouches(for: touch, $0.thresholds) }
  }

  /// The pressed buttons of all pointers (S-6).
  public var buttonMask: ButtonMask {
    var mask = ButtonMask()
    guard let scene else { return mask }
    for slot in scene.inputs.order where scene.inputs.records[slot].isLive {
      mask.formUnion(scene.inputs.records[slot].sample.buttons)
    }
    return mask
  }

  /// Returns the touches that landed in a window, in landing order (W7). Allocates an array.
  public func touches(for window: Window) -> Touches { allTouches.filter { $0.window == window } }

  /// Returns the touches that a recognizer has at present, in landing order (G20). Allocates an array.
  public func touches(for gesture: AnyGesture) -> Touches {
    guard let scene, let owned = scene.gestures.attempt(of: gesture.id)?.owned else { return Touches() }
    return Touches(inOrder: scene.inputs.order.filter { owned.contains($0) }.map { scene.touch($0) })
  }

  /// Returns the recognizers that have a press at present, from the innermost view outwards (G20, P1). Allocates an
  /// array.
  public func gestureRecognizers(for press: Press) -> [AnyGesture] {
    guard let scene, let slot = scene.inputs.slot(of: .press, id: press.id) else { return [] }
    return scene.gestures(having: slot)
  }

  /// Every press that is down or went up in this event, in the order in which they went down; presses without a change
  /// in it are stationary (P1, P9). Allocates an array.
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
