import Dactyl

/// The times and paths of the stars: the same in every round, whatever is caught.
///
/// A star takes equally long to the ground in a sky of any height, so that its share of the fall stays the same in
/// another window.
package struct StarFall {
  /// The height of the fall in the window of the usual size, from where stars appear to where they are missed.
  private static let usualFall: Float = 670
  /// The distances of these two heights from the top and the bottom, in points.
  static let (top, bottom): (Float, Float) = (40, 10)
  let difficulty: Difficulty
  let size: Size

  package init(difficulty: Difficulty, size: Size) {
    self.difficulty = difficulty
    self.size = size
  }

  /// Returns the time when a star appears, in seconds from the beginning.
  package func birth(of star: Int) -> Double { 0.3 + Double(star) * difficulty.pause }

  /// Returns the number of stars that have appeared at a moment.
  func count(at seconds: Double) -> Int { max(Int(((seconds - 0.3) / difficulty.pause).rounded(.down)) + 1, 0) }

  /// Returns the middle of a star at a moment.
  package func location(of star: Int, at seconds: Double) -> Point {
    let room = size.width / 2 - min(120, size.width * 0.16)
    let age = Float(seconds - birth(of: star))
    let sway = 26 * Self.wave(age * 0.4 + Float(star) * 0.37)
    return Point(size.width / 2 + room * Scatter.unit(star, 11) + sway, Self.top + speed(of: star) * age)
  }

  /// Returns how many points a star falls in a second.
  func speed(of star: Int) -> Float {
    let height = max(size.height - Self.top - Self.bottom, 1)
    return difficulty.speed * (1 + 0.2 * Scatter.unit(star, 12)) * height / Self.usualFall
  }

  /// Returns the angle of a star at a moment, in radians.
  func angle(of star: Int, at seconds: Double) -> Float {
    Float(seconds - birth(of: star)) * (0.8 + Scatter.unit(star, 13))
  }

  /// Returns the points for catching a star.
  func worth(of star: Int) -> Int { star % 6 == 5 ? 30 : 10 }

  /// Returns a soft wave of period 1 between -1 and 1.
  private static func wave(_ x: Float) -> Float {
    let share = x - x.rounded(.down)
    let half = share < 0.5 ? share * 2 : 2 - share * 2
    return half * half * (3 - 2 * half) * 2 - 1
  }
}
