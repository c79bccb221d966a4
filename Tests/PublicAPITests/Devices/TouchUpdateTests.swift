import Dactyl
import DactylTesting
import Testing

/// The data of pencils beside their positions, and corrections of estimates (T32, T33).
@Suite struct TouchUpdateTests {
  /// The calls, in order.
  final class Log {
    var lines: [String] = []
    var touches: [Touch] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  /// A view that records its touches, and requests corrections.
  struct Canvas: TouchResponder, EstimatedTouchResponder {
    var name = "view"
    let log: Log
    var answer = Handling.handled
    var onUpdate: (() -> Void)?

    private func write(_ phase: String, _ touches: Touches) -> Handling {
      log.lines += touches.map { "\(name) \(phase) \($0.force)" }
      log.touches += touches
      return answer
    }
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { write("began", touches) }
    mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { write("moved", touches) }
    mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { write("ended", touches) }
    mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { write("cancelled", touches) }
    mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches) -> Handling {
      onUpdate?()
      return write("updated", touches)
    }
  }
  /// A recognizer that requests corrections.
  struct Stroke: EstimatedTouchGestureRecognizer {
    let log: Log
    var beginsAtOnce = false
    mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
      if beginsAtOnce { context.state = .began }
    }
    mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
      context.state = context.state == .possible ? .failed : .ended
    }
    mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches, with context: inout GestureContext) {
      log.lines += touches.map { "stroke updated \($0.force)" }
    }
  }
  private let scene = Scene(size: Size(400, 400))
  private let log = Log()
  private let diagnostics: DiagnosticRecorder

  init() { diagnostics = DiagnosticRecorder(scene) { Issue.record("\($0)") } }

  private func details(_ index: Int64?, expecting: TouchProperties = .force) -> TouchDetails {
    TouchDetails(
      altitudeAngle: 1, azimuthAngle: 0.5, maximumPossibleForce: 4, estimated: expecting, expectingUpdates: expecting,
      estimationUpdateIndex: index)
  }
  private func pencil(_ index: Int64? = 1) -> Finger {
    let pencil = Finger(1, in: scene, type: .pencil)
    pencil.force = 0.5
    pencil.details = details(index)
    return pencil
  }
  private func canvas(_ name: String = "view", in parent: View? = nil, answer: Handling = .handled) -> View {
    let view = scene.addView(frame: Rect(0, 0, 200, 200), to: parent)
    view.setResponder(Canvas(name: name, log: log, answer: answer))
    return view
  }
  private func update(_ index: Int64, force: Float, expecting: TouchProperties = []) {
    scene.send(.touchUpdate(TouchUpdate(index, force: force, estimated: expecting, expectingUpdates: expecting)))
  }

  @Test("T32: a pencil reports its angles; a finger is upright and measures none")
  func details() throws {
    _ = canvas()

    pencil().press(at: Point(10, 10))
    Finger(2, in: scene).press(at: Point(300, 300))
    let touch = try #require(log.touches.first)
    let finger = try #require(scene.liveTouches.last)

    #expect(touch.altitudeAngle == 1 && touch.azimuthAngle == 0.5 && touch.maximumPossibleForce == 4)
    #expect(touch.estimatedProperties == .force && touch.estimatedPropertiesExpectingUpdates == .force)
    #expect(touch.estimationUpdateIndex == 1)
    #expect(finger.altitudeAngle == .pi / 2 && finger.azimuthAngle == 0 && finger.maximumPossibleForce == 0)
    #expect(finger.estimatedProperties == [] && finger.estimationUpdateIndex == nil)
  }

  @Test("The azimuth is turned into the axes of a view")
  func azimuth() throws {
    let view = canvas()
    view.transform = .rotation(.pi / 2)

    pencil().press(at: view.convert(Point(10, 10), to: nil))
    let touch = try #require(log.touches.first)

    #expect(abs(touch.azimuthAngle(in: view) - (0.5 - .pi / 2)) < 1e-4)
    let lean = touch.azimuthUnitVector(in: nil)
    #expect(abs(lean.dx - 0.877_58) < 1e-4 && abs(lean.dy - 0.479_43) < 1e-4)
  }

  @Test("Each coalesced sample has its own attributes, and a touch keeps its original ones")
  func coalesced() throws {
    var samples: [Float] = []
    var kept: Touch?
    struct Reader: TouchResponder {
      let read: (Touch, Event) -> Void
      mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .handled }
      mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
        touches.forEach { read($0, event) }
        return .handled
      }
    }
    scene.window.view.setResponder(
      Reader { touch, event in
        samples = (event.coalescedTouches(for: touch) ?? []).map(\.altitudeAngle)
        kept = kept ?? touch
      })
    let pencil = pencil(nil)
    pencil.press(at: Point(10, 10))
    scene.together {
      for number in 1...3 {
        pencil.details?.altitudeAngle = Float(number) / 10
        pencil.move(to: Point(Float(10 + number), 10))
      }
      // A sample without attributes.
      pencil.details = nil
      pencil.move(to: Point(20, 10))
    }
    #expect(samples == [0.1, 0.2, 0.3, .pi / 2])

    pencil.details = TouchDetails(altitudeAngle: 0.9)
    pencil.move(to: Point(30, 10))
    #expect(samples == [0.9])
    #expect(kept?.altitudeAngle == .pi / 2)
  }

  @Test("T33: a correction goes to recognizers that accept it, then up the chain of the view, with its sample")
  func order() throws {
    let outer = canvas("outer")
    let inner = canvas("inner", in: outer, answer: .passToNext)
    inner.addGestureRecognizer(Stroke(log: log))
    inner.addGestureRecognizer(TapGestureRecognizer())
    let pencil = pencil()
    pencil.press(at: Point(10, 10))
    pencil.details = details(2)
    pencil.move(to: Point(20, 10))
    _ = log.take()
    log.touches = []

    update(1, force: 0.8)

    #expect(log.take() == ["stroke updated 0.8", "inner updated 0.8", "outer updated 0.8"])
    let touch = try #require(log.touches.first)
    #expect(touch.location == Point(10, 10) && touch.phase == .began && touch.estimationUpdateIndex == 1)
    #expect(touch.estimatedProperties == [] && touch.altitudeAngle == 1)
    #expect(touch.id == scene.liveTouches.first?.id && touch.view == inner)
  }

  @Test("An update is no phase: a later sample is unchanged, the newest is corrected, and nothing moves")
  func newest() {
    _ = canvas()
    let pencil = pencil()
    pencil.press(at: Point(10, 10))
    pencil.details = details(2)
    pencil.move(to: Point(20, 10))

    update(1, force: 0.8)
    #expect(scene.liveTouches.first?.force == 0.5)

    scene.send(.touchUpdate(TouchUpdate(2, force: 0.7, altitudeAngle: 0.3, azimuthAngle: 2, location: Point(21, 11))))
    let live = scene.liveTouches.first
    #expect(live?.force == 0.7 && live?.altitudeAngle == 0.3 && live?.azimuthAngle == 2)
    #expect(live?.location == Point(20, 10))
    #expect(log.touches.last?.location == Point(21, 11))
  }

  @Test("Updates arrive after the touch has ended, too, for two seconds; after that they are unknown")
  func late() {
    diagnostics.expected = [.unknownTouchUpdate]
    let view = canvas()
    view.addGestureRecognizer(Stroke(log: log))
    let pencil = pencil()
    pencil.press(at: Point(10, 10))
    pencil.details = details(2)
    pencil.move(to: Point(20, 10))
    pencil.details = nil
    pencil.lift()
    _ = log.take()

    scene.advance(by: 1.9)
    update(1, force: 0.8)
    #expect(log.take() == ["stroke updated 0.8", "view updated 0.8"])

    scene.advance(by: 0.2)
    update(2, force: 0.8)
    #expect(log.take() == [])
    #expect(diagnostics.kinds == [.unknownTouchUpdate])
  }

  @Test("An update that is not the last keeps the sample pending; after the last it is unknown")
  func several() {
    diagnostics.expected = [.unknownTouchUpdate]
    _ = canvas()
    let pencil = pencil()
    pencil.press(at: Point(10, 10))
    _ = log.take()

    update(1, force: 0.6, expecting: .force)
    #expect(log.touches.last?.estimatedPropertiesExpectingUpdates == .force)
    update(1, force: 0.7)
    update(1, force: 0.8)

    #expect(log.take() == ["view updated 0.6", "view updated 0.7"])
    #expect(diagnostics.kinds == [.unknownTouchUpdate])
  }

  @Test("A view that did not receive the touch, or whose touch was cancelled, receives no update")
  func undelivered() {
    let view = canvas()
    // It wins at once and cancels the touch in the view, which never receives it.
    view.addGestureRecognizer(Stroke(log: log, beginsAtOnce: true))
    let pencil = pencil()
    pencil.press(at: Point(10, 10))
    update(1, force: 0.8)
    #expect(log.take() == ["stroke updated 0.8"])
    pencil.lift()

    let other = scene.addView(frame: Rect(200, 200, 100, 100))
    other.setResponder(Canvas(log: log))
    pencil.details = details(5)
    pencil.press(at: Point(250, 250))
    other.removeFromSuperview()
    #expect(log.take() == ["view began 0.5", "view cancelled 0.5"])
    update(5, force: 0.8)
    #expect(log.take() == [])
  }

  @Test("A receiver may destroy the view, send more, or remove the recognizer")
  func meddling() {
    let outer = canvas("outer")
    let inner = scene.addView(frame: Rect(0, 0, 100, 100), to: outer)
    inner.setResponder(
      Canvas(name: "inner", log: log, answer: .passToNext) { [scene] in
        scene.destroy(inner.entity)
        scene.send(InputEvent(at: .zero, .touchUpdate(TouchUpdate(99, force: 1))))
      })
    inner.addGestureRecognizer(Stroke(log: log))
    let pencil = pencil()
    diagnostics.expected = [.unknownTouchUpdate, .timeReversed]
    pencil.press(at: Point(10, 10))
    _ = log.take()

    update(1, force: 0.8)
    scene.advance(by: 0.1)
    update(1, force: 0.9)

    #expect(log.lines.prefix(2) == ["stroke updated 0.8", "inner updated 0.8"])
    #expect(!log.lines.contains { $0.hasSuffix("0.9") })
    #expect(!inner.isAlive)
  }

  @Test("Values that are not numbers are corrected or ignored")
  func badNumbers() {
    diagnostics.expected = [.badLocation]
    _ = canvas()
    let pencil = pencil()
    pencil.details?.altitudeAngle = .nan
    pencil.details?.azimuthAngle = .infinity
    pencil.press(at: Point(10, 10))
    #expect(scene.liveTouches.first?.altitudeAngle == .pi / 2 && scene.liveTouches.first?.azimuthAngle == 0)
    _ = log.take()

    update(1, force: .nan)
    update(1, force: 0.8)

    #expect(log.take() == ["view updated 0.8"])
  }

  @Test("A flood of uncorrected samples keeps the newest 256, and of two with one index the later")
  func flood() {
    diagnostics.expected = [.unknownTouchUpdate, .repeatedUpdateIndex]
    _ = canvas()
    let pencil = pencil(0)
    pencil.press(at: Point(10, 10))
    scene.together {
      for index in 1..<1000 as Range<Int64> {
        pencil.details = details(index)
        pencil.move(to: Point(Float(index % 100), 20))
      }
    }
    _ = log.take()
    for index in 0..<1000 as Range<Int64> { update(index, force: 0.75) }
    #expect(log.take().count == 256)

    pencil.details = details(2000)
    pencil.move(to: Point(1, 1))
    pencil.move(to: Point(2, 2))
    log.touches = []
    update(2000, force: 0.75)
    #expect(log.touches.map(\.location) == [Point(2, 2)])
    #expect(Set(diagnostics.kinds) == [.unknownTouchUpdate, .repeatedUpdateIndex])
  }

  @Test(
    "Random updates, unknown, late and doubled: each sample is corrected at most as often as announced")
  func random() {
    diagnostics.expected = [.unknownTouchUpdate, .repeatedUpdateIndex, .badLocation]
    let view = canvas()
    view.frame = Rect(0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(Stroke(log: log))
    view.addGestureRecognizer(TapGestureRecognizer())
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let pencils = (0..<4).map { Finger($0, in: scene, type: .pencil) }
    var sent: Int64 = 0
    var updates = 0
    for _ in 0..<3000 {
      let pencil = pencils[Int(next(4))]
      pencil.details = next(3) == 0 ? nil : details(Int64(next(5) == 0 ? next(50) : UInt64(sent)))
      let point = Point(Float(next(400)), Float(next(400)))
      switch next(6) {
      case 0: if !pencil.isDown { pencil.press(at: point) }
      case 1: if pencil.isDown { pencil.lift() }
      case 2, 3: if pencil.isDown { pencil.move(to: point) }
      case 4: scene.advance(by: Double(next(5)) / 10)
      default:
        updates += 1
        update(sent - Int64(next(40)), force: next(20) == 0 ? .nan : 0.8, expecting: next(4) == 0 ? .force : [])
      }
      sent += 1
    }
    for pencil in pencils where pencil.isDown { pencil.lift() }
    scene.advance(by: 5)

    let received = log.lines.filter { $0.hasPrefix("view updated") }.count
    #expect(received > 20 && received <= updates)
    #expect(scene.liveTouches.isEmpty && scene.activeGestures.isEmpty)
  }
}
