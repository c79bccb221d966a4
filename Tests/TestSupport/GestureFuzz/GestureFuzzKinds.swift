import Dactyl

extension GestureFuzzWorld {
  /// The kinds of recognizers that are added to random views: a line each, used nowhere else.
  static let kinds: [@Sendable (GestureFuzzWorld, View) -> Void] = [
    { $0.add(TapGestureRecognizer(taps: $0.up(to: 3), touches: $0.up(to: 2)), to: $1) },
    { $0.add(LongPressGestureRecognizer(duration: 0.1 * Double($0.up(to: 5)), touches: $0.up(to: 2)), to: $1) },
    { $0.add(LongPressGestureRecognizer(duration: 0.2, taps: 1), to: $1) },
    { $0.add(PanGestureRecognizer(minimumTouches: $0.up(to: 2), maximumTouches: 1 + $0.up(to: 3)), to: $1) },
    { $0.add(PanGestureRecognizer(), to: $1) },
    { $0.add(SwipeGestureRecognizer(touches: $0.up(to: 2)), to: $1) },
    { $0.add(PinchGestureRecognizer(), to: $1) },
    { $0.add(RotationGestureRecognizer(), to: $1) },
    { $0.add(TransformGestureRecognizer(minimumTouches: $0.up(to: 2)), to: $1) },
    { $0.add(ScreenEdgePanGestureRecognizer(edges: .left), to: $1) },
    { $0.add(HoverGestureRecognizer(), to: $1) },
    { $0.add(WhimRecognizer<Continuous>($0), to: $1) },
    { $0.add(WhimRecognizer<Discrete>($0), to: $1) },
    { $0.add(WhimRecognizer<Declaring>($0), to: $1) },
  ]
}

/// The properties of a class of random behaviour.
protocol WhimNature {
  static var isDiscrete: Bool { get }
  static var declares: Bool { get }
}
enum Continuous: WhimNature {
  static let isDiscrete = false
  static let declares = false
}
enum Discrete: WhimNature {
  static let isDiscrete = true
  static let declares = false
}
enum Declaring: WhimNature {
  static let isDiscrete = false
  static let declares = true
}

/// A recognizer with random proposals, invalid ones included. Its answers about others are always the
/// same.
struct WhimRecognizer<Nature: WhimNature>: PreventingGestureRecognizer, RequirementGestureRecognizer {
  private unowned let world: GestureFuzzWorld
  private let number: Int

  init(_ world: GestureFuzzWorld) {
    self.world = world
    number = world.nextNumber()
  }

  static var isDiscrete: Bool { Nature.isDiscrete }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    world.meddle()
    if world.random.chance(25) { context.setDeadline(after: Double(world.random.below(600)) / 1000) }
    if world.random.chance(8), let touch = touches.first { context.ignore(touch) }
    if world.random.chance(15) { propose(&context) }
  }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    if world.random.chance(3) { world.meddle() }
    if world.random.chance(context.state == .possible ? 20 : 80) { propose(&context) }
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    world.meddle()
    // Sometimes the end is missing: the engine has to add it.
    guard context.numberOfTouches == 0, world.random.chance(85) else { return }
    if context.state == .possible { return context.state = world.random.chance(50) ? .ended : .failed }
    context.state = .ended
  }

  mutating func deadlineReached(with context: inout GestureContext) {
    if world.random.chance(50) { propose(&context) }
    if world.random.chance(20) { context.setDeadline(after: 0.3) }
  }

  func canPrevent(_ other: AnyGesture) -> Bool { world.trait(number, other.id, 1) < 85 }
  func canBePrevented(by other: AnyGesture) -> Bool { world.trait(number, other.id, 2) < 85 }
  func shouldRequireFailure(of other: AnyGesture) -> Bool {
    Nature.declares && world.trait(number, other.id, 3) < 20
  }
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool {
    Nature.declares && world.trait(number, other.id, 4) < 20
  }

  private func propose(_ context: inout GestureContext) {
    if world.random.chance(3) { context.state = world.random.pick(GestureState.allCases) ?? .possible }
    if context.state == .possible {
      context.state = world.random.chance(20) ? .failed : Nature.isDiscrete ? .recognized : .began
      if world.random.chance(10) && !Nature.isDiscrete { context.state = .ended }
    } else if context.state == .began || context.state == .changed {
      context.state = world.random.chance(4) ? .cancelled : .changed
    }
  }
}
