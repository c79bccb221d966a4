/// The resistance of values beyond their limits: like a rubber band, as on the edge of UIKit's scroll views, or rigid.
///
/// A distance x beyond, on an object of width d, is shown as d·(1 − 1/(r·x/d + 1)): by the share r at first, less
/// and less later, and never as much as d.
package struct RubberBand<Scalar: BinaryFloatingPoint> {
  /// The share of the first bit of a distance beyond that is shown: 0 for rigid limits, 1 for all of it.
  let share: Scalar

  package init(_ share: Scalar) { self.share = share > 0 ? min(share, 1) : 0 }

  /// Returns the distance beyond as it is shown.
  package func given(_ way: Scalar, over width: Scalar) -> Scalar {
    guard share > 0, width > 0, way > 0 else { return 0 }
    guard way.isFinite else { return width }
    return width * (1 - 1 / (share * way / width + 1))
  }

  /// Returns the distance beyond that is shown as the given one.
  package func way(given shown: Scalar, over width: Scalar) -> Scalar {
    guard share > 0, width > 0, shown > 0 else { return 0 }
    // Nearly all of the width is reached by a very long distance.
    let part = min(shown / width, Scalar(0.999))
    return width * part / (share * (1 - part))
  }
}

/// A range that a value stays in, or exceeds a little.
struct ElasticRange {
  let range: ClosedRange<Float>
  let band: RubberBand<Float>
  /// The width of the object to which the value belongs, in units of the value.
  let width: Float

  /// Returns the value as it is shown.
  func shown(_ value: Float) -> Float {
    if value > range.upperBound { return range.upperBound + band.given(value - range.upperBound, over: width) }
    if value < range.lowerBound { return range.lowerBound - band.given(range.lowerBound - value, over: width) }
    return value
  }

  /// Returns the value that is shown as the given one.
  func value(showing shown: Float) -> Float {
    if shown > range.upperBound { return range.upperBound + band.way(given: shown - range.upperBound, over: width) }
    if shown < range.lowerBound { return range.lowerBound - band.way(given: range.lowerBound - shown, over: width) }
    return shown
  }

  /// Returns the factor as it is shown: its excess is measured by the logarithm, so that growing and shrinking are
  /// alike.
  func shown(factor: Float) -> Float { bent(factor) { band.given($0, over: width) } }

  /// Returns the factor that is shown as the given one.
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
