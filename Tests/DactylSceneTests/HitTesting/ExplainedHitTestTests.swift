import TestSupport
import Testing

@testable import DactylScene

@Suite struct ExplainedHitTestTests {
  private struct Line: Equatable {
    var view: UInt32
    var verdict: HitVerdict
    init(_ view: UInt32, _ verdict: HitVerdict) {
      self.view = view
      self.verdict = verdict
    }
  }

  private func explain(_ root: View, _ point: Point) -> (answer: UInt32?, lines: [Line]) {
    var lines: [Line] = []
    let answer = root.columns.views.hitTest(root.entity.index, at: point) { lines.append(Line($0, $1)) }
    return (answer, lines)
  }

  @Test func everyReasonIsNamedFromTheFront() {
    let graph = SceneGraph()
    let root = graph.makeWindowView(frame: Rect(0, 0, 100, 100))
    func add(_ change: (View) -> Void) -> UInt32 {
      let view = graph.makeView(frame: Rect(0, 0, 50, 50))
      change(view)
      root.addSubview(view)
      return view.entity.index
    }
    _ = add { $0.isHidden = true }
    let hit = add { _ in }
    let wanted = [
      Line(add { $0.frame.origin.x = 60 }, .outside), Line(add { $0.isHidden = true }, .hidden),
      Line(add { $0.isUserInteractionEnabled = false }, .interactionDisabled), Line(add { $0.alpha = 0 }, .faint),
      Line(add { $0.setFlag(.isHeldByAnimation, true) }, .animated), Line(add { $0.transform = .scale(0) }, .singular),
      Line(add { $0.frame.size = .zero }, .outside), Line(add { $0.transform = .scale(.nan) }, .singular),
      Line(add { $0.transform = .translation(.nan, 0) }, .singular),
      Line(add { $0.hitOutsets = EdgeInsets(-30) }, .outside),
    ]
    let through = add { $0.passesThrough = true }

    let (answer, lines) = explain(root, Point(10, 10))

    let first = [Line(root.entity.index, .entered), Line(through, .entered), Line(through, .passedThrough)]
    #expect(answer == hit)
    #expect(lines == first + wanted.reversed() + [Line(hit, .entered), Line(hit, .hit)])
  }

  @Test func aRootThatRefusesReportsTheReason() {
    let graph = SceneGraph()
    let root = graph.makeWindowView(frame: Rect(0, 0, 100, 100))
    #expect(explain(root, Point(200, 0)).lines == [Line(root.entity.index, .outside)])
    root.isHidden = true
    #expect(explain(root, Point(5, 5)).lines == [Line(root.entity.index, .hidden)])
    #expect(explain(root, Point(5, 5)).answer == nil)
  }

  @Test(arguments: Seeds.batches(400))
  func verdictsMakeSenseInEveryScene(seeds: Range<UInt64>) {
    for seed in seeds {
      var scene = RandomScene(seed: seed)
      for _ in 0..<10 {
        let point = scene.point()
        let (answer, lines) = explain(scene.root, point)
        let problems = problems(lines, answer, scene, point)
        guard problems.isEmpty else {
          Issue.record("DACTYL_SEED=\(seed), \(point): \(problems)")
          return
        }
      }
    }
  }

  /// The errors of an explanation: verdicts that are false, twice for one view, or in a wrong order.
  private func problems(_ lines: [Line], _ answer: UInt32?, _ scene: RandomScene, _ point: Point) -> [String] {
    var problems: [String] = []
    var entered: [UInt32] = []
    var judged: Set<UInt32> = []
    for line in lines {
      let view = View(scene.graph.entity(at: line.view), in: scene.graph)
      switch line.verdict {
      case .withoutListeners: problems.append("\(view) shows nothing and is \(line.verdict)")
      case .grown, .overflowed, .refused, .redirected: problems.append("\(view) answers nothing and is \(line.verdict)")
      case .hit, .passedThrough:
        if entered.last != line.view { problems.append("\(view) was not the last entered") }
        if view.passesThrough != (line.verdict == .passedThrough) { problems.append("\(view) is not \(line.verdict)") }
        if line.verdict == .passedThrough { _ = entered.popLast() }
        continue
      case .hidden: if !view.isHidden { problems.append("\(view) is not hidden") }
      case .interactionDisabled: if view.isUserInteractionEnabled { problems.append("\(view) is not disabled") }
      case .faint: if view.alpha >= 0.01 { problems.append("\(view) is not faint") }
      case .animated: problems.append("\(view) is not held")
      case .singular: if PlainHitTest.hasGeometry(view) { problems.append("\(view) is not singular") }
      case .outside: if view.point(inside: view.convert(point, from: nil)) { problems.append("\(view) has the point") }
      case .entered:
        if !view.point(inside: view.convert(point, from: nil)) { problems.append("\(view) is without the point") }
        entered.append(line.view)
      }
      if !judged.insert(line.view).inserted { problems.append("\(view) was judged twice") }
      if view != scene.root, entered.dropLast(line.verdict == .entered ? 1 : 0).last != view.superview?.entity.index {
        problems.append("\(view) was asked out of its turn")
      }
    }
    if let answer, lines.last != Line(answer, .hit) { problems.append("the last line is not the answer") }
    if answer == nil, lines.contains(where: { $0.verdict == .hit }) { problems.append("a hit without answer") }
    return problems
  }
}
