import Dactyl
import DactylTesting
import Testing

/// The small suite that every tap and every drag has to pass, whoever wrote it.
@Suite struct RecognizerConformanceTests {
  /// A scene with one view that writes down what it and its recognizer hear.
  struct Bench {
    let scene = Scene(size: Size(400, 400))
    let log = CallLog()
    let view: View
    let one: Finger
    let two: Finger

    init(isTurned: Bool, _ add: (View) -> AnyGesture) {
      let panel = scene.addView(frame: Rect(center: Point(200, 200), size: Size(300, 300)))
      if isTurned {
        panel.transform = Transform.rotation(0.5).scaled(by: 1.5)
        panel.bounds = Rect(100, 700, 300, 300)
      }
      view = scene.addView(frame: Rect(center: panel.bounds.center, size: Size(200, 200)), to: panel)
      view.setResponder(TouchRecorder("view", in: log))
      one = Finger(1, in: scene)
      two = Finger(2, in: scene)
      let gesture = add(view)
      let log = log
      if let tap = gesture.gesture(as: TapGestureRecognizer.self) { tap.record(as: "gesture", in: log) }
      if let tap = gesture.gesture(as: RebuiltTap.self) { tap.record(as: "gesture", in: log) }
      if let pan = gesture.gesture(as: PanGestureRecognizer.self) { pan.record(as: "gesture", in: log) }
      if let pan = gesture.gesture(as: RebuiltPan.self) { pan.record(as: "gesture", in: log) }
      let diagnostics = DiagnosticRecorder(scene) { Issue.record("\($0)") }
      _ = diagnostics
    }
  }

  static let settings = [false, true]

  private func taps(_ isTurned: Bool) -> [Bench] {
    [
      Bench(isTurned: isTurned) { $0.addGestureRecognizer(TapGestureRecognizer()).any },
      Bench(isTurned: isTurned) { $0.addGestureRecognizer(RebuiltTap()).any },
    ]
  }

  private func pans(_ isTurned: Bool) -> [Bench] {
    [
      Bench(isTurned: isTurned) { $0.addGestureRecognizer(PanGestureRecognizer()).any },
      Bench(isTurned: isTurned) { $0.addGestureRecognizer(RebuiltPan()).any },
    ]
  }

  private static let middle = Point(200, 200)

  @Test("A tap is recognized at the up and takes the touch from the view", arguments: settings)
  func tap(isTurned: Bool) {
    for bench in taps(isTurned) {
      bench.one.tap(at: Self.middle)
      bench.scene.advance(by: 1)
      bench.one.tap(at: Self.middle)

      let once = ["view touchesBegan 1", "view touchesCancelled 1", "gesture ended"]
      #expect(bench.log.lines == once + once)
      #expect(bench.scene.activeGestures.isEmpty)
    }
  }

  @Test("Neither a drag, nor a long hold, nor two fingers, nor a cancelled one is a tap", arguments: settings)
  func noTap(isTurned: Bool) {
    for bench in taps(isTurned) {
      bench.one.drag(from: Self.middle, to: Self.middle + Vector(60, 0))
      bench.one.lift()
      bench.one.tap(at: Self.middle, hold: 2)
      bench.scene.together {
        bench.one.press(at: Self.middle)
        bench.two.press(at: Self.middle + Vector(20, 0))
      }
      bench.scene.together {
        bench.one.lift()
        bench.two.lift()
      }
      bench.one.press(at: Self.middle)
      bench.one.cancel()
      bench.scene.advance(by: 2)

      #expect(!bench.log.lines.contains { $0.hasPrefix("gesture") })
      #expect(bench.scene.activeGestures.isEmpty)
    }
  }

  @Test("A drag begins on its way, changes, ends with the last finger, and takes the touch", arguments: settings)
  func pan(isTurned: Bool) {
    for bench in pans(isTurned) {
      for _ in 0..<2 {
        bench.one.press(at: Self.middle)
        bench.one.move(to: Self.middle + Vector(2, 0))
        bench.one.move(to: Self.middle + Vector(40, 0))
        bench.one.move(to: Self.middle + Vector(50, 0))
        bench.one.lift()
      }

      let once = [
        "view touchesBegan 1", "view touchesMoved 1", "view touchesCancelled 1", "gesture began", "gesture changed",
        "gesture ended",
      ]
      #expect(bench.log.lines == once + once)
    }
  }

  @Test("A tap is no drag, and a drag that the system takes away is cancelled", arguments: settings)
  func noPan(isTurned: Bool) {
    for bench in pans(isTurned) {
      bench.one.tap(at: Self.middle)
      #expect(bench.log.take() == ["view touchesBegan 1", "view touchesEnded 1"])
      bench.one.drag(from: Self.middle, to: Self.middle + Vector(40, 0), steps: 1)
      bench.scene.cancelTouches()
      #expect(bench.log.take().suffix(2) == ["gesture began", "gesture cancelled"])
    }
  }

  @Test("Switched off, removed, refused or held, a recognizer says nothing", arguments: settings)
  func silenced(isTurned: Bool) {
    for way in 0..<4 {
      for bench in taps(isTurned) + pans(isTurned) {
        guard let gesture = bench.view.gestureRecognizers.first else {
          Issue.record("the bench has no recognizer")
          continue
        }
        switch way {
        case 0: gesture.isEnabled = false
        case 1: gesture.remove()
        case 2: gesture.delegate.shouldBegin = { _ in false }
        default: gesture.delegate.shouldReceiveTouch = { _, _ in false }
        }
        bench.one.tap(at: Self.middle)
        bench.one.drag(from: Self.middle, to: Self.middle + Vector(40, 0))
        bench.one.lift()

        #expect(!bench.log.lines.contains { $0.hasPrefix("gesture") })
        #expect(bench.log.lines.filter { $0.contains("Began") }.count == 2)
        #expect(bench.log.lines.filter { $0.contains("Ended") }.count == 2)
      }
    }
  }
}
