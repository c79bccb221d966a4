/// The parts of a scene in the order in which they are called, and lists of those that implement more than `ScenePart`.
@safe @usableFromInline
final class SceneParts {
  private(set) var all: [any ScenePart] = []
  private(set) var timed: [any TimedPart] = []
  /// The parts of features and modules above this one.
  let added = List<any AddedPart>()
  /// The added parts with deadlines that run in no stage.
  let addedTimed = List<any TimedPart>()
  /// The added parts that run in a named stage of the frame, and the stage of each.
  // (Two lists, so that a part is retained only where its stage is meant.)
  let staged = List<any StagePart>()
  let stages = List<FrameStage>()
  // The added parts with a hook (`PartHooks.swift`), by hook.
  let gestureGates = List<any GestureGate>()
  let sampleObservers = List<any SampleObserver>()
  let keyObservers = List<any KeyObserver>()
  let cancelSenders = List<any CancelSender>()
  let touchInterceptors = List<any TouchInterceptor>()
  /// In the order in which they are asked.
  let pressTakers = List<any UnhandledPressTaker>()
  let touchTakers = List<any UnhandledTouchTaker>()
  let inputBlockers = List<any InputBlocker>()
  // (Unchecked: presses and touches that land ask, and they are read and written at once.)
  @exclusivity(unchecked) private(set) var focus: (any FocusSource)?
  @exclusivity(unchecked) private(set) var systemRunner: (any SystemRunner)?
  /// The interceptors of keys, in the order in which they were added; none most of the time.
  let keyInterceptors = List<any KeyInterceptor>()
  /// The observer of inputs; nil unless one was set.
  // (Unchecked: every round asks, mostly for nothing, and it is read and written at once.)
  @exclusivity(unchecked) var inputFollower: (any InputFollower)?
  /// The added parts by their types. With two or three of them, a linear search is the fastest.
  private let known = List<KnownPart>()
  /// The first added part without a stage and its type, which is found without a search.
  // (Unmanaged, since it is read in every pass: `added` retains it as long as it is in there.)
  @usableFromInline @exclusivity(unchecked) @unsafe
  private(set) var first: (type: ObjectIdentifier, part: Unmanaged<AnyObject>)?

  private struct KnownPart {
    let type: ObjectIdentifier
    let part: AnyObject
  }

  /// The parts of named stages, each in the slot of its stage.
  // (Unmanaged, since features find their part here at every turn: `added` retains it as long as it is in there.)
  @exclusivity(unchecked) private var slots = [Slot?](repeating: nil, count: FrameStage.allCases.count)

  @safe private struct Slot {
    let type: ObjectIdentifier
    let part: Unmanaged<AnyObject>
  }

  /// The part of a type in the slot of a stage, or nil.
  @usableFromInline
  func part(_ type: ObjectIdentifier, at stage: FrameStage) -> AnyObject? {
    guard let slot = unsafe slots[stage.rawValue] else { return nil }
    return unsafe slot.type == type ? slot.part.takeUnretainedValue() : nil
  }

  func append(_ part: any ScenePart) {
    all.append(part)
    if let part = part as? any TimedPart { timed.append(part) }
  }

  func add(_ part: any AddedPart) {
    append(part)
    added.append(part)
    if let part = part as? any StagePart {
      staged.append(part)
      stages.append(part.stage)
      let slot = unsafe Slot(
        type: ObjectIdentifier(type(of: part)), part: Unmanaged.passUnretained(part as AnyObject))
      if unsafe slots[part.stage.rawValue] == nil { unsafe slots[part.stage.rawValue] = slot }
    } else if let part = part as? any TimedPart {
      addedTimed.append(part)
    }
    addHooks(of: part)
    // Parts with a stage are found in its slot.
    guard !(part is any StagePart) else { return }
    known.append(KnownPart(type: ObjectIdentifier(type(of: part)), part: part))
    if unsafe first == nil {
      unsafe first = (ObjectIdentifier(type(of: part)), Unmanaged.passUnretained(part as AnyObject))
    }
  }

  /// Calls the closure with each added part whose stage is meant.
  @inline(__always)
  func forEachStaged(where isMeant: (FrameStage) -> Bool, _ body: (any StagePart) -> Void) {
    var index = 0
    while index < stages.count {
      if isMeant(stages[index]) { body(staged[index]) }
      index += 1
    }
  }

  func remove(_ part: any AddedPart) {
    all.removeAll { $0 === part }
    timed.removeAll { $0 === part }
    added.removeAll { $0 === part }
    addedTimed.removeAll { $0 === part }
    if let index = staged.firstIndex(where: { $0 === part }) {
      _ = staged.remove(at: index)
      _ = stages.remove(at: index)
    }
    for index in unsafe slots.indices where unsafe slots[index]?.part.takeUnretainedValue() === part {
      unsafe slots[index] = nil
    }
    removeHooks(of: part)
    known.removeAll { $0.part === part }
    if let kept = unsafe first, unsafe kept.part.takeUnretainedValue() === part { unsafe first = nil }
  }

