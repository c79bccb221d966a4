import Dactyl

/// The state of a scene in which an input without a location begins: where it starts, and the way up from there.
struct ChainStart {
  /// The step in the file that was played.
  var step: Int
  var time: Timestamp
  /// The entity at which it starts.
  var start: Entity
  /// The focused item, where the input starts at it; or else the first responder; nil when there is neither.
  var item: Entity?
  /// All entities on the way up, the start first.
  var chain: [Entity]
  /// The key window, or `.none`.
  var keyWindow: Entity
  /// Whether input is being ignored.
  var isIgnored: Bool
}

/// Watches a play for the input without a location that a question is about: the last one in time.
final class ChainWatch {
  private let stage: ScenarioStage
  private let steps: [ScenarioStep]
  private let matter: ScenarioMatter
  /// The beginning of the input, once there was one.
  private(set) var start: ChainStart?

  init(_ stage: ScenarioStage, _ steps: [ScenarioStep], _ matter: ScenarioMatter) {
    self.stage = stage
    self.steps = steps
    self.matter = matter
  }

  /// Called before a step is performed, when all before its time is handled.
  func stepWillBegin(_ index: Int) {
    switch (steps[index].action, matter) {
    case (.press(let press), .press(let key, _)) where press.phase == .began && key.map({ $0 == press.key }) ?? true:
      begin(index, isPress: true, sender: nil)
    case (.press(let press), .command) where press.phase == .began: begin(index, isPress: true, sender: nil)
    case (.motion(.began), .motion), (.remote, .remote): begin(index, isPress: false, sender: nil)
    case (.sendAction(let name, let target, let sender), .action(let action, _)) where name == action:
      begin(index, isPress: false, sender: (target ?? sender).flatMap(stage.entity), isTargeted: target != nil)
    case (.becomeFirstResponder(let id), .firstResponder(let subject)) where id == subject:
      begin(index, isPress: false, sender: nil)
    default: break
    }
  }

  private func begin(_ step: Int, isPress: Bool, sender: Entity?, isTargeted: Bool = false) {
    let scene = stage.scene
    let (first, second) = (scene.firstResponder, scene.chainStart)
    let focused = isPress ? scene.focusedItem(of: .unknown) : nil
    let start = isTargeted ? sender ?? .none : focused ?? first ?? sender ?? second
    var chain = isTargeted ? [start] : scene.responderChain(from: start)
    // Key commands go on from the first responder, and actions from the sender.
    let rest: Entity? = if case .command = matter { second } else { first == nil || isTargeted ? nil : sender }
    if let rest { chain += scene.responderChain(from: rest).filter { !chain.contains($0) } }
    self.start = ChainStart(
      step: step, time: steps[step].at, start: start, item: isTargeted ? sender : focused ?? first ?? sender,
      chain: chain, keyWindow: scene.keyWindowEntity, isIgnored: scene.isIgnoringInteractionEvents)
  }
}
