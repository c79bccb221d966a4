import CSDL2
import Testing

@testable import DactylSDL

@Suite struct MouseTranslationTests {
  @Test func theFirstButtonBeginsTheTouchAndTheLastEndsIt() {
    var rig = TranslatorRig()

    var touches = rig.button(SDL_MOUSEBUTTONDOWN, 1, 10, 20).touches
    touches += rig.button(SDL_MOUSEBUTTONDOWN, 3).touches
    touches += rig.button(SDL_MOUSEBUTTONUP, 1).touches
    touches += rig.motion(30, 40, state: 4).touches
    touches += rig.button(SDL_MOUSEBUTTONUP, 3, 30, 40).touches

    #expect(touches.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
    #expect(touches.map(\.buttons) == [.primary, [.primary, .secondary], .secondary, .secondary, []])
    #expect(touches.allSatisfy { $0.finger == .mouse && $0.type == .pointer })
    #expect(touches.last?.location == Point(30, 40))
  }

  @Test(arguments: [
    (UInt8(1), ButtonMask.primary), (2, .middle), (3, .secondary), (4, .fourth), (5, .fifth), (6, .button(6)),
    (32, .button(32)),
  ])
  func buttonsHaveUIKitsNumbers(number: UInt8, mask: ButtonMask) {
    var rig = TranslatorRig()

    #expect(rig.button(SDL_MOUSEBUTTONDOWN, number).touches.map(\.buttons) == [mask])
    #expect(ButtonMask(sdlMask: 1 << UInt32(number - 1)) == mask)
  }

  @Test func aButtonBeyondTheThirtySecondIsDropped() {
    var rig = TranslatorRig()

    #expect(rig.button(SDL_MOUSEBUTTONDOWN, 33).isEmpty)
    #expect(rig.button(SDL_MOUSEBUTTONUP, 0).isEmpty)
  }

  @Test func movingWithNoButtonHoversAndLeavingEndsIt() {
    var rig = TranslatorRig()

    #expect(rig.motion(5, 6) == [.hover(Point(5, 6), modifiers: [])])
    #expect(rig.window(SDL_WINDOWEVENT_LEAVE) == [.hover(nil, modifiers: [])])
    #expect(rig.window(SDL_WINDOWEVENT_LEAVE).isEmpty)
  }

  @Test func aFingerPlayingTheMouseIsDropped() {
    var rig = TranslatorRig()

    #expect(rig.button(SDL_MOUSEBUTTONDOWN, 1, which: .max).isEmpty)
    #expect(rig.motion(5, 6, which: .max).isEmpty)
    #expect(rig.button(SDL_MOUSEBUTTONUP, 1, which: .max).isEmpty)
    let wheel = rig.take(SDL_MOUSEWHEEL) {
      unsafe $0.wheel.which = .max
      unsafe $0.wheel.preciseY = 1
    }
    #expect(wheel.isEmpty)
  }

  @Test func aLostReleaseCancelsTheTouchOnce() {
    var rig = TranslatorRig()
    _ = rig.button(SDL_MOUSEBUTTONDOWN, 1)
    var events: [InputEvent] = []

    rig.translator.reconcileMouse(pressed: .primary, into: &events)
    #expect(events.isEmpty)
    rig.translator.reconcileMouse(pressed: [], into: &events)
    rig.translator.reconcileMouse(pressed: [], into: &events)

    #expect(events.map(\.kind).touches.map(\.phase) == [.cancelled])
    #expect(rig.motion(1, 1) == [.hover(Point(1, 1), modifiers: [])])
  }

  @Test(arguments: [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_MINIMIZED])
  func theReleaseAfterTheSceneCancelledTheTouchIsDropped(id: SDL_WindowEventID) {
    var rig = TranslatorRig()
    _ = rig.button(SDL_MOUSEBUTTONDOWN, 1)
    _ = rig.window(id)

    #expect(rig.motion(5, 5, state: 1).isEmpty)
    #expect(rig.button(SDL_MOUSEBUTTONUP, 1).isEmpty)
    #expect(rig.button(SDL_MOUSEBUTTONDOWN, 3).touches.map(\.buttons) == [.secondary])
  }

  @Test func theWheelCountsDownward() {
    var rig = TranslatorRig()
    _ = rig.motion(7, 8)

    let away = rig.take(SDL_MOUSEWHEEL) {
      unsafe $0.wheel.preciseX = 2
      unsafe $0.wheel.preciseY = 1
    }

    #expect(away == [.scroll(ScrollSample(location: Point(7, 8), delta: Vector(2, -1)))])
  }

  @Test func withShiftAnOrdinaryWheelScrollsSideways() {
    var rig = TranslatorRig()
    rig.translator.modifiers = .shift

    let ordinary = rig.take(SDL_MOUSEWHEEL) { unsafe $0.wheel.preciseY = -1 }
    let sideways = rig.take(SDL_MOUSEWHEEL) {
      unsafe $0.wheel.preciseX = 2
      unsafe $0.wheel.preciseY = -1
    }

    #expect(ordinary == [.scroll(ScrollSample(location: .zero, delta: Vector(1, 0), modifiers: .shift))])
    #expect(sideways == [.scroll(ScrollSample(location: .zero, delta: Vector(2, 1), modifiers: .shift))])
  }

  @Test func aFlippedWheelIsTurnedBack() {
    var rig = TranslatorRig()

    let events = rig.take(SDL_MOUSEWHEEL) {
      unsafe $0.wheel.preciseX = 2
      unsafe $0.wheel.preciseY = 0.5
      unsafe $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    }

    #expect(events == [.scroll(ScrollSample(location: .zero, delta: Vector(-2, 0.5), isContinuous: true))])
  }

  @Test func wholeStepsReplaceMissingPreciseOnes() {
    var rig = TranslatorRig()

    let events = rig.take(SDL_MOUSEWHEEL) { unsafe $0.wheel.y = -3 }

    #expect(events == [.scroll(ScrollSample(location: .zero, delta: Vector(0, 3)))])
  }

  @Test func aLockedPointerRestsAndItsMovementIsReportedInPointsOfTheScene() {
    var rig = TranslatorRig(window: Size(400, 200), logical: Size(200, 100))
    _ = rig.motion(50, 60)
    rig.translator.mouse.mode = .locked(isRaw: false)

    #expect(rig.motion(399, 0, by: (30, -4)) == [.pointerMotion(Vector(15, -2))])
    let touches = (rig.button(SDL_MOUSEBUTTONDOWN, 1, 399, 0) + rig.button(SDL_MOUSEBUTTONUP, 1, 399, 0)).touches
    #expect(touches.map(\.location) == [Point(25, 30), Point(25, 30)])
  }

  @Test func aDragWithoutEndGoesOnBeyondTheWindow() {
    var rig = TranslatorRig(window: Size(400, 200), logical: Size(200, 100))
    _ = rig.button(SDL_MOUSEBUTTONDOWN, 1, 380, 20)
    rig.translator.mouse.mode = .dragging

    var touches = rig.motion(399, 20, state: 1, by: (100, 0)).touches
    touches += rig.motion(399, 20, state: 1, by: (100, 2)).touches
    touches += rig.button(SDL_MOUSEBUTTONUP, 1, 399, 20).touches
    rig.translator.mouse.mode = .free
    touches += rig.button(SDL_MOUSEBUTTONDOWN, 1, 380, 20).touches

    #expect(touches.map(\.location) == [Point(240, 10), Point(290, 11), Point(290, 11), Point(190, 10)])
  }
}
