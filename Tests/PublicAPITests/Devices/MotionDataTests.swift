import Dactyl
import DactylTesting
import Testing

/// The data of sensors (M4).
@Suite struct MotionDataTests {
  private let scene = Scene(size: Size(400, 400))
  private let pad = DeviceID(7)

  @Test("Listeners receive every sample, with the last values of the device's other sensor")
  func samples() {
    var received: [MotionData] = []
    scene.onMotionData { received.append($0) }

    scene.together {
      scene.send(.motionData(MotionSample(device: pad, acceleration: SIMD3(0, 9.81, 0))))
      scene.send(.motionData(MotionSample(device: pad, rotationRate: SIMD3(0, 1, 0))))
      scene.send(.motionData(MotionSample(acceleration: SIMD3(1, 2, 3), rotationRate: SIMD3(4, 5, 6))))
    }

    #expect(received.map(\.device) == [pad, pad, .unknown])
    #expect(received[0].acceleration == SIMD3(0, 9.81, 0) && received[0].rotationRate == nil)
    #expect(received[1].acceleration == SIMD3(0, 9.81, 0) && received[1].rotationRate == SIMD3(0, 1, 0))
    #expect(received[2].acceleration == SIMD3(1, 2, 3) && received[2].rotationRate == SIMD3(4, 5, 6))
    #expect(scene.motionData(of: pad) == received[1] && scene.motionData() == received[2])
    #expect(scene.motionDevices == [pad, .unknown])
  }

  @Test("M4: no responder and no recognizer receives motion data")
  func noResponder() {
    struct Shaken: MotionResponder, TouchResponder, PressResponder, FirstResponding {
      let receive: () -> Void
      var canBecomeFirstResponder: Bool { true }
      mutating func motionBegan(with event: Event) -> Handling {
        receive()
        return .handled
      }
    }
    var shakes = 0
    scene.window.view.setResponder(Shaken { shakes += 1 })
    scene.window.view.becomeFirstResponder()
    let before = scene.frame(at: Timestamp(seconds: 1)).deliveries

    scene.send(.motionData(MotionSample(acceleration: SIMD3(90, 0, 0))))
    #expect(shakes == 0 && before == 0)

    scene.send(.motion(.began))
    #expect(shakes == 1)
  }

  @Test(
    "A cancelled listener receives no more, also during a sample; an added one receives the next")
  func listeners() {
    var received: [String] = []
    var second: Subscription?
    let first = scene.onMotionData { [scene] _ in
      received.append("first")
      second?.cancel()
      if received.count == 1 { scene.onMotionData { _ in received.append("third") } }
    }
    second = scene.onMotionData { _ in received.append("second") }

    scene.send(.motionData(MotionSample(rotationRate: .zero)))
    #expect(received == ["first"])
    scene.send(.motionData(MotionSample(rotationRate: .zero)))
    #expect(received == ["first", "first", "third"])
    first.cancel()
    first.cancel()
    scene.send(.motionData(MotionSample(rotationRate: .zero)))
    #expect(received == ["first", "first", "third", "third"])
  }

  @Test("A removed device is unknown; values that are not numbers are ignored")
  func gone() {
    let diagnostics = DiagnosticRecorder(scene, expected: [.badLocation]) { Issue.record("\($0)") }
    scene.send(.motionData(MotionSample(device: pad, acceleration: SIMD3(1, 0, 0))))
    scene.send(.motionData(MotionSample(device: pad, acceleration: SIMD3(.nan, 0, 0))))
    #expect(scene.motionData(of: pad)?.acceleration == SIMD3(1, 0, 0))
    #expect(diagnostics.kinds == [.badLocation])

    scene.send(.device(.removed(pad)))
    #expect(scene.motionData(of: pad) == nil && scene.motionDevices.isEmpty)
  }

  @Test("A listener may do anything, and the end of a scene releases it")
  func life() {
    final class Held {}
    weak var held: Held?
    do {
      let object = Held()
      held = object
      scene.onMotionData { [scene] _ in
        scene.addView(frame: Rect(0, 0, 1, 1))
        withExtendedLifetime(object) {}
      }
    }
    scene.send(.motionData(MotionSample(acceleration: .zero)))
    #expect(held != nil && scene.window.view.subviews.count == 1)
    scene.end()
    #expect(held == nil)
  }
}
