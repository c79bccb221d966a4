/// The sources and targets of drags in a scene, and the drags in progress.
final class DragTable: SnapshotState {
  /// The sources of each view.
  let sources = SparseColumn<[DraggableState]>()
  let targets = SparseColumn<DropTargetState>()
  /// The targets with a magnet.
  let magnets = List<DropTargetState>()
  /// The drags in progress, in the order in which they began.
  let sessions = List<DragSession>()
  /// The prepared sessions by recognizer: their items are known, and their recognizers may not have begun yet.
  var lifting: [GestureID: DragSession] = [:]
  /// The number of these at which those that never began are removed.
  var mostLifting = 16
  /// The session that is lifted beside a menu and not dragged yet (DD2).
  var held: DragSession?
  /// The presenter of the menus of views that can be dragged as well; nil while no view has a menu.
  var menus: (any DragMenuPresenter)?
  /// The pending drops of other programs.
  let outside = List<DroppedItems>()
  /// The listeners for drops on any target, each with its view.
  let drops = Listeners<Callback<(DragSession, View)>>()
  var style = DragStyle()
  /// The window of the previews.
  let display = DragStage()
  /// The views that are faint since something is dragged from them.
  let dimmed = SparseColumn<DimmedSource>()
  /// The sentences of drags by keys, and the listeners for them.
  var phrases = DragPhrases()
  let announcements = Listeners<Callback<DragAnnouncement>>()
  /// The number of active drags, and whether ended ones stay in the list until all have been updated.
  private var activeCount = 0
  private var isFollowing = false
  private var lastID: UInt64 = 0
  private var lastPlace: UInt64 = 0
  private var lastNumber: UInt64 = 0

  /// Whether anything is dragged.
  var isDragging: Bool { activeCount > 0 }
  private let stages: WaitingStages

  init(_ waiting: WaitingStages) { stages = waiting }

  /// Whether there is a drag, or one that begins with the next round.
  var hasWork: Bool { isDragging || !outside.isEmpty || !toLift.isEmpty }

  /// Marks the stage of drags as waiting while there is work. Called after each change that may affect it.
  func markStage() { stages.set(.drags, hasWork) }

  /// The pending presses that lift the items of the views where they began.
  let toLift = List<Press>()

  /// Makes the number of a session.
  func makeID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Makes the number of a source or target.
  func makeNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// The source with a recognizer, or an attempt of it; nil for other recognizers.
  func source(of gesture: GestureID, on view: View?) -> DraggableState? {
    guard sources.count > 0, let view else { return nil }
    return sources[view.entity.index]?.first { $0.gesture == gesture && $0.view == view }
  }

  /// Begins a drag, as the last one in order.
  func begin(_ session: DragSession) {
    lastPlace += 1
    session.place = lastPlace
    session.isActive = true
    sessions.append(session)
    activeCount += 1
    markStage()
  }

  /// The next active drag after another, which may have ended since, or the first one: for iterating without an array.
  func session(after other: DragSession?) -> DragSession? {
    var index = sessions.firstIndex(from: (other?.place ?? 0) + 1) { $0.place }
    while index < sessions.count, !sessions[index].isActive { index += 1 }
    return index < sessions.count ? sessions[index] : nil
  }

  /// The first active drag that passes a test, or nil.
  func session(where isMeant: (DragSession) -> Bool) -> DragSession? {
    sessions.firstIndex { $0.isActive && isMeant($0) }.map { sessions[$0] }
  }

  /// Ends a drag.
  func end(_ session: DragSession) {
    activeCount -= 1
    markStage()
    if !isFollowing { forgetEnded() }
  }

  /// Runs a closure that iterates the drags; those that end meanwhile are removed together afterwards.
  func follow(_ body: () -> Void) {
    isFollowing = true
    body()
    isFollowing = false
    if sessions.count > activeCount { forgetEnded() }
  }

  private func forgetEnded() { sessions.removeAll { !$0.isActive } }

  // MARK: Sources and targets

  /// Whether a source still exists.
  func isLiftable(_ source: DraggableState) -> Bool {
    source.view.isAlive && sources[source.view.entity.index]?.contains { $0 === source } == true
  }

  /// Whether drags may enter a target: its view exists, and is still a target.
  func isOpen(_ target: DropTargetState) -> Bool {
    target.settings.isEnabled && target.view.isAlive && targets[target.view.entity.index] === target
  }

  /// Begins the wait for a target that opens, or ends it when the drag leaves the target.
  func setSpring(_ target: DropTargetState?, of session: DragSession, at now: Timestamp) {
    guard target !== session.spring?.target else { return }
    session.spring = target.map { ($0, now + style.springDelay) }
  }

  // MARK: Before drags begin

  /// The prepared session of a recognizer.
  func lifting(by gesture: GestureID) -> DragSession? { lifting[gesture] }

  /// Removes and returns the prepared session of a recognizer, which begins or never will.
  func takeLifting(by gesture: GestureID) -> DragSession? { lifting.removeValue(forKey: gesture) }

  /// Removes and returns all prepared sessions, in order.
  func takeAllLifting() -> [DragSession] {
    defer { lifting = [:] }
    return lifting.values.sorted { $0.id < $1.id }
  }

  func remove(_ entity: Entity, _ remains: inout Remains) {
    remains.keep(sources.take(entity.index))
    remains.keep(dimmed.take(entity.index))
    guard let target = targets.take(entity.index) else { return }
    magnets.removeAll { $0 === target }
    remains.keep(target)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(sources)
    for slot in sources.values.indices {
      for source in sources.values[slot] { copier.copy(source) }
    }
    copier.copy(targets)
    copier.copy(magnets)
    copier.copy(sessions)
    copier.copy(lifting) { lifting = $0 }
    copier.copy(mostLifting) { mostLifting = $0 }
    copier.copy(held) { held = $0 }
    copier.copy(menus) { menus = $0 }
    copier.copy(outside)
    copier.copy(drops)
    copier.copy(style) { style = $0 }
    copier.copy(display)
    copier.copy(dimmed)
    copier.copy(phrases) { phrases = $0 }
    copier.copy(announcements)
    copier.copy(activeCount) { activeCount = $0 }
    copier.copy(isFollowing) { isFollowing = $0 }
    copier.copy(lastID) { lastID = $0 }
    copier.copy(lastPlace) { lastPlace = $0 }
    copier.copy(lastNumber) { lastNumber = $0 }
    copier.copy(toLift)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element whose number is not less than another, in a collection sorted by number and with
  /// indices from 0; its end for none.
  func firstIndex(from place: UInt64, _ placeOf: (Element) -> UInt64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if placeOf(self[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension DragTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(sources) { hash, sources in hash.mix(sources) { hash, source in hash.mix(source.number) } }
    hash.mix(targets) { hash, target in hash.mix(target.number) }
    hash.mix(sessions) { hash, session in hash.mix(session) }
    hash.mix(unordered: lifting) { hash, lifted in
      hash.mix(lifted.key)
      hash.mix(lifted.value)
    }
    hash.mix(held?.id)
    hash.mix(outside.count)
    hash.mix(display.count)
    hash.mix(lastID)
    hash.mix(lastPlace)
    hash.mix(lastNumber)
    hash.mix(toLift) { hash, press in hash.mix(press) }
  }
}
