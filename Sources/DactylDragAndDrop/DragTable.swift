/// The sources of drags and drop targets of a scene, and the drags under way.
final class DragTable {
  /// The sources of each view.
  let sources = SparseColumn<[Draggable]>()
  let targets = SparseColumn<DropTarget>()
  /// The targets that draw drags to themselves.
  let magnets = List<DropTarget>()
  /// The drags under way, in the order in which they began.
  let sessions = List<DragSession>()
  /// What may be lifted next, by recognizer: drags whose items were asked for and whose begin was not yet granted.
  var lifting: [GestureID: DragSession] = [:]
  /// How many of these there may be until those that never began are forgotten.
  var mostLifting = 16
  /// What is lifted beside a menu and was not dragged yet (DD2).
  var held: DragSession?
  /// Shows the menus of views that can be dragged as well; nil while no view has a menu.
  var menus: (any DragMenuPresenter)?
  /// What other programs dropped and nobody has heard of yet.
  let outside = List<DroppedItems>()
  /// What is done with payloads wherever they are dropped.
  var acceptors: [DropAcceptor] = []
  var style = DragStyle()
  /// The window that shows drags, and what of it still glides.
  let display = DragStage()
  /// The views that are faint since something is dragged from them.
  let dimmed = SparseColumn<DimmedSource>()
  /// What a drag by keys says, and to whom.
  var phrases = DragPhrases()
  var announce: ((DragAnnouncement) -> Void)?
  /// How many of the drags have not ended, and whether those that have stay in the list until all were looked at.
  private var activeCount = 0
  private var isFollowing = false
  private var lastID: UInt64 = 0
  private var lastPlace: UInt64 = 0

  /// Whether anything is dragged.
  var isDragging: Bool { activeCount > 0 }
  private let stages: WaitingStages

  init(_ waiting: WaitingStages) { stages = waiting }

  /// Whether there is a drag, or what is to become one with the next round.
  var hasWork: Bool { isDragging || !outside.isEmpty || !toLift.isEmpty }

  /// Marks the stage of drags as long as there is work. Called whenever that may have changed.
  func markStage() { stages.set(.drags, hasWork) }

  /// The presses that are to take up the views where they began.
  let toLift = List<Press>()

  func makeID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// The source whose recognizer it is, or an attempt of it; nil for any other.
  func source(of gesture: GestureID, on view: View?) -> Draggable? {
    guard sources.count > 0, let view else { return nil }
    return sources[view.entity.index]?.first { $0.gesture == gesture && $0.view == view }
  }

  /// A drag begins: the last in the order in which they did.
  func begin(_ session: DragSession) {
    lastPlace += 1
    session.place = lastPlace
    session.isActive = true
    sessions.append(session)
    activeCount += 1
    markStage()
  }

  /// The next drag under way after one that may have ended since, or after none: so they are gone through without an
  /// array.
  func session(after other: DragSession?) -> DragSession? {
    var index = sessions.firstIndex(from: (other?.place ?? 0) + 1) { $0.place }
    while index < sessions.count, !sessions[index].isActive { index += 1 }
    return index < sessions.count ? sessions[index] : nil
  }

  /// The first of the drags under way for which the closure answers true, or nil.
  func session(where isMeant: (DragSession) -> Bool) -> DragSession? {
    sessions.firstIndex { $0.isActive && isMeant($0) }.map { sessions[$0] }
  }

  /// Ends a drag: it is under way no more.
  func end(_ session: DragSession) {
    activeCount -= 1
    markStage()
    if !isFollowing { forgetEnded() }
  }

  /// Goes through the drags; those that end meanwhile are taken out together.
  func follow(_ body: () -> Void) {
    isFollowing = true
    body()
    isFollowing = false
    if sessions.count > activeCount { forgetEnded() }
  }

  private func forgetEnded() { sessions.removeAll { !$0.isActive } }

  // MARK: Before they begin

  /// What a recognizer may lift.
  func lifting(by gesture: GestureID) -> DragSession? { lifting[gesture] }

  /// Takes out what a recognizer may lift: it begins, or never will.
  func takeLifting(by gesture: GestureID) -> DragSession? { lifting.removeValue(forKey: gesture) }

  /// Takes out all that may be lifted, in order.
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
}

extension RandomAccessCollection where Index == Int {
  /// Where the first value of a place or a later one is, in a collection in the order of places that begins at 0; its
  /// end for none.
  func firstIndex(from place: UInt64, _ placeOf: (Element) -> UInt64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if placeOf(self[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
