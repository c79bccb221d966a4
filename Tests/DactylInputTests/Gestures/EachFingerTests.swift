import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylDragAndDrop
@testable import DactylInput

/// Recognizers that make an attempt for each finger.
@Suite struct EachFingerTests {
  private struct Bench {
    let stage: Stage
    let view: View
    init(expecting kinds: Set<Diagnostic.Kind> = []) {
      stage = Stage(expecting: kinds)
      view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    }
    /// Lines are `pan 1 began`, with the device's number of the finger.
    func add<Kind: GestureRecognizer>(_ kind: Kind, as name: String) -> Gesture<Kind> {
      let log = stage.log
      var fingers: [GestureID: Int64] = [:]
      let gesture = view.addGestureRecognizer(kind) { gesture in
        if let touch = gesture.touches.first { fingers[gesture.any.id] = touch.finger.finger }
        log.write("\(name) \(fingers[gesture.any.id] ?? 0) \(gesture.state)")
      }
      gesture.any.name = name
      gesture.recognizesEachFinger = true
      return gesture
    }
  }

  @Test("Three fingers make three drags, each with its own translation, location and state")
  func drags() {
    let bench = Bench()
    let stage = bench.stage
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    var translations: [Int64: Vector] = [:]
    var locations: [Int64: Point] = [:]
    pan.addAction { pan in
      guard let finger = pan.touches.first?.finger.finger else { return }
      translations[finger] = pan.translation
      locations[finger] = pan.location(in: nil)
      #expect(pan.numberOfTouches == 1 && pan.any.recognizer.name == "pan" && pan.view == bench.view)
    }
    stage.one.press(at: Point(100, 100))
    stage.two.press(at: Point(200, 100))
    stage.three.press(at: Point(300, 100))
    #expect(pan.attempts.count == 3 && pan.state == .possible && pan.numberOfTouches == 0)
    stage.one.move(to: Point(140, 100))
    stage.two.move(to: Point(200, 130))
    stage.scene.together {
      stage.one.move(to: Point(150, 100))
      stage.three.move(to: Point(250, 100))
    }
    #expect(stage.lines == ["pan 1 began", "pan 2 began", "pan 1 changed", "pan 3 began"])
    #expect(translations == [1: Vector(50, 0), 2: Vector(0, 30), 3: Vector(-50, 0)])
    #expect(locations == [1: Point(150, 100), 2: Point(200, 130), 3: Point(250, 100)])
    stage.two.lift()
    stage.one.move(to: Point(160, 100))
    stage.one.cancel()
    stage.three.lift()
    #expect(stage.lines == ["pan 2 ended", "pan 1 changed", "pan 1 cancelled", "pan 3 ended"])
    #expect(pan.attempts.isEmpty && stage.scene.activeGestures.isEmpty && stage.scene.rowsInUse == 1)
    #expect(stage.scene.gestures.fingerAttempts.isEmpty)
  }

  @Test("A handle of a finished attempt does nothing, with a diagnostic; the recognizer continues")
  func staleHandle() {
    let bench = Bench(expecting: [.staleHandle])
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    var kept: Gesture<PanGestureRecognizer>?
    pan.addAction { kept = $0 }
    bench.stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    bench.stage.one.lift()
    _ = bench.stage.lines
    #expect(kept?.isAlive == false && pan.isAlive)
    kept?.state = .cancelled
    kept?.translation = .zero
    kept?.isEnabled = false
    kept?.remove()
    #expect(bench.stage.diagnostics.kinds == Array(repeating: .staleHandle, count: 4))
    #expect(kept?.state == .possible && kept?.translation == .zero && kept?.numberOfTouches == 0)
    #expect(pan.isEnabled)
    bench.stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    #expect(bench.stage.lines == ["pan 1 began"])
  }

  @Test("Each finger makes a tap; a simultaneous drag and tap exclude each other per finger (G36, G43)")
  func tapsAndDrags() {
    let bench = Bench()
    let stage = bench.stage
    _ = bench.add(PanGestureRecognizer(), as: "pan")
    _ = bench.add(TapGestureRecognizer(), as: "tap")
    stage.one.press(at: Point(100, 100))
    stage.two.press(at: Point(200, 100))
    stage.three.press(at: Point(300, 100))
    stage.one.move(to: Point(150, 100))
    stage.two.lift()
    stage.three.lift()
    stage.one.lift()
    #expect(stage.lines == ["pan 1 began", "tap 2 ended", "tap 3 ended", "pan 1 ended"])
  }

