/// The scroll views of a scene, and those of them that move.
@usableFromInline
package final class ScrollTable {
  private let waiting: WaitingStages
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

  init(_ waiting: WaitingStages) { self.waiting = waiting }

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
}
