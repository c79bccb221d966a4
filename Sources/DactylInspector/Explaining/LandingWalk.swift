import Dactyl

/// The walk of hit-testing for a finger that lands, from the windows in front down to a view: finds the first obstacle
/// on it. Called before the landing is handled.
struct LandingWalk {
  let stage: ScenarioStage
  /// The file that is played, for changes.
  let document: ScenarioDocument
  /// The index of the step that lands the finger.
  let step: Int
  let time: Timestamp
  /// The location, in the coordinates around the windows.
  let point: Point
  /// Whether answers name the view at which the walk ends: a question about a recognizer does not name its view itself.
  let namesSubject: Bool

  /// The first obstacle on the way to a view, or nil when the touch hits it or a view in it.
  func obstacle(before subject: View) -> Obstacle? {
    // Input that is ignored is dropped before windows are asked (T26).
    if stage.scene.isIgnoringInteractionEvents {
      return obstacle(
        "T26", .ignored, nil, subject, document.steps(with: "ignore_interaction").map { [.removeStep($0)] })
    }
    var path = [subject]
    while let parent = path[0].superview { path.insert(parent, at: 0) }
    let windows = stage.scene.windows.map(\.view)
    guard windows.contains(path[0]) else {
      return obstacle("R14", .notInWindow, nil, subject, stepsAbout(path).map { [.removeStep($0)] })
    }
    for window in windows.reversed() {
      if window == path[0] { break }
      if let hit = hit(in: window) {
        return obstacle("W2", .windowInFront, window, subject, uncover(hit, window, below: path[0]))
      }
    }
    for (index, view) in path.enumerated() {
      if let obstacle = refusal(of: view, subject) ?? miss(of: view, subject) { return obstacle }
      guard index + 1 < path.count else { break }
      for sibling in view.subviews.reversed() {
        if sibling == path[index + 1] { break }
        if let hit = hit(in: sibling) {
          return obstacle("H6", .covered, hit, subject, uncover(hit, sibling, below: path[index + 1]))
        }
      }
    }
    if let control = subject.control, !control.isEnabled { return disabled(subject) }
    guard subject.passesThrough, hit(in: subject) == nil else { return nil }
    return obstacle(
      "H11", .passesThrough, subject, subject, changes(of: subject, "passes_through", to: .bool(false)))
  }

  private func obstacle(
    _ rule: String, _ cause: ExplainedCause, _ opponent: View?, _ subject: View, _ cures: [[ScenarioEdit]]
  ) -> Obstacle {
    let id = opponent == subject && !namesSubject ? nil : opponent.map { stage.id(of: $0) }
    return Obstacle(rule: rule, cause: cause, opponent: id, time: time, cures: cures)
  }

  private func hit(in view: View) -> View? { view.hitTest(view.convert(point, from: nil)) }

  // MARK: Reasons

  /// A view that takes no touches, with all in it (H1, H2).
  private func refusal(of view: View, _ subject: View) -> Obstacle? {
    if view.isHidden {
      return obstacle("H1", .hidden, view, subject, changes(of: view, "hidden", to: .bool(false)))
    }
    if view.alpha < 0.01 {
      return obstacle("H2", .transparent, view, subject, changes(of: view, "alpha", to: .number(1)))
    }
    if !view.isUserInteractionEnabled {
      return obstacle(
        "H1", .interactionDisabled, view, subject, changes(of: view, "interactive", to: .bool(true)))
    }
    return nil
  }

  /// A control that is not enabled (C13).
  private func disabled(_ control: View) -> Obstacle {
    let declared: [ScenarioEdit] = [.set(target(of: control), ["control", "enabled"], .bool(true))]
    return obstacle("C13", .disabled, control, control, changes(of: control, "enabled", to: .bool(true)) + [declared])
  }

  /// A view that does not contain the point (H4, H5, H9).
  private func miss(of view: View, _ subject: View) -> Obstacle? {
    let inside = view.convert(point, from: nil)
    guard !view.point(inside: inside) else { return nil }
    let isSingular = !(inside.x.isFinite && inside.y.isFinite)
    let rule = isSingular ? "H9" : view == subject ? "H5" : "H4"
    var cures = changes(of: view, "transform", to: nil) + changes(of: view, "frame", to: frame(reaching: view))
    if let parent = view.superview { cures += changes(of: parent, "bounds_origin", to: nil) }
    cures += stepsAbout([view] + (view.superview.map { [$0] } ?? [])).map { [.removeStep($0)] }
    if !isSingular { cures.append([.set(target(of: view), ["hit_outsets"], outsets(of: view, reaching: inside))]) }
    return obstacle(rule, view == subject ? .outside : .outsideParent, view, subject, cures)
  }

  /// The frame of a view, grown so that it contains the point; nil where it has a transform.
  private func frame(reaching view: View) -> JSONValue? {
    guard view.transform == .identity, let parent = view.superview else { return nil }
    let location = parent.convert(point, from: nil)
    guard location.x.isFinite, location.y.isFinite else { return nil }
    // A point on the right or bottom edge is not inside.
    let frame = view.frame.union(Rect(location.x, location.y, 1, 1))
    return .numbers([frame.minX, frame.minY, frame.size.width, frame.size.height])
  }

  /// Outsets by which the bounds of a view reach a point of its own coordinates.
  private func outsets(of view: View, reaching point: Point) -> JSONValue {
    let bounds = view.bounds
    let old = view.hitOutsets
    return .numbers([
      max(old.top, bounds.minY - point.y), max(old.left, bounds.minX - point.x),
      max(old.bottom, point.y - bounds.maxY + 1), max(old.right, point.x - bounds.maxX + 1),
    ])
  }

  // MARK: Changes

  private var edits: ViewChanges { ViewChanges(stage: stage, document: document, step: step) }
  private func target(of view: View) -> ScenarioTarget { edits.target(of: view) }
  private func changes(of view: View, _ key: String, to value: JSONValue?) -> [[ScenarioEdit]] {
    edits.changes(of: view, key, to: value)
  }
  private func uncover(_ hit: View, _ cover: View, below: View) -> [[ScenarioEdit]] {
    edits.uncover(hit, cover, below: below)
  }
  private func stepsAbout(_ views: [View]) -> [Int] { edits.stepsAbout(views) }
}