  @Test("A second tap belongs to the waiting attempt near by; one farther off starts another attempt")
  func doubleTaps() {
    let bench = Bench()
    let stage = bench.stage
    let double = bench.add(TapGestureRecognizer(taps: 2), as: "double")
    // Two double taps, in turn.
    stage.one.tap(at: Point(100, 100))
    stage.two.tap(at: Point(300, 300))
    #expect(double.attempts.count == 2)
    stage.three.tap(at: Point(110, 105))
    #expect(stage.lines == ["double 3 ended"])
    stage.one.tap(at: Point(290, 300))
    #expect(stage.lines == ["double 1 ended"])
    stage.one.tap(at: Point(100, 100))
    stage.one.tap(at: Point(100, 200))
    stage.scene.advance(by: 1)
    #expect(stage.lines == [] && double.attempts.isEmpty)
  }

  @Test("Of two waiting attempts the nearer one gets the finger, and one whose finger is down gets none")
  func nearest() {
    let bench = Bench()
    let stage = bench.stage
    let double = bench.add(TapGestureRecognizer(taps: 2), as: "double")
    double.settings = GestureSettings()
    double.settings?.tapDistance = 100
    var locations: [Point] = []
    double.addAction { locations.append($0.location(in: nil)) }
    stage.one.tap(at: Point(100, 100))
    stage.one.press(at: Point(201, 100))
    #expect(double.attempts.count == 2)
    stage.two.press(at: Point(205, 100))
    #expect(double.attempts.count == 3, "the second is not up")
    stage.two.lift()
    stage.one.lift()
    // 51 from the first, 50 from the second.
    stage.three.tap(at: Point(151, 100))
    #expect(locations == [Point(201, 100)])
  }

