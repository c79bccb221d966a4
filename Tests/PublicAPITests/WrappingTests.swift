import Dactyl
import DactylTesting
import Testing

/// Recognizers of a game's own that have others inside.
@Suite struct WrappingTests {
  private let scene = Scene(size: Size(400, 400))
  private let log = CallLog()
  private let finger: Finger
  private let other: Finger

  init() {
    finger = Finger(1, in: scene)
    other = Finger(2, in: scene)
  }

  /// A view in a panel that is turned by a quarter and twice as large.
  private func turnedView() -> View {
    let panel = scene.addView(frame: Rect(0, 0, 400, 400))
    panel.transform = Transform.rotation(.pi / 2).scaled(by: 2)
    return scene.addView(frame: Rect(0, 0, 400, 400), to: panel)
  }

  @Test("The results of the wrapped recognizer are read from its value, in any view's axes")
  func translation() {
    let view = turnedView()
    var seen: [Vector] = []
    var speeds: [Vector] = []
    let hold = view.addGestureRecognizer(HoldToPan()) { hold in
      seen.append(hold.pan.translation(in: view.superview))
      speeds.append(hold.pan.velocity(in: nil))
    }
    hold.record(as: "hold", in: log)
    finger.press(at: Point(200, 200))
    scene.advance(by: 0.4)
    finger.drag(to: Point(260, 200), duration: 0.1, steps: 6)
    finger.lift()

    #expect(log.lines == ["hold began"] + Array(repeating: "hold changed", count: 5) + ["hold ended"])
    // To the right on the screen is up in the panel, and half as far.
    #expect(seen.allSatisfy { abs($0.dx) < 0.001 } && abs((seen.last?.dy ?? 0) + 30) < 0.001, "\(seen)")
    #expect((speeds.last?.dx ?? 0) > 100 && abs(speeds.last?.dy ?? 9) < 1, "\(speeds)")
  }

  @Test("The proposals of the wrapped recognizer can be examined and changed before they count")
  func changedWish() {
    let view = turnedView()
    view.addGestureRecognizer(HoldToPan()).record(as: "hold", in: log)
    view.addGestureRecognizer(PanGestureRecognizer()).record(as: "pan", in: log)
    finger.press(at: Point(200, 200))
    scene.advance(by: 0.1)
    finger.drag(to: Point(260, 200), duration: 0.1, steps: 2)
    finger.lift()

    // The first would have won the finger.
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test("Fingers can be passed to two wrapped recognizers, each with a state of its own")
  func shared() {
    var translations: [(Vector, Vector)] = []
    scene.window.view.addGestureRecognizer(TwinSticks()) { sticks in
      translations.append((sticks.left.pan.translation(in: nil), sticks.right.pan.translation(in: nil)))
    }.record(as: "sticks", in: log)
    finger.press(at: Point(100, 100))
    other.press(at: Point(300, 100))
    finger.move(to: Point(140, 100))
    other.move(to: Point(305, 100))
    other.move(to: Point(300, 160))
    finger.lift()
    other.lift()

    #expect(
      log.lines == ["sticks began", "sticks changed", "sticks changed", "sticks changed", "sticks ended"])
    #expect(translations.map(\.0) == [Vector(40, 0), Vector(40, 0), Vector(40, 0), .zero, .zero])
    #expect(translations.map(\.1) == [.zero, Vector(5, 0), Vector(0, 60), Vector(0, 60), .zero])
  }

