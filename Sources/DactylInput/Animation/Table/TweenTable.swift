/// All animations under way. Starting or ending one costs the same, whatever their number.
final class TweenTable: SnapshotState {
  private struct Group {
    var remaining: Int
    var isWhole = true
    var completion: ((Bool) -> Void)?
    /// The sequence that started it; nil for none.
    var sequence: Int?
  }
  private let waiting: WaitingStages
  /// The animations in the order in which they started, including ended ones that were not removed yet.
  private let tweens = List<Tween>()
  /// The slots of each view's animations, by the view's index; those of a destroyed view remain until another view has
  /// its index.
  private let slots = SparseColumn<TweenSlots>()
  private var endedCount = 0
  /// The calls of `animate` whose animations have not all ended, by number, and the free numbers.
  private let groups = List<Group>()
  private let freeGroups = List<Int>()
  // Not in snapshots: only grows, and what it holds never changes.
  // (Unchecked: looked at for each animation in each frame, and an access ends before any code of a game runs.)
  @exclusivity(unchecked) private var componentProperties = ComponentProperties()
  let sequences: AnimationSequences
  /// The completions that wait for the end of the pass.
  let finished = Queue<Finished>()

  /// A completion, kept as the optional that was passed in: any conversion would allocate.
  struct Finished {
    var completion: ((Bool) -> Void)?
    var isWhole: Bool
  }

  init(_ waiting: WaitingStages) {
    self.waiting = waiting
    sequences = AnimationSequences(waiting)
  }

  /// The number of animations under way.
  var count: Int { tweens.count - endedCount }
  /// The number of slots, including those of ended animations.
  var slotCount: Int { tweens.count }
  var isActive: Bool { count > 0 || !finished.isEmpty || !sequences.isEmpty }

  /// The transform at which an animation of a view ends; nil when there is none.
  func goal(ofTransformOf view: Entity) -> Transform? { goal(of: .transform, of: view).map(Tween.Property.transform) }

  /// The numbers at which an animation of a view's property ends; nil when there is none.
  func goal(of property: Tween.Property, of view: Entity) -> SIMD8<Float>? {
    own(view)?[property].map { tweens[$0].to }
  }

  /// The velocity of the animation of a view's property at a moment; 0 without one.
  func velocity(of property: Tween.Property, of view: Entity, at moment: Timestamp) -> SIMD8<Float> {
    slot(of: property, of: view).map { tweens[$0].velocity(at: moment) } ?? SIMD8(repeating: 0)
  }

  /// Reads and sets a property of a component.
  func access(_ property: Tween.Property) -> ComponentProperties.Access { unsafe componentProperties[property] }

  /// The property at a path in a component, and what is called after it was set; nil where the program has more than
  /// 65,000 paths.
  func property<Component, Value: Animatable>(
    _ path: WritableKeyPath<Component, Value>, didSet: ((View) -> Void)? = nil
  ) -> Tween.Property? {
    unsafe componentProperties.property(path, didSet: didSet)
  }

  /// Where an animation of a component's value leads; nil where the program has more than 65,000 paths.
  func goal<Component, Value: Animatable>(_ path: WritableKeyPath<Component, Value>, _ goal: Value) -> AnimationGoal? {
    guard let property = property(path) else { return nil }
    return .component(property, goal.numbers) { view in
      guard var component = view[Component.self] else { return }
      component[keyPath: path] = goal
      view[Component.self] = component
    }
  }

  // MARK: Slots

  /// The slots of a view's animations, in the order in which they started.
  func slots(of view: Entity) -> [Int] { own(view)?.all ?? [] }

  /// The slot of the view's animation that started first.
  func firstSlot(of view: Entity) -> Int? { own(view)?.first }

  /// The animation in a slot; nil if it has ended.
  func running(_ slot: Int) -> Tween? { tweens[slot].hasEnded ? nil : tweens[slot] }

  /// Changes the course of a running animation.
  func changeCourse(_ slot: Int, to course: Tween.Course) { tweens[slot].course = course }

  /// The slot of the animation of a view's property, or nil.
  func slot(of property: Tween.Property, of view: Entity) -> Int? { own(view)?[property] }

  /// Whether there is an animation of a view.
  func isAnimated(_ view: Entity) -> Bool { own(view)?.isEmpty == false }

  /// Whether an animation makes a view untouchable.
  func isHolding(_ view: Entity) -> Bool {
    guard let slots = own(view) else { return false }
    return slots.contains { !tweens[$0].allowsUserInteraction }
  }

  func append(_ tween: Tween) {
    if endedCount > 16, endedCount > tweens.count / 2 { removeEnded() }
    setSlot(tweens.count, of: tween)
    tweens.append(tween)
    waiting.insert(.animations)
  }

  /// Marks the animation in a slot as ended, and returns it.
  func end(_ slot: Int) -> Tween {
    let tween = tweens[slot]
    tweens[slot].hasEnded = true
    endedCount += 1
    if var own = own(tween.view) {
      own[tween.property] = nil
      slots[tween.view.index] = own.isEmpty ? nil : own
    }
    return tween
  }

