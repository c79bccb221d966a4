/// The limits of one gesture's translation, scale and rotation. Beyond them the values yield by `rubberBand`, and
/// fingers that went beyond have to return as far before anything changes again.
extension TransformGestureRecognizer {
  /// The range of the scale in one gesture; by default from 0 to infinity, and 1 is always in it. For limits of the
  /// object itself, see `apply(to:scale:rubberBand:)`.
  public var scaleLimits: ClosedRange<Float> {
    get { limits.value?.scale ?? MotionLimits().scale }
    set { limits.update(orMake: MotionLimits()) { $0.scale = newValue } }
  }

  /// The range of the angle in one gesture, in radians; by default any, and 0 is always in it.
  public var rotationLimits: ClosedRange<Float> {
    get { limits.value?.rotation ?? MotionLimits().rotation }
    set { limits.update(orMake: MotionLimits()) { $0.rotation = newValue } }
  }

  /// The allowed translations, in the axes of its view's superview; nil, the default, for any. A translation of zero is
  /// always allowed. See `PanGestureRecognizer.translationLimits`.
  public var translationLimits: Rect? {
    get { limits.value?.translation }
    set { limits.update(orMake: MotionLimits()) { $0.translation = newValue } }
  }

  /// How far these values yield beyond their limits, from 0, the default (not at all), to 1; UIKit's scroll views have
  /// 0.55. See `rubberBand` of pan, pinch and rotation.
  public var rubberBand: Float {
    get { limits.value?.rubberBand ?? 0 }
    set { limits.update(orMake: MotionLimits()) { $0.rubberBand = newValue } }
  }
}
