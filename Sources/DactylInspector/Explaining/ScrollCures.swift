import Dactyl

/// Changes of a scenario file after which a scroll view may scroll.
struct ScrollCures {
  let stage: ScenarioStage
  let edits: ViewChanges
  let subject: View

  private var id: String { stage.id(of: subject) }
  private var document: ScenarioDocument { edits.document }

  var enabling: [[ScenarioEdit]] {
    let steps = document.steps(setting: "scroll_enabled", of: id)
    return steps.map { [.removeStep($0)] } + (steps.count > 1 ? [steps.map { .removeStep($0) }] : [])
      + steps.map { [.set(.step($0), ["scroll_enabled"], .bool(true))] }
      + [[.set(.object(id), ["scroll", "enabled"], .bool(true))]]
  }

  /// Changes after which the touch may be taken from the content (V5, V6).
  var cancellingContent: [[ScenarioEdit]] {
    let (may, answer): (ScenarioEdit, ScenarioEdit) = (
      .set(.object(id), ["scroll", "can_cancel_content_touches"], .bool(true)),
      .set(.object(id), ["scroll", "touches_should_cancel"], .bool(true))
    )
    return [[may], [answer], [may, answer]]
  }

  // MARK: Room

  /// Changes that make room: what the game did to the offset is undone, or the content is larger.
  var makingRoom: [[ScenarioEdit]] {
    let target = ScenarioTarget.object(id)
    var cures: [[ScenarioEdit]] = document.steps(naming: id, in: "set_offset").map { [.removeStep($0)] }
    cures += document.steps(setting: "bounds_origin", of: id).map { [.removeStep($0)] }
    guard let list = subject.scrollView else { return cures }
    let (size, content) = (subject.bounds.size, list.contentSize)
    let (wide, high) = (max(content.width, Double(size.width)), max(content.height, Double(size.height)))
    let (across, down) = (Double(size.width), Double(size.height))
    func offsets(_ edit: (JSONValue) -> ScenarioEdit) -> [[ScenarioEdit]] {
      [(wide - across) / 2, wide - across, 0].flatMap { x in
        [(high - down) / 2, high - down, 0].map { y in [edit(.numbers([Float(x), Float(y)]))] }
      }
    }
    for step in document.steps(naming: id, in: "set_offset") {
      cures += offsets { .set(.step(step), ["to"], $0) }
    }
    cures += [
      [.set(target, ["scroll", "content"], .numbers([Float(content.width), Float(high + down)]))],
      [.set(target, ["scroll", "content"], .numbers([Float(wide + across), Float(content.height)]))],
      [.set(target, ["scroll", "content"], .numbers([Float(wide + across), Float(high + down)]))],
    ]
    if list.bounces {
      cures += ["always_bounce_vertical", "always_bounce_horizontal"].map {
        [.set(target, ["scroll", $0], .bool(true))]
      }
    }
    return cures + offsets { .set(target, ["scroll", "offset"], $0) }
  }

  /// Changes after which an inner scroll view has no room that way: what the game did to its offset is undone, or it
  /// begins at a limit.
  func exhausting(_ name: String) -> [[ScenarioEdit]] {
    guard let view = stage.views[name], let list = view.scrollView else { return [] }
    let steps = document.steps(naming: name, in: "set_offset")
    let (across, down) = (
      max(list.contentSize.width - Double(view.bounds.size.width), 0),
      max(list.contentSize.height - Double(view.bounds.size.height), 0)
    )
    let limits: [JSONValue] = [(0.0, down), (0, 0), (across, 0), (across, down)].map {
      .numbers([Float($0.0), Float($0.1)])
    }
    return steps.map { [.removeStep($0)] } + edits.undoing([view])
      + steps.flatMap { step in limits.map { [.set(.step(step), ["to"], $0)] } }
      + limits.map { [.set(.object(name), ["scroll", "offset"], $0)] }
  }

  // MARK: Keys

  /// Changes after which keys start in the scroll view.
  func leading(_ start: String?) -> [[ScenarioEdit]] {
    let steps = ["become_first_responder", "focus_on", "make_key"].flatMap { key in
      document.steps(with: key).reversed().map { [ScenarioEdit.removeStep($0)] }
    }
    let inside = stage.views.keys.sorted().filter { name in
      stage.views[name]?.path.contains(subject) == true
        && document.object(name)?["can_become_first_responder"] == .bool(true)
    }
    return steps
      + inside.map {
        [.insertStep(document.stepBefore(edits.step, ("become_first_responder", .string($0))))]
      }
  }

  /// Changes after which somebody who took a key does not.
  func releasing(_ name: String, _ decision: Decision) -> [[ScenarioEdit]] {
    if decision.kind == .scroll { return exhausting(name) }
    if decision.kind == .claim, decision.rule != .F24, stage.views[name]?.textField == nil {
      return edits.changingCommands()
    }
    let target = ScenarioTarget.object(name)
    return ["presses", "pressesBegan"].map { word in
      [.remove(target, ["handles"], .string(word)), .add(target, ["observes"], .string(word))]
    } + edits.document.steps(naming: name, in: "become_first_responder").map { [.removeStep($0)] }
  }

  // MARK: Fingers

  /// Changes of the steps of a finger that take it further.
  func movingFinger(from landing: Int) -> [[ScenarioEdit]] {
    let (all, finger) = (document.steps, document.steps[landing]["finger"])
    let own = all.indices.filter { $0 > landing && all[$0]["finger"] == finger && all[$0]["touch"] != nil }
    var cures: [[ScenarioEdit]] = []
    for index in own.reversed() where all[index]["touch"] == .string("moved") {
      guard let origin = document.origins[index] else { continue }
      for (key, length) in [("y", -40.0), ("y", 40), ("x", -40), ("x", 40)] {
        guard case .number(let start)? = all[landing][key] else { continue }
        cures.append([.set(.step(origin), [key], .number(start + length))])
      }
    }
    return cures
  }
}

extension ScenarioDocument {
  /// The steps that set a key of an object, by their indices in the file without edits.
  func steps(setting key: String, of id: String) -> [Int] {
    steps.indices.filter { steps[$0]["set"] == .string(id) && steps[$0][key] != nil }.compactMap { origins[$0] }
  }
}
