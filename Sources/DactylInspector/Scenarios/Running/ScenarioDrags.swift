import Dactyl

extension View {
  /// Makes the view a drag source that logs its delegate's calls.
  func add(_ model: ScenarioDragSource, _ id: String, _ journal: ScenarioJournal) {
    let lift = model.lift.map { DragLift.longPress(duration: $0) } ?? .pan
    let draggable = makeDraggable(model.payload, lift: lift)
    draggable.delegate.sessionWillBegin = { _, _ in journal.write("\(id) dragBegan") }
    draggable.delegate.sessionDidEnd = { journal.write("\(id) dragEnded \($2.word)") }
  }

  /// Makes the view a drop target that logs its delegate's calls.
  func add(_ model: ScenarioDropTarget, _ id: String, _ journal: ScenarioJournal) {
    let target = makeDropTarget(proposing: model.proposal)
    target.proposal = model.proposal
    target.delegate.canHandle = { _, session in session.payload.map { model.accepts.contains($0) } ?? false }
    target.delegate.sessionDidEnter = { journal.write("\(id) dragEntered \($1.payload ?? "")") }
    target.delegate.sessionDidExit = { journal.write("\(id) dragExited \($1.payload ?? "")") }
    target.delegate.performDrop = { journal.write("\(id) dropPerformed \($1.payload ?? "")") }
  }
}

extension DragSession {
  /// The name of the dragged item.
  fileprivate var payload: String? { items(of: String.self).first }
}

extension DropOperation {
  /// The operation as written in the log at the end of a drag.
  fileprivate var word: String {
    switch self {
    case .copy: "copy"
    case .move: "move"
    case .cancel, .forbidden: "cancelled"
    }
  }
}