  /// Proposes everything and lets none of it count.
  private struct Silent: GestureRecognizer {
    let note: (GestureRequests, GestureRequests, Int, Timestamp) -> Void
    mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
      let moment = context.timestamp
      context.setDeadline(after: 2)
      let request = context.collecting { inner in
        inner.state = .began
        inner.state = .changed
        inner.setDeadline(after: 0.5)
        inner.ignore(touches[0])
      }
      var count = 9
      let none = context.collecting(as: .changed, fingers: []) { inner in
        count = inner.numberOfTouches
        if inner.state == .changed { inner.cancelDeadline() }
      }
      note(request, none, count, moment)
    }
    mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
      if context.numberOfTouches == 1 && context.state == .possible { context.state = .began }
    }
  }

  @Test("A request contains all that was proposed, and none of it counts")
  func request() {
    var requests: [GestureRequests] = []
    var counts: [Int] = []
    var moment = Timestamp.zero
    let silent = Silent { first, second, count, now in
      requests = [first, second]
      counts.append(count)
      moment = now
    }
    scene.window.view.addGestureRecognizer(silent).record(as: "silent", in: log)
    finger.press(at: Point(100, 100))

    let touch = scene.liveTouches.first?.id ?? 0
    #expect(
      requests == [
        GestureRequests(states: [.began, .changed], deadline: .at(moment + 0.5), ignoredTouches: [touch]),
        GestureRequests(deadline: .cancelled),
      ])
    #expect(counts == [0])
    #expect(scene.nextDeadline == moment + 2)
    finger.move(to: Point(110, 100))
    #expect(log.lines == ["silent began"])
  }

  /// Records the current event's values.
  private struct Reader: PointerGestureRecognizer {
    static var inputs: GestureInputs { [.touches, .scroll] }
    let note: (Event) -> Void
    mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
      note(context.event)
      context.setDeadline(after: 1)
    }
    mutating func deadlineReached(with context: inout GestureContext) {
      note(context.event)
      context.state = .failed
    }
    mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) { note(context.event) }
  }

  @Test("The current event has all touches, its time, kind and keys")
  func event() {
    var events: [(type: EventType, time: Timestamp, keys: ModifierFlags, touches: Int)] = []
    let view = scene.addView(frame: Rect(0, 0, 200, 400))
    view.addGestureRecognizer(
      Reader { events.append(($0.type, $0.timestamp, $0.modifierFlags, $0.allTouches.count)) })
    other.press(at: Point(300, 100))
    scene.send(.key(KeySample(.space, isDown: true, modifiers: .shift)))
    scene.advance(by: 0.5)
    finger.press(at: Point(100, 100))
    scene.advance(by: 1)
    finger.lift()
    other.lift()
    scene.send(.scroll(ScrollSample(location: Point(100, 100), delta: Vector(0, 1))))

    #expect(events.map(\.type) == [.touches, .touches, .scroll])
    #expect(events.map(\.touches) == [2, 2, 0])
    #expect(events.first?.keys == .shift)
    #expect(events.map(\.time.seconds) == [0.5, 1.5, 1.5])
  }

  @Test("Touches can be filtered and created; they stay in landing order, each once")
  func touches() {
    finger.press(at: Point(10, 10))
    other.press(at: Point(20, 20))
    let all = scene.liveTouches
    let right = all.filter { $0.location.x > 15 }

    #expect(right.map(\.location) == [Point(20, 20)])
    #expect(Touches([all[1], all[0], all[1]]).map(\.id) == all.map(\.id))
    #expect(Touches().isEmpty)
    #expect(Touches([all[1]]).centroid == Point(20, 20))
  }

  @Test("Scale, angle, taps, swipes and edges are read from values, and set where handles' can")
  func others() {
    struct All: GestureRecognizer {
      var pinch = PinchGestureRecognizer()
      var rotation = RotationGestureRecognizer()
      var transform = TransformGestureRecognizer()
      var swipe = SwipeGestureRecognizer()
      var edge = ScreenEdgePanGestureRecognizer(edges: .left)
      mutating func each(
        _ context: inout GestureContext, _ body: (inout any GestureRecognizer, inout GestureContext) -> Void
      ) {
        var all: [any GestureRecognizer] = [pinch, rotation, transform, swipe, edge]
        for index in all.indices { _ = context.collecting { body(&all[index], &$0) } }
        pinch = all[0] as? PinchGestureRecognizer ?? pinch
        rotation = all[1] as? RotationGestureRecognizer ?? rotation
        transform = all[2] as? TransformGestureRecognizer ?? transform
        swipe = all[3] as? SwipeGestureRecognizer ?? swipe
        edge = all[4] as? ScreenEdgePanGestureRecognizer ?? edge
      }
      mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
        each(&context) { $0.touchesBegan(touches, with: &$1) }
        if context.state == .possible { context.state = .began }
      }
      mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
        each(&context) { $0.touchesMoved(touches, with: &$1) }
        context.state = .changed
      }
    }
    let all = turnedView().addGestureRecognizer(All())
    finger.press(at: Point(10, 100))
    other.press(at: Point(110, 100))
    other.move(to: Point(10, 300))

    #expect(abs(all.pinch.scale - 2) < 0.001)
    #expect(abs(all.rotation.rotation - .pi / 2) < 0.001)
    #expect(abs(all.transform.scale - 2) < 0.001 && abs(all.transform.rotation - .pi / 2) < 0.001)
    #expect((all.transform.translation(in: nil) - Vector(-50, 100)).length < 0.001)
    #expect(all.edge.landed == .left)
    // In the turned view's own axes.
    let start = all.swipe.gestureLocation(in: all.view)
    #expect(start?.distance(to: all.view?.convert(Point(10, 100), from: nil) ?? .zero) ?? 9 < 0.001)
    var pinch = all.pinch
    pinch.scale = 1
    #expect(pinch.scale == 1 && pinch.velocity() == 0)
    var rotation = all.rotation
    rotation.rotation = 0
    #expect(rotation.rotation == 0 && rotation.velocity() == 0)
    var edge = all.edge
    edge.setTranslation(Vector(3, 4), in: nil)
    #expect(edge.translation(in: nil) == Vector(3, 4) && edge.velocity(in: nil) == .zero)
    var transform = all.transform
    #expect(!transform.takeTransform().isIdentity)
    #expect(transform.takeTransform().isIdentity)
  }
}
