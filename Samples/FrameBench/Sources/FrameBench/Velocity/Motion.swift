import Foundation

/// A motion along a line whose position and velocity are known exactly, in points and seconds.
enum Motion: String, CaseIterable {
  /// A constant velocity.
  case steady
  /// A constant low velocity.
  case slow
  /// A flick: fast at once, and slower by a factor of e each tenth of a second.
  case braking
  /// A motion to and fro.
  case sine
  /// A hand that lets go while it is still getting faster.
  case thrown
  /// A hand that brings something to a position.
  case placed
  /// A motion there and back, turning at once.
  case turn
  /// A constant velocity, and then a rest of 100 ms.
  case stop
  /// A flick from rest whose velocity grows evenly until the finger lifts.
  case flick
  /// A flick from rest whose acceleration grows too.
  case whip
  /// A motion whose velocity grows by a factor of e each 60 ms.
  case sling

  /// The motions in the tables of error and lag along the motion.
  static let sampled: [Motion] = [.steady, .slow, .braking, .sine, .thrown, .placed, .turn, .stop]
  /// The motions that have a velocity when the finger lifts.
  static let lifting: [Motion] = [.steady, .slow, .braking, .sine, .thrown, .turn, .flick, .whip, .sling]

  /// The duration in seconds.
  var duration: Double {
    switch self {
    case .steady, .braking, .placed: 0.4
    case .slow: 0.6
    case .sine: 1
    case .thrown: 0.13
    case .turn: 0.5
    case .stop: 0.35
    case .flick: 0.12
    case .whip: 0.15
    case .sling: 0.2
    }
  }

  /// Returns the position at a time, in points.
  func position(_ time: Double) -> Double {
    switch self {
    case .steady: 800 * time
    case .slow: 60 * time
    case .braking: 300 * (1 - exp(-time / 0.1))
    case .sine: 150 * sin(4 * .pi * time)
    case .thrown: 400 * Self.reach(time / 0.25)
    case .placed: 300 * Self.reach(time / 0.4)
    case .turn: 1000 * (time < 0.25 ? time : 0.5 - time)
    case .stop: 1000 * min(time, 0.25)
    case .flick: 10_000 * time * time
    case .whip: 30_000 * time * time * time
    case .sling: 200 * exp((time - 0.2) / 0.06)
    }
  }

  /// Returns the velocity at a time, in points a second.
  func velocity(_ time: Double) -> Double {
    switch self {
    case .steady: 800
    case .slow: 60
    case .braking: 3000 * exp(-time / 0.1)
    case .sine: 150 * 4 * .pi * cos(4 * .pi * time)
    case .thrown: 400 * Self.reachSpeed(time / 0.25) / 0.25
    case .placed: 300 * Self.reachSpeed(time / 0.4) / 0.4
    case .turn: time < 0.25 ? 1000 : -1000
    case .stop: time < 0.25 ? 1000 : 0
    case .flick: 20_000 * time
    case .whip: 90_000 * time * time
    case .sling: 200 / 0.06 * exp((time - 0.2) / 0.06)
    }
  }

  /// Whether the velocity changes, which makes a lag visible.
  var changes: Bool { self != .steady && self != .slow }

  /// Returns the position of a hand on its way from 0 to 1, with the least jerk.
  private static func reach(_ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return share * share * share * (10 - 15 * share + 6 * share * share)
  }
  private static func reachSpeed(_ share: Double) -> Double {
    share > 0 && share < 1 ? 30 * share * share * (1 - share) * (1 - share) : 0
  }
}
