/// How far one gesture may move, scale and turn a thing. What goes beyond gives way as `rubberBand` says, and fingers
/// that went beyond come back as far before anything changes again.
extension TransformGestureRecognizer {
  /// Between which factors one gesture scales; by default from 0 to infinity, and 1 is always among them. For limits of
  /// the thing itself, see `apply(to:scale:rubberBand:)`.
  public var scaleLimits: ClosedRange<Float> {
    get { limits.value?.scale ?? MotionLimits().scale }
    set { limits.update(orMake: MotionLimits()) { $0.scale = newValue } }
  }

  /// Between which angles one gesture turns, in radians; by default any, and 0 is always among them.
  public var rotationLimits: ClosedRange<Float> {
    get { limits.value?.rotation ?? MotionLimits().rotation }
    set { limits.update(orMake: MotionLimits()) { $0.rotation = newValue } }
  }

  /// Where the translation may lead, in the axes of its view's superview; nil, as by default, for anywhere. No
  /// translation is always allowed. See `PanGestureRecognizer.translationLimits`.
  public var translationLimits: Rect? {
    get { limits.value?.translation }
    set { limits.update(orMake: MotionLimits()) { $0.translation = newValue } }
  }

  /// How all of that gives way beyond its limits, from 0, as by default, for not at all, to 1; UIKit's scroll views
  /// have 0.55. See `rubberBand` of pan, pinch and rotation.
  public var rubberBand: Float {
    get { limits.value?.rubberBand ?? 0 }
    set { limits.update(orMake: MotionLimits()) { $0.rubberBand = newValue } }
  }
}
