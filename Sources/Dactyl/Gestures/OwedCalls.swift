/// What a recognizer has yet to hear, because its own code ran when it came: nothing is called twice at once.
enum OwedCall {
  /// Input of a pointer that is no touch.
  case pointer(PointerPhase, PointerInput, GestureID, GestureInputs)
  /// What became of presses.
  case presses(Presses, GestureID)
}

extension GestureSystem {
  /// Tells recognizers what they are owed, in the order in which it came.
  static func sendOwedCalls(in scene: Scene) {
    let table = scene.gestures
    guard !table.owed.isEmpty else { return }
    scene.withoutSettling {
      var context = GestureContext(in: scene)
      // One whose own code still runs is owed again.
      for _ in 0..<table.owed.count {
        switch table.owed.remove(at: 0) {
        case .pointer(let phase, let input, let id, let kind):
          PointerSystem.tell(phase, input, id, kind, &context, in: scene)
        case .presses(let presses, let id):
          guard let row = table.row(id), row.attempt >= 0, !row.state.isFinal else { continue }
          PressRouting.show(presses, to: id, row, &context, in: scene)
        }
      }
    }
    table.needsCleanUp = true
  }
}
