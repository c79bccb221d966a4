import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Input of a pointer that is cancelled by its receivers or their delegates (T22, T26, S-5).
@Suite struct PointerInterruptionTests {
  private let stage = Stage()
  private let card: View
  private let interruptions: [String: @Sendable (Scene) -> Void] = [
    "cancelTouches": { $0.cancelTouches() },
    "beginIgnoring": {
      $0.beginIgnoringInteractionEvents()
      $0.endIgnoringInteractionEvents()
    },
  ]

  init() { card = stage.scene.addView(frame: Rect(0, 0, 100, 100)) }

  private func scroll() {
    stage.scene.send(.scroll(ScrollSample(location: Point(50, 50), delta: Vector(0, 1), isContinuous: false)))
  }

  private func pinch(_ phase: TouchSamplePhase) {
    stage.scene.send(.transform(TransformSample(phase: phase, location: Point(50, 50), scale: 2)))
  }

  /// A recognizer of all input of a pointer that records its calls.
  @discardableResult
  private func listen(_ name: String, began: ((Scene) -> Void)? = nil) -> Gesture<PointerRecorder> {
    let gesture = stage.add(PointerRecorder(name, in: stage.log), to: card, as: name)
    gesture.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    if let began { gesture.value.began = { [scene = stage.scene] in began(scene) } }
    return gesture
  }

  private func expectRest() {
    #expect(stage.scene.activeGestures.isEmpty)
    #expect(stage.scene.nextDeadline == nil)
    #expect(stage.scene.gestures.deferred.isEmpty)
  }

  @Test("T22: a recognizer that cancels all input during a hover leaves the others their calls")
  func cancelledInALook() {
    stage.add(HoverGestureRecognizer(), to: card, as: "hover")
    var first = Scripted.immediate
    first.began = { [scene = stage.scene] _, _ in scene.cancelTouches() }
    stage.add(first, to: card, as: "first")
    for name in ["second", "third"] { stage.add(Scripted.patient, to: card, as: name) }
    Mouse(in: stage.scene).move(to: Point(50, 50))
    #expect(stage.lines == ["hover began"])

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["hover cancelled"])
    #expect(stage.scene.activeGestures.isEmpty)
    #expect(stage.scene.gestures.line.isEmpty)
  }

  @Test("T22, T26: a handler that cancels a scroll as it begins receives its cancel, others nothing, and frames end")
  func scrollTakenAwayAsItBegins() {
    for (name, interrupt) in interruptions.sorted(by: { $0.key < $1.key }) {
      let first = listen("first", began: interrupt)
      let second = listen("second")
      scroll()
      stage.scene.advance(by: 0.5)
      #expect(stage.lines == ["first began", "first cancelled"], "\(name)")
      expectRest()
      first.remove()
      second.remove()
    }
  }

  @Test("T22, T26, S-3: a handler that cancels a scroll when asked about it receives nothing, and frames end")
  func scrollTakenAwayWhenAsked() {
    for (name, interrupt) in interruptions.sorted(by: { $0.key < $1.key }) {
      let first = listen("first")
      let asked = listen("asked")
      let last = listen("last")
      asked.any.delegate.shouldReceiveEvent = { [scene = stage.scene] _, _ in
        interrupt(scene)
        return true
      }
      scroll()
      stage.scene.advance(by: 0.5)
      #expect(stage.lines == [], "\(name)")
      expectRest()
      for gesture in [first, asked, last] { gesture.remove() }
    }
  }

  @Test("T22: a touchpad's pinch that is cancelled as it begins is ignored until the next one")
  func pinchCancelled() {
    var isFirst = true
    listen("first") { scene in
      if isFirst { scene.cancelTouches() }
      isFirst = false
    }
    listen("second")
    pinch(.began)
    pinch(.moved)
    pinch(.ended)
    #expect(stage.lines == ["first began", "first cancelled"])
    pinch(.began)
    pinch(.ended)
    #expect(stage.lines == ["first began", "second began", "first ended", "second ended"])
    expectRest()
  }

  @Test("T22: a hover that is cancelled as it begins is cancelled once for the recognizer that received it")
  func hoverCancelled() {
    listen("first") { $0.cancelTouches() }
    listen("second")
    Mouse(in: stage.scene).move(to: Point(50, 50))
    #expect(stage.lines == ["first began", "first cancelled"])
    expectRest()
  }

  @Test("A deadline that is set again for the same moment is dropped, with a diagnostic, and the frame ends")
  func endlessDeadline() {
    let stage = Stage(expecting: [.endlessDeadline])
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    var endless = Scripted.patient
    endless.began = { _, context in context.setDeadline(after: 0) }
    endless.deadline = { $0.setDeadline(after: 0) }
    stage.add(endless, to: card, as: "endless")
    stage.one.press(at: Point(10, 10))
    #expect(stage.diagnostics.kinds == [.endlessDeadline])
    #expect(stage.scene.nextDeadline == nil)
    stage.one.lift()
    #expect(stage.scene.activeGestures.isEmpty)
  }
}

/// A recognizer that begins with any input of a pointer and records its calls.
struct PointerRecorder: PointerGestureRecognizer {
  static var inputs: GestureInputs { [.hover, .scroll, .transform] }
  let name: String
  let log: CallLog
  var began: (() -> Void)?

  init(_ name: String, in log: CallLog) {
    self.name = name
    self.log = log
  }

  mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    log.write("\(name) began")
    began?()
  }
  mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) { log.write("\(name) ended") }
  mutating func pointerCancelled(_ input: PointerInput, with context: inout GestureContext) {
    log.write("\(name) cancelled")
  }
}
