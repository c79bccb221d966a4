import Dactyl

/// Why a view can't have the focus at a moment of a play, whatever moves it (F3, F20-F22). Called before a step is
/// performed.
struct FocusEligibility {
  let stage: ScenarioStage
  let edits: ViewChanges
  let time: Timestamp
  let subject: View

  /// The first obstacle, or nil when the view can have the focus; in the order of the walk of hit-testing, and then by
  /// what the view says itself.
  var obstacle: Obstacle? {
    let path = subject.path
    guard let window = stage.scene.windows.first(where: { $0.view == path[0] }) else { return absent(path[0]) }
    if let key = stage.scene.keyWindow, key != window { return elsewhere(window, key) }
    if let cover = stage.scene.windows.reversed().prefix(while: { $0 != window }).lazy.compactMap({
      holder(in: $0.view)
    })
    .first {
      return obstacle("F22", .covered, cover, uncovering(cover, cover.path[0], below: path[0], windows: true))
    }
    for (index, view) in path.enumerated() {
      if let refusal = refusal(of: view) { return refusal }
      guard index + 1 < path.count else { break }
      if presentation != nil { continue }
      for sibling in view.subviews.reversed() {
        if sibling == path[index + 1] { break }
        guard let cover = holder(in: sibling), stage.scene.isFocusCovered(subject) else { continue }
        return obstacle("F22", .covered, cover, uncovering(cover, sibling, below: path[index + 1]))
      }
    }
    return own
  }

  /// The topmost presented view, when the view is not in it: nothing else in its window can have the focus (F20).
  var presentation: View? {
    guard let window = subject.path.first, let top = stage.scene.topPresentation(in: window.entity) else { return nil }
    let view = stage.scene.view(top)
    return subject.path.contains(view) ? nil : view
  }

  private func obstacle(
    _ rule: String, _ cause: ExplainedCause, _ opponent: View?, _ cures: [[ScenarioEdit]]
  ) -> Obstacle {
    let id = opponent == subject ? nil : opponent.map { stage.id(of: $0) }
    return Obstacle(rule: rule, cause: cause, opponent: id, time: time, cures: cures)
  }

  // MARK: Reasons

  /// A view in no window: it was taken out, or its controller was not presented.
  private func absent(_ root: View) -> Obstacle {
    var cures = edits.stepsAbout(subject.path).map { [ScenarioEdit.removeStep($0)] }
    let controllers = stage.controllers.filter { $0.value.view == root }.keys.sorted()
    for id in controllers {
      for other in edits.document.ids(in: "controllers") where other != id {
        let members: [(String, JSONValue)] = [("present", .string(id)), ("from", .string(other))]
        cures.append([.insertStep(edits.document.stepBefore(edits.step, members))])
        // Presenting moves the focus, which is then expected at that time.
        cures.append([.insertStep(edits.document.stepAlongside(edits.step, members))])
      }
    }
    return obstacle("R14", .notInWindow, nil, cures)
  }

  /// The view's window is not key (F21).
  private func elsewhere(_ window: Window, _ key: Window) -> Obstacle {
    obstacle("F21", .notKeyWindow, key.view, edits.makingKey(window.view, insteadOf: key.view))
  }

  private func refusal(of view: View) -> Obstacle? {
    if view.isHidden { return obstacle("F3", .hidden, view, edits.changes(of: view, "hidden", to: .bool(false))) }
    if view.alpha < 0.01 { return obstacle("F3", .transparent, view, edits.changes(of: view, "alpha", to: .number(1))) }
    if !view.isUserInteractionEnabled {
      return obstacle("F3", .interactionDisabled, view, edits.changes(of: view, "interactive", to: .bool(true)))
    }
    return nil
  }

  /// What the view says itself.
  private var own: Obstacle? {
    guard subject.focusGuideEnvironments == nil, !stage.scene.couldBeFocused(subject) else { return nil }
    let focusable = edits.changes(of: subject, "focusable", to: .bool(true))
    if let control = subject.control, !control.isEnabled {
      return obstacle(
        "F3", .disabled, nil, edits.changes(of: subject, "enabled", declared: ["control", "enabled"], to: .bool(true)))
    }
    let plain = subject.canBecomeFocused == false ? edits.changes(of: subject, "focusable", to: nil) : []
    return obstacle("F3", .notFocusable, nil, focusable + plain)
  }

  // MARK: Covers

  /// The frontmost view in another one that takes touches and contains the whole subject (F22).
  private func holder(in view: View) -> View? {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled, view != subject else { return nil }
    let bounds = subject.bounds
    let corners = [
      bounds.origin, Point(bounds.maxX, bounds.minY), Point(bounds.maxX, bounds.maxY), Point(bounds.minX, bounds.maxY),
    ]
    let area = view.bounds
    let isInside = corners.allSatisfy { corner in
      let point = view.convert(corner, from: subject)
      return point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
    }
    guard isInside else { return nil }
    return view.passesThrough ? view.subviews.reversed().lazy.compactMap(holder).first : view
  }

  private func uncovering(_ cover: View, _ branch: View, below: View, windows: Bool = false) -> [[ScenarioEdit]] {
    var cures = edits.uncover(cover, branch, below: below)
    if windows {
      let level = stage.windows[stage.id(of: below)]?.level ?? 0
      cures.append([.set(edits.target(of: branch), ["level"], .number(Double(level - 1)))])
    }
    return cures
  }
}

extension ScenarioDocument {
  /// A step of the game at the time just before another step.
  func stepBefore(_ index: Int, _ members: (String, JSONValue)...) -> JSONValue { stepBefore(index, members) }

  func stepBefore(_ index: Int, _ members: [(String, JSONValue)]) -> JSONValue {
    let end = time(of: index)
    let earlier = steps.indices.prefix(index).map(time(of:)).last { $0 < end } ?? max(end - 20, 0)
    return Self.step(at: ((earlier + end) / 2).rounded(.down), members)
  }

  /// A step of the game at the time of another step, or of the last one.
  func stepAlongside(_ index: Int, _ members: [(String, JSONValue)]) -> JSONValue {
    Self.step(at: time(of: min(index, steps.count - 1)), members)
  }

  private static func step(at time: Double, _ members: [(String, JSONValue)]) -> JSONValue {
    .object([JSONMember(key: "at", value: .number(time))] + members.map { JSONMember(key: $0.0, value: $0.1) })
  }
}
