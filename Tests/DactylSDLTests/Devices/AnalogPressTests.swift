import Testing

@testable import DactylSDL

@Suite struct AnalogPressTests {
  private let limits = AnalogLimits(began: 0.5, ended: 0.25, smallestChange: 0.1)

  @Test func smallChangesAddUp() {
    var press = AnalogPress()
    _ = press.take(0.5, limits)

    #expect(press.take(0.55, limits) == nil)
    #expect(press.take(0.61, limits) == .changed)
    #expect(press.force == 0.61)
  }

  @Test func theStopIsReportedHoweverNearItWas() {
    var press = AnalogPress()
    _ = press.take(0.95, limits)

    #expect(press.take(1, limits) == .changed)
    #expect(press.take(1, limits) == nil)
  }

  @Test func nanChangesNothing() {
    var press = AnalogPress()

    #expect(press.take(.nan, limits) == nil)
    #expect(press.take(.infinity, limits) == nil)
    #expect(!press.isDown)
  }

  @Test func limitsInTheWrongOrderStillEndTheirPresses() {
    var press = AnalogPress()
    let wrong = AnalogLimits(began: 0, ended: 0.9, smallestChange: 0)

    #expect(press.take(0, wrong) == nil)
    #expect(press.take(0.3, wrong) == .began)
    #expect(press.take(0.2, wrong) == .changed)
    #expect(press.take(0, wrong) == .ended)
    #expect(press.take(0, wrong) == nil)
  }
}
