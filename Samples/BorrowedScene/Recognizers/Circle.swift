import DactylUIKit

/// A circle fitted to points, and the test of how well points lie on it.
struct Circle {
  let center: CGPoint
  let radius: CGFloat

  /// Makes the circle nearest to some points: the one with the least sum of squared distances to them. Nil for fewer
  /// than eight points, and for points on a line.
  init?(around points: [CGPoint]) {
    guard points.count >= 8 else { return nil }
    let count = CGFloat(points.count)
    let mean = CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    // x² + y² = 2ax + 2by + c, about the mean, where the sums of x and y are zero.
    var (xx, yy, xy, xr, yr, r) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let (x, y) = (point.x - mean.x, point.y - mean.y)
      let square = x * x + y * y
      xx += x * x
      yy += y * y
      xy += x * y
      xr += x * square
      yr += y * square
      r += square
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 0.01 * xx * yy, determinant > 0 else { return nil }
    let a = (xr * yy - yr * xy) / (2 * determinant)
    let b = (yr * xx - xr * xy) / (2 * determinant)
    center = CGPoint(x: mean.x + a, y: mean.y + b)
    radius = (a * a + b * b + r / count).squareRoot()
  }

  /// Whether a path goes along the circle, nearly once around.
  func fits(_ path: [CGPoint], tolerance: CGFloat) -> Bool {
    var deviation: CGFloat = 0
    var turn: CGFloat = 0
    var before: CGFloat?
    for point in path {
      let (x, y) = (point.x - center.x, point.y - center.y)
      let aside = hypot(x, y) - radius
      deviation += aside * aside
      let angle = atan2(y, x)
      if let before { turn += (angle - before).remainder(dividingBy: 2 * .pi) }
      before = angle
    }
    let usual = (deviation / CGFloat(path.count)).squareRoot()
    return usual <= tolerance * radius && abs(turn) > 1.7 * .pi && abs(turn) < 2.6 * .pi
  }
}
