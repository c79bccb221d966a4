/// The sources of drags and drop targets of a scene, and the drags under way.
final class DragTable {
  /// The sources of each view.
  let sources = SparseColumn<[Draggable]>()
  let targets = SparseColumn<DropTarget>()
  /// The targets that draw drags to themselves.
  let magnets = List<DropTarget>()
  /// The drags under way, in the order in which they began.
  let sessions = List<DragSession>()
  /// What may be lifted next: drags whose recognizer asked for its items and was not yet granted its begin.
  let lifting = List<DragSession>()
  /// What other programs dropped and nobody has heard of yet.
  let outside = List<DroppedItems>()
  /// What is done with payloads wherever they are dropped.
  var acceptors: [DropAcceptor] = []
  var style = DragStyle()
  /// The window that shows drags, and what of it still glides.
  let stage = DragStage()
  /// The views that are faint since something is dragged from them.
  let dimmed = List<DimmedSource>()
  /// What a drag by keys says, and to whom.
  var phrases = DragPhrases()
  var announce: ((DragAnnouncement) -> Void)?
  private var lastID: UInt64 = 0
  private var lastPlace: UInt64 = 0

  /// Whether anything is dragged: every round asks.
  var isDragging: Bool {
    get { unsafe isAnyUnderWay }
    set { unsafe isAnyUnderWay = newValue }
  }
  // (Unchecked: every round asks, and it is read and written at once.)
  @exclusivity(unchecked) private var isAnyUnderWay = false

  /// Whether drags are to be looked at once what goes on is settled.
  var isWaiting: Bool { isDragging || !outside.isEmpty || !toLift.isEmpty }
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
    isDragging = true
  }

  /// The next drag under way after one that may have ended since, or after none: so they are gone through without an array.
  func session(after other: DragSession?) -> DragSession? {
    let place = other?.place ?? 0
    return sessions.firstIndex { $0.place > place }.map { sessions[$0] }
  }

  func remove(_ entity: Entity, _ remains: inout Remains) {
    remains.keep(sources.take(entity.index))
    guard let target = targets.take(entity.index) else { return }
    magnets.removeAll { $0 === target }
    remains.keep(target)
  }
}
