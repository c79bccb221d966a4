import Dactyl

/// The changes by which a view that is in no window is in one.
struct PlacingCures {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument

  /// The changes to try for a view before a step at a time: the steps that took it, or one around it, out are left out;
  /// it is moved into a window, or presented.
  func changes(of view: String, before step: Int, at time: Timestamp) -> [[ScenarioEdit]] {
    let around = document.path(to: view)
    var changes: [[ScenarioEdit]] = []
    for key in ["remove", "move", "dismiss"] {
      changes += document.steps(with: key, before: step).reversed().map { [.removeStep($0)] }
    }
    changes += document.steps(with: "move", before: step).flatMap { origin in
      parents.map { [.set(.step(origin), ["to"], .string($0))] }
    }
    guard let top = around.first else { return changes }
    changes += parents.map { [.set(.object(top), ["parent"], .string($0))] }
    // What is added later in the file comes too late, or at the wrong time.
    changes += later(around)
    changes += presenting(around, at: time)
    return changes
  }

  /// The windows.
  private var parents: [String] { stage.windows.keys.sorted() }

  /// Steps that put the view into a window at a later time come earlier.
  private func later(_ around: [String]) -> [[ScenarioEdit]] {
    document.steps.enumerated().compactMap { index, step in
      guard let origin = document.origins[index] else { return nil }
      let isMove = step["move"].map { move in around.contains { JSONValue.string($0) == move } } ?? false
      return isMove || step["present"] != nil ? [.set(.step(origin), ["at"], .number(0))] : nil
    }
  }

  /// A controller of one of the views is presented.
  private func presenting(_ around: [String], at time: Timestamp) -> [[ScenarioEdit]] {
    let moment = Double(time.nanoseconds) / 1e6
    guard moment > 0 else { return [] }
    let controllers = document.root["controllers"]?.items ?? []
    return controllers.flatMap { controller -> [[ScenarioEdit]] in
      guard case .string(let view)? = controller["view"], around.contains(view), let own = controller["id"] else {
        return []
      }
      return controllers.compactMap { other in
        guard let presenter = other["id"], presenter != own else { return nil }
        return [
          .insertStep(
            .object([
              JSONMember(key: "at", value: .number(moment / 2)), JSONMember(key: "present", value: own),
              JSONMember(key: "from", value: presenter),
            ]))
        ]
      }
    }
  }
}
