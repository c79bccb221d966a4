import CSDL2
import Testing

@testable import DactylSDL

@Suite struct ShakeDetectorTests {
  private let settings = ShakeSettings()

  /// A hundred samples a second from `strength(seconds)` along one axis, with gravity in them; the result, and its
  /// time.
  private func story(
    _ seconds: Double, from start: Double = 0, _ detector: inout ShakeDetector, strength: (Double) -> Float
  ) -> [(phase: MotionPhase, time: Double)] {
    var story: [(MotionPhase, Double)] = []
    for step in 0..<Int(seconds * 100) {
      let time = start + Double(step) / 100
      let sample = SIMD3<Float>(strength(time), 9.8, 0)
      if let phase = detector.take(sample, at: Timestamp(seconds: time), settings) { story.append((phase, time)) }
    }
    return story
  }

  /// Four cycles a second.
  private func shake(_ time: Double) -> Float { Int(time * 8).isMultiple(of: 2) ? 25 : -25 }

  @Test func aShakeBeginsWithTheSecondTurnAndEndsWhenItIsCalm() {
    var detector = ShakeDetector()
    _ = story(1, &detector) { _ in 0 }

    let reported = story(3, from: 1, &detector) { $0 < 2 ? shake($0) : 0 }

    #expect(reported.map(\.phase) == [.began, .ended])
    #expect(abs((reported.first?.time ?? 0) - 1.25) < 0.02)
    #expect(abs((reported.last?.time ?? 0) - 2.5) < 0.03)
  }

  @Test func aBlowThatReboundsIsNoShake() {
    var detector = ShakeDetector()
    _ = story(1, &detector) { _ in 0 }

    let reported = story(2, from: 1, &detector) { $0 < 1.05 ? 40 : $0 < 1.1 ? -40 : 0 }

    #expect(reported.isEmpty)
  }

  @Test func pushesTooFarApartAreNoShake() {
    var detector = ShakeDetector()

    let reported = story(6, &detector) { time in
      time.truncatingRemainder(dividingBy: 1) < 0.05 ? (Int(time).isMultiple(of: 2) ? 25 : -25) : 0
    }

    #expect(reported.isEmpty)
  }

  @Test func turningTheDeviceRoundIsNoShake() {
    var detector = ShakeDetector()
    var reported: [MotionPhase] = []

    for step in 0..<400 {
      let up: Float = step / 100 % 2 == 0 ? 9.8 : -9.8
      let sample = SIMD3<Float>(0, 0, up)
      if let phase = detector.take(sample, at: Timestamp(milliseconds: Int64(step) * 10), settings) {
        reported.append(phase)
      }
    }

    #expect(reported.isEmpty)
  }

  @Test func aShakeThatLastsTooLongIsCancelledOnce() {
    var detector = ShakeDetector()

    let reported = story(8, &detector) { $0 < 6 ? shake($0) : 0 }
    let again = story(2, from: 8, &detector) { $0 < 9 ? shake($0) : 0 }

    #expect(reported.map(\.phase) == [.began, .cancelled])
    #expect(again.map(\.phase) == [.began, .ended])
  }

  @Test func anInterruptionCancelsAnActiveShakeAndNothingElse() {
    var detector = ShakeDetector()

    #expect(detector.interrupt() == nil)
    _ = story(1, &detector, strength: shake)
    #expect(detector.interrupt() == .cancelled)
    #expect(detector.interrupt() == nil)
  }

  @Test func invalidSamplesDoNoHarm() {
    var detector = ShakeDetector()
    let time = Timestamp(milliseconds: 5)

    #expect(detector.take(SIMD3(.nan, 0, 0), at: time, settings) == nil)
    #expect(detector.take(SIMD3(0, .infinity, 0), at: time, settings) == nil)
    _ = detector.take(SIMD3(0, 9.8, 0), at: time, settings)
    #expect(detector.take(SIMD3(0, 9.8, 0), at: .zero, settings) == nil)
    #expect(story(2, from: 1, &detector) { $0 < 2 ? shake($0) : 0 }.map(\.phase).first == .began)
  }

  @Test func aShakenControllerIsAMotionAndItsLossCancelsIt() {
    var rig = DeviceRig()
    var kinds: [InputEvent.Kind] = []

    for step in 0..<100 {
      rig.now = 1 + Double(step) / 100
      kinds += rig.push(step < 10 ? 0 : shake(rig.now))
    }
    kinds += rig.take(SDL_JOYDEVICEREMOVED) { unsafe $0.jdevice.which = 3 }

    #expect(kinds == [.motion(.began), .motion(.cancelled), .device(.removed(.joystick(3)))])
  }

  @Test func shakesAreOffUnlessRequested() {
    var rig = DeviceRig()
    rig.translator.shakeSettings = nil

    let kinds = (0..<100).flatMap { step in
      rig.now = 1 + Double(step) / 100
      return rig.push(shake(rig.now))
    }

    #expect(kinds.isEmpty)
  }

  @Test func theDevicesOwnAccelerometerCountsToo() {
    var rig = DeviceRig()
    var kinds: [InputEvent.Kind] = []

    for step in 0..<100 {
      rig.now = 1 + Double(step) / 100
      let push = step < 10 ? 0 : shake(rig.now)
      kinds += rig.take(SDL_SENSORUPDATE) {
        unsafe $0.sensor.which = 1
        unsafe $0.sensor.data = (0, push, 9.8, 0, 0, 0)
      }
    }
    var events: [InputEvent] = []
    rig.translator.interrupt(at: .zero, into: &events)

    #expect(kinds == [.motion(.began)])
    #expect(events.map(\.kind) == [.motion(.cancelled)])
  }
}