  /// Removes the ended animations, which changes all slots.
  func removeEnded() {
    guard endedCount > 0 else { return }
    endedCount = 0
    tweens.removeAll { $0.hasEnded }
    for slot in tweens.indices { setSlot(slot, of: tweens[slot]) }
  }

  /// The slots of a view's animations, if it has any.
  private func own(_ view: Entity) -> TweenSlots? {
    guard let own = slots[view.index], own.view == view else { return nil }
    return own
  }

  // (Read and written back: a change in place through an optional allocates.)
  private func setSlot(_ slot: Int, of tween: Tween) {
    var own = own(tween.view) ?? TweenSlots(tween.view)
    own[tween.property] = slot
    slots[tween.view.index] = own
  }

  // MARK: Groups

  /// Makes the group of a call of `animate` that starts a number of animations, at least one.
  func makeGroup(of count: Int, completion: ((Bool) -> Void)?, sequence: Int? = nil) -> Int {
    let group = Group(remaining: count, completion: completion, sequence: sequence)
    guard let number = freeGroups.popLast() else {
      groups.append(group)
      return groups.count - 1
    }
    groups[number] = group
    return number
  }

  /// The sequence that started a group; nil for none.
  func sequence(of group: Int) -> Int? { groups[group].sequence }

  /// Records that an animation of a group has ended, at its end value or before. After the last one the number is free.
  func leave(_ number: Int, isWhole: Bool, view: Entity) {
    groups[number].remaining -= 1
    if !isWhole {
      groups[number].isWhole = false
      if let sequence = groups[number].sequence { sequences.interrupt(sequence, by: view) }
    }
    guard groups[number].remaining == 0 else { return }
    let group = groups[number]
    // The captured values are released with the completion.
    groups[number].completion = nil
    freeGroups.append(number)
    guard group.completion != nil else { return }
    finished.append(Finished(completion: group.completion, isWhole: group.isWhole))
    waiting.insert(.animations)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(tweens)
    copier.copy(slots)
    copier.copy(endedCount) { endedCount = $0 }
    copier.copy(groups)
    copier.copy(freeGroups)
    copier.copy(finished)
    copier.copy(sequences)
  }
}

/// The slots of a view's animations in the table, one for each property.
private struct TweenSlots {
  let view: Entity
  /// Those of the view's own properties; −1 for none.
  private var values = SIMD4<Int32>(repeating: -1)
  /// Those of its components' properties.
  private var others: [(property: Tween.Property, slot: Int)] = []

  init(_ view: Entity) { self.view = view }

  subscript(property: Tween.Property) -> Int? {
    get {
      guard property.isOfView else { return others.first { $0.property == property }?.slot }
      let value = values[Int(property.number)]
      return value < 0 ? nil : Int(value)
    }
    set {
      guard property.isOfView else {
        others.removeAll { $0.property == property }
        if let newValue { others.append((property, newValue)) }
        return
      }
      values[Int(property.number)] = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1
    }
  }

  var isEmpty: Bool { others.isEmpty && values == SIMD4(repeating: -1) }

  /// Whether any slot satisfies a condition.
  func contains(where isMeant: (Int) -> Bool) -> Bool {
    for property in Tween.Property.all { if let slot = self[property], isMeant(slot) { return true } }
    return others.contains { isMeant($0.slot) }
  }

  var first: Int? {
    var first: Int?
    for property in Tween.Property.all { if let slot = self[property] { first = min(first ?? slot, slot) } }
    for other in others { first = min(first ?? other.slot, other.slot) }
    return first
  }

  /// All slots in ascending order.
  var all: [Int] { (Tween.Property.all.compactMap { self[$0] } + others.map(\.slot)).sorted() }
}

extension TweenTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(count)
    for tween in tweens where !tween.hasEnded {
      hash.mix(tween.view)
      hash.mix(tween.property.number)
      hash.mix(tween.from.lowHalf)
      hash.mix(tween.from.highHalf)
      hash.mix(tween.to.lowHalf)
      hash.mix(tween.to.highHalf)
      hash.mix(tween.start)
      hash.mix(tween.course.duration)
      tween.course.mix(into: &hash)
      if tween.repeats != .once {
        hash.mix(tween.repeats.count)
        hash.mix(tween.repeats.autoreverses)
      }
    }
    hash.mix(finished.count)
    if !sequences.isEmpty { sequences.mix(into: &hash) }
  }
}

extension Tween.Course {
  fileprivate func mix(into hash: inout StateHash) {
    switch kind {
    case .eased(.cubicBezier(let x1, let y1, let x2, let y2)): hash.mix(SIMD4(x1, y1, x2, y2))
    case .eased(.steps(let count)): hash.mix(count)
    case .eased(let easing): hash.mix(Easing.named.firstIndex(of: easing) ?? -1)
    case .spring(let spring, let velocity):
      hash.mix(spring.duration)
      hash.mix(spring.bounce)
      hash.mix(velocity.lowHalf)
      hash.mix(velocity.highHalf)
    }
  }
}
