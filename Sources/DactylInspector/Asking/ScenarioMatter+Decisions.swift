import Dactyl
import DactylControls

extension ScenarioMatter {
  /// The decision by which what was asked about came about in a scene that runs; nil when it did not.
  ///
  /// - Parameters:
  ///   - missing: The entry that a scenario would have. Its word for the callback counts.
  ///   - touch: The number of the touch that is meant, or nil for any.
  func decision(on stage: ScenarioStage, _ missing: ScenarioPattern, touch: UInt64?) -> Decision? {
    let all = stage.scene.decisions.decisions.filter { missing.times.contains($0.timestamp) }
    func by(_ id: String, _ kinds: [Decision.Kind], _ isMeant: (Decision) -> Bool = { _ in true }) -> Decision? {
      guard let entity = stage.entity(of: id) else { return nil }
      return all.first { $0.view == entity && kinds.contains($0.kind) && isMeant($0) }
    }
    switch self {
    case .touch(let id): return reached(id, missing, touch, by)
    case .recognizer(let id): return stage.gestures[id].flatMap { Self.recognized($0, all, in: stage.scene) }
    case .scroll(let id):
      let scrolled = by(id, [.scroll])
      return scrolled ?? stage.gestures["\(id).pan"].flatMap { Self.recognized($0, all, in: stage.scene) }
    case .press(_, let id): return by(id, [.handled, .passed]) { $0.inputKind == .press }
    case .motion(let id): return by(id, [.handled, .passed]) { $0.inputKind == .motion }
    case .remote(let id): return by(id, [.handled, .passed]) { $0.inputKind == .remoteControl }
    case .command(_, let id), .action(_, let id): return by(id, [.action])
    case .firstResponder(let id): return by(id, [.becomeFirst])
    case .focus(let id): return by(id, [.moveFocus])
    case .drop(let id): return by(id, [.drop])
    }
  }

  private typealias Search = (String, [Decision.Kind], (Decision) -> Bool) -> Decision?

  /// The decision by which a touch, or what a control makes of it, reached a view.
  private func reached(_ id: String, _ missing: ScenarioPattern, _ touch: UInt64?, _ by: Search) -> Decision? {
    let word = missing.text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    if let event = ControlEvents.named(word) {
      return by(id, [.controlEvent]) { $0.detail == UInt8(event.rawValue.trailingZeroBitCount) }
    }
    let phase = [TouchPhase.began, .moved, .ended, .cancelled].first { $0.callbackName == word } ?? .began
    return by(id, [.bindView, .handled, .passed]) {
      $0.inputKind == .touch && (touch == nil || $0.touch == touch)
        && ($0.kind == .bindView ? phase == .began : $0.detail == phase.rawValue)
    }
  }

  /// The decision by which a recognizer recognized or began.
  private static func recognized(_ gesture: AnyGesture, _ all: [Decision], in scene: Scene) -> Decision? {
    let state = scene.isDiscrete(gesture.id) == true ? GestureState.ended : .began
    return all.first { $0.gesture == gesture.id && $0.kind == .enter && $0.detail == state.rawValue }
  }
}
