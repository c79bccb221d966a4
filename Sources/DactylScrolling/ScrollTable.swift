/// The scroll views of a scene, and which of them move.
package final class ScrollTable {
  private let waiting: WaitingStages
  private let states = SparseColumn<ScrollState>()
  /// Those that move without a finger, in the order in which they began.
  let moving = List<ScrollState>()
  /// Those that a finger caught past an edge.
  let caught = List<ScrollState>()
  /// What delegates have yet to hear, in order.
  let news = Queue<(state: ScrollState, news: ScrollNews)>()
  /// The key that scrolls as long as it is held (V27).
  var heldKey: HeldKey?
  /// Where text is edited in a scroll view, as it was brought into sight; and those that go on further for what covers
  /// them.
  var sight: EditingSight?
  let covered = List<ScrollState>()
  /// Whether a delegate may have a say in who hears that a touch began (V4).
  var isAsking: Bool {
    get { unsafe mayAsk }
    set { unsafe mayAsk = newValue }
  }
  /// Whether delegates have yet to hear of anything, or caught content may be let go.
  var isWaiting: Bool {
    get { unsafe isAnyWaiting }
    set {
      unsafe isAnyWaiting = newValue
      if newValue { waiting.insert(.scrolling) }
    }
  }
  // (Unchecked: every touch that lands asks for the one, every round for the other.)
  @exclusivity(unchecked) private var mayAsk = false
  @exclusivity(unchecked) private var isAnyWaiting = false

  /// A key that scrolls, what it scrolls, and how often it repeated since.
  struct HeldKey {
    let press: UInt64
    let state: ScrollState
    let way: KeyWay
    var repeats = 0
  }

  init(_ waiting: WaitingStages) { self.waiting = waiting }

  /// Marks the stage of scrolling while anything moves or waits, and only then.
  func markStage() { waiting.set(.scrolling, !moving.isEmpty || isWaiting) }

  package var count: Int { states.count }

  package subscript(view: UInt32) -> ScrollState? { states[view] }
  package func isScrollView(_ view: UInt32) -> Bool { states.count > 0 && states.slot(of: view) != nil }

  func add(_ state: ScrollState) { states[state.view.index] = state }

  /// The scroll view whose pan a recognizer is, or nil.
  func state(panning id: GestureID, on view: View?) -> ScrollState? {
    guard states.count > 0, let view, let state = states[view.entity.index], state.pan == id else { return nil }
    return state
  }

  /// Forgets a view that ended.
  func remove(_ entity: Entity, _ remains: inout Remains) {
    guard let state = states[entity.index] else { return }
    if let drag = state.drag, drag.carrier == .none {
      for carried in drag.carried where carried.drag?.carrier == state.view { putDown(carried) }
    }
    // Who was notified of a beginning is notified of its end, though the view is gone (V19).
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

  /// A finger caught it past an edge.
  func catchPastEdge(_ state: ScrollState) {
    caught.append(state)
    isWaiting = true
  }

  /// Ends a drag whose finger belonged to a scroll view further in that is gone.
  private func putDown(_ state: ScrollState) {
    if state.drag?.isAnnounced == true { news.append((state, .didCancelDragging)) }
    state.movement = .none
    catchPastEdge(state)
  }

  /// Takes it out of those that move.
  func stop(_ state: ScrollState) {
    if state.movement.end != nil { moving.removeAll { $0 === state } }
    state.movement = .none
  }

  /// Starts a drag. What game code set off, when it was told that the content stops for that, ends.
  func start(_ drag: ScrollDrag, of state: ScrollState) {
    stop(state)
    state.movement = .drag(drag)
  }

  /// Starts a movement without a finger; one that has nowhere to go ends at once.
  func start(_ movement: ScrollState.Movement, of state: ScrollState) {
    stop(state)
    state.movement = movement
    moving.append(state)
    waiting.insert(.scrolling)
  }
}
