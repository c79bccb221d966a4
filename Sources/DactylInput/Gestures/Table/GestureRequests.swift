/// The requests that a recognizer made in a call on behalf of another one: they take effect only if that one passes
/// them to the engine, unchanged or changed. See `GestureContext.collecting(as:fingers:_:)`.
public struct GestureRequests: Hashable, Sendable {
  /// A request about the deadline, at which the recognizer is called whatever the fingers do.
  public enum Deadline: Hashable, Sendable {
    /// No request: an earlier deadline remains.
    case unchanged
    /// The deadline is removed.
    case cancelled
    /// The deadline is at a moment.
    case at(Timestamp)
  }

  /// The proposed states, in order; at most fifteen.
  public var states: [GestureState]
  /// The request about the deadline.
  public var deadline: Deadline
  /// The touches to ignore (G21).
  public var ignoredTouches: [Touch.ID]

  /// The last proposed state; nil for none. Setting it replaces all.
  public var state: GestureState? {
    get { states.last }
    set { states = newValue.map { [$0] } ?? [] }
  }

  /// Makes a set of requests; empty by default.
  public init(states: [GestureState] = [], deadline: Deadline = .unchanged, ignoredTouches: [Touch.ID] = []) {
    self.states = states
    self.deadline = deadline
    self.ignoredTouches = ignoredTouches
  }
}

extension GestureContext {
  /// Runs code that makes requests, mostly a recognizer inside the one that is called, without applying them yet.
  /// Returns the requests, to be inspected, changed, and passed to `apply(_:)` or dropped.
  ///
  /// ```swift
  /// var request = context.collecting { pan.touchesMoved(touches, with: &$0) }
  /// if request.state == .began && !isArmed { request.state = nil }
  /// context.apply(request)
  /// ```
  /// - Parameters:
  ///   - state: the state in which the code sees the gesture; by default the present one. A recognizer that is to be
  ///     held back, or one of several, has a state of its own, which the recognizer that wraps it keeps.
  ///   - fingers: the identities of the touches that the code sees (`numberOfTouches`, `touches`, `centroid`); by
  ///     default all that the recognizer has. Touches that it does not have are ignored.
  ///   - body: the code.
  public mutating func collecting(
    as state: GestureState? = nil, fingers: [Touch.ID]? = nil, _ body: (inout GestureContext) -> Void
  ) -> GestureRequests {
    let request = apart(as: state ?? self.state, fingers.map(slots(of:)), body)
    var states: [GestureState] = []
    var left = request.proposals
    while let next = left.first {
      states.append(next)
      left.removeFirst()
    }
    let deadline: GestureRequests.Deadline =
      switch request.deadline {
      case .keep: .unchanged
      case .cancel: .cancelled
      case .set(let moment): .at(moment)
      }
    return GestureRequests(states: states, deadline: deadline, ignoredTouches: request.ignored)
  }

  /// Makes the given requests, as if the recognizer that is called made them itself.
  public mutating func apply(_ request: GestureRequests) {
    for state in request.states { self.state = state }
    switch request.deadline {
    case .unchanged: break
    case .cancelled: change(.cancel)
    case .at(let moment): change(.set(moment))
    }
    for touch in request.ignoredTouches { ignore(touch) }
  }

  /// The slots of the recognizer's touches that have one of some identities.
  private func slots(of fingers: [Touch.ID]) -> InputSet {
    var slots = InputSet()
    guard let owned = gestures.attempt(of: id)?.owned else { return slots }
    let inputs = gestures.inputs
    inputs.forEach(in: owned) { if fingers.contains(inputs.records[$0].id) { slots.insert($0) } }
    return slots
  }
}
