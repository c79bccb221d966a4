import Dactyl
import DactylTesting
import Testing

@testable import DactylInput

/// What a platform is to do with the mouse.
@Suite struct PointerModeTests {
  private let scene = Scene(size: Size(400, 400))
  private let knob: View
  private let mark: View

  init() {
    knob = scene.addView(frame: Rect(0, 0, 100, 100))
    mark = scene.addView(frame: Rect(10, 10, 30, 30), to: knob)
  }

  private func send(_ phase: TouchSamplePhase, _ x: Float, finger: FingerID = .mouse) {
    let type: TouchType = finger == .mouse ? .pointer : .direct
    scene.send(.touch(TouchSample(finger: finger, phase: phase, location: Point(x, 20), type: type)))
    scene.advance(by: 0.01)
  }

  @Test("A drag of the mouse from a view that drags without end hides the pointer, once it is no click any more")
  func drags() {
    knob.dragsWithoutEnd = true

    send(.began, 20)
    #expect(scene.pointerMode == .free)
    send(.moved, 22)
    #expect(scene.pointerMode == .free)
    send(.moved, 60)
    #expect(scene.pointerMode == .dragging)
    send(.ended, 900)
    #expect(scene.pointerMode == .free)
  }

  @Test("Drags from other views, of fingers, and of views that are gone, do not")
  func others() {
    send(.began, 20)
    send(.moved, 60)
    #expect(scene.pointerMode == .free)
    send(.ended, 60)

    knob.dragsWithoutEnd = true
    send(.began, 20, finger: FingerID(3))
    send(.moved, 60, finger: FingerID(3))
    #expect(scene.pointerMode == .free)
    send(.ended, 60, finger: FingerID(3))

    send(.began, 20)
    send(.moved, 60)
    #expect(scene.pointerMode == .dragging)
    knob.dragsWithoutEnd = false
    #expect(scene.pointerMode == .free)
    knob.dragsWithoutEnd = true
    scene.destroy(mark.entity)
    #expect(scene.pointerMode == .free)
  }

  @Test("A lock has priority over a drag")
  func locks() {
    knob.dragsWithoutEnd = true
    send(.began, 20)
    send(.moved, 60)
    scene.lockPointer(PointerLock(isRaw: true))
    #expect(scene.pointerMode == .locked(isRaw: true))
    scene.unlockPointer()
    #expect(scene.pointerMode == .dragging)
  }
}
