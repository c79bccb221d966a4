/// How what fingers do gives way beyond limits: like a rubber band, as on the edge of UIKit's scroll views, or not at
/// all.
///
/// Of a way x beyond, on something that is d wide, d·(1 − 1/(r·x/d + 1)) shows: the share r of it at first, less
/// and less later, and never as much as d.
package struct RubberBand<Scalar: BinaryFloatingPoint> {
  /// The share of the first bit of a way beyond that shows: 0 for none, so that the limits are hard; 1 for all of it.
  let share: Scalar

  package init(_ share: Scalar) { self.share = share > 0 ? min(share, 1) : 0 }

  /// What shows of a way beyond.
  package func given(_ way: Scalar, over width: Scalar) -> Scalar {
    guard share > 0, width > 0, way > 0 else { return 0 }
    guard way.isFinite else { return width }
    return width * (1 - 1 / (share * way / width + 1))
  }

  /// The way beyond of which so much shows.
  package func way(given shown: Scalar, over width: Scalar) -> Scalar {
    guard share > 0, width > 0, shown > 0 else { return 0 }
    // As much as nearly all of the width shows of a very long way.
    let part = min(shown / width, Scalar(0.999))
    return width * part / (share * (1 - part))
  }
}

/// A range that a value stays in, or a little beyond.
struct ElasticRange {
  let range: ClosedRange<Float>
  let band: RubberBand<Float>
  /// How wide the thing is that the value is about, in its units.
  let width: Float

  /// What shows of a value.
  func shown(_ value: Float) -> Float {
    if value > range.upperBound { return range.upperBound + band.given(value - range.upperBound, over: width) }
    if value < range.lowerBound { return range.lowerBound - band.given(range.lowerBound - value, over: width) }
    return value
  }

  /// The value of which this shows.
  func value(showing shown: Float) -> Float {
    if shown > range.upperBound { return range.upperBound + band.way(given: shown - range.upperBound, over: width) }
    if shown < range.lowerBound { return range.lowerBound - band.way(given: range.lowerBound - shown, over: width) }
    return shown
  }

  /// What shows of a factor: how far it is beyond is measured by its logarithm, so that growing and shrinking are
  /// alike.
  func shown(factor: Float) -> Float { bent(factor) { band.given($0, over: width) } }

  /// The factor of which this shows.
  func factor(showing shown: Float) -> Float { bent(shown) { band.way(given: $0, over: width) } }

  private func bent(_ factor: Float, _ bend: (Float) -> Float) -> Float {
    let (low, high) = (range.lowerBound, range.upperBound)
    if factor > high {
      let way = high > 0 ? bend(logarithm(of: factor / high)) : 0
      return way == 0 ? high : high * exponential(of: way)
    }
    if factor < low {
      let way = factor > 0 ? bend(logarithm(of: low / factor)) : bend(.infinity)
      return way == 0 ? low : low * exponential(of: -way)
    }
    return factor
  }
}
