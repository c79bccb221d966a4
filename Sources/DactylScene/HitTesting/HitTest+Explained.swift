extension ViewColumns {
  /// Hit-testing that reports its verdict on each view in the order of visits, for the decision log.
  ///
  /// The result is that of `hitTest(_:at:)`, but every sibling is visited, so it costs more. Hit-tests that the
  /// closures of a view make themselves are not reported.
  func hitTest(_ root: UInt32, at point: Point, explain: (UInt32, HitVerdict) -> Void) -> UInt32? {
    // The memory of the last such walk is used again, so that a log that is on allocates nothing.
    var path = exchange(&explainedPath, for: [])
    defer {
      path.removeAll(keepingCapacity: true)
      explainedPath = path
    }
    /// Visits a view. Returns the view that is hit, if a closure of the view names it.
    func visit(_ view: UInt32, from outside: SIMD2<Float>) -> UInt32? {
      let (verdict, inside, answer) = judge(view, from: outside)
      explain(view, verdict)
      if let answer { explain(answer, .hit) }
      if let inside {
        path.append(
          ExplainedLevel(view: view, left: Int(records[Int(view)].childCount), point: inside, verdict: verdict))
      }
      return answer
    }

    if let answer = visit(root, from: SIMD2(point.x, point.y)) { return answer }
    while let level = path.last {
      if level.left > 0 {
        path[path.count - 1].left -= 1
        guard let child = child(of: level.view, at: level.left - 1) else { continue }
        if let answer = visit(child, from: level.point) { return answer }
      } else if let verdict = verdict(leaving: level) {
        explain(level.view, verdict)
        path.removeLast()
      } else {
        explain(level.view, .hit)
        return level.view
      }
    }
    return nil
  }

  /// The verdict on a view for a point of its parent's coordinates; the point in the view's own coordinates where the
  /// view is entered; and the view that is hit, if a closure of the view names it.
  private func judge(
    _ view: UInt32, from outside: SIMD2<Float>
  ) -> (verdict: HitVerdict, inside: SIMD2<Float>?, answer: UInt32?) {
    let record = records[Int(view)]
    if let refusal = record.refusal { return (refusal, nil, nil) }
    let area = hitArea(of: view)
    guard isRegular(view) || (area.isFinite && area.isEmpty) else { return (.singular, nil, nil) }
    guard let inside = enter(view, outside) else { return (.outside, nil, nil) }
    guard record.flags.contains(.answersHitTest) else { return (.entered, inside, nil) }
    let point = Point(inside.x, inside.y)
    return switch entry(of: view, at: point) {
    case .inside: (contains(point, view) ? .entered : .grown, inside, nil)
    case .overflow: (.overflowed, inside, nil)
    case .outside: (.outside, nil, nil)
    case .refused: (.refused, nil, nil)
    case .redirected(let answer): (.redirected, nil, answer)
    }
  }

  /// The verdict on a view whose children did not take the point; nil when the view takes it itself.
  private func verdict(leaving level: ExplainedLevel) -> HitVerdict? {
    if level.verdict == .overflowed { return .outside }
    let flags = records[Int(level.view)].flags
    guard flags.contains(.passesThrough) else { return nil }
    return flags.contains(.decidesPassing) ? .passedThrough : .withoutListeners
  }
}
