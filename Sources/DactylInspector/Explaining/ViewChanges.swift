import Dactyl

/// Changes of a scenario file that concern views: those that undo what a step of the game did come before those of the
/// declaration.
struct ViewChanges {
  let stage: ScenarioStage
  /// The file that was played.
  let document: ScenarioDocument
  /// The index of the step at which it matters: what comes later is not changed.
  let step: Int

  func target(of view: View) -> ScenarioTarget { .object(stage.id(of: view)) }

  /// Changes that set a property of a view: in the last step of the game that set it, or by leaving that step out; else
  /// where the view is declared.
  func changes(of view: View, _ key: String, to value: JSONValue?) -> [[ScenarioEdit]] {
    changes(of: view, key, declared: [key], to: value)
  }

  /// Changes that set a property whose key in steps is another one than the path of keys where the view is declared.
  func changes(of view: View, _ key: String, declared path: [String], to value: JSONValue?) -> [[ScenarioEdit]] {
    let id = stage.id(of: view)
    guard id != "none" else { return [] }
    let declared: [[ScenarioEdit]] = [[.set(.object(id), path, value)]]
    guard let last = document.lastStep(before: step, setting: key, of: id) else { return declared }
    return [[.removeStep(last)]] + (value == nil ? [] : [[.set(.step(last), [key], value)]]) + declared
  }

  /// Changes that let touches through a view in front of another one, or bring the other to the front.
  func uncover(_ hit: View, _ cover: View, below: View) -> [[ScenarioEdit]] {
    var cures: [[ScenarioEdit]] = [[.set(target(of: hit), ["passes_through"], .bool(true))]]
    if hit != cover { cures.append([.set(target(of: cover), ["passes_through"], .bool(true))]) }
    cures += stepsAbout([cover, below]).map { [.removeStep($0)] }
    cures.append([.front(stage.id(of: below))])
    return cures
  }

  /// The steps of the game before it that move, remove or change one of some views, the last first.
  func stepsAbout(_ views: [View]) -> [Int] {
    document.steps(before: step, about: Set(views.map { stage.id(of: $0) })).reversed()
  }

  /// Changes that leave out one step of the game that changed one of some views, or the views around them.
  func undoing(_ views: [View]) -> [[ScenarioEdit]] {
    stepsAbout(views.flatMap(\.path)).map { [.removeStep($0)] }
  }

  /// Changes after which a window is key and another one is not.
  func makingKey(_ window: View, insteadOf key: View) -> [[ScenarioEdit]] {
    let (own, other) = (target(of: window), target(of: key))
    return document.steps(with: "make_key").map { [.removeStep($0)] } + [
      [.set(own, ["key"], .bool(true))], [.set(other, ["key"], nil)],
      [.insertStep(document.stepBefore(step, ("make_key", .string(stage.id(of: window)))))],
      [.set(other, ["key"], nil), .set(own, ["key"], .bool(true))],
    ]
  }

  /// Changes after which the key of a press is not that of a command of a responder on its way.
  func changingCommands() -> [[ScenarioEdit]] {
    guard document.steps.indices.contains(step), case .string(let key)? = document.steps[step]["key"] else { return [] }
    let press = KeyOfCommand(key: key, modifiers: document.strings(at: step, "modifiers"))
    return document.ids.flatMap { owner in
      let cures = ChainCures(stage: stage, document: document, id: owner)
      return document.commands(of: owner).filter(press.fits).flatMap {
        cures.changing($0, of: owner) + cures.withoutCommand($0, of: owner) + cures.withoutAction($0.action, of: owner)
      }
    }
  }

  // MARK: Places

  /// Changes that move a view so that the upper left corner of its box lies at a point of the window.
  func moving(_ view: View, to corner: Point) -> [[ScenarioEdit]] {
    let box = view.convert(view.bounds, to: nil)
    guard let parent = view.superview, box.isFinite, corner.isFinite,
      case let (from, to) = (parent.convert(box.origin, from: nil), parent.convert(corner, from: nil)),
      let frame = document.frame(of: stage.id(of: view), before: step), to.isFinite, from.isFinite
    else { return [] }
    let moved = frame.offset(by: Vector((to.x - from.x).rounded(), (to.y - from.y).rounded()))
    guard moved != frame else { return [] }
    return changes(of: view, "frame", to: .numbers([moved.minX, moved.minY, moved.size.width, moved.size.height]))
  }
}

extension View {
  /// The view and all around it, from the window in.
  var path: [View] {
    var path = [self]
    while let parent = path[0].superview { path.insert(parent, at: 0) }
    return path
  }
}

extension JSONValue {
  static func numbers(_ numbers: [Float]) -> JSONValue { .list(numbers.map { JSONItem(.number(Double($0))) }) }

  /// The rectangle of a list of 4 numbers, or nil.
  fileprivate var rect: Rect? {
    let numbers = items.compactMap { if case .number(let number) = $0 { Float(number) } else { nil } }
    return numbers.count == 4 ? Rect(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}

extension ScenarioDocument {
  /// The last step before another one that sets a key of an object, by its index in the file without edits.
  func lastStep(before end: Int, setting key: String, of id: String) -> Int? {
    steps.prefix(end).lastIndex { $0["set"] == .string(id) && $0[key] != nil }.flatMap { origins[$0] }
  }

  /// The steps with a key, by their indices in the file without edits.
  func steps(with key: String) -> [Int] { steps.indices.filter { steps[$0][key] != nil }.compactMap { origins[$0] } }

  /// The steps before another one that set, move, remove or scroll one of some objects, by their indices in the file
  /// without edits.
  func steps(before end: Int, about ids: Set<String>) -> [Int] {
    steps.prefix(end).enumerated().filter { _, step in
      ["set", "move", "remove", "set_offset"].contains { key in
        if case .string(let id)? = step[key] { ids.contains(id) } else { false }
      }
    }.compactMap { origins[$0.offset] }
  }

  /// The frame of a view in its parent, without the transform, before a step.
  func frame(of id: String, before end: Int) -> Rect? {
    let set = steps.prefix(end).last { $0["set"] == .string(id) && $0["frame"] != nil }?["frame"]?.rect
    return set ?? object(id)?["frame"]?.rect
  }
}
