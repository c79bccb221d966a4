/// The limits of fingers' translation, scale and rotation in one gesture, and the resistance beyond them. No change at
/// all is always within the limits.
struct MotionLimits {
  /// The allowed translations, in the axes of the view's superview; nil for any.
  var translation: Rect?
  /// The allowed factors.
  var scale: ClosedRange<Float> = 0...(.infinity)
  /// The allowed angles, in radians.
  var rotation: ClosedRange<Float> = -(.infinity)...(.infinity)
  /// See `RubberBand.share`.
  var rubberBand: Float = 0

  // The farthest that a value yields beyond its limits. These numbers are ours.

  /// A factor of 2, or of one half.
  private static var widthOfScale: Float { 0.693_147_2 }
  /// An eighth of a turn.
  private static var widthOfRotation: Float { .pi / 4 }

  /// The elastic range of the scale.
  var scales: ElasticRange { Self.scales(Self.range(scale.lowerBound, scale.upperBound, around: 1), rubberBand) }

  /// Makes the elastic range of scales.
  static func scales(_ range: ClosedRange<Float>, _ rubberBand: Float) -> ElasticRange {
    ElasticRange(range: range, band: RubberBand(rubberBand), width: widthOfScale)
  }

  /// The elastic range of the angle.
  var angles: ElasticRange {
    ElasticRange(
      range: Self.range(rotation.lowerBound, rotation.upperBound, around: 0), band: RubberBand(rubberBand),
      width: Self.widthOfRotation)
  }

  /// Returns the translation as it is shown, for a superview of a size.
  func shown(_ translation: Vector, on size: Size) -> Vector {
    guard let (x, y) = ranges(on: size) else { return translation }
    return Vector(x.shown(translation.dx), y.shown(translation.dy))
  }

  /// Returns the translation that is shown as the given one.
  func translation(showing shown: Vector, on size: Size) -> Vector {
    guard let (x, y) = ranges(on: size) else { return shown }
    return Vector(x.value(showing: shown.dx), y.value(showing: shown.dy))
  }

  private func ranges(on size: Size) -> (x: ElasticRange, y: ElasticRange)? {
    guard let translation else { return nil }
    let band = RubberBand(rubberBand)
    let x = Self.range(translation.minX, translation.maxX, around: 0)
    let y = Self.range(translation.minY, translation.maxY, around: 0)
    return (
      ElasticRange(range: x, band: band, width: size.width), ElasticRange(range: y, band: band, width: size.height)
    )
  }

  /// Returns a range between two bounds that contains the start value. A bound that is not a number is replaced by the
  /// start value.
  private static func range(_ low: Float, _ high: Float, around start: Float) -> ClosedRange<Float> {
    (low < start ? low : start)...(high > start ? high : start)
  }
}

/// The axes of the superview of a recognizer's view, in which translations are measured, and the superview's size.
struct MotionSpace {
  /// The transform from the scene's axes to those of the superview, and its inverse.
  private var into = Transform.identity
  private var back = Transform.identity
  private(set) var size = Size.zero

  /// Makes the space of the scene's own axes.
  init() {}

  /// Makes the present space of a recognizer's view. Costs a step for each level of superviews.
  init(_ context: borrowing GestureContext) {
    size = context.sceneSize
    guard let around = context.view?.superview else { return }
    let out = around.transformToScene
    guard out.isFinite, let into = out.inverse else { return }
    (self.into, back) = (into, out)
    size = around.bounds.size
  }

  /// Converts a translation from the scene's axes to these.
  func inside(_ way: Vector) -> Vector { into.apply(to: way) }
  /// Converts a translation from these axes to the scene's.
  func outside(_ way: Vector) -> Vector { back.apply(to: way) }
}
