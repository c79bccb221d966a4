/// What a recognizer asked for in a call that another one made on its behalf: it counts only once that one hands it to
/// the engine, as it is or changed. See `GestureContext.collecting(as:fingers:_:)`.
public struct GestureWish: Hashable, Sendable {
  /// When it wants to be called, whatever the fingers do.
  public enum Deadline: Hashable, Sendable {
    /// It said nothing about that: what it asked for before goes on.
    case unchanged
    /// There is no deadline any more.
    case cancelled
    /// At a moment.
    case at(Timestamp)
  }

  /// The states that it proposed, in order; at most fifteen.
  public var states: [GestureState]
  /// The deadline that the recognizer asked for, or its end.
  public var deadline: Deadline
  /// The touches that it wants to hear no more of (G21).
  public var ignoredTouches: [Touch.ID]

  /// The state that it proposed last; nil for none. Setting it replaces all.
  public var state: GestureState? {
    get { states.last }
    set { states = newValue.map { [$0] } ?? [] }
  }

  /// Makes a wish; by default for nothing.
  public init(states: [GestureState] = [], deadline: Deadline = .unchanged, ignoredTouches: [Touch.ID] = []) {
    self.states = states
    self.deadline = deadline
    self.ignoredTouches = ignoredTouches
  }
}

extension GestureContext {
  /// Runs code that asks for something, mostly a recognizer inside the one that is called, without letting that count
  /// yet. What it asked for is given back, to be looked at, changed, and handed to `apply(_:)` or not.
  ///
  /// ```swift
  /// var wish = context.collecting { pan.touchesMoved(touches, with: &$0) }
  /// if wish.state == .began && !isArmed { wish.state = nil }
  /// context.apply(wish)
  /// ```
  /// - Parameters:
  ///   - state: the state that the code sees the gesture in; by default the one that it is in. A recognizer that is to
  ///     be held
  ///     back, or of which there are several, has a state of its own, and whoever wraps it keeps that.
  ///   - fingers: the identities of the fingers that the code sees (`numberOfTouches`, `touches`, `centroid`); by
  ///     default all that
  ///     the recognizer has. Those that are not its own count for nothing.
  ///   - body: the code.
  public mutating func collecting(
    as state: GestureState? = nil, fingers: [Touch.ID]? = nil, _ body: (inout GestureContext) -> Void
  ) -> GestureWish {
    let wish = apart(as: state ?? self.state, fingers.map(slots(of:)), body)
    var states: [GestureState] = []
    var left = wish.proposals
    while let next = left.first {
      states.append(next)
      left.removeFirst()
    }
    let deadline: GestureWish.Deadline =
      switch wish.deadline {
      case .keep: .unchanged
      case .cancel: .cancelled
      case .set(let moment): .at(moment)
      }
    return GestureWish(states: states, deadline: deadline, ignoredTouches: wish.ignored)
  }

  /// Asks for what a wish says, as if the recognizer that is called did so itself.
  public mutating func apply(_ wish: GestureWish) {
    for state in wish.states { self.state = state }
    switch wish.deadline {
    case .unchanged: break
    case .cancelled: change(.cancel)
    case .at(let moment): change(.set(moment))
    }
    for touch in wish.ignoredTouches { ignore(touch) }
  }

  /// The places of those of the recognizer's fingers that have one of some identities.
  private func slots(of fingers: [Touch.ID]) -> InputSet {
    var slots = InputSet()
    guard let owned = gestures.attempt(of: id)?.owned else { return slots }
    let inputs = gestures.inputs
    inputs.forEach(in: owned) { if fingers.contains(inputs.records[$0].id) { slots.insert($0) } }
    return slots
  }
}
