import Dactyl
import DactylTesting
import Testing

/// What a game can do with the subscriptions that a scene returns.
@Suite struct SubscriptionTests {
  private let scene = Scene(size: Size(400, 400))

  /// Edits the tree when it is released.
  private final class Parting {
    let view: View
    init(_ view: View) { self.view = view }
    deinit { view.scene?.addView(frame: Rect(0, 0, 1, 1), to: view.superview).name = "heir" }
  }

  private func frame(_ milliseconds: Int64) { scene.frame(at: Timestamp(milliseconds: milliseconds)) }

  @Test("A scene runs frames while there are systems or fixed steps, and rests when they are cancelled")
  func systems() {
    var calls: [String] = []
    let update = scene.onUpdate { _ in calls.append("update") }
    let system = scene.addSystem("late", at: .beforeDraw) { _ in calls.append("late") }
    let step = scene.onFixedUpdate(every: 0.01) { _ in calls.append("step") }
    frame(0)
    frame(10)
    #expect(calls == ["update", "late", "step", "update", "late"])
    update.cancel()
    step.cancel()
    frame(30)
    #expect(calls.suffix(1) == ["late"] && calls.count == 6 && scene.needsFrame)
    #expect(scene.systemReport.map(\.name) == ["late"])
    system.cancel()
    frame(40)
    #expect(calls.count == 6 && !scene.needsFrame)
  }

  @Test("A fixed step that cancels itself is not called again in its frame; another sets the interpolation then")
  func fixedSteps() {
    var (steps, share) = (0, 0.0)
    var own: Subscription?
    own = scene.onFixedUpdate(every: 0.01) { _ in
      steps += 1
      if steps == 2 { own?.cancel() }
    }
    let second = scene.onFixedUpdate(every: 0.1) { _ in }
    scene.onUpdate { share = $0.interpolation }
    frame(0)
    frame(50)
    #expect(steps == 2 && abs(share - 0.5) < 1e-9)
    second.cancel()
    frame(60)
    #expect(share == 0)
  }

  @Test("A close handler is asked until it is cancelled; then the scene closes by default again")
  func closing() {
    var asked = 0
    let first = scene.onClose { asked += 1 }
    let second = scene.onClose { asked += 10 }
    scene.send(.window(.closeRequested))
    #expect(asked == 11)
    first.cancel()
    scene.send(.window(.closeRequested))
    #expect(asked == 21 && scene.exitCode == nil)
    second.cancel()
    scene.send(.window(.closeRequested))
    #expect(asked == 21 && scene.exitCode == 0)
  }

  @Test("Listeners for an event cancel each other and add others while they are called")
  func events() {
    var calls: [String] = []
    var last: Subscription?
    let first = scene.onEvent { [unowned scene] _ in
      calls.append("first")
      last?.cancel()
      scene.onEvent { _ in calls.append("added") }
    }
    last = scene.onEvent { _ in calls.append("last") }
    scene.send(.text("a"))
    #expect(calls == ["first"])
    first.cancel()
    scene.send(.text("b"))
    #expect(calls == ["first", "added"])
  }

  @Test("Each step, event, sample and change reaches several listeners; diagnostics do, too")
  func several() {
    var calls: [String] = []
    let listeners = [
      scene.onMotionData { _ in calls.append("motion") }, scene.onMotionData { _ in calls.append("motion 2") },
      scene.onControllerChange { _ in calls.append("pad") }, scene.onControllerChange { _ in calls.append("pad 2") },
      scene.onDiagnostic { _ in calls.append("said") }, scene.onDiagnostic { _ in calls.append("said 2") },
    ]
    func send() {
      scene.send(.motionData(MotionSample(acceleration: .zero)))
      scene.send(.controller(GameController(id: DeviceID(3), name: "pad")))
      scene.send(.device(.removed(DeviceID(3))))
      scene.setPlayer(99, of: .mouse)
    }
    send()
    #expect(calls == ["motion", "motion 2", "pad", "pad 2", "pad", "pad 2", "said", "said 2"])
    listeners.forEach { $0.cancel() }
    send()
    #expect(calls.count == 8 && listeners.allSatisfy { !$0.isActive })
  }

