import Dactyl

/// The cost of action maps in a frame: a number of actions, each bound to a key, a button and a stick, for four players
/// with a controller each.
enum ActionPass {
  static func run(_ count: Int) -> [BenchRow] {
    let bound = makeScene(actions: count)
    let plain = Scene(size: Size(400, 300))
    let moving = sample(bound, moves: true)
    let still = sample(plain, moves: true)
    var evaluated = moving
    // The events themselves cost as much in a scene without actions.
    evaluated.subtract(still.quantile(0.5))
    var rest = sample(bound, from: 1_000_000, moves: false)
    rest.subtract(sample(plain, from: 1_000_000, moves: false).quantile(0.5))
    return [
      BenchRow("actions", views: count, BenchPass.actions.rawValue, per: .frame, evaluated),
      BenchRow("actions", views: count, BenchPass.actionsRest.rawValue, per: .frame, rest),
    ]
  }

  private static let devices = (1...4).map { DeviceID(Int64($0)) }

  private static func makeScene(actions count: Int) -> Scene {
    let scene = Scene(size: Size(400, 300))
    for (player, device) in devices.enumerated() { scene.setPlayer(player, of: device) }
    let keys = Key.allNamed
    let buttons = ControllerButton.allCases
    scene.inputActions.push(
      InputContext("game") { game in
        for number in 0..<count {
          game.bind(
            InputAction<Vector>("action \(number)"),
            to: .stick(.leftStick),
            .key(keys[number % keys.count]), .button(buttons[number % buttons.count]))
        }
      })
    return scene
  }

  /// Times frames in which either all sticks move or nothing does.
  private static func sample(_ scene: Scene, from start: Int64 = 0, moves: Bool) -> Samples {
    var milliseconds: Int64 = start
    func frame(_ number: Int, _ timed: (() -> Void) -> Void) {
      milliseconds += 16
      let moment = Timestamp(milliseconds: milliseconds)
      let location = Vector(0.3 + Float(number % 60) / 100, 0.2)
      timed {
        for device in devices where moves {
          scene.send(InputEvent(at: moment, .axis(AxisSample(.leftStick, location, device: device))))
        }
        scene.frame(at: moment)
      }
    }
    for number in 0..<120 { frame(number) { $0() } }
    return Sampler(most: 2000, watch: .wall).run { number, timed in frame(number, timed) }
  }
}
