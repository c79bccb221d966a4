import CSDL2
import Testing

@testable import DactylSDL

@Suite struct TouchpadTranslationTests {
  private var rig = TranslatorRig()

  init() {
    rig.translator.indirectTouchDevices = [9]
    rig.translator.touchpads = [9]
    _ = rig.motion(40, 50)
  }

  private mutating func gesture(_ distance: Float, _ turn: Float, fingers: UInt16 = 2, device: Int64 = 9)
    -> [TransformSample]
  {
    rig.take(SDL_MULTIGESTURE) {
      unsafe $0.mgesture.touchId = device
      unsafe $0.mgesture.dDist = distance
      unsafe $0.mgesture.dTheta = turn
      unsafe $0.mgesture.numFingers = fingers
    }.compactMap { if case .transform(let sample) = $0 { sample } else { nil } }
  }

  @Test(arguments: [SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_FOCUS_LOST])
  mutating func fingersThatLiftWhileTheWindowIsAwayAreNotWaitedFor(away: SDL_WindowEventID) {
    _ = rig.finger(SDL_FINGERDOWN, 0.4, 0.5, finger: 1) + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, finger: 2)
    #expect(gesture(0.1, 0).map(\.phase) == [.began])

    _ = rig.window(away)
    _ = rig.window(SDL_WINDOWEVENT_SHOWN)
    _ = rig.finger(SDL_FINGERDOWN, 0.4, 0.5, finger: 3) + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, finger: 4)

    #expect(gesture(0.1, 0).map(\.phase) == [.began])
  }

  @Test mutating func twoFingersOnATouchpadTransformWhereThePointerIs() {
    let landed =
      rig.finger(SDL_FINGERDOWN, 0.4, 0.5, finger: 1) + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, finger: 2)
      + rig.finger(SDL_FINGERMOTION, 0.8, 0.5, finger: 2)

    let first = gesture(0.1, 0.25)
    let second = gesture(0, 0.5)
    let lifted = rig.finger(SDL_FINGERUP, 0.8, 0.5, finger: 2)

    #expect(landed.isEmpty)
    #expect(first.map(\.phase) == [.began])
    #expect(first.allSatisfy { abs($0.scale - 2) < 1e-4 && $0.rotation == 0.25 && $0.location == Point(40, 50) })
    #expect(second.map(\.phase) == [.moved])
    #expect(second.allSatisfy { $0.scale == 1 && $0.rotation == 0.5 })
    #expect(lifted == [.transform(TransformSample(phase: .ended, location: Point(40, 50)))])
    #expect(gesture(0.1, 0.1).isEmpty)
  }

  @Test mutating func aThirdFingerEndsATransform() {
    _ = rig.finger(SDL_FINGERDOWN, 0.4, 0.5, finger: 1) + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, finger: 2)
    _ = gesture(0.1, 0)

    let third = rig.finger(SDL_FINGERDOWN, 0.5, 0.9, finger: 3)

    #expect(third == [.transform(TransformSample(phase: .ended, location: Point(40, 50)))])
    #expect(gesture(0.1, 0, fingers: 3).isEmpty)
  }

  @Test mutating func losingTheKeyboardForgetsTheFingers() {
    _ = rig.finger(SDL_FINGERDOWN, 0.4, 0.5, finger: 1) + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, finger: 2)
    _ = gesture(0.1, 0)

    _ = rig.window(SDL_WINDOWEVENT_FOCUS_LOST)

    #expect(gesture(0.1, 0).isEmpty)
    #expect(rig.finger(SDL_FINGERUP, 0.4, 0.5, finger: 1).isEmpty, "the scene cancelled it already")
  }

  @Test mutating func fingersOnAScreenAreTouchesAndNeverATransform() {
    let landed =
      rig.finger(SDL_FINGERDOWN, 0.4, 0.5, device: 5, finger: 1)
      + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, device: 5, finger: 2)

    #expect(landed.touches.map(\.type) == [.direct, .direct])
    #expect(gesture(0.1, 0.25, device: 5).isEmpty)
  }

  @Test mutating func fingersOnASurfaceOfItsOwnStayTouches() {
    rig.translator.touchpads = []

    #expect(rig.finger(SDL_FINGERDOWN, 0, 0).touches.map(\.type) == [.indirect])
    #expect(gesture(0.1, 0.25).isEmpty)
  }

  @Test mutating func aTouchpadThatPlaysTheMouseTransformsToo() {
    let landed =
      rig.finger(SDL_FINGERDOWN, 0.4, 0.5, device: SDL_MOUSE_TOUCHID, finger: 1)
      + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, device: SDL_MOUSE_TOUCHID, finger: 2)

    #expect(landed.isEmpty)
    #expect(gesture(0.05, 0, device: SDL_MOUSE_TOUCHID).map(\.phase) == [.began])
  }

  @Test mutating func nonsenseIsLeftOut() {
    _ = rig.finger(SDL_FINGERDOWN, 0.4, 0.5, finger: 1) + rig.finger(SDL_FINGERDOWN, 0.6, 0.5, finger: 2)

    #expect(gesture(.nan, .nan).isEmpty)
    #expect(gesture(0.1, 0).map(\.scale) == [1])
  }
}
