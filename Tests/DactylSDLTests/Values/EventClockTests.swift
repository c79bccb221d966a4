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
    // SDL's count turned just after the offset was found.
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
}
