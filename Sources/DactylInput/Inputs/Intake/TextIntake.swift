/// The intake of typed and composed text, which goes to the text input that is edited and to nothing else.
enum TextIntake: Intake {
  static let targetRule = Rule.R32

  static func take(_ text: InputPayload, in scene: Scene) {
    guard !scene.ignores(.text) else { return }
    guard !isTaken(in: scene) else { return scene.record(.ignore, rule: .none, of: .text, id: 0) }
    let slot = scene.inputs.begin(.text, text, at: scene.now)
    scene.inputs.records[slot].comesInPhases = false
    scene.inputs.records[slot].isUnseen = false
    scene.inputs.end(slot)
    scene.inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }

  static func target(_ slot: Int, in scene: Scene) {
    scene.resignHiddenResponder()
    scene.inputs.records[slot].target = scene.firstResponder ?? .none
  }

  /// Sends text to the text input that is edited.
  static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene) {
    let text = scene.inputs.payloads[input.slot]
    scene.settleElsewhere()
    guard let edited = scene.editingInput else {
      return scene.record(.unhandled, rule: .R32, of: .text, id: input.id, view: input.target)
    }
    scene.record(.handled, rule: .R32, of: .text, id: input.id, view: input.target)
    switch text {
    case .text(let text): edited.notify { $0.insertText(text) }
    case .textEditing(let editing): edited.notify { $0.setMarkedText(editing) }
    default: break
    }
  }

  /// Whether an interceptor withholds all text, or one handled the key that types this text.
  private static func isTaken(in scene: Scene) -> Bool {
    if scene.parts.keyInterceptors.contains(where: { $0.interceptsText }) { return true }
    guard let source = scene.inputs.claims.typed else { return false }
    return scene.inputs.silencedPresses.contains { $0.source == source && $0.isConsumed }
  }
}
