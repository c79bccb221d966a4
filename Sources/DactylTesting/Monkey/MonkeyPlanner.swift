import Dactyl

/// Chooses what a monkey does next: random actions of its hands, aimed for the most part at views that take touches and
/// at items of the focus.
struct MonkeyPlanner {
  private var random: SeededRandom
  private let hands: MonkeyHands
  private let size: Size
  /// The mean time between two steps, in milliseconds.
  private let pause: Int
  /// The views that take touches or can be focused, as of some steps ago.
  private var targets: [View] = []
  private var stepsUntilSearch = 0

  init(seed: UInt64, _ hands: MonkeyHands, size: Size, stepsPerSecond: Double) {
    random = SeededRandom(seed: seed)
    self.hands = hands
    self.size = size
    pause = max(1, Int(1000 / max(stepsPerSecond, 0.01)))
  }

  /// Forgets the views of a scene that has ended.
  mutating func forgetScene() {
    targets = []
    stepsUntilSearch = 0
  }

  mutating func next(for player: MonkeyPlayer) -> MonkeyStep {
    if stepsUntilSearch == 0 {
      targets = Self.targets(in: player.scene)
      stepsUntilSearch = 24
    }
    stepsUntilSearch -= 1
    // Mostly quick, sometimes long enough for a long press, or for two taps that belong together.
    let wait = random.oneIn(4) ? random.below(pause * 3) : random.below(pause)
    return MonkeyStep(after: wait, action(for: player))
  }

  private mutating func action(for player: MonkeyPlayer) -> MonkeyStep.Action {
    // A person who is away comes back before anything else.
    if !player.isActive, random.oneIn(3) { return .activate }
    while true {
      switch random.below(100) {
      case ..<40: if hands.contains(.fingers) { return finger(of: player) }
      case ..<55: if hands.contains(.mouse) { return mouse(of: player) }
      case ..<75: if hands.contains(.keyboard) { return key(of: player) }
      case ..<96: if hands.contains(.pads) { return pad(of: player) }
      case ..<99: if hands.contains(.window) { return window(of: player) }
      default: if hands.contains(.quitting), random.oneIn(4) { return .quit }
      }
      if hands.isEmpty { return .wait }
    }
  }

  // MARK: Hands

  private mutating func finger(of player: MonkeyPlayer) -> MonkeyStep.Action {
    let number = random.below(player.fingers.count) + 1
    let finger = player.fingers[number - 1]
    guard finger.isDown else { return .touch(number, aim(in: player.scene)) }
    switch random.below(20) {
    case ..<9: return .lift(number)
    case ..<19:
      let far: Float = random.oneIn(3) ? 200 : 12
      return .touch(number, rounded(finger.location + Vector(random.float(-far, far), random.float(-far, far))))
    default: return random.oneIn(3) ? .disconnectFingers : .cancelTouch(number)
    }
  }

  private mutating func mouse(of player: MonkeyPlayer) -> MonkeyStep.Action {
    switch random.below(10) {
    case ..<5:
      if player.mouse.isInside, player.mouse.buttons.isEmpty, random.oneIn(20) { return .leave }
      return .point(aim(in: player.scene))
    case ..<9:
      let button: ButtonMask = random.oneIn(4) ? .secondary : .primary
      return player.mouse.buttons.contains(button) ? .mouseUp(button) : .mouseDown(button)
    default: return .wheel(Vector(0, Float(random.int(-3..<4))))
    }
  }

  private static let keys: [Key] = [
    .tab, .return, .space, .escape, .left, .right, .up, .down, .backspace, .delete, .home, .end, .pageUp, .pageDown,
    .a, .c, .d, .s, .v, .w, .x, .z,
  ]

  private mutating func key(of player: MonkeyPlayer) -> MonkeyStep.Action {
    if let held = player.keyboard.keys.first, !random.oneIn(4) { return .keyUp(held) }
    if random.oneIn(8) { return .type(random.pick(["a", "Z", "é", "1", " "]) ?? "a") }
    let modifiers: [ModifierFlags] = [[], [], [], .shift, .control]
    return .keyDown(random.pick(Self.keys) ?? .space, random.pick(modifiers) ?? [])
  }

  private static let buttons: [ControllerButton] = [
    .a, .a, .b, .x, .y, .menu, .dpadUp, .dpadDown, .dpadLeft, .dpadRight, .leftShoulder, .rightShoulder, .back,
  ]

  private mutating func pad(of player: MonkeyPlayer) -> MonkeyStep.Action {
    let number = random.below(player.pads.count) + 1
    let pad = player.pads[number - 1]
    guard pad.isConnected else { return .connect(number) }
    if random.oneIn(25) { return .disconnect(number) }
    if let held = pad.buttons.first, !random.oneIn(4) { return .buttonUp(number, held) }
    if random.oneIn(3) {
      let axis = random.pick(ControllerAxis.allCases) ?? .leftStick
      let values = [Vector(1, 0), Vector(-1, 0), Vector(0, 1), Vector(0, -1), Vector(0.6, 0.6), .zero, .zero]
      let value = random.pick(values) ?? .zero
      return .push(number, axis, axis.isStick ? value : Vector(abs(value.dx), 0))
    }
    return .buttonDown(number, random.pick(Self.buttons) ?? .a)
  }

  private mutating func window(of player: MonkeyPlayer) -> MonkeyStep.Action {
    guard player.isActive else { return .activate }
    if random.oneIn(2) { return .deactivate }
    let scales: [(Float, Float)] = [(1, 1), (1, 1), (0.75, 1), (1, 0.75), (1.25, 1.25)]
    let scale = random.pick(scales) ?? (1, 1)
    return .resize(Size((size.width * scale.0).rounded(), (size.height * scale.1).rounded()))
  }

  // MARK: Aiming

  /// A point: on a view that takes input for the most part, and anywhere at times.
  private mutating func aim(in scene: Scene) -> Point {
    for _ in 0..<4 where !random.oneIn(8) {
      guard let view = random.pick(targets), view.isAlive else { continue }
      let bounds = view.bounds
      let point = view.convert(
        Point(
          bounds.minX + bounds.size.width * random.float(0.05, 0.95),
          bounds.minY + bounds.size.height * random.float(0.05, 0.95)), to: nil)
      let area = Rect(origin: .zero, size: scene.size)
      if area.contains(point) { return rounded(point) }
    }
    return rounded(Point(random.float(-10, scene.size.width + 10), random.float(-10, scene.size.height + 10)))
  }

  /// A point of whole numbers, which reads well in a test.
  private func rounded(_ point: Point) -> Point { Point(point.x.rounded(), point.y.rounded()) }

  /// The views that take touches or can be focused, in the order of their entities.
  private static func targets(in scene: Scene) -> [View] {
    let records = scene.viewRecords
    return (0..<records.count).compactMap { index in
      let index = UInt32(index)
      guard scene.isView(index), records[Int(index)].canBeReached, !records[Int(index)].flags.contains(.isWindow),
        records[Int(index)].flags.contains(.hasListeners) || scene.isWidget(index)
      else { return nil }
      return scene.view(scene.entity(at: index))
    }
  }
}
