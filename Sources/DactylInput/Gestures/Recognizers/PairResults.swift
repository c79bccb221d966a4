/// The results of two fingers, for code that has the value: a recognizer that contains it, and the handle.
extension PinchGestureRecognizer {
  /// The distance of the fingers on the screen relative to that at the start: a factor, 1 at the start, cumulative, and
  /// within `scaleLimits` (PI2). Setting it rebases it, and does not affect the velocity (PAN8); values that are not
  /// above 0 are ignored.
  public var scale: Float {
    get {
      let scale = track.value?.value ?? 1
      return limits.value?.scales.shown(factor: scale) ?? scale
    }
    set { if newValue > 0 { track.set(limits.value?.scales.factor(showing: newValue) ?? newValue, by: .factor) } }
  }

  /// Returns the change of the scale per second; negative when the fingers approach each other (PI4).
  ///
  /// - Parameter window: the seconds of samples to which the velocity is fitted; a recognizer has it in
  ///   `context.settings.velocityWindow`.
  public func velocity(window: Double = GestureSettings().velocityWindow) -> Float {
    track.value?.velocity(window: window) ?? 0
  }

  /// The range of the scale in one gesture; by default from 0 to infinity, and 1 is always in it. Beyond it the scale
  /// yields by `rubberBand`, and fingers that went beyond have to return as far before it changes again.
  public var scaleLimits: ClosedRange<Float> {
    get { limits.value?.scale ?? MotionLimits().scale }
    set { limits.update(orMake: MotionLimits()) { $0.scale = newValue } }
  }

  /// How far the scale yields beyond its limits, from 0, the default (not at all), to 1; UIKit's scroll views have
  /// 0.55. It yields by less than a factor of two, however far the fingers move.
  public var rubberBand: Float {
    get { limits.value?.rubberBand ?? 0 }
    set { limits.update(orMake: MotionLimits()) { $0.rubberBand = newValue } }
  }
}

extension RotationGestureRecognizer {
  /// The rotation of the fingers since the start, in radians, clockwise positive, cumulative past any number of turns,
  /// and within `rotationLimits` (RO1, RO4). Setting it rebases it, and does not affect the velocity (PAN8); values
  /// that are not finite are ignored (RO3).
  public var rotation: Float {
    get {
      let angle = track.value?.value ?? 0
      return limits.value?.angles.shown(angle) ?? angle
    }
    set { track.set(limits.value?.angles.value(showing: newValue) ?? newValue, by: .angle) }
  }

  /// Returns the velocity of the rotation in radians per second. See `PinchGestureRecognizer.velocity(window:)`.
  public func velocity(window: Double = GestureSettings().velocityWindow) -> Float {
    track.value?.velocity(window: window) ?? 0
  }

  /// The range of the angle in one gesture, in radians; by default any, and 0 is always in it. Beyond it the angle
  /// yields by `rubberBand`, and fingers that went beyond have to return as far before it changes again.
  public var rotationLimits: ClosedRange<Float> {
    get { limits.value?.rotation ?? MotionLimits().rotation }
    set { limits.update(orMake: MotionLimits()) { $0.rotation = newValue } }
  }

  /// How far the angle yields beyond its limits, from 0, the default (not at all), to 1; UIKit's scroll views have
  /// 0.55. It yields by less than an eighth of a turn, however far the fingers move.
  public var rubberBand: Float {
    get { limits.value?.rubberBand ?? 0 }
    set { limits.update(orMake: MotionLimits()) { $0.rubberBand = newValue } }
  }
}
