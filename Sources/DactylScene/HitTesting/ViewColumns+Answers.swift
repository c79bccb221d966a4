/// Views that answer hit-testing themselves (H4, H11). They have a flag in their record, and their reaches and closures
/// in tables beside the records: other views pay nothing.
extension ViewColumns {
  /// Whether a point of a view's own coordinates is where the view may have to be asked, exactly.
  @inline(never)
  func mayContain(_ point: Point, _ index: UInt32) -> Bool {
    guard records[Int(index)].flags.contains(.answersHitTest), let reaches = reaches[index] else {
      return contains(point, index)
    }
    return hitArea(of: index, exactly: isHitExact).contains(point) || reaches.contain(point)
  }

  /// Returns how a view that answers hit-testing itself treats a point of its own coordinates, with or without calling
  /// its `hitTest` closure.
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

  /// Whether a point of a view's own coordinates is inside, by the view's closure if that reaches there (H4).
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

  /// Changes the closures of a view. The old ones are released last, since that may run any code.
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