  @Test("A single tap that waits for a double tap waits for that of its own finger (G28, G30)")
  func requirements() {
    let bench = Bench()
    let stage = bench.stage
    let double = bench.add(TapGestureRecognizer(taps: 2), as: "double")
    let single = bench.add(TapGestureRecognizer(), as: "single")
    single.require(toFail: double)
    stage.one.tap(at: Point(100, 100))
    stage.two.tap(at: Point(300, 100))
    stage.one.tap(at: Point(100, 100))
    #expect(stage.lines == ["double 1 ended"])
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["single 2 ended"])
    #expect(stage.scene.rowsInUse == 2)
  }

  @Test("Without the requirement the first tap of both is a single tap, and the second a double tap alone (G41)")
  func rivals() {
    let bench = Bench()
    let stage = bench.stage
    _ = bench.add(TapGestureRecognizer(), as: "single")
    _ = bench.add(TapGestureRecognizer(taps: 2), as: "double")
    stage.one.tap(at: Point(100, 100))
    #expect(stage.lines == ["single 1 ended"])
    stage.one.tap(at: Point(100, 100))
    #expect(stage.lines == ["double 1 ended"])
  }

  @Test(
    "Disabling, moving and removing the recognizer end all attempts, and the actions of their ends run",
    arguments: 0..<5)
  func ends(variant: Int) {
    let bench = Bench()
    let stage = bench.stage
    let other = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    let locations = [Point(100, 100), Point(300, 100)]
    for (finger, location) in zip([stage.one, stage.two], locations) {
      finger.press(at: location)
      finger.move(by: Vector(30, 0))
    }
    stage.three.press(at: Point(200, 200))
    _ = stage.lines
    switch variant {
    case 0: pan.isEnabled = false
    case 1: other.addGestureRecognizer(pan)
    case 2: pan.remove()
    case 3: bench.view.destroy()
    default: pan.attempts.first?.remove()
    }
    #expect(stage.lines == ["pan 1 cancelled", "pan 2 cancelled"])
    for finger in [stage.one, stage.two, stage.three] { finger.lift() }
    #expect(stage.lines == [] && stage.scene.activeGestures.isEmpty)
    #expect(stage.scene.rowsInUse == (variant < 2 ? 1 : 0))
  }

  @Test("One attempt can be ended alone, and its handle sets the recognizer's properties")
  func oneOfThem() {
    let bench = Bench()
    let stage = bench.stage
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    pan.addAction { pan in
      guard pan.touches.first?.finger == stage.two.id, pan.state == .began else { return }
      pan.state = .cancelled
      pan.any.name = "renamed"
      pan.any.cancelsTouchesInView = false
    }
    stage.one.drag(from: Point(100, 100), to: Point(140, 100), steps: 1)
    stage.two.drag(from: Point(300, 100), to: Point(340, 100), steps: 1)
    stage.one.move(to: Point(150, 100))
    #expect(stage.lines == ["pan 1 began", "pan 2 began", "pan 2 cancelled", "pan 1 changed"])
    #expect(pan.name == "renamed" && !pan.cancelsTouchesInView)
    #expect(pan.attempts.allSatisfy { !$0.any.cancelsTouchesInView && "\($0.any)" == "renamed" })
  }

  @Test("Actions belong to the recognizer: those added and removed later count for all attempts")
  func actions() {
    let bench = Bench()
    let stage = bench.stage
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    var count = 0
    var added: Subscription?
    pan.addAction { pan in
      guard pan.state == .began, added == nil else { return }
      added = pan.addAction { _ in count += 1 }
    }
    stage.one.drag(from: Point(100, 100), to: Point(140, 100), steps: 1)
    stage.two.drag(from: Point(300, 100), to: Point(340, 100), steps: 1)
    #expect(count == 1)
    stage.one.move(by: Vector(1, 0))
    added?.cancel()
    stage.two.move(by: Vector(1, 0))
    #expect(count == 2)
  }

  @Test("The delegate is asked per recognizer whether to receive a finger, and per attempt whether to begin")
  func delegates() {
    let bench = Bench()
    let stage = bench.stage
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    pan.any.delegate.shouldReceiveTouch = { gesture, touch in
      #expect(gesture == pan.any)
      return touch.finger != stage.two.id
    }
    pan.any.delegate.shouldBegin = { gesture in
      #expect(gesture != pan.any && gesture.recognizer == pan.any)
      return gesture.touches.first?.finger != stage.three.id
    }
    for (index, finger) in [stage.one, stage.two, stage.three].enumerated() {
      finger.drag(from: Point(100, 100 * Float(index)), to: Point(150, 100 * Float(index)), steps: 1)
    }
    #expect(stage.lines == ["pan 1 began"])
  }

  @Test("The recognizer cancels and delays touches in views as others do, touch by touch (G47, G52)")
  func views() {
    let stage = Stage()
    let view = stage.view("card", Rect(0, 0, 400, 400))
    view.isMultipleTouchEnabled = true
    let pan = view.addGestureRecognizer(PanGestureRecognizer())
    pan.recognizesEachFinger = true
    stage.one.press(at: Point(100, 100))
    stage.two.press(at: Point(200, 100))
    stage.one.move(to: Point(150, 100))
    stage.two.move(to: Point(201, 100))
    stage.two.lift()
    #expect(
      stage.lines == [
        "card touchesBegan 1", "card touchesBegan 2", "card touchesCancelled 1", "card touchesMoved 2",
        "card touchesEnded 2",
      ])
  }

  @Test("The setting changed mid-gesture counts from the next attempt on, in both directions")
  func switching() {
    let bench = Bench()
    let stage = bench.stage
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    pan.recognizesEachFinger = false
    stage.one.press(at: Point(100, 100))
    pan.recognizesEachFinger = true
    stage.two.press(at: Point(200, 100))
    #expect(pan.attempts == [pan] && pan.numberOfTouches == 2)
    stage.one.lift()
    stage.two.lift()
    stage.one.press(at: Point(100, 100))
    pan.recognizesEachFinger = false
    stage.two.press(at: Point(200, 100))
    #expect(pan.attempts.count == 2 && pan.numberOfTouches == 1)
    stage.one.move(to: Point(150, 100))
    stage.two.move(to: Point(250, 100))
    #expect(stage.lines == ["pan 1 began", "pan 2 began"])
  }

  @Test("A wheel and a state that was set drive the recognizer itself; a finger joins that")
  func ownAttempt() {
    let bench = Bench()
    let stage = bench.stage
    let drag = bench.add(Scripted.onMove, as: "drag")
    drag.state = .began
    #expect(stage.lines == ["drag 0 began"])
    stage.one.press(at: Point(100, 100))
    #expect(drag.attempts == [drag] && drag.numberOfTouches == 1)
    stage.one.move(to: Point(110, 100))
    stage.one.lift()
    #expect(stage.lines == ["drag 1 changed", "drag 1 ended"])
  }

  @Test("The decision log names the recognizer, and numbers its attempts")
  func decisions() {
    let bench = Bench()
    let stage = bench.stage
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    stage.scene.decisions.turnOn(capacity: 100)
    stage.one.press(at: Point(100, 100))
    stage.two.press(at: Point(200, 100))
    stage.two.move(to: Point(250, 100))
    let all = stage.scene.decisions.decisions.filter { $0.gesture != .none }
    #expect(all.allSatisfy { $0.gesture == pan.any.id })
    #expect(all.filter { $0.kind == .bindGesture }.map(\.attempt) == [1, 2])
    #expect(all.filter { $0.kind == .enter }.map(\.attempt) == [2])
  }

  @Test("Views and recognizers may be destroyed at any point of an attempt's action")
  func meddling() {
    let bench = Bench()
    let stage = bench.stage
    let pan = bench.add(PanGestureRecognizer(), as: "pan")
    pan.addAction { if $0.state == .began { $0.remove() } }
    stage.one.press(at: Point(100, 100))
    stage.two.press(at: Point(200, 100))
    stage.scene.together {
      stage.one.move(to: Point(150, 100))
      stage.two.move(to: Point(250, 100))
    }
    // The second receives both after its finger was cancelled for it.
    #expect(stage.lines == ["pan 1 began", "pan 0 began", "pan 1 cancelled", "pan 0 cancelled"])
    stage.one.lift()
    stage.two.lift()
    #expect(stage.scene.rowsInUse == 0)
  }
}
