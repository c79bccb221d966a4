import CSDL2
import Testing

@testable import DactylSDL

@Suite struct TouchTranslationTests {
  @Test func aFingersFractionsBecomePointsOfTheScene() {
    var rig = TranslatorRig()

    let touches = rig.finger(SDL_FINGERDOWN, 0.25, 0.5).touches

    #expect(
      touches == [
        TouchSample(
          finger: FingerID(device: DeviceID(9), 3), phase: .began, location: Point(100, 100), force: 0.5)
      ])
  }

  @Test func x11CountsToTheLastUnitInside() {
    var rig = TranslatorRig()
    rig.translator.touchScale = .lastUnit

    let touches = rig.finger(SDL_FINGERDOWN, 50 / 399, 1).touches

    #expect(touches.map(\.location) == [Point(50, 199)])
  }

  @Test(arguments: [
    (SDL_FINGERDOWN, TouchSamplePhase.began), (SDL_FINGERMOTION, .moved), (SDL_FINGERUP, .ended),
  ])
  func eachKindOfFingerEventHasItsPhase(type: SDL_EventType, phase: TouchSamplePhase) {
    var rig = TranslatorRig()

    #expect(rig.finger(type, 0, 0).touches.map(\.phase) == [phase])
  }

  @Test func aLetterboxedSceneGetsItsOwnPoints() {
    // 400 x 200 shows 100 x 100 twice as large, with bars of 100 units left and right.
    var rig = TranslatorRig(logical: Size(100, 100))

    #expect(rig.finger(SDL_FINGERDOWN, 0.5, 0.5).touches.map(\.location) == [Point(50, 50)])
    #expect(rig.finger(SDL_FINGERMOTION, 0, 0).touches.map(\.location) == [Point(-50, 0)])
  }

  @Test func theMousePlayingAFingerIsDropped() {
    var rig = TranslatorRig()

    #expect(rig.finger(SDL_FINGERDOWN, 0.5, 0.5, device: -1).isEmpty)
  }

  @Test func aDeviceThatIsNotTheScreenIsIndirect() {
    var rig = TranslatorRig()
    rig.translator.indirectTouchDevices = [9]

    #expect(rig.finger(SDL_FINGERDOWN, 0, 0).touches.map(\.type) == [.indirect])
    #expect(rig.finger(SDL_FINGERDOWN, 0, 0, device: 8).touches.map(\.type) == [.direct])
  }

  @Test func nanIsPassedOn() {
    var rig = TranslatorRig()

    let location = rig.finger(SDL_FINGERMOTION, .nan, .infinity).touches.first?.location

    #expect(location?.x.isNaN == true)
    #expect(location?.y == .infinity)
  }

  @Test func theTimestampIsTheEventsTimeOnTheFramesClock() throws {
    var rig = TranslatorRig()
    var event = unsafe SDL_Event()
    unsafe event.type = SDL_FINGERUP.rawValue
    unsafe event.tfinger.timestamp = 1500
    var events: [InputEvent] = []

    unsafe rig.translator.translate(event, into: &events)

    #expect(events.map(\.timestamp) == [Timestamp(milliseconds: 1500)])
    #expect(rig.translator.clock.now(rig.translator.reading) >= Timestamp(milliseconds: 1500))
  }
}
