extension ViewColumns {
  /// Hit-testing that reports its verdict on each view that it visits, in the order in which it visits them.
  ///
  /// The answer is that of `hitTest(_:at:)`; it visits every sibling, so it costs more. For the decision log.
  func hitTest(_ root: UInt32, at point: Point, explain: (UInt32, HitVerdict) -> Void) -> UInt32? {
    var path: [(view: UInt32, children: [UInt32], point: SIMD2<Float>)] = []
    func visit(_ view: UInt32, from outside: SIMD2<Float>) {
      if let refusal = records[Int(view)].refusal { return explain(view, refusal) }
      let area = hitArea(of: view)
      guard isRegular(view) || (area.isFinite && area.isEmpty) else { return explain(view, .singular) }
      guard let inside = enter(view, outside) else { return explain(view, .outside) }
      explain(view, .entered)
      path.append((view, children(of: view), inside))
    }

    visit(root, from: SIMD2(point.x, point.y))
    while let (view, _, inside) = path.last {
      if let child = path[path.count - 1].children.popLast() {
        visit(child, from: inside)
      } else if records[Int(view)].flags.contains(.passesThrough) {
        explain(view, records[Int(view)].flags.contains(.decidesPassing) ? .passedThrough : .unheeded)
        path.removeLast()
      } else {
        explain(view, .hit)
        return view
      }
    }
    return nil
  }
}
