import Testing

@testable import DactylSDL

@Suite struct EventClockTests {
  private let start = EventClock.Reading(ticks: 100, counter: 5_000_000_000)

  @Test func equalSpacesBetweenEventsStayEqual() {
    let clock = EventClock(start)
    let reading = EventClock.Reading(ticks: 200, counter: 5_100_700_000)

    let moments = [UInt32(150), 158, 166].map { clock.timestamp(ofEvent: $0, by: reading).nanoseconds }

    #expect(moments[1] - moments[0] == 8_000_000)
    #expect(moments[2] - moments[1] == 8_000_000)
  }

  @Test func anEventIsNeverLaterThanTheReading() {
    let clock = EventClock(start)

    for ticks in [UInt32(100), 101, 102, 5000] {
      #expect(clock.timestamp(ofEvent: ticks, by: start) <= clock.now(start))
    }
  }

  @Test func anEventOfTheMillisecondOfTheReadingIsNotMovedBack() {
    // SDL's count advanced just after the offset was found.
    let clock = EventClock(EventClock.Reading(ticks: 100, counter: 5_000_000_000))
    let reading = EventClock.Reading(ticks: 101, counter: 5_000_000_001)

    #expect(clock.timestamp(ofEvent: 101, by: reading) == Timestamp(milliseconds: 101))
  }

  @Test func anEventFromBeforeTheClockIsAtZero() {
    let clock = EventClock(EventClock.Reading(ticks: 0, counter: 1_000_000_000))

    #expect(clock.timestamp(ofEvent: .max, by: start) == .zero || clock.timestamp(ofEvent: 0, by: start) == .zero)
    #expect(clock.timestamp(ofEvent: UInt32.max - 5, by: .init(ticks: 2, counter: 1_002_000_000)) == .zero)
  }

  @Test func eventsOnBothSidesOfTheWrapKeepTheirDistance() {
    let wrap = UInt64(1) << 32
    let clock = EventClock(start)
    let reading = EventClock.Reading(ticks: wrap + 10, counter: 5_000_000_000 + (wrap - 90) * 1_000_000)

    let before = clock.timestamp(ofEvent: UInt32.max, by: reading)
    let after = clock.timestamp(ofEvent: 4, by: reading)

    #expect(after.nanoseconds - before.nanoseconds == 5_000_000)
    #expect(before == Timestamp(milliseconds: Int64(wrap) - 1))
  }

  // MARK: Within a millisecond

  /// The readings of SDL and the counter at a moment in nanoseconds. SDL's milliseconds began at `zero`.
  private func reading(at moment: UInt64, zero: UInt64 = 4_900_000_300) -> EventClock.Reading {
    EventClock.Reading(ticks: (moment - zero) / 1_000_000, counter: moment)
  }

  @Test func anEventGetsTheMomentOfItsReadingWithinItsMillisecond() {
    var clock = EventClock(reading(at: 5_000_000_300))
    var last = reading(at: 5_000_000_300)
    for moment in [5_000_250_300, 5_000_600_300, 5_000_900_300] as [UInt64] {
      last = clock.take(reading(at: moment), after: last)

      let time = clock.timestamp(ofEvent: 100, by: last).nanoseconds

      #expect(time == Int64(moment) - 4_900_000_300)
    }
  }

  @Test func anEventOfAMillisecondThatIsOverIsNotFromBeforeTheLastReading() {
    var clock = EventClock(reading(at: 5_000_000_300))
    let first = clock.take(reading(at: 5_000_400_300), after: reading(at: 5_000_000_300))
    let second = clock.take(reading(at: 5_003_000_300), after: first)

    #expect(clock.timestamp(ofEvent: 100, by: second).nanoseconds == 100_400_000)
    #expect(clock.timestamp(ofEvent: 101, by: second) == Timestamp(milliseconds: 101))
    #expect(clock.timestamp(ofEvent: 102, by: second) == Timestamp(milliseconds: 102))
  }

  @Test func momentsNeverGoBackAndStayInTheirMillisecond() {
    var random = SomeRandom(state: 7)
    for _ in 0..<50 {
      let zero = 4_000_000_000 + random.below(1_000_000)
      var moment = zero + 1_000_000_000 + random.below(5_000_000)
      var last = reading(at: moment, zero: zero)
      var clock = EventClock(last)
      var (before, earliest) = (Timestamp.zero, last.ticks)
      for _ in 0..<400 {
        moment += random.below(random.below(3) == 0 ? 4_000_000 : 300_000)
        last = clock.take(reading(at: moment, zero: zero), after: last)
        // Events since the previous reading, in the order of their milliseconds.
        for _ in 0..<random.below(4) {
          earliest += random.below(last.ticks - earliest + 1)
          let time = clock.timestamp(ofEvent: UInt32(truncatingIfNeeded: earliest), by: last)

          #expect(time >= before && time <= clock.now(last))
          #expect(time.nanoseconds / 1_000_000 == Int64(earliest))
          // By SDL's count it was sent no later than it was read.
          #expect(time.nanoseconds <= Int64(moment - zero))
          before = time
        }
        earliest = last.ticks
      }
    }
  }

  /// Random numbers that are the same each time.
  private struct SomeRandom {
    var state: UInt64

    mutating func below(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % max(bound, 1)
    }
  }
}
