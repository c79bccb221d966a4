/// What two fingers did, for whoever has the value: a recognizer that has it inside itself, and the handle.
extension PinchGestureRecognizer {
  /// How much farther apart the fingers are than at the start, as a factor, on the screen; 1 at the start, cumulative,
  /// within `scaleLimits` (PI2). Setting it re-bases it, and the velocity goes on (PAN8); what is not above 0 changes
  /// nothing.
  public var scale: Float {
    get {
      let scale = track.value?.value ?? 1
      return limits.value?.scales.shown(factor: scale) ?? scale
    }
    set { if newValue > 0 { track.set(limits.value?.scales.factor(showing: newValue) ?? newValue, by: .factor) } }
  }

  /// How fast the fingers' distance changes as a factor, a second; below 0 when they close (PI4).
  ///
  /// - Parameter window: from the samples of how many seconds it is worked out; a recognizer has it in
  ///   `context.settings.velocityWindow`.
  public func velocity(window: Double = GestureSettings().velocityWindow) -> Float {
    track.value?.velocity(window: window) ?? 0
  }

  /// Between which factors one gesture scales; by default from 0 to infinity, and 1 is always among them. What goes
  /// beyond gives way as `rubberBand` says, and fingers that went beyond come back as far before the scale changes
  /// again.
  public var scaleLimits: ClosedRange<Float> {
    get { limits.value?.scale ?? MotionLimits().scale }
    set { limits.update(orMake: MotionLimits()) { $0.scale = newValue } }
  }

  /// How the scale gives way beyond its limits, from 0, as by default, for not at all, to 1; UIKit's scroll views have
  /// 0.55. It comes to less than twice as far beyond, however far the fingers go.
  public var rubberBand: Float {
    get { limits.value?.rubberBand ?? 0 }
    set { limits.update(orMake: MotionLimits()) { $0.rubberBand = newValue } }
  }
}

extension RotationGestureRecognizer {
  /// How far the fingers have turned since the start, in radians, clockwise positive, cumulative past any number of
  /// turns, within `rotationLimits` (RO1, RO4). Setting it re-bases it, and the velocity goes on (PAN8); what is no
  /// number changes nothing (RO3).
  public var rotation: Float {
    get {
      let angle = track.value?.value ?? 0
      return limits.value?.angles.shown(angle) ?? angle
    }
    set { track.set(limits.value?.angles.value(showing: newValue) ?? newValue, by: .angle) }
  }

  /// How fast the fingers turn, in radians a second. See `PinchGestureRecognizer.velocity(window:)`.
  public func velocity(window: Double = GestureSettings().velocityWindow) -> Float {
    track.value?.velocity(window: window) ?? 0
  }

  /// Between which angles one gesture turns, in radians; by default any, and 0 is always among them. What goes beyond
  /// gives way as `rubberBand` says, and fingers that went beyond come back as far before the angle changes again.
  public var rotationLimits: ClosedRange<Float> {
    get { limits.value?.rotation ?? MotionLimits().rotation }
    set { limits.update(orMake: MotionLimits()) { $0.rotation = newValue } }
  }

  /// How the angle gives way beyond its limits, from 0, as by default, for not at all, to 1; UIKit's scroll views have
  /// 0.55. It comes to less than an eighth of a turn beyond, however far the fingers go.
  public var rubberBand: Float {
    get { limits.value?.rubberBand ?? 0 }
    set { limits.update(orMake: MotionLimits()) { $0.rubberBand = newValue } }
  }
}
