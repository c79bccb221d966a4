import CSDL2

/// SDL's two clocks.
enum SDLClock {
  /// The present readings of both clocks.
  static var reading: EventClock.Reading { EventClock.Reading(ticks: SDL_GetTicks64(), counter: nanoseconds) }

  /// The finer clock, in nanoseconds since an arbitrary time.
  static var nanoseconds: UInt64 {
    let frequency = max(1, SDL_GetPerformanceFrequency())
    let (seconds, rest) = SDL_GetPerformanceCounter().quotientAndRemainder(dividingBy: frequency)
    return seconds &* 1_000_000_000 &+ rest &* 1_000_000_000 / frequency
  }

  /// The time until a reading of the finer clock, in whole milliseconds rounded up; 0 for one that is over.
  static func milliseconds(until time: UInt64) -> UInt64 {
    let now = nanoseconds
    return time > now ? (time - now + 999_999) / 1_000_000 : 0
  }
}