  @Test("A listener of an object ends with it, also during the calls and after the scene")
  func untilReleased() {
    final class Listening {
      var calls = 0
      var listener: Subscription?
      init(to scene: Scene) { listener = scene.onEvent { [unowned self] _ in calls += 1 }.untilReleased }
    }
    var object: Listening? = Listening(to: scene)
    var other: Listening?
    scene.onEvent { _ in other = nil }
    other = Listening(to: scene)
    scene.send(.text("a"))
    #expect(object?.calls == 1 && object?.listener?.isActive == true && other == nil)
    object = nil
    scene.send(.text("b"))

    var short: Scene? = Scene()
    let late = short.map { Listening(to: $0) }
    short = nil
    #expect(late?.calls == 0 && late?.listener?.isActive == false)
  }

  @Test("A value captured by a cancelled closure may edit the tree when released, during the calls as well")
  func partings() {
    let diagnostics = DiagnosticRecorder(scene) { Issue.record("\($0)") }
    let panel = scene.addView(frame: Rect(0, 0, 100, 100))
    func add(_ add: (@escaping () -> Void) -> Subscription) -> Subscription {
      let parting = Parting(scene.addView(frame: Rect(0, 0, 10, 10), to: panel))
      return add { withExtendedLifetime(parting) {} }
    }
    let listeners = [
      add { body in scene.onEvent { _ in body() } }, add { body in scene.onUpdate { _ in body() } },
      add { body in scene.onFixedUpdate(every: 0.01) { _ in body() } },
      add { body in panel.addGestureRecognizer(TapGestureRecognizer()).addAction { _ in body() } },
    ]
    scene.onEvent { _ in listeners.forEach { $0.cancel() } }
    scene.send(.text("a"))
    #expect(panel.subviews.filter { $0.name == "heir" }.count == 4)

    let last = add { body in scene.onEvent { _ in body() } }
    scene.addSystem("ends", at: .update) { _ in last.cancel() }
    frame(100_000)
    #expect(panel.subviews.filter { $0.name == "heir" }.count == 5 && diagnostics.kinds.isEmpty)
  }

  @Test("The end of a scene ends all subscriptions, and releases their closures", arguments: [true, false])
  func sceneEnd(isEnded: Bool) {
    final class Held {}
    weak var held: Held?
    var scene: Scene? = Scene()
    var listeners: [Subscription] = []
    do {
      let object = Held()
      held = object
      func keep() { withExtendedLifetime(object) {} }
      let tap = scene?.window.view.addGestureRecognizer(TapGestureRecognizer())
      let all = [
        scene?.onUpdate { _ in keep() }, scene?.onFixedUpdate(every: 1) { _ in keep() }, scene?.onEvent { _ in keep() },
        scene?.onClose { keep() }, scene?.onMotionData { _ in keep() }, scene?.onControllerChange { _ in keep() },
        scene?.onShakeToEdit { _ in keep() }, scene?.onDiagnostic { _ in keep() },
        scene?.onDragAnnouncement { _ in keep() }, scene?.onDrop(of: Int.self) { _ in keep() },
        tap?.addAction { _ in keep() },
      ]
      listeners = all.compactMap(\.self)
    }
    #expect(listeners.count == 11 && listeners.allSatisfy(\.isActive) && held != nil)
    if isEnded { scene?.end() } else { scene = nil }
    #expect(listeners.allSatisfy { !$0.isActive } && held == nil)
    listeners.forEach { $0.cancel() }
    withExtendedLifetime(scene) {}
  }

  @Test("Drops on any target are reported until the subscription is cancelled")
  func drops() {
    var drops = 0
    let listener = scene.onDrop(of: Int.self) { drops += $0.items[0] }
    let source = scene.addView(frame: Rect(0, 0, 50, 50))
    source.makeDraggable(1, lift: .pan)
    scene.addView(frame: Rect(100, 0, 50, 50)).makeDropTarget(proposing: .copy).accept(Int.self)
    let finger = Finger(in: scene)
    finger.drag(from: Point(20, 20), to: Point(120, 20), steps: 4)
    finger.lift()
    scene.advance(by: 1)
    #expect(drops == 1)
    listener.cancel()
    finger.drag(from: Point(20, 20), to: Point(120, 20), steps: 4)
    finger.lift()
    #expect(drops == 1)
  }
}
