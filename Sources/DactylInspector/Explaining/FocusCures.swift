import Dactyl

/// Changes of a scenario file after which a heading may lead to a view.
struct FocusCures {
  let stage: ScenarioStage
  let edits: ViewChanges
  let subject: View
  let attempt: FocusAttempt

  private var id: String { stage.id(of: subject) }

  // MARK: Presses

  /// Changes after which somebody who took a press does not.
  func releasing(_ name: String, _ decision: Decision) -> [[ScenarioEdit]] {
    if decision.kind == .scroll, let list = stage.views[name] {
      return ScrollCures(stage: stage, edits: edits, subject: list).exhausting(name)
    }
    if decision.kind == .claim, stage.views[name]?.textField == nil { return edits.changingCommands() }
    if decision.rule == .R32 {
      return edits.document.steps(naming: name, in: "become_first_responder").map { [.removeStep($0)] }
    }
    let target = ScenarioTarget.object(name)
    return ["presses", "pressesBegan"].map { word in
      [.remove(target, ["handles"], .string(word)), .add(target, ["observes"], .string(word))]
    }
  }

  // MARK: Traps and groups

  /// Changes that open the trap, or dismiss what was presented.
  var untrapping: [[ScenarioEdit]] {
    guard let trap = attempt.trap else { return [] }
    guard attempt.isPresented else { return edits.changes(of: trap, "traps_focus", to: .bool(false)) }
    let controllers = stage.controllers.filter { $0.value.view == trap }.keys.sorted()
    return controllers.flatMap { id in
      edits.document.steps(naming: id, in: "present").map { [ScenarioEdit.removeStep($0)] }
        + [[.insertStep(edits.document.stepBefore(attempt.step, ("dismiss", .string(id))))]]
    }
  }

  /// Changes that put the view into the group of the focused item, or take that item's group away.
  var joiningGroup: [[ScenarioEdit]] {
    guard let owner = attempt.source?.path.last(where: { $0.focusGroupIdentifier != nil }),
      let group = owner.focusGroupIdentifier
    else { return [] }
    let named = subject.path.last { $0.focusGroupIdentifier != nil }
    return [[.set(edits.target(of: subject), ["focus_group"], .string(group))]]
      + (named.map { [[.set(edits.target(of: $0), ["focus_group"], .string(group))]] } ?? [])
      + [[.set(edits.target(of: owner), ["focus_group"], nil)]]
  }

  // MARK: The first focus

  /// Changes after which the view is the first that gets the focus.
  func comingFirst(before winner: View?) -> [[ScenarioEdit]] {
    let root = subject.path.first
    let controllers = stage.controllers.filter { $0.value.view?.superview == root || $0.value.view?.path.first == root }
    let around = controllers.filter { $0.value.view.map { subject.path.contains($0) } ?? false }
    var cures: [[ScenarioEdit]] = edits.document.steps(with: "become_first_responder").map { [.removeStep($0)] }
    for name in around.keys.sorted() + controllers.keys.sorted() {
      cures.append(preferring(at: name))
    }
    for view in subject.path.dropLast() {
      cures.append(preferring(at: stage.id(of: view)))
    }
    guard let winner else { return cures }
    let (own, first) = (box(subject), box(winner))
    let above = Point(first.minX, first.minY - own.size.height - 8)
    let beside = Point(first.minX - own.size.width - 8, first.minY)
    cures += [above, beside, Point(own.minX, first.minY - 1)].flatMap { edits.moving(subject, to: $0) }
    cures += edits.moving(winner, to: Point(first.minX, own.maxY + 8))
    return cures
  }

  /// Changes after which a request leads to the view: the lists of what is around it.
  private var leading: [[ScenarioEdit]] {
    let around = subject.path.dropLast()
    let controllers = stage.controllers.filter { $0.value.view.map(around.contains) ?? false }.keys.sorted()
    return (controllers + around.reversed().map { stage.id(of: $0) }).map(preferring)
  }

