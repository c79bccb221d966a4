/// The scroll views of a scene, and those of them that move.
@usableFromInline
package final class ScrollTable: SnapshotState {
  private let waiting: WaitingStages
  private let settling: Settling
  private let states = SparseColumn<ScrollState>()
  /// The scroll views that move without a finger, in the order in which the movements began.
  let moving = List<ScrollState>()
  /// The scroll views that a finger caught past an edge.
  let caught = List<ScrollState>()
  /// The pending notifications of delegates, in order.
  let news = Queue<(state: ScrollState, news: ScrollNotification)>()
  /// The key that scrolls while it is held (V27).
  var heldKey: HeldKey?
  /// The position of the edited text when it was last scrolled into sight; and the scroll views that scroll further
  /// because of input views that cover them.
  var sight: EditingSight?
  let covered = List<ScrollState>()
  /// Whether a delegate may withhold the beginning of touches from views (V4).
  var isAsking: Bool {
    get { unsafe mayAsk }
    set { unsafe mayAsk = newValue }
  }
  /// Whether notifications of delegates are pending, or caught content may be released.
  var isWaiting: Bool {
    get { unsafe isAnyWaiting }
    set {
      unsafe isAnyWaiting = newValue
      if newValue { waiting.insert(.scrolling) }
    }
  }
  // (Unchecked: every touch that lands reads the first, every round the second.)
  @exclusivity(unchecked) private var mayAsk = false
  @exclusivity(unchecked) private var isAnyWaiting = false

  /// A key that scrolls, its scroll view, and the number of pending repetitions.
  struct HeldKey {
    let press: UInt64
    let state: ScrollState
    let way: KeyWay
    var repeats = 0
  }

  init(_ waiting: WaitingStages, _ settling: Settling) {
    self.waiting = waiting
    self.settling = settling
  }

  /// Marks the stage of scrolling as waiting while anything moves or is pending, and only then.
  func markStage() { waiting.set(.scrolling, !moving.isEmpty || isWaiting) }

  package var count: Int { states.count }

  package subscript(view: UInt32) -> ScrollState? { states[view] }
  package func isScrollView(_ view: UInt32) -> Bool { states.count > 0 && states.slot(of: view) != nil }

  func add(_ state: ScrollState) { states[state.view.index] = state }

  /// The scroll view whose pan has an id, or nil.
  func state(panning id: GestureID, on view: View?) -> ScrollState? {
    guard states.count > 0, let view, let state = states[view.entity.index], state.pan == id else { return nil }
    return state
  }

  /// Removes a destroyed view.
  func remove(_ entity: Entity, _ remains: inout Remains) {
    guard let state = states[entity.index] else { return }
    if let drag = state.drag, drag.carrier == .none {
      for carried in drag.carried where carried.drag?.carrier == state.view { putDown(carried) }
    }
    // A delegate that was notified of a beginning is notified of the end, although the view is gone (V19).
    news.removeAll { $0.state === state && !$0.news.isEnd }
    if state.drag?.isAnnounced == true { news.append((state, .didCancelDragging)) }
    if state.flight?.cause == .release, state.hasBegunDecelerating { news.append((state, .didEndDecelerating)) }
    if state.pinch?.isAnnounced == true { news.append((state, .didEndZooming(state.zoom.scale))) }
    state.pinch = nil
    state.hasBegunDecelerating = false
    isWaiting = isWaiting || !news.isEmpty
    stop(state)
    caught.removeAll { $0 === state }
    covered.removeAll { $0 === state }
    if heldKey?.state === state { heldKey = nil }
    remains.keep(states.take(entity.index))
  }

  // MARK: Around a view

  /// The scroll views around a view, itself included, the innermost first. Makes an array.
  func around(_ view: Entity, in graph: SceneGraph) -> [ScrollState] {
    guard graph.isAlive(view), graph.isView(view.index) else { return [] }
    var found: [ScrollState] = []
    var index = view.index
    while index != .max {
      if let state = states[index] {
        state.noteOrigin(in: graph)
        found.append(state)
      }
      index = graph.viewRecords[Int(index)].parent
    }
    return found
  }

  // MARK: Moving

  /// Moves the content of a scroll view to an offset.
  func move(_ state: ScrollState, to offset: ScrollPoint, in graph: SceneGraph) {
    // In a view that is scaled to nothing fingers have no position.
    guard offset != state.offset, offset.isFinite, graph.isAlive(state.view),
      graph.canEdit("scroll view \(state.view.index)")
    else {
      return
    }
    state.offset = offset
    View(state.view, in: graph).bounds.origin = state.origin(at: offset)
    guard !state.companions.isEmpty || state.delegate.didScroll != nil else { return }
    for companion in state.companions { companion.contentDidMove() }
    note(.didScroll, of: state)
  }

  /// Keeps a notification of a delegate for the next round of settling.
  func note(_ news: ScrollNotification, of state: ScrollState) {
    self.news.append((state, news))
    isWaiting = true
    settling.request()
  }

  /// Records that a finger caught a scroll view past an edge.
  func catchPastEdge(_ state: ScrollState) {
    caught.append(state)
    isWaiting = true
  }

  /// Ends the drag of an outer scroll view after the one under the finger was destroyed.
  private func putDown(_ state: ScrollState) {
    if state.drag?.isAnnounced == true { news.append((state, .didCancelDragging)) }
    state.movement = .none
    catchPastEdge(state)
  }

  /// Removes a scroll view from the moving ones.
  func stop(_ state: ScrollState) {
    if state.movement.end != nil { moving.removeAll { $0 === state } }
    state.movement = .none
  }

  /// Starts a drag. A movement that game code started when it was notified of the end of the last one is stopped.
  func start(_ drag: ScrollDrag, of state: ScrollState) {
    stop(state)
    state.movement = .drag(drag)
  }

  /// Starts a movement without a finger; one of no distance ends at once.
  func start(_ movement: ScrollState.Movement, of state: ScrollState) {
    stop(state)
    state.movement = movement
    moving.append(state)
    waiting.insert(.scrolling)
  }

  /// Starts a movement without a finger that begins now. It arrives at once where motion is to be reduced, but for one
  /// that lasts as long as a finger stays near an edge, and for a flick, which has come to rest soon (AX29).
  func start(
    _ cause: ScrollState.Flight.Cause, _ x: ScrollFlight, _ y: ScrollFlight, aim: ScrollPoint? = nil,
    of state: ScrollState, in scene: Scene
  ) {
    let arrives =
      switch cause {
      case .comingBack, .animation, .step: scene.display.reducesMotion
      case .release, .autoscroll: false
      }
    let (x, y) = arrives ? (x.arrived, y.arrived) : (x, y)
    start(.flight(ScrollState.Flight(cause: cause, start: scene.currentTime, x: x, y: y, aim: aim)), of: state)
  }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(states)
    copier.copy(moving)
    copier.copy(caught)
    copier.copy(news)
    copier.copy(heldKey) { heldKey = $0 }
    copier.copy(sight) { sight = $0 }
    copier.copy(covered)
    unsafe copier.copy(&mayAsk)
    unsafe copier.copy(&isAnyWaiting)
  }
}

extension ScrollTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(states)
    for list in [moving, caught, covered] { hash.mix(list) { hash, state in hash.mix(state.view) } }
    hash.mix(news) { hash, news in hash.mix(news.state.view) }
    hash.mix(heldKey?.press)
    hash.mix(heldKey?.repeats)
    hash.mix(sight?.entity)
  }
}
