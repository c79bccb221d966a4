/// The parts of a scene in the order in which they are called, and lists of those that implement more than `ScenePart`.
@safe @usableFromInline
package final class SceneParts: SnapshotState {
  private(set) var all: [any ScenePart] = []
  private(set) var timed: [any TimedPart] = []
  /// The parts of features and modules above this one.
  let added = List<any AddedPart>()
  /// The added parts with deadlines that run in no stage.
  let addedTimed = List<any TimedPart>()
  /// The added parts that run in a named stage of the frame: in the order in which they were added, and by stage.
  let staged = List<any StagePart>()
  @usableFromInline let slots = StageSlots()
  // The added parts with a hook (`PartHooks.swift`), by hook.
  package let gestureGates = List<any GestureGate>()
  package let sampleObservers = List<any SampleObserver>()
  package let keyObservers = List<any KeyObserver>()
  package let cancelSenders = List<any CancelSender>()
  package let pointerFollowers = List<any PointerFollower>()
  package let inputCancelers = List<any InputCanceler>()
  package let leavingViewObservers = List<any LeavingViewObserver>()
  package let entityEndObservers = List<any EntityEndObserver>()
  /// Those that were added with `Scene.addTouchInterceptor(_:)`.
  let touchInterceptors = List<any TouchInterceptor>()
  /// In the order in which they are asked.
  let pressTakers = List<any UnhandledPressTaker>()
  package let touchTakers = List<any UnhandledTouchTaker>()
  package let inputBlockers = List<any InputBlocker>()
  /// The views for which those are asked.
  @usableFromInline let blockingViews = List<Entity>()
  // (Unchecked: presses and touches that land ask, and they are read and written at once.)
  @exclusivity(unchecked) private(set) var focus: (any FocusSource)?
  @exclusivity(unchecked) private(set) var systemRunner: (any SystemRunner)?
  /// The interceptors of keys, in the order in which they were added; none most of the time.
  let keyInterceptors = List<any KeyInterceptor>()
  /// The part that arranges the subviews of containers; nil where there are none.
  package var arranger: (any ViewArranger)?
  /// The part that changes events before they are queued; nil unless one was set.
  // (Unchecked: every event asks, and it is read and written at once.)
  @exclusivity(unchecked) var eventAdapter: (any EventAdapter)?
  /// The observer of inputs; nil unless one was set.
  // (Unchecked: every round asks, mostly for nothing, and it is read and written at once.)
  @exclusivity(unchecked) var inputFollower: (any InputFollower)?
  /// The follower of frames, and whether it changed since the last frame.
  var frameFollower: (any FrameFollower)? {
    didSet {
      hasNewFollower = true
      unsafe isFollowed = true
    }
  }
  private(set) var hasNewFollower = false
  /// Whether the follower has to see the end of this frame, or its end has to be shown.
  // (Unchecked: every frame asks.)
  @exclusivity(unchecked) private(set) var isFollowed = false

  /// Returns whether the follower has changed since the last call.
  func takeFollowerChange() -> Bool {
    unsafe isFollowed = frameFollower != nil
    return exchange(&hasNewFollower, for: false)
  }

  /// The recorder of what comes in; nil unless one was set.
  @exclusivity(unchecked) var recorder: (any SceneRecorder)?
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

  func append(_ part: any ScenePart) {
    all.append(part)
    if let part = part as? any TimedPart { timed.append(part) }
  }

  func add(_ part: any AddedPart) {
    all.append(part)
    added.append(part)
    part.addHooks(to: self)
    let timedPart = part as? any TimedPart
    if let timedPart { timed.append(timedPart) }
    if let part = timedPart as? any StagePart {
      staged.append(part)
      // It is found in the slot of its stage.
      return slots.add(part)
    }
    if let timedPart { addedTimed.append(timedPart) }
    known.append(KnownPart(type: ObjectIdentifier(type(of: part)), part: part))
    if unsafe first == nil {
      unsafe first = (ObjectIdentifier(type(of: part)), Unmanaged.passUnretained(part as AnyObject))
    }
  }

  func remove(_ part: any AddedPart) {
    all.removeAll { $0 === part }
    timed.removeAll { $0 === part }
    added.removeAll { $0 === part }
    addedTimed.removeAll { $0 === part }
    staged.removeAll { $0 === part }
    if let part = part as? any StagePart { slots.remove(part) }
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

  // MARK: Hooks of which a part has one at most, or that have an order

  package func add(pressTaker part: any UnhandledPressTaker) {
    let place = pressTakers.firstIndex { $0.pressTakerRank > part.pressTakerRank } ?? pressTakers.count
    pressTakers.insert(part, at: place)
  }

  package func add(focus part: any FocusSource) { unsafe focus = part }
  package func add(systemRunner part: any SystemRunner) { unsafe systemRunner = part }

  /// Whether a part needs the stages of systems to run, though there are no systems.
  var waitForSystems: Bool {
    guard let runner = unsafe systemRunner else { return false }
    return SystemStage.allCases.contains { runner.runsSystems(of: $0, areAny: false) }
  }

  private func removeHooks(of part: any AddedPart) {
    gestureGates.removeAll { $0 === part }
    sampleObservers.removeAll { $0 === part }
    keyObservers.removeAll { $0 === part }
    cancelSenders.removeAll { $0 === part }
    pointerFollowers.removeAll { $0 === part }
    inputCancelers.removeAll { $0 === part }
    leavingViewObservers.removeAll { $0 === part }
    entityEndObservers.removeAll { $0 === part }
    touchInterceptors.removeAll { $0 === part }
    pressTakers.removeAll { $0 === part }
    touchTakers.removeAll { $0 === part }
    inputBlockers.removeAll { $0 === part }
    if unsafe focus === part { unsafe focus = nil }
    if unsafe systemRunner === part { unsafe systemRunner = nil }
    if unsafe eventAdapter === part { unsafe eventAdapter = nil }
    if arranger === part { arranger = nil }
  }

  @inline(__always)
  func part(_ type: ObjectIdentifier) -> AnyObject? {
    known.firstIndex { $0.type == type }.map { known[$0].part }
  }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    // Not copied: frameFollower, hasNewFollower, isFollowed, recorder (tools stay).
    let tools = copier.isRestoring ? added.filter(\.staysOnRestoring) : []
    copier.copy(all) { all = $0 }
    copier.copy(timed) { timed = $0 }
    copier.copy(added)
    copier.copy(addedTimed)
    copier.copy(staged)
    slots.copyState(copier)
    copier.copy(gestureGates)
    copier.copy(sampleObservers)
    copier.copy(keyObservers)
    copier.copy(cancelSenders)
    copier.copy(pointerFollowers)
    copier.copy(inputCancelers)
    copier.copy(leavingViewObservers)
    copier.copy(entityEndObservers)
    copier.copy(touchInterceptors)
    copier.copy(pressTakers)
    copier.copy(touchTakers)
    copier.copy(inputBlockers)
    copier.copy(blockingViews)
    unsafe copier.copy(&focus)
    unsafe copier.copy(&systemRunner)
    copier.copy(arranger) { arranger = $0 }
    copier.copy(keyInterceptors)
    unsafe copier.copy(&eventAdapter)
    unsafe copier.copy(&inputFollower)
    copier.copy(known)
    unsafe copier.copy(&first)
    for part in all { copier.copy(part) }
    for tool in tools where !added.contains(where: { $0 === tool }) { add(tool) }
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

  /// Adds a touch interceptor. A part adds itself with its first view that may redirect or withhold touches: until
  /// then touches cost no more than without it.
  package func addTouchInterceptor(_ interceptor: any TouchInterceptor) {
    if !parts.touchInterceptors.contains(where: { $0 === interceptor }) { parts.touchInterceptors.append(interceptor) }
  }

  /// The part that changes events before they are queued, or nil.
  package var eventAdapter: (any EventAdapter)? {
    get { unsafe parts.eventAdapter }
    set { unsafe parts.eventAdapter = newValue }
  }

  /// The observer of the inputs that are under way, or nil.
  package var inputFollower: (any InputFollower)? {
    get { unsafe parts.inputFollower }
    set { unsafe parts.inputFollower = newValue }
  }

  /// The recorder of what comes into the scene, or nil.
  package var recorder: (any SceneRecorder)? {
    get { unsafe parts.recorder }
    set { unsafe parts.recorder = newValue }
  }

  /// Adds a part, which is called after those that are there.
  package func addPart(_ part: any AddedPart) {
    parts.add(part)
    // The stage of a part that has one is marked while it waits for anything.
    if !parts.addedTimed.isEmpty { waiting.insert(.deadlines) }
  }

  /// Removes an added part.
  package func removePart(_ part: any AddedPart) { parts.remove(part) }

  /// The added part of a type, if there is one. Costs a compare for each added part.
  package func part<Part: AddedPart>(_ type: Part.Type) -> Part? {
    addedPart(ObjectIdentifier(type)).map { unsafe unsafeDowncast($0, to: Part.self) }
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
