import Dactyl
import DactylControls
import DactylTesting
import Foundation
import Testing

extension InputAction where Value == Movement {
  fileprivate static let gaze = InputAction("gaze")
}

extension InputAction where Value == Vector {
  fileprivate static let wander = InputAction("wander")
}

/// Actions whose values are ways since the last reading.
@Suite struct MovementTests {
  private let scene = Scene(size: Size(400, 400))
  private let mouse: Mouse
  private let pad = DeviceID(7)

  init() { mouse = Mouse(in: scene) }

  private func bind(_ bindings: InputBinding..., below: InputContext? = nil) {
    var context = InputContext("play")
    for binding in bindings { context.bind(.gaze, to: binding) }
    scene.inputActions.push(context)
  }

  /// The sum of what updates read while a body runs.
  private func way(_ body: () -> Void) -> Vector {
    var sum = Vector.zero
    let updates = scene.onUpdate { _ in sum += scene.input[.gaze] }
    body()
    scene.advance(by: 0)
    updates.cancel()
    return sum
  }

  private func isNear(_ way: Vector, _ other: Vector) -> Bool { (way - other).length < 0.001 }

  // MARK: The mouse

  @Test("The mouse moves, with the pointer free or locked, by points, times the scale of the binding")
  func mouseMotion() {
    bind(.mouseMotion.processed(.scale(0.5), .invert(horizontal: false, vertical: true)))
    mouse.move(to: Point(100, 100))
    scene.advance(by: 0)

    #expect(way { mouse.move(to: Point(110, 104)) } == Vector(5, -2))
    scene.lockPointer()
    let locked = way {
      mouse.move(by: Vector(1000, 0))
      mouse.move(by: Vector(1000, 2))
    }
    #expect(locked == Vector(1000, -1))
  }

  @Test("It does not while a view handles the button that is down, and does while none does")
  func drags() {
    bind(.mouseMotion)
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in card.center += pan.takeTranslation() }

    mouse.move(to: Point(50, 50))
    scene.advance(by: 0)
    let dragged = way {
      mouse.press()
      for step in 1...10 {
        mouse.move(to: Point(50 + 10 * Float(step), 50))
        scene.advance(by: 0.016)
      }
      mouse.release()
      scene.advance(by: 0.016)
    }
    // Before the pan begins nobody has handled the button.
    #expect(dragged.dx < 30)

