/// How far fingers may move, scale and turn a thing in one gesture, and how it gives way beyond. That they do nothing
/// is always within the limits.
struct MotionLimits {
  /// Where a translation may lead, in the axes of the view's superview; nil for anywhere.
  var translation: Rect?
  /// By what factors they may scale.
  var scale: ClosedRange<Float> = 0...(.infinity)
  /// By what angles they may turn, in radians.
  var rotation: ClosedRange<Float> = -(.infinity)...(.infinity)
  /// See `RubberBand.share`.
  var rubberBand: Float = 0

  // How far beyond the limits things can be pulled, and no farther. Ours.

  /// Twice as large, or half as large.
  private static var widthOfScale: Float { 0.693_147_2 }
  /// An eighth of a turn.
  private static var widthOfRotation: Float { .pi / 4 }

  /// The range of a scale.
  var scales: ElasticRange { Self.scales(Self.range(scale.lowerBound, scale.upperBound, around: 1), rubberBand) }

  /// A range of scales.
  static func scales(_ range: ClosedRange<Float>, _ rubberBand: Float) -> ElasticRange {
    ElasticRange(range: range, band: RubberBand(rubberBand), width: widthOfScale)
  }

  /// The range of an angle.
  var angles: ElasticRange {
    ElasticRange(
      range: Self.range(rotation.lowerBound, rotation.upperBound, around: 0), band: RubberBand(rubberBand),
      width: Self.widthOfRotation)
  }

  /// What shows of a translation, on something of a size.
  func shown(_ translation: Vector, on size: Size) -> Vector {
    guard let (x, y) = ranges(on: size) else { return translation }
    return Vector(x.shown(translation.dx), y.shown(translation.dy))
  }

  /// The translation of which this shows.
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

  /// The range between two bounds and around what is there when nothing was done. A bound that is no number is taken
  /// for that.
  private static func range(_ low: Float, _ high: Float, around start: Float) -> ClosedRange<Float> {
    (low < start ? low : start)...(high > start ? high : start)
  }
}

/// The axes of the superview of a recognizer's view, in which its fingers' ways are measured, and how large that is.
struct MotionSpace {
  /// From the scene's axes to those, and back.
  private var into = Transform.identity
  private var back = Transform.identity
  private(set) var size = Size.zero

  /// The scene's own axes.
  init() {}

  /// Those around the view that a recognizer is on, now. Costs a step a level.
  init(_ context: borrowing GestureContext) {
    size = context.sceneSize
    guard let around = context.view?.superview else { return }
    let out = around.transformToScene
    guard out.isFinite, let into = out.inverse else { return }
    (self.into, back) = (into, out)
    size = around.bounds.size
  }

  /// A way in the scene's axes in these.
  func inside(_ way: Vector) -> Vector { into.apply(to: way) }
  /// A way in these axes in the scene's.
  func outside(_ way: Vector) -> Vector { back.apply(to: way) }
}
