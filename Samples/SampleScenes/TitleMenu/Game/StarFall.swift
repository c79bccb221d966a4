import Dactyl

/// Which stars fall when and where: the same in every round, whatever is caught.
struct StarFall {
  let difficulty: Difficulty
  let size: Size

  /// When a star appears, in seconds from the beginning.
  func birth(of star: Int) -> Double { 0.3 + Double(star) * difficulty.pause }

  /// How many have appeared at a moment.
  func count(at seconds: Double) -> Int { max(Int(((seconds - 0.3) / difficulty.pause).rounded(.down)) + 1, 0) }

  /// Where its middle is at a moment.
  func place(of star: Int, at seconds: Double) -> Point {
    let room = max(size.width / 2 - 120, 0)
    let age = Float(seconds - birth(of: star))
    let sway = 26 * Self.wave(age * 0.4 + Float(star) * 0.37)
    return Point(size.width / 2 + room * Scatter.unit(star, 11) + sway, 40 + speed(of: star) * age)
  }

  /// How many points it falls in a second.
  func speed(of star: Int) -> Float { difficulty.speed * (1 + 0.2 * Scatter.unit(star, 12)) }

  /// How far it has turned, in radians.
  func angle(of star: Int, at seconds: Double) -> Float {
    Float(seconds - birth(of: star)) * (0.8 + Scatter.unit(star, 13))
  }

  /// What it is worth.
  func worth(of star: Int) -> Int { star % 6 == 5 ? 30 : 10 }

  /// A soft wave of period 1 between -1 and 1.
  private static func wave(_ x: Float) -> Float {
    let share = x - x.rounded(.down)
    let half = share < 0.5 ? share * 2 : 2 - share * 2
    return half * half * (3 - 2 * half) * 2 - 1
  }
}
