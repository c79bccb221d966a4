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
}