  /// The view in front of what the list of a view, controller or window has.
  private func preferring(at name: String) -> [ScenarioEdit] {
    let listed = edits.document.strings(of: name, "preferred_focus").filter { $0 != id }
    return [.set(.object(name), ["preferred_focus"], .strings([id] + listed))]
  }

  // MARK: Places

  /// Changes of places after which the view is the next in the heading: steps of the game that moved somebody, the
  /// place of the view, and that of the item which is chosen instead.
  func beating(_ winner: View?) -> [[ScenarioEdit]] {
    guard let heading = attempt.heading else { return leading }
    guard let source = attempt.source else { return [] }
    let involved = [subject, source] + (winner.map { [$0] } ?? [])
    var cures = edits.undoing(involved)
    cures += resettingSteps(of: involved)
    let taken = others.map(box)
    let places = placesBeside(source, heading, box(subject).size)
    let free = places.filter { place in !taken.contains { $0.intersects(place) } }
    if let winner, winner.path != source.path {
      let away =
        placesBeside(source, heading.opposite, box(winner).size) + placesBeyond(subject, heading, box(winner).size)
      let clear = away.filter { place in !taken.contains { $0.intersects(place) } && !place.intersects(box(subject)) }
      cures += (clear + away).flatMap { edits.moving(winner, to: $0.origin) }
    }
    cures += (free + places).flatMap { edits.moving(subject, to: $0.origin) }
    // The focused item itself: to where the view lies in the heading from it.
    cures += placesBeside(subject, heading.opposite, box(source).size).flatMap { edits.moving(source, to: $0.origin) }
    return cures
  }

  /// Changes of the steps that set the place of views: to the values of their declarations.
  private func resettingSteps(of views: [View]) -> [[ScenarioEdit]] {
    views.flatMap(\.path).flatMap { view -> [[ScenarioEdit]] in
      let name = stage.id(of: view)
      return ["bounds_origin", "frame", "transform"].compactMap { key in
        guard let step = edits.document.lastStep(before: edits.step, setting: key, of: name),
          let value = edits.document.object(name)?[key] ?? (key == "bounds_origin" ? .numbers([0, 0]) : nil)
        else { return nil }
        return [.set(.step(step), [key], value)]
      }
    }
  }

  /// The other views that can have the focus.
  private var others: [View] {
    stage.views.keys.sorted().compactMap { stage.views[$0] }
      .filter { $0 != subject && $0.path.first == subject.path.first && stage.scene.couldBeFocused($0) }
  }

  private func box(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

  /// Places of a size right beside a view in a heading, the nearest first.
  private func placesBeside(_ view: View, _ heading: FocusHeading, _ size: Size) -> [Rect] {
    let area = box(view)
    return [8, 2, 24, 60, 120].map { gap in Rect(origin: corner(beside: area, heading, size, gap), size: size) }
  }

  /// Places of a size far beyond a view in a heading, or to its side.
  private func placesBeyond(_ view: View, _ heading: FocusHeading, _ size: Size) -> [Rect] {
    let area = box(view)
    let side: FocusHeading = heading == .left || heading == .right ? .down : .right
    return [8, 60, 160, 300].flatMap { gap in
      [heading, side, side.opposite].map { Rect(origin: corner(beside: area, $0, size, gap), size: size) }
    }
  }

  private func corner(beside area: Rect, _ heading: FocusHeading, _ size: Size, _ gap: Float) -> Point {
    switch heading {
    case .right, .next: Point(area.maxX + gap, area.minY)
    case .left, .previous: Point(area.minX - gap - size.width, area.minY)
    case .down: Point(area.minX, area.maxY + gap)
    case .up: Point(area.minX, area.minY - gap - size.height)
    }
  }
}

extension FocusHeading {
  fileprivate var opposite: FocusHeading {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    case .next: .previous
    case .previous: .next
    }
  }
}

extension ScenarioDocument {
  /// The steps that have an id as the value of a key, by their indices in the file without edits.
  func steps(naming id: String, in key: String) -> [Int] {
    steps.indices.filter { steps[$0][key] == .string(id) }.compactMap { origins[$0] }
  }
}