  /// Removes what game code added. Called at the end of the scene.
  func removeInterceptors() {
    let removed = (Array(keyInterceptors), Array(gestureGates))
    keyInterceptors.removeAll()
    gestureGates.removeAll { !($0 is any AddedPart) }
    withExtendedLifetime(removed) {}
  }

  private func addHooks(of part: any AddedPart) {
    if let part = part as? any GestureGate { gestureGates.append(part) }
    if let part = part as? any SampleObserver { sampleObservers.append(part) }
    if let part = part as? any KeyObserver { keyObservers.append(part) }
    if let part = part as? any CancelSender { cancelSenders.append(part) }
    if let part = part as? any TouchInterceptor { touchInterceptors.append(part) }
    if let part = part as? any UnhandledPressTaker {
      let place = pressTakers.firstIndex { $0.pressTakerRank > part.pressTakerRank } ?? pressTakers.count
      pressTakers.insert(part, at: place)
    }
    if let part = part as? any UnhandledTouchTaker { touchTakers.append(part) }
    if let part = part as? any InputBlocker { inputBlockers.append(part) }
    if let part = part as? any FocusSource { unsafe focus = part }
    if let part = part as? any SystemRunner { unsafe systemRunner = part }
  }

  private func removeHooks(of part: any AddedPart) {
    gestureGates.removeAll { $0 === part }
    sampleObservers.removeAll { $0 === part }
    keyObservers.removeAll { $0 === part }
    cancelSenders.removeAll { $0 === part }
    touchInterceptors.removeAll { $0 === part }
    pressTakers.removeAll { $0 === part }
    touchTakers.removeAll { $0 === part }
    inputBlockers.removeAll { $0 === part }
    if unsafe focus === part { unsafe focus = nil }
    if unsafe systemRunner === part { unsafe systemRunner = nil }
  }

  @inline(__always)
  func part(_ type: ObjectIdentifier) -> AnyObject? {
    known.firstIndex { $0.type == type }.map { known[$0].part }
  }
}

extension Scene {
  /// Adds the parts that every scene has, in the order in which they are called.
  func addOwnParts() {
    let own: [any ScenePart] = [
      tweens, windowTable, gestures, controllers, responders, textInputs, textInputs.views, layout, widgets,
    ]
    for part in own { parts.append(part) }
  }

  // What added parts read and set. Each is a function: access to a property from another module would be checked for
  // exclusivity each time, in all passes.

  /// The moment of the event or deadline that is being handled, on the scene's own clock.
  package var currentTime: Timestamp { now }
  /// Requests another round of settling.
  package func setNeedsSettling() { settling.isNeeded = true }
  /// Counts an action for the report of the frame.
  package func countAction() { frames.counters.actions += 1 }

  /// The observer of the inputs that are under way, or nil.
  package var inputFollower: (any InputFollower)? {
    get { unsafe parts.inputFollower }
    set { unsafe parts.inputFollower = newValue }
  }

  /// Adds a part, which is called after those that are there.
  package func addPart(_ part: any AddedPart) {
    parts.add(part)
    // The stage of a part that has one is marked while it waits for anything.
    if part is any TimedPart, !(part is any StagePart) { waiting.insert(.deadlines) }
  }

  /// Removes an added part.
  package func removePart(_ part: any AddedPart) { parts.remove(part) }

  /// The added part of a type, if there is one. Costs a compare for each added part.
  package func part<Part: AddedPart>(_ type: Part.Type) -> Part? {
    addedPart(ObjectIdentifier(type)).map { unsafe unsafeDowncast($0, to: Part.self) }
  }

  /// The added part of a type that runs in a stage, if there is one: found in the slot of the stage. Costs the same
  /// however many parts there are.
  @inlinable
  package func part<Part: AnyObject>(_ type: Part.Type, at stage: FrameStage) -> Part? {
    guard let part = parts.part(ObjectIdentifier(type), at: stage) else { return nil }
    return unsafe unsafeDowncast(part, to: Part.self)
  }

  /// The same, by the identifier of the type.
  @usableFromInline
  package func addedPart(_ type: ObjectIdentifier) -> AnyObject? { parts.part(type) }

  /// Reads from an added part without retaining it: for closures that run in every pass and call no code of the game.
  /// Nil when there is no such part.
  @inlinable @inline(__always)
  package func readingPart<Part: AnyObject, Result>(_ type: Part.Type, _ read: (Part) -> Result) -> Result? {
    if let first = unsafe parts.first, unsafe first.type == ObjectIdentifier(type) {
      return unsafe first.part._withUnsafeGuaranteedRef { read(unsafe unsafeDowncast($0, to: type)) }
    }
    return addedPart(ObjectIdentifier(type)).map { read(unsafe unsafeDowncast($0, to: type)) }
  }
}
