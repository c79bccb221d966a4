import Dactyl

extension GrowthCase {
  /// The cases of input of all kinds.
  static var input: [GrowthCase] {
    [
      GrowthCase("land fingers") { count in
        let stage = fingers(count, phase: nil)
        return {
          for number in 0..<count { stage.touch(number, .began, at: middle(number, of: count)) }
          stage.frame()
        }
      },
      // Sets of up to 128 fingers are stored in two words.
      GrowthCase("move fingers", comparedFrom: 200, outgrowsCaches: true) { count in
        let stage = fingers(count, phase: .began)
        return {
          for number in 0..<count { stage.touch(number, .moved, at: middle(number, of: count) + Vector(1, 0)) }
          stage.frame()
        }
      },
      GrowthCase("lift fingers") { count in
        let stage = fingers(count, phase: .began)
        return {
          for number in 0..<count { stage.touch(number, .ended, at: middle(number, of: count)) }
          stage.frame()
        }
      },
      GrowthCase("play mixed events") { count in
        let stage = GrowthStage()
        stage.scene.window.view.addGestureRecognizer(PanGestureRecognizer())
        stage.scene.window.view.setResponder(Taker())
        return {
          for number in 0..<count { stage.send(mixed(number)) }
          stage.frame()
        }
      },
      GrowthCase("send events of a game's own") { count in
        let stage = GrowthStage()
        stage.scene.window.view.setResponder(Taker())
        var isSent = false
        stage.scene.onUpdate { [unowned scene = stage.scene] _ in
          if isSent { return }
          isSent = true
          for number in 0..<count { scene.send(Turn(number: number), at: Point(5, 5)) }
        }
        return { stage.frame() }
      },
      GrowthCase("come and go of controllers") { count in
        let stage = GrowthStage()
        return {
          for number in 1...count {
            let device = DeviceID(Int64(number))
            stage.send(.device(.added(device)))
            stage.send(.controller(GameController(id: device, name: "Pad")))
          }
          stage.frame()
          for number in 1...count { stage.send(.device(.removed(DeviceID(Int64(number))))) }
          stage.frame()
        }
      },
      GrowthCase("move bound sticks", comparedFrom: 200) { count in
        let stage = GrowthStage()
        stage.scene.inputActions.push(
          InputContext("game") { $0.bind(InputAction<Vector>("move"), to: .stick(.leftStick)) })
        func move(_ x: Float) {
          for number in 1...count {
            stage.send(.axis(AxisSample(.leftStick, Vector(x, 0), device: DeviceID(Int64(number)))))
          }
          stage.frame()
        }
        move(0.5)
        return { move(0.7) }
      },
      GrowthCase("load bindings") { count in
        let stage = GrowthStage()
        let actions = stage.scene.inputActions
        let game = InputContext("game") { game in
          for number in 0..<count { game.bind(InputAction<Bool>("action \(number)"), to: .key(.b)) }
        }
        actions.register(game)
        for number in 0..<min(count, 10) {
          actions.setBindings([.key(.a)], of: InputAction<Bool>("action \(number)"), in: game)
        }
        let bindings = actions.bindingOverrides
        return {
          actions.bindingOverrides = bindings
          stage.frame()
        }
      },
      GrowthCase("press a key with bindings") { count in
        let stage = GrowthStage()
        stage.scene.inputActions.push(
          InputContext("game") { game in
            for number in 0..<count { game.bind(InputAction<Bool>("action \(number)"), to: .key(.a)) }
          })
        stage.frame()
        return {
          stage.send(.key(KeySample(.a, isDown: true, characters: "a")))
          stage.frame()
        }
      },
    ]
  }

  private struct Turn: CustomEvent { var number: Int }

  private struct Taker: TouchResponder, PressResponder, CustomEventResponder {
    func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .handled }
    func pressesBegan(_ presses: Presses, with event: Event) -> Handling { .handled }
    func received(_ custom: any CustomEvent, with event: Event) -> Handling { .handled }
  }

  /// Makes a view with a recognizer for each finger, and sends the fingers up to a phase.
  private static func fingers(_ count: Int, phase: TouchSamplePhase?) -> GrowthStage {
    let stage = GrowthStage.around(count, side: 40)
    for view in stage.addGrid(count, side: 40) { view.addGestureRecognizer(PanGestureRecognizer()) }
    stage.frame()
    guard let phase else { return stage }
    for number in 0..<count { stage.touch(number, phase, at: middle(number, of: count)) }
    stage.frame()
    return stage
  }

  private static func middle(_ number: Int, of count: Int) -> Point {
    GrowthStage.location(number, of: count, side: 40) + Vector(20, 20)
  }

  /// Returns a tap, a key, the wheel, the mouse or a stick, in turn.
  private static func mixed(_ number: Int) -> InputEvent.Kind {
    let location = Point(Float(number % 900), 50)
    switch number % 7 {
    case 0: return .touch(TouchSample(finger: FingerID(1), phase: .began, location: location))
    case 1: return .touch(TouchSample(finger: FingerID(1), phase: .ended, location: location))
    case 2: return .key(KeySample(.a, isDown: true, characters: "a"))
    case 3: return .key(KeySample(.a, isDown: false, characters: "a"))
    case 4: return .scroll(ScrollSample(location: location, delta: Vector(0, 1)))
    case 5: return .hover(location, modifiers: [])
    default: return .axis(AxisSample(.leftStick, Vector(Float(number % 2), 0), device: DeviceID(3)))
    }
  }
}
