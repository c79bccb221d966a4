import Dactyl
import DactylTesting
import TestStage
import Testing

/// The effects of devices on actions.
@Suite struct InputActionTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var input: InputState { stage.scene.input }

  @Test("Four keys make a vector of at most 1; opposite ones cancel out")
  func composite() {
    stage.push(.ship)
    stage.key(.d)
    #expect(input[.move] == Vector(1, 0) && input.isDown(.move) && input.justPressed(.move))
    stage.key(.w)
    #expect(abs(input[.move].length - 1) < 1e-5 && input[.move].dx > 0.7 && input[.move].dy < -0.7)
    stage.key(.s)
    #expect(input[.move] == Vector(1, 0))
    stage.key(.d, .ended)
    stage.key(.w, .ended)
    #expect(input[.move] == Vector(0, 1))
    stage.key(.s, .ended)
    #expect(input[.move] == .zero && input.justReleased(.move))
    stage.key(.e)
    #expect(input[.gas] == 1)
    stage.key(.q)
    #expect(input[.gas] == 0)
    stage.key(.e, .ended)
    #expect(input[.gas] == -1)
  }

  @Test("Sticks have a dead zone unless they are given another one, and the strongest binding counts")
  func sticks() {
    stage.push(.ship)
    stage.axis(.leftStick, 0.2)
    #expect(input[.move] == .zero)
    stage.axis(.leftStick, 1)
    #expect(input[.move] == Vector(1, 0))
    stage.key(.a)
    stage.axis(.leftStick, 0.5)
    #expect(input[.move] == Vector(-1, 0))
    stage.key(.a, .ended)
    #expect(input[.move].dx > 0.3 && input[.move].dx < 0.4)
    stage.axis(.rightTrigger, 1)
    #expect(input[.gas] == 1)
  }

  @Test("Processors run one after another")
  func processors() {
    let map = InputContext("map") { map in
      map.bind(
        .move,
        to: .stick(.leftStick).processed(
          .deadZone(.none), .curve(2), .invert(horizontal: false, vertical: true), .scale(3)))
      map.bind(.gas, to: .vertical(.rightStick).processed(.deadZone(.none)))
    }
    stage.push(map)
    stage.axis(.leftStick, 0, 0.5)
    #expect(input[.move] == Vector(0, -0.75))
    stage.axis(.rightStick, 0.9, -0.25)
    #expect(input[.gas] == -0.25)
  }

  @Test("Smoothing depends on time: as far after ten frames as after one")
  func smoothing() {
    func location(frames: Int) -> Float {
      let stage = Stage()
      stage.push(InputContext("map") { $0.bind(.gas, to: .key(.e).processed(.smoothing(0.1))) })
      stage.key(.e)
      for _ in 0..<frames { stage.scene.advance(by: 0.1 / Double(frames)) }
      return stage.scene.input[.gas]
    }
    #expect(abs(location(frames: 1) - 0.632) < 0.001)
    #expect(location(frames: 1) == location(frames: 10) && location(frames: 1) == location(frames: 7))
    stage.push(InputContext("map") { $0.bind(.gas, to: .key(.e).processed(.smoothing(0.1))) })
    stage.key(.e)
    #expect(scene.needsFrame)
    scene.advance(by: 2)
    #expect(input[.gas] == 1 && !scene.needsFrame)
  }

  @Test("The binding that requires the most wins: Ctrl-S before S, a chord before its button; any part releases it")
  func clashes() {
    let map = InputContext("map") { map in
      map.bind(.save, to: .key(.s, .control))
      map.bind(.fire, to: .button(.a))
      map.bind(.charge, to: .button(.a).with(.button(.leftShoulder)))
    }
    stage.push(.ship, map)
    stage.push(
      InputContext("both") { both in
        both.bind(.save, to: .key(.s, .control))
        both.bind(.move, to: .wasd)
      })
    stage.key(.s)
    #expect(input[.move] == Vector(0, 1) && !input[.save])
    stage.key(.s, .ended)
    stage.key(.leftControl, .began, "", .control)
    stage.key(.s, .began, "", .control)
    #expect(input[.move] == .zero && input[.save])
    stage.key(.leftControl, .ended)
    #expect(input[.move] == .zero && !input[.save])
    stage.key(.s, .ended)
    // Additional modifier keys do no harm.
    stage.key(.w, .began, "", .shift)
    #expect(input[.move] == Vector(0, -1))
    stage.button(.leftShoulder)
    stage.button(.a)
    #expect(input[.charge] && !input[.fire])
    stage.button(.leftShoulder, .ended)
    #expect(!input[.charge] && !input[.fire])
    stage.button(.a, .ended)
    stage.button(.a)
    #expect(!input[.charge] && input[.fire])
  }

  @Test("An action that toggles is held by one press and let go by the next, of any control (AX22)")
  func toggles() {
    let context = InputContext("map") { map in
      map.bind(.charge, to: .key(.c), .button(.a))
      map.bind(.jump, to: .key(.j))
    }
    stage.push(context)
    scene.inputActions.setToggles(.charge, true)
    #expect(scene.inputActions.toggles(.charge) && !scene.inputActions.toggles(.jump))
    stage.key(.c)
    #expect(input[.charge] && input.justPressed(.charge))
    stage.key(.c, .ended)
    #expect(input[.charge] && !input.justReleased(.charge))
    stage.button(.a)
    #expect(!input[.charge] && input.justReleased(.charge))
    stage.button(.a, .ended)
    #expect(!input[.charge])
    // Others are held as always.
    stage.key(.j)
    #expect(input[.jump])
    stage.key(.j, .ended)
    #expect(!input[.jump])
    // What ends it without a press.
    func hold() {
      stage.key(.c)
      stage.key(.c, .ended)
      #expect(input[.charge])
    }
    hold()
    scene.inputActions.pop(context)
    #expect(!input[.charge])
    stage.push(context)
    #expect(!input[.charge])
    hold()
    scene.send(.window(.deactivated))
    #expect(!input[.charge])
    scene.send(.window(.activated))
    hold()
    scene.inputActions.setToggles(.charge, false)
    #expect(!input[.charge])
    stage.key(.c)
    stage.key(.c, .ended)
    #expect(!input[.charge])
  }

  @Test("Holds fire exactly at their time; taps and long releases by their duration")
  func interactions() {
    stage.push(
      InputContext("map") { map in
        map.bind(.charge, to: .key(.c).hold(0.5))
        map.bind(.jump, to: .key(.j).tap(0.2))
        map.bind(.back, to: .key(.b).longRelease(0.5))
      })
    stage.key(.c)
    #expect(scene.nextDeadline == scene.testClock.now + 0.5)
    scene.advance(by: 0.49)
    #expect(!input[.charge])
    scene.advance(by: 0.01)
    #expect(input[.charge] && input.justPressed(.charge) && scene.nextDeadline == nil)
    stage.key(.c, .ended)
    #expect(!input[.charge] && input.justReleased(.charge))
    stage.key(.c)
    stage.key(.c, .ended)
    scene.advance(by: 1)
    #expect(!input[.charge] && !input.justPressed(.charge))

    stage.key(.j)
    #expect(!input.justPressed(.jump))
    scene.advance(by: 0.1)
    stage.key(.j, .ended)
    #expect(input.justPressed(.jump) && input.justReleased(.jump) && !input[.jump])
    stage.key(.j)
    scene.advance(by: 0.3)
    stage.key(.j, .ended)
    #expect(!input.justPressed(.jump))
    stage.key(.j)
    stage.key(.j, .cancelled)
    #expect(!input.justPressed(.jump))

    stage.key(.b)
    scene.advance(by: 0.4)
    stage.key(.b, .ended)
    #expect(!input.justPressed(.back))
    stage.key(.b)
    scene.advance(by: 0.5)
    stage.key(.b, .ended)
    #expect(input.justPressed(.back))
  }

  @Test("A tap waits for a double tap of the same control, and only for that")
  func doubleTap() {
    stage.push(
      InputContext("map") { map in
        map.bind(.jump, to: .key(.j).tap(0.2))
        map.bind(.charge, to: .key(.j).doubleTap(0.3))
      })
    func tap() {
      stage.key(.j)
      scene.advance(by: 0.05)
      stage.key(.j, .ended)
    }
    tap()
    #expect(!input.justPressed(.jump) && scene.nextDeadline == scene.testClock.now + 0.3)
    scene.advance(by: 0.3)
    #expect(input.justPressed(.jump) && !input.justPressed(.charge))
    scene.advance(by: 1)
    tap()
    scene.advance(by: 0.1)
    stage.key(.j)
    #expect(input[.charge] && input.justPressed(.charge))
    stage.key(.j, .ended)
    #expect(!input[.charge])
    scene.advance(by: 1)
    #expect(!input.justPressed(.jump))
  }

  @Test("A press that comes early is buffered for a while, and counts once")
  func buffer() {
    stage.push(InputContext("map") { $0.bind(.jump, to: .key(.j)) })
    #expect(!input.takePress(.jump))
    stage.key(.j)
    scene.advance(by: 0.05)
    #expect(input.takePress(.jump) && !input.takePress(.jump))
    stage.key(.j, .ended)
    stage.key(.j)
    scene.advance(by: 0.15)
    #expect(!input.takePress(.jump))
  }

  @Test("Controls are released when the program loses the foreground, the device is removed or the input cancelled")
  func stuck() {
    stage.push(.ship)
    stage.key(.d)
    stage.button(.a)
    stage.axis(.rightTrigger, 1)
    scene.send(.window(.deactivated))
    #expect(input[.move] == .zero && !input[.fire] && input[.gas] == 0)
    stage.key(.d)
    #expect(input[.move] == Vector(1, 0))
    stage.button(.a)
    stage.axis(.rightTrigger, 1)
    #expect(input[.fire] && input[.gas] == 1)
    scene.send(.device(.removed(DeviceID(7))))
    #expect(!input[.fire] && input[.gas] == 0 && input[.move] == Vector(1, 0))
    scene.cancel(.all)
    stage.key(.d, .ended)
    #expect(input[.move] == .zero && scene.pendingWork == [])
  }

  @Test("Devices drive their assigned players")
  func players() {
    stage.push(.ship)
    let (one, two) = (DeviceID(7), DeviceID(8))
    scene.setPlayer(1, of: two)
    #expect(scene.player(of: two) == 1)
    stage.button(.a, device: two)
    stage.axis(.leftStick, -1, device: two)
    stage.axis(.leftStick, 1, device: one)
    #expect(!input[.fire] && input[.move] == Vector(1, 0))
    let other = scene.input(player: 1)
    #expect(other[.fire] && other.justReleased(.fire) == false && other[.move] == Vector(-1, 0))
    #expect(!scene.input(player: 9)[.fire] && !scene.input(player: -1)[.fire])
    scene.setPlayer(0, of: two)
    #expect(!scene.input(player: 1)[.fire] && scene.input(player: 1)[.move] == .zero)
    // Released with the change; it counts again when it is pressed again.
    #expect(!input[.fire])
  }

  @Test("A controller that comes back under another number drives the player that it drove")
  func replugged() {
    stage.push(.ship)
    func plug(_ device: DeviceID, _ serial: String) {
      let identity = ControllerIdentity(model: "pad", serial: serial)
      scene.send(.controller(GameController(id: device, name: "Pad", identity: identity)))
    }
    plug(DeviceID(7), "x")
    plug(DeviceID(8), "y")
    scene.setPlayer(1, of: DeviceID(8))
    for device in [DeviceID(7), DeviceID(8)] { scene.send(.device(.removed(device))) }
    plug(DeviceID(9), "y")
    plug(DeviceID(10), "x")
    let players = (7...10).map { scene.player(of: DeviceID(Int64($0))) }
    #expect(players == [0, 0, 1, 0])
    stage.button(.a, device: DeviceID(9))
    #expect(!input[.fire] && scene.input(player: 1)[.fire])
  }

  @Test("A controller that comes back under a number that was assigned earlier drives the player that it drove")
  func reassigned() {
    func plug(_ device: DeviceID) {
      let identity = ControllerIdentity(model: "pad", serial: "x")
      scene.send(.controller(GameController(id: device, name: "Pad", identity: identity)))
    }
    scene.setPlayer(1, of: DeviceID(5))
    scene.setPlayer(2, of: DeviceID(4))
    scene.setPlayer(3, of: DeviceID(6))
    plug(DeviceID(4))
    scene.send(.device(.removed(DeviceID(4))))
    plug(DeviceID(5))
    #expect((4...6).map { scene.player(of: DeviceID($0)) } == [0, 2, 3])
  }

  @Test("Two devices may hold one button: it is down until the last releases it")
  func twoDevices() {
    stage.push(.ship)
    stage.button(.a, device: DeviceID(7))
    stage.button(.a, device: DeviceID(8))
    stage.button(.a, .cancelled, device: DeviceID(7))
    #expect(input[.fire] && !input.justReleased(.fire))
    stage.key(.space)
    stage.button(.a, .ended, device: DeviceID(8))
    #expect(input[.fire])
    stage.key(.space, .ended)
    #expect(!input[.fire])
  }

  @Test("Touches and clicks that no view handles trigger actions")
  func touches() {
    let map = InputContext("map") { map in
      map.bind(.aim, to: .touch(in: Rect(0, 0, 200, 400)))
      map.bind(.jump, to: .touch(in: Rect(200, 0, 200, 400)))
      map.bind(.fire, to: .mouse(.primary))
    }
    stage.push(map)
    scene.window.view.isMultipleTouchEnabled = true
    let card = stage.card()
    stage.one.press(at: Point(50, 50))
    #expect(input[.aim] == nil)
    stage.one.lift()
    stage.one.press(at: Point(150, 150))
    stage.two.press(at: Point(300, 150))
    #expect(input[.aim] == Point(150, 150) && input[.jump] && input.isDown(.aim))
    stage.one.move(to: Point(350, 20))
    #expect(input[.aim] == Point(350, 20))
    stage.one.lift()
    stage.two.cancel()
    #expect(input[.aim] == nil && !input[.jump])
    // A recognizer that cancels the touch cancels it for the action, too.
    card.destroy()
    scene.window.view.addGestureRecognizer(PanGestureRecognizer())
    stage.one.press(at: Point(150, 150))
    #expect(input[.aim] != nil)
    stage.one.drag(to: Point(150, 250))
    #expect(input[.aim] == nil)
    stage.one.lift()
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(20, 20))
    #expect(input[.fire] && input[.aim] == nil)
    mouse.release()
    #expect(!input[.fire])
  }

  @Test("A wheel over content that does not scroll presses and releases at once, each step separately")
  func wheel() {
    let weapons = InputContext("weapons") { $0.bind(.fire, to: .wheel(.down)) }
    stage.push(weapons)
    let list = scene.addView(frame: Rect(100, 100, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 1000))
    func turn(_ dy: Float, at location: Point, isContinuous: Bool = false) {
      scene.send(.scroll(ScrollSample(location: location, delta: Vector(0, dy), isContinuous: isContinuous)))
    }
    let reader = scene.makeInputReader()
    turn(1, at: Point(20, 20))
    #expect(input.justPressed(.fire) && input.justReleased(.fire) && !input[.fire])
    let presses = (0..<3).map { _ in
      turn(1, at: Point(20, 20))
      return reader.read().justPressed(.fire)
    }
    #expect(presses == [true, true, true] && !reader.read().justPressed(.fire))
    turn(-1, at: Point(20, 20))
    turn(1, at: Point(20, 20), isContinuous: true)
    #expect(!reader.read().justPressed(.fire), "up is bound to nothing, and a touchpad is no wheel")
    scene.advance(by: 1)
    turn(1, at: Point(150, 150))
    scene.advance(by: 1)
    #expect(!reader.read().justPressed(.fire) && list.contentOffset.y > 0)
    let session = scene.inputActions.rebind(RebindTarget(.fire, in: weapons)) { _ in }
    scene.advance(by: 1)
    turn(-1, at: Point(20, 20))
    scene.advance(by: 0.1)
    #expect(scene.inputActions.prompt(for: .fire)?.name == "Wheel Up")
    withExtendedLifetime(session) {}
  }

  @Test("An action with another kind elsewhere, and an invalid player, are reported")
  func misuse() {
    let stage = Stage(expecting: [.mismatchedAction, .badPlayer])
    stage.push(.ship)
    stage.push(InputContext("odd") { $0.bind(InputAction<Bool>("move"), to: .key(.d)) })
    stage.key(.d)
    #expect(stage.scene.input[.move] == Vector(1, 0))
    stage.scene.setPlayer(99, of: DeviceID(3))
    #expect(stage.diagnostics.kinds == [.mismatchedAction, .badPlayer])
  }
}
