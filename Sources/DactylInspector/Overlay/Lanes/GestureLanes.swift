import Dactyl

/// The recognizers of the last touches, from their decisions: live ones, and those that are done until the next finger
/// lands alone.
struct GestureLanes {
  /// The lanes, in the order in which the recognizers got their first touch.
  private(set) var lanes: [GestureLane] = []
  private var lastTouch: UInt64 = 0
  /// The most lanes that are kept.
  private static let most = 64

  /// Follows a decision.
  mutating func note(_ decision: Decision, in scene: Scene) {
    guard decision.gesture != .none else { return }
    switch decision.kind {
    case .bindGesture:
      begin(decision, in: scene)
      change(decision, in: scene) { lane, _ in
        if lane.spans.isEmpty || !lane.isOpen { lane.enter(.possible, at: decision.timestamp, nil) }
      }
    case .refuseGesture:
      begin(decision, in: scene)
      change(decision, in: scene) { lane, reason in
        if lane.spans.isEmpty { lane.enter(.refused, at: decision.timestamp, reason(.refused)) }
      }
    case .hold: change(decision, in: scene) { $0.enter(.waits, at: decision.timestamp, $1(.waits)) }
    case .refuseState:
      let view = decision.other == .none ? decision.view : decision.other
      change(decision, in: scene) { lane, _ in
        lane.refuser = view == .none ? nil : InspectorNames.name(of: view, in: scene)
      }
    case .enter: enter(decision, in: scene)
    default: break
    }
  }

  private mutating func enter(_ decision: Decision, in scene: Scene) {
    guard let state = GestureState(rawValue: decision.detail) else { return }
    guard let new = GestureLane.State(state) else {
      return change(decision, in: scene) { lane, _ in lane.reset(at: decision.timestamp) }
    }
    change(decision, in: scene) { $0.enter(new, at: decision.timestamp, new.isFinal ? $1(new) : nil) }
  }

  /// Forgets the lanes that are done when a finger lands and no other is down.
  private mutating func begin(_ decision: Decision, in scene: Scene) {
    guard decision.touch > lastTouch else { return }
    lastTouch = decision.touch
    if scene.liveTouches.count <= 1 { lanes.removeAll { !$0.isOpen } }
  }

  private mutating func change(
    _ decision: Decision, in scene: Scene,
    _ edit: (inout GestureLane, (GestureLane.State) -> GestureLane.Reason) -> Void
  ) {
    let found = lanes.lastIndex { $0.gesture == decision.gesture && $0.attempt == decision.attempt && $0.isOpen }
    var index = found ?? lanes.lastIndex { $0.gesture == decision.gesture && $0.attempt == decision.attempt }
    if index == nil, lanes.count < Self.most {
      let name = scene.gesture(decision.gesture).map(InspectorNames.name(of:)) ?? "a recognizer that is gone"
      lanes.append(
        GestureLane(
          decision.gesture, decision.attempt,
          decision.attempt == 0 || decision.touch == 0 ? name : "\(name), touch \(decision.touch)"))
      index = lanes.count - 1
    }
    guard let index else { return }
    edit(&lanes[index]) { state in
      let opponent = decision.opponent == .none ? nil : scene.gesture(decision.opponent)
      return GestureLane.Reason(
        state: state, rule: decision.rule, opponent: opponent.map(InspectorNames.name(of:)),
        measure: decision.condition?.words)
    }
  }
}
