import Dactyl
import TestSupport

/// The input actions of the worlds, and the contexts that bind them to the keys, buttons, sticks and fingers.
enum FuzzActions {
  static let buttons = [
    InputAction<Bool>("jump", buffer: 0.1), InputAction<Bool>("fire"), InputAction<Bool>("dash"),
    InputAction<Bool>("open"), InputAction<Bool>("use"),
  ]
  static let turn = InputAction<Float>("turn")
  static let go = InputAction<Vector>("go")
  static let location = InputAction<Point?>("place")
  static let look = InputAction<Movement>("look")
  static let players = 3

  static let contexts = [play, chords, menu, screen, camera]
  private static let camera = InputContext("camera") {
    $0.bind(look, to: .mouseMotion, InputBinding.wheelMotion.with(.key(.space)), .stick(.rightStick), .touch())
    $0.bind(look, to: .gyroscope(), .flickStick(.leftStick), .key(.left), .arrows)
    $0.bind(buttons[4], to: .mouse(.primary))
  }
  private static let play = InputContext("play") {
    $0.bind(buttons[0], to: .key(.space), .button(.a))
    $0.bind(buttons[1], to: InputBinding.key(Key(usage: 22)).with(.key(.space)), .button(.b))
    $0.bind(go, to: .arrows, .dpad, .stick(.leftStick))
    $0.bind(turn, to: .pair(negative: .key(.pageUp), positive: .key(.pageDown)), .trigger(.leftTrigger))
  }
  private static let chords = InputContext("chords") {
    $0.bind(buttons[1], to: InputBinding.key(.down).with(.key(.end)))
    $0.bind(buttons[2], to: InputBinding.key(.down).with(.key(.home)))
    $0.bind(buttons[3], to: .key(.down))
  }
  private static let menu = InputContext("menu", priority: 1, blocksLower: true) {
    $0.bind(buttons[0], to: .key(.return), .button(.b))
    $0.bind(buttons[4], to: .mouse(.primary), .wheel(.up))
  }
  private static let screen = InputContext("screen") {
    $0.bind(location, to: .touch())
    $0.bind(buttons[0], to: .touch(in: Rect(0, 0, 200, 400)))
    $0.bind(buttons[2], to: InputBinding.key(.space).hold(0.2), InputBinding.button(.a).doubleTap())
    $0.bind(buttons[3], to: InputBinding.key(.left).tap(), InputBinding.key(.escape).longRelease(0.1))
  }

  /// The state of a world's actions.
  final class Notes {
    var readers: [InputReader]
    /// The buttons that are down, by player.
    var isDown = Array(repeating: Array(repeating: false, count: buttons.count), count: players)
    var sessions: [RebindSession] = []
    var saved = InputBindings()
    /// Whether listeners were notified that the pointer is locked.
    var isPointerLocked = false

    func keep(in world: FuzzWorld) {
      world.keep(self, \.isDown)
      world.keep(self, \.sessions)
      world.keep(self, \.saved)
      world.keep(self, \.isPointerLocked)
    }

    init(_ scene: Scene) {
      for context in contexts { scene.inputActions.register(context) }
      readers = (0..<players).map { scene.makeInputReader(player: $0) }
    }
  }
}

extension FuzzWorld {
  /// Listens for locks of the pointer, and to its movements.
  func followPointer() {
    scene.onPointerLockChange { [unowned self] isLocked in
      if isLocked == actionNotes.isPointerLocked {
        book.fault("listeners were notified twice that the pointer is locked: \(isLocked)")
      }
      actionNotes.isPointerLocked = isLocked
      meet(.actionNotified, isLocked ? 1 : 0)
    }
    scene.onPointerMotion { [unowned self] motion in
      book.checkFinite(Double(motion.delta.dx), Double(motion.delta.dy), what: "a movement of the pointer")
      meet(.actionNotified, 2)
    }
  }

