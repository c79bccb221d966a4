import Dactyl
import DactylControls
import TestSupport

/// Plans random steps, the same for the same seed; it reads the world so that fingers hit views.
package struct FuzzPlanner {
  private var random: SeededRandom
  private var customs: FuzzCustomPlanner
  private let without: Set<FuzzFeature>
  private var paths: [Vector] = Array(repeating: .zero, count: FuzzWorld.Numbers.fingers)
  private typealias Numbers = FuzzWorld.Numbers

  package init(seed: UInt64, without: Set<FuzzFeature> = []) {
    random = SeededRandom(seed: seed)
    customs = FuzzCustomPlanner(seed: seed)
    self.without = without
  }

  /// The steps of one frame, the frame included.
  package mutating func next(in world: FuzzWorld) -> [FuzzStep] {
    var steps = heal(world)
    for _ in 0..<random.below(4) { steps.append(FuzzStep(operation(), a, b, c)) }
    for _ in 0..<random.below(10) {
      if random.chance(45) { steps.append(meddling(in: world)) }
      steps.append(input(to: world))
      if let step = customs.next(in: world) { steps.append(step) }
      if random.chance(20) { steps.append(FuzzStep(.frame, random.below(40))) }
    }
    let pause = random.chance(8) ? random.below(900) : random.below(40)
    steps.append(
      random.oneIn(400)
        ? FuzzStep(.jump, [-5000, 2000, 60_000, 400_000_000][random.below(4)]) : FuzzStep(.frame, pause))
    steps.removeAll { step in without.contains { $0.covers(step) } }
    return steps
  }

  // MARK: Numbers

  private var a: Int { mutating get { random.below(Numbers.views + 1) } }
  private var b: Int { mutating get { random.chance(80) ? random.below(28) : random.below(500) - 50 } }
  private var c: Int { mutating get { random.below(400) } }
  private var style: Int { mutating get { random.below(100_000) } }
  private var point: (Int, Int) { mutating get { (random.below(400), random.below(400)) } }

  // MARK: Making

  /// Replaces destroyed objects, and undoes changes that would keep all input out.
  private mutating func heal(_ world: FuzzWorld) -> [FuzzStep] {
    var steps: [FuzzStep] = []
    if world.scene.isIgnoringInteractionEvents && random.chance(50) { steps.append(FuzzStep(.endIgnoring)) }
    func isGone(_ number: Int) -> Bool { world.views[number]?.isAlive != true }
    for number in Numbers.plain {
      if isGone(number) {
        if random.chance(50) { steps.append(FuzzStep(.makeView, number, parent, style)) }
      } else if random.chance(10) {
        steps.append(FuzzStep(.show, number))
        if world.views[number]?.superview == nil { steps.append(FuzzStep(.addSubview, Numbers.mainWindow, number)) }
        if world.views[number]?.isUserInteractionEnabled == false { steps.append(FuzzStep(.toggleInteraction, number)) }
      }
    }
    for number in Numbers.windows where isGone(number) && random.chance(10) {
      steps.append(FuzzStep(.makeWindow, number, style))
    }
    if random.chance(30) { steps.append(FuzzStep(.show, Numbers.mainWindow)) }
    if random.chance(8) { steps.append(FuzzStep(.dragAndDrop, a, a, style)) }
    if random.chance(12) { steps.append(FuzzStep(.setFocus, a, a, style)) }
    if random.chance(12) { steps.append(FuzzStep(.changeActions, b, c, style)) }
    if random.chance(12) { steps.append(FuzzStep(.assist, a, b, style)) }
    if random.chance(3) { steps.append(FuzzStep(.accommodate, a, style)) }
    if random.chance(15) { steps.append(FuzzStep(.changeFacade, b, b, style)) }
    for number in world.facade.objects.indices where world.facade.objects[number] == nil && random.chance(5) {
      steps.append(FuzzStep(.makeFacade, number, b, style))
    }
    if random.chance(10) {
      steps.append(FuzzStep(.editText, Numbers.fields.lowerBound + random.below(Numbers.fields.count), a, style))
    }
    for number in Numbers.controls where isGone(number) && random.chance(20) {
      steps.append(FuzzStep(.makeControl, number, parent, style))
    }
    for number in Numbers.fields where isGone(number) && random.chance(10) {
      steps.append(FuzzStep(.makeField, number, parent, style))
    }
    for number in Numbers.lists {
      if isGone(number) {
        if random.chance(15) { steps.append(FuzzStep(.makeList, number, parent, style)) }
      } else if random.chance(10) {
        steps.append(FuzzStep(.changeList, number, b, style))
      }
    }
    for number in 0..<Numbers.gestures {
      if world.gestures[number]?.isAlive != true {
        if random.chance(40) {
          steps.append(FuzzStep(.makeGesture, number, random.below(19), style))
          if random.chance(25) { steps.append(FuzzStep(.toggleEachFinger, number)) }
        }
      } else if world.gestures[number]?.isEnabled == false, random.chance(30) {
        steps.append(FuzzStep(.enableGesture, number))
      } else if world.gestures[number]?.view == nil, random.chance(30) {
        steps.append(FuzzStep(.moveGesture, number, random.below(19)))
      }
    }
    for number in world.controllers.indices where world.controllers[number]?.isAlive != true && random.chance(10) {
      steps.append(
        random.chance(70)
          ? FuzzStep(.makeController, number)
          : random.chance(50)
            ? FuzzStep(.makeNavigation, number, random.below(6))
            : FuzzStep(.makeTabs, number, random.below(6), random.below(6)))
    }
    return steps
  }

  private var parent: Int {
    mutating get { random.chance(50) ? Numbers.mainWindow + random.below(3) : random.below(Numbers.views) }
  }

  // MARK: Operations

  /// The frequent steps, which test the core.
  private static let favourites: [FuzzOperation] = [
    .destroy, .removeFromSuperview, .addSubview, .removeGesture, .disableGesture, .moveGesture, .hide,
    .toggleInteraction, .becomeFirst, .resignFirst, .makeGesture, .makeView, .enableGesture, .requireFailure,
    .setResponder, .removeResponder, .sendCustomAt, .setState, .takeOffView, .toggleEachFinger, .frame, .hold, .letGo,
    .dismiss, .present, .giveFeedback, .giveContextMenu, .showContextMenu, .selectTab,
    .changeList, .changeList, .changeList, .changeFacade, .changeFacade, .changeActions, .editText, .scroll, .scroll,
    .dragAndDrop, .setFocus, .assist,
  ]
  private static let rare: Set<FuzzOperation> = [
    .beginIgnoring, .cancelTouches, .quit, .jump, .flood, .deactivate, .resize,
  ]
  private static let inputs = FuzzOperation.allCases.filter {
    $0.rawValue >= FuzzOperation.land.rawValue && $0.rawValue < FuzzOperation.jump.rawValue
  }
  private static let operations = FuzzOperation.allCases.filter { $0.rawValue < FuzzOperation.land.rawValue }

  /// The operations with a style argument, except creation.
  private static let looking: Set<FuzzOperation> = [
    .changeList, .changeFacade, .changeActions, .editText, .dragAndDrop, .setFocus, .assist,
  ]

  private mutating func operation() -> FuzzOperation {
    if random.chance(50) { return random.pick(Self.favourites) ?? .destroy }
    let operation = random.pick(random.chance(10) ? Self.inputs : Self.operations) ?? .destroy
    return Self.rare.contains(operation) && random.chance(80) ? .endIgnoring : operation
  }

  /// The change that a handler makes; mostly one of those that are called at present.
  private mutating func meddling(in world: FuzzWorld) -> FuzzStep {
    let operation = operation()
    var (moment, object): (FuzzMoment, Int?) = (random.pick(FuzzMoment.allCases) ?? .action, nil)
    if random.chance(75), let met = random.pick(world.recent) {
      moment = met.moment
      // Half of the time it is about the object whose handler it is.
      if random.chance(50) { object = met.object }
    }
    let number = object.flatMap { random.chance(60) ? $0 : nil } ?? a
    let isMaking = operation.rawValue <= FuzzOperation.makeList.rawValue || Self.looking.contains(operation)
    let (x, y) = point
    return FuzzStep(
      operation, operation == .frame ? random.below(50) : number,
      operation.rawValue >= FuzzOperation.land.rawValue ? x : b,
      isMaking ? style : y, when: moment, of: object)
  }

  // MARK: Input

  private mutating func input(to world: FuzzWorld) -> FuzzStep {
    let (x, y) = point
    switch random.below(100) {
    case 0..<70: return touch(to: world)
    case 70..<74: return FuzzStep(.hover, random.below(20), x, y)
    case 74: return FuzzStep(.hoverLeave)
    case 75..<78: return FuzzStep(random.chance(50) ? .wheel : .touchpad, 1 + random.below(9), x, y)
    case 78..<81: return FuzzStep(.transform, random.below(4), x, y)
    case 81..<88: return press(to: world)
    case 88..<90: return FuzzStep(random.chance(60) ? .typeText : .composeText, random.below(3))
    case 90: return FuzzStep(.motion, random.below(3))
    case 91: return FuzzStep(.remote, random.below(10))
    case 92..<94: return FuzzStep(random.chance(50) ? .sendCustomAt : .sendCustom, a, x, y)
    case 95:
      guard random.chance(30) else { return touch(to: world) }
      return FuzzStep([.deactivate, .activate, .hideApplication, .removeDevice][random.below(4)], random.below(4))
    case 94: return FuzzStep(random.chance(80) ? .moveStick : .plugController, random.below(24), x, y)
    case 96: return FuzzStep(.badPlace, random.below(Numbers.fingers), x, y)
    case 97: return random.oneIn(40) ? FuzzStep(.flood, 50 + random.below(200), x, y) : touch(to: world)
    case 98 where world.scene.shownMenu != nil && random.chance(40): return FuzzStep(.dismissMenu)
    case 98: return FuzzStep(.drag, random.below(Numbers.fingers), x, y)
    default: return FuzzStep(.sendAction, a, b, c)
    }
  }

  private mutating func touch(to world: FuzzWorld) -> FuzzStep {
    var step = finger(in: world)
    // The mouse plays two fingers with Control, where that is switched on.
    if step.a == Numbers.fingers - 1 && step.operation != .frame && random.chance(40) { step.a += Numbers.fingers }
    return step
  }

  private mutating func finger(in world: FuzzWorld) -> FuzzStep {
    let number = random.below(Numbers.fingers)
    guard let location = world.fingers[number] else {
      // Mostly few fingers, near each other.
      guard random.chance(world.fingers.contains { $0 != nil } ? 35 : 95) else { return touchDown(world) }
      turn(number)
      return FuzzStep(.land, number, 40 + random.below(320), 40 + random.below(320))
    }
    if random.chance(10) { turn(number) }
    switch random.below(100) {
    case 0..<16: return FuzzStep(.lift, number, Int(location.x), Int(location.y))
    case 16: return FuzzStep(.takeFinger, number, Int(location.x), Int(location.y))
    default:
      let next = location + paths[number]
      return FuzzStep(.drag, number, Int(next.x.rounded()), Int(next.y.rounded()))
    }
  }

  /// Continues with a finger that is down.
  private mutating func touchDown(_ world: FuzzWorld) -> FuzzStep {
    let down = world.fingers.indices.filter { world.fingers[$0] != nil }
    guard let number = random.pick(down), let location = world.fingers[number] else { return FuzzStep(.frame, 5) }
    let next = location + paths[number]
    return random.chance(25)
      ? FuzzStep(.lift, number, Int(location.x), Int(location.y))
      : FuzzStep(.drag, number, Int(next.x.rounded()), Int(next.y.rounded()))
  }

  private mutating func turn(_ number: Int) {
    let reach = random.pick([1, 3, 25, 50]) ?? 1
    paths[number] = Vector(Float(random.below(reach) - reach / 2), Float(random.below(reach) - reach / 2))
  }

  private mutating func press(to world: FuzzWorld) -> FuzzStep {
    let key = random.below(Numbers.keys)
    let isKey = !Numbers.buttons.contains(key)
    if world.keys.contains(key), random.chance(70) {
      return FuzzStep(isKey ? .keyUp : random.chance(30) ? .buttonChange : .buttonUp, key, random.below(10))
    }
    return FuzzStep(isKey ? .keyDown : .buttonDown, key, random.below(10), random.below(6))
  }
}
