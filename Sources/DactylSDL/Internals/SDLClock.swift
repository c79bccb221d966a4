import CSDL2

/// SDL's two clocks.
enum SDLClock {
  /// What both read now.
  static var reading: EventClock.Reading { EventClock.Reading(ticks: SDL_GetTicks64(), counter: nanoseconds) }

  /// The finer one, in nanoseconds since some moment.
  static var nanoseconds: UInt64 {
    let frequency = max(1, SDL_GetPerformanceFrequency())
    let (seconds, rest) = SDL_GetPerformanceCounter().quotientAndRemainder(dividingBy: frequency)
    return seconds &* 1_000_000_000 &+ rest &* 1_000_000_000 / frequency
  }
}