  /// Changes the active contexts, the bindings, or the players of devices.
  func changeActions(_ number: Int, _ other: Int, _ style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 0xAC)
    let actions = scene.inputActions
    let context = FuzzActions.contexts[random.below(FuzzActions.contexts.count)]
    let button = FuzzActions.buttons[abs(other) % FuzzActions.buttons.count]
    switch random.below(17) {
    case 0..<5: actions.push(context)
    case 5, 6: actions.pop(context)
    case 7:
      let device = DeviceID(Int64(random.below(4)))
      scene.setPlayer(random.below(FuzzActions.players), of: device)
    case 8, 9: listen(for: button, in: context, number, &random)
    case 10:
      actionNotes.sessions.last?.cancel()
      actions.calibrateGyroscope(of: DeviceID(Int64(random.below(4))), seconds: Double(random.below(3)) / 4)
    case 11:
      let bindings: [InputBinding] = [
        .key(.tab), .button(.dpadUp), InputBinding.key(.home).with(.key(.tab)), .touch(),
        InputBinding.button(.a).hold(0), .mouseMotion,
      ]
      actions.setBindings(Array(bindings.prefix(random.below(bindings.count))), of: button, in: context)
    case 12: actions.reset(random.chance(50) ? context : nil)
    case 13: actionNotes.saved = actions.bindingOverrides
    case 15: actions.setToggles(button, random.chance(70))
    case 14:
      actions.bindingOverrides = random.chance(80) ? actionNotes.saved : InputBindings()
    default:
      actions.setControlName { [unowned self] _, _ in
        meet(.actionAsked, number)
        return nil
      }
      _ = actions.prompt(for: button, player: random.below(FuzzActions.players))
      _ = scene.input(player: random.below(FuzzActions.players)).takePress(button)
    }
  }

  private func listen(
    for button: InputAction<Bool>, in context: InputContext, _ number: Int, _ random: inout SeededRandom
  ) {
    var options = RebindOptions()
    options.conflict = RebindOptions.Conflict.allCases[random.below(3)]
    options.timeout = random.chance(70) ? Double(random.below(20)) / 10 : nil
    let pair = book.pair("the rebinding of an action")
    // The completion of the session that this one cancels may start another, which cancels this one before it is
    // returned.
    pair.turn(true)
    let session = scene.inputActions.rebind(RebindTarget(button, in: context), options) { [unowned self] _ in
      pair.turn(false)
      meet(.actionNotified, number)
    }
    guard let session else { return pair.abandon() }
    actionNotes.sessions.append(session)
  }

  /// Checks that readers see each press and each release of a button once.
  func checkActions(atRest: Bool = false) {
    for (player, reader) in actionNotes.readers.enumerated() {
      let state = reader.read()
      for (index, button) in FuzzActions.buttons.enumerated() {
        let (wasDown, isDown) = (actionNotes.isDown[player][index], state.isDown(button))
        let (presses, releases) = (state.presses(of: button), state.releases(of: button))
        if (wasDown ? 1 : 0) + presses - releases != (isDown ? 1 : 0) {
          book.fault(
            "\(button.id.name) of player \(player) was \(wasDown), went down \(presses) and up \(releases) times and is \(isDown)"
          )
        }
        actionNotes.isDown[player][index] = isDown
        if atRest, isDown { book.fault("\(button.id.name) of player \(player) rests down") }
      }
      let way = state[FuzzActions.look]
      book.checkFinite(Double(way.dx), Double(way.dy), what: "the look of player \(player)")
      if state[FuzzActions.look] != way { book.fault("the look of player \(player) changes as it is read") }
      let (turn, go) = (state[FuzzActions.turn], state[FuzzActions.go])
      book.checkFinite(Double(turn), Double(go.dx), Double(go.dy), what: "an action of player \(player)")
      if let location = state[FuzzActions.location] {
        book.checkFinite(location, what: "the place of player \(player)")
      }
    }
  }

  /// Centres sticks, and ends the session that listens for a control.
  func endActions() {
    for button in FuzzActions.buttons { scene.inputActions.setToggles(button, false) }
    for device in 1...3 {
      for axis in ControllerAxis.allCases { send(.axis(AxisSample(axis, .zero, device: DeviceID(Int64(device))))) }
    }
    for session in actionNotes.sessions { session.cancel() }
    scene.unlockPointer()
  }
}