    mouse.move(to: Point(300, 300))
    scene.advance(by: 0)
    let free = way {
      mouse.press(.secondary)
      scene.advance(by: 0.016)
      mouse.move(to: Point(340, 300))
      scene.advance(by: 0.016)
      mouse.release(.secondary)
    }
    #expect(free == Vector(40, 0))
  }

  @Test("With a button as a chord the mouse moves while it is held")
  func chord() {
    bind(.mouseMotion.with(.mouse(.secondary)))
    mouse.move(to: Point(100, 100))
    scene.advance(by: 0)

    #expect(way { mouse.move(to: Point(200, 100)) } == .zero)
    let held = way {
      mouse.press(.secondary)
      scene.advance(by: 0.016)
      mouse.move(to: Point(230, 110))
      scene.advance(by: 0.016)
    }
    #expect(held == Vector(30, 10))
    mouse.release(.secondary)
    scene.advance(by: 0.016)
    #expect(way { mouse.move(to: Point(300, 100)) } == .zero)
  }

  @Test("The uppermost context that binds a motion receives it")
  func contexts() {
    let zoom = InputAction<Movement>("zoom")
    bind(.mouseMotion)
    scene.inputActions.push(InputContext("map") { $0.bind(zoom, to: .mouseMotion) })
    mouse.move(to: Point(100, 100))
    scene.advance(by: 0)
    let reader = scene.makeInputReader()

    mouse.move(to: Point(110, 100))
    scene.advance(by: 0)
    let input = reader.read()
    #expect(input[.gaze] == .zero && input[zoom] == Vector(10, 0))
  }

  @Test("Each reader gets each part of a movement once")
  func readers() {
    bind(.mouseMotion)
    mouse.move(to: Point(0, 0))
    scene.advance(by: 0)
    let (often, seldom) = (scene.makeInputReader(), scene.makeInputReader())
    var steps = Vector.zero
    scene.onFixedUpdate(every: 1.0 / 240) { _ in steps += scene.input[.gaze] }
    scene.advance(by: 0.1)

    var sum = Vector.zero
    for number in 1...20 {
      mouse.move(to: Point(Float(number * number), 3))
      scene.advance(by: 0.016)
      sum += often.read()[.gaze]
    }
    scene.advance(by: 0.016)

    #expect(sum == Vector(400, 3) && seldom.read()[.gaze] == Vector(400, 3) && steps == Vector(400, 3))
    #expect(seldom.read()[.gaze] == .zero)
  }

  // MARK: Wheel and fingers

  @Test("A wheel or touchpad moves where nothing under the pointer scrolls")
  func wheel() {
    bind(.wheelMotion.processed(.scale(2)))
    let list = scene.addView(frame: Rect(0, 0, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 1000))

    let over = way { scene.send(.scroll(ScrollSample(location: Point(50, 50), delta: Vector(0, 3)))) }
    #expect(over == .zero && list.contentOffset.y >= 0)
    scene.advance(by: 2)
    let free = way { scene.send(.scroll(ScrollSample(location: Point(300, 300), delta: Vector(0, 3)))) }
    #expect(free == Vector(0, 6))
    scene.advance(by: 2)
    let smooth = way {
      scene.send(.scroll(ScrollSample(location: Point(300, 300), delta: Vector(0.25, 0.5), isContinuous: true)))
    }
    #expect(smooth == Vector(0.5, 1))
  }

  @Test("A finger that nothing handles moves by its way")
  func fingers() {
    bind(.touch(in: Rect(200, 0, 200, 400)).processed(.scale(0.1)))
    let finger = Finger(in: scene)

    let moved = way {
      finger.press(at: Point(300, 200))
      finger.drag(to: Point(350, 180), duration: 0.2)
      finger.lift()
    }
    #expect(isNear(moved, Vector(5, -2)))
    let elsewhere = way {
      finger.press(at: Point(100, 200))
      finger.drag(to: Point(350, 180), duration: 0.2)
      finger.lift()
    }
    #expect(elsewhere == .zero)
  }

  // MARK: What is held

  @Test(
    "A held key or stick moves by its value for each second, whatever the frames", arguments: [1.0 / 240, 0.05, 0.4])
  func velocities(frame: Double) {
    bind(.arrows.processed(.scale(100)), .stick(.leftStick).processed(.deadZone(.none), .scale(10)))
    let keyboard = Keyboard(in: scene)
    scene.testClock.frameInterval = nil

    let moved = way {
      keyboard.press(.right)
      for _ in 0..<Int((0.8 / frame).rounded()) { scene.advance(by: frame) }
      keyboard.release(.right)
      scene.send(.axis(AxisSample(.leftStick, Vector(0, 0.5), device: pad)))
      for _ in 0..<Int((0.8 / frame).rounded()) { scene.advance(by: frame) }
      scene.send(.axis(AxisSample(.leftStick, .zero, device: pad)))
      scene.advance(by: frame)
    }
    #expect(isNear(moved, Vector(80, 4)), "\(moved)")
    #expect(!scene.needsFrame)
  }

  @Test("A change within a frame counts from its own moment")
  func timestamps() {
    bind(.key(.space))
    let start = Timestamp(nanoseconds: 1_000_000_000)
    scene.frame(at: start)
    let reader = scene.makeInputReader()
    scene.send(InputEvent(at: start + 0.25, .key(KeySample(.space, isDown: true))))
    scene.send(InputEvent(at: start + 0.75, .key(KeySample(.space, isDown: false))))
    scene.frame(at: start + 1)
    #expect(isNear(reader.read()[.gaze], Vector(0.5, 0)))
  }

  @Test("What is held stops when its context goes, and when input is cancelled")
  func interruptions() {
    bind(.arrows)
    let keyboard = Keyboard(in: scene)
    keyboard.press(.right)
    scene.advance(by: 0.1)
    #expect(scene.needsFrame)
    scene.inputActions.push(InputContext("menu", blocksLower: true))
    scene.advance(by: 0.1)
    #expect(way { scene.advance(by: 1) } == .zero)
    scene.send(.window(.deactivated))
    scene.advance(by: 0.1)
    scene.inputActions.pop(InputContext("menu"))
    #expect(way { scene.advance(by: 1) } == .zero && !scene.needsFrame)
  }

  // MARK: Flick sticks

  @Test("A flick stick turns to where it is pushed, and with it along its edge", arguments: [1.0 / 240, 0.016, 0.2])
  func flickStick(frame: Double) {
    bind(.flickStick())
    scene.testClock.frameInterval = nil
    func push(_ angle: Float, _ length: Float = 1) {
      let stick = Vector(sin(angle) * length, -cos(angle) * length)
      scene.send(.axis(AxisSample(.rightStick, stick, device: pad)))
    }
    func play(_ time: Double) { for _ in 0..<Int((time / frame).rounded(.up)) { scene.advance(by: frame) } }

    let flicked = way {
      push(.pi / 2, 0.5)
      play(0.2)
      push(.pi / 2)
      play(0.2)
    }
    #expect(isNear(flicked, Vector(.pi / 2, 0)))
    let turned = way {
      // Past the lower end, where the angle jumps from half a turn to the right to half a turn to the left.
      for step in 1...20 {
        push(.pi / 2 + Float(step) * .pi / 20)
        play(0.02)
      }
      push(0, 0)
      play(0.2)
    }
    #expect(isNear(turned, Vector(.pi, 0)))
    #expect(!scene.needsFrame)
    #expect(way { play(0.2) } == .zero)
  }

  // MARK: Files and mistakes

  @Test("Bindings of motion are stored and shown")
  func files() throws {
    let bindings = [
      InputBinding.mouseMotion, .wheelMotion, .gyroscope(), .gyroscope(.local), .flickStick(.leftStick),
      .mouseMotion.with(.button(.a)).processed(.scale(3)),
    ]
    let data = try JSONEncoder().encode(bindings)
    #expect(try JSONDecoder().decode([InputBinding].self, from: data) == bindings)
    let prompts = bindings.map { scene.inputActions.prompt($0) }
    #expect(prompts.map(\.name) == ["Mouse", "Wheel", "Gyroscope", "Gyroscope", "Left Stick", "A Mouse"])
    #expect(prompts[2].family == .controller && prompts[0].family == .keyboard)
    for text in ["{\"motion\": \"hand\"}", "{\"gyroscope\": \"world\"}", "{\"flickStick\": \"axis.wheel\"}"] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(InputBinding.self, from: Data(text.utf8)) }
    }
  }

  @Test("A motion that is bound to another kind of action is reported, and ignored")
  func mismatch() {
    let diagnostics = DiagnosticRecorder(scene)
    let context = InputContext("play") { $0.bind(.wander, to: .mouseMotion, .arrows) }
    scene.inputActions.push(context)
    scene.inputActions.setBindings([.flickStick()], of: .wander, in: context)
    mouse.move(to: Point(10, 10))
    mouse.move(to: Point(20, 10))
    scene.advance(by: 0)

    #expect(diagnostics.kinds == [.mismatchedBinding, .mismatchedBinding])
    #expect(scene.input[.wander] == .zero)
  }

  @Test("A stick rebinds a movement")
  func rebinding() {
    let context = InputContext("play") { $0.bind(.gaze, to: .flickStick(.leftStick), .stick(.leftStick)) }
    scene.inputActions.push(context)
    for index in 0...1 {
      scene.inputActions.rebind(RebindTarget(.gaze, in: context, at: index))
      scene.send(.axis(AxisSample(.rightStick, Vector(1, 0), device: pad)))
      scene.send(.axis(AxisSample(.rightStick, .zero, device: pad)))
      scene.advance(by: 0)
    }
    let sources = scene.inputActions.bindings(of: .gaze, in: context).map(\.source)
    #expect(sources.contains(.axis(.rightStick)) || sources.contains(.flickStick(.rightStick)))
  }

  @Test("A snapshot holds movements under way")
  func snapshots() {
    bind(.arrows, .flickStick())
    Keyboard(in: scene).press(.right)
    scene.send(.axis(AxisSample(.rightStick, Vector(1, 0), device: pad)))
    scene.advance(by: 0.05)
    let snapshot = scene.snapshot()
    let start = scene.testClock.now
    func play() -> Vector { way { for step in 1...10 { scene.frame(at: start + 0.02 * Double(step)) } } }
    func way(_ body: () -> Void) -> Vector {
      let reader = scene.makeInputReader()
      body()
      return reader.read()[.gaze]
    }

    let first = play()
    #expect(scene.restore(snapshot))
    #expect(play() == first && first.dx > 0.5)
  }
}
