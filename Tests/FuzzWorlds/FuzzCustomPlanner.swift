import TestSupport

/// Plans custom input that begins, changes and ends, and cancels. Its random numbers are its own:
/// without them a seed plays as it does without these.
struct FuzzCustomPlanner {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: ~seed) }

  /// A step now and then, half of the time for a handler.
  mutating func next(in world: FuzzWorld) -> FuzzStep? {
    guard random.chance(15) else { return nil }
    var step = random.chance(70) ? custom(in: world) : cancel()
    guard random.chance(50) else { return step }
    step.when = random.pick(FuzzMoment.allCases)
    guard random.chance(75), let met = random.pick(world.recent) else { return step }
    step.when = met.moment
    guard random.chance(50) else { return step }
    step.of = met.object
    if step.operation == .cancelView || step.operation == .beginCustomOn, random.chance(60) {
      if step.operation == .cancelView { step.a = met.object } else { step.b = met.object }
    }
    return step
  }

  private mutating func custom(in world: FuzzWorld) -> FuzzStep {
    let number = random.below(FuzzWorld.Numbers.customs)
    if world.customs[number] == nil || random.chance(10) {
      return random.chance(60)
        ? FuzzStep(.beginCustom, number, 40 + random.below(320), 40 + random.below(320))
        : FuzzStep(.beginCustomOn, number, random.below(32))
    }
    return FuzzStep(random.chance(60) ? .changeCustom : .endCustom, number)
  }

  private mutating func cancel() -> FuzzStep {
    switch random.below(100) {
    case 0..<5: FuzzStep(.cancelAll)
    case 5..<15: FuzzStep(.cancelWindow, FuzzWorld.Numbers.mainWindow + random.below(3))
    case 15..<25: FuzzStep(.cancelDevice, random.below(4))
    case 25..<60: FuzzStep(.cancelView, random.below(27))
    default: FuzzStep(.cancelInput, random.below(12), random.below(10))
    }
  }
}
