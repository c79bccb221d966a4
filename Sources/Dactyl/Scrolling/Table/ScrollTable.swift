/// The scroll views of a scene, and which of them move.
final class ScrollTable {
  private let states = SparseColumn<ScrollState>()
  /// Those that move without a finger, in the order in which they began.
  let moving = List<ScrollState>()
  /// Those that a finger caught past an edge.
  let caught = List<ScrollState>()
  /// What delegates have yet to hear, in order.
  let news = List<(state: ScrollState, news: ScrollNews)>()
  /// Whether the present step of a wheel was taken: each is taken once (V22).
  var isStepTaken = false
  /// Whether a delegate may have a say in who hears that a touch began (V4).
  var isAsking: Bool {
    get { unsafe mayAsk }
    set { unsafe mayAsk = newValue }
  }
  /// Whether delegates have yet to hear of anything, or caught content may be let go.
  var isWaiting: Bool {
    get { unsafe isAnyWaiting }
    set { unsafe isAnyWaiting = newValue }
  }
  // (Unchecked: every touch that lands asks for the one, every round for the other.)
  @exclusivity(unchecked) private var mayAsk = false
  @exclusivity(unchecked) private var isAnyWaiting = false

  var count: Int { states.count }

  subscript(view: UInt32) -> ScrollState? { states[view] }

  func add(_ state: ScrollState) { states[state.view.index] = state }

  /// The scroll view whose pan a recognizer is, or nil.
  func state(panning id: GestureID, on view: View?) -> ScrollState? {
    guard states.count > 0, let view, let state = states[view.entity.index], state.pan == id else { return nil }
    return state
  }

  /// Forgets a view that ended.
  func remove(_ entity: Entity, _ remains: inout Remains) {
    guard let state = states[entity.index] else { return }
    stop(state)
    caught.removeAll { $0 === state }
    news.removeAll { $0.state === state }
    remains.keep(states.take(entity.index))
  }

  /// A finger caught it past an edge.
  func catchPastEdge(_ state: ScrollState) {
    caught.append(state)
    isWaiting = true
  }

  /// Takes it out of those that move.
  func stop(_ state: ScrollState) {
    if state.movement.end != nil { moving.removeAll { $0 === state } }
    state.movement = .none
  }

  /// Starts a movement without a finger; one that has nowhere to go ends at once.
  func start(_ movement: ScrollState.Movement, of state: ScrollState) {
    stop(state)
    state.movement = movement
    moving.append(state)
  }
}
