/// Views that answer hit-testing themselves (H4, H11). They have a flag in their record, their reaches and closures in
/// tables beside the records: views without pay nothing.
extension ViewColumns {
  /// Whether a point of a view's own coordinates lies where the view may have to be asked, exactly.
  @inline(never)
  func mayContain(_ point: Point, _ index: UInt32) -> Bool {
    guard records[Int(index)].flags.contains(.answersHitTest), let reaches = reaches[index] else {
      return contains(point, index)
    }
    return hitArea(of: index, exactly: isHitExact).contains(point) || reaches.contain(point)
  }

  /// How a view that answers itself takes a point of its own coordinates, with or without being asked where to go on.
  func entry(of index: UInt32, at point: Point, asksHitTest: Bool = true) -> HitEntry {
    let reaches = reaches[index] ?? HitReaches()
    if asksHitTest, isReached(point, by: reaches.hitTest, of: index), let ask = answers[index]?.hitTest {
      switch ask(point) {
      case .askOn: break
      case .refuse: return .refused
      case .view(let answer): return .redirected(answer)
      }
    }
    if isInside(point, index) { return .inside }
    return isReached(point, by: reaches.overflow, of: index) ? .overflow : .outside
  }

  /// Whether a point of a view's own coordinates is inside, as the view says (H4).
  func isInside(_ point: Point, _ index: UInt32) -> Bool {
    guard records[Int(index)].flags.contains(.answersHitTest),
      isReached(point, by: reaches[index]?.pointInside, of: index), let ask = answers[index]?.pointInside
    else { return contains(point, index) }
    return ask(point)
  }

  private func isReached(_ point: Point, by reach: HitReach?, of index: UInt32) -> Bool {
    switch reach {
    case nil: false
    case .bounds: hitArea(of: index, exactly: isHitExact).contains(point)
    case .rectangle(let rect): rect.contains(point)
    case .everywhere: point.isFinite
    }
  }

  /// Changes what a view answers itself. What that replaces is released last, since it may run any code.
  func changeAnswers(of index: UInt32, _ change: (inout HitReaches, inout HitAnswers) -> Void) {
    let old = answers[index]
    var (reach, own) = (reaches[index] ?? HitReaches(), old ?? HitAnswers())
    change(&reach, &own)
    reaches[index] = reach.isEmpty ? nil : reach
    answers[index] = own.isEmpty ? nil : own
    update(index) { $0.flags.set(.answersHitTest, !reach.isEmpty) }
    withExtendedLifetime(old) {}
  }
}
