import Dactyl

/// The edits chosen for the engine, and the result of a query after each: the tree of objects gets the same edits.
struct EditScript {
  struct Step {
    var edit: SceneEdit
    /// A view that the model made for this step, or -1.
    var newView: Int32 = -1
    var point: Point
    /// The view that the engine found at the point.
    var found: UInt32 = .max
    /// The view that the plain walk finds at the point.
    var wanted: Int32 = -1
  }

  var steps: [Step] = []
}

/// Chooses edits of one kind.
struct EditChoice {
  let pass: BenchPass
  /// Views that `insert` put in, for `remove`.
  var inserted: [Int32] = []
  /// The view that `reparent` removed last, and the sibling it was in front of or behind.
  private var taken: (index: Int32, sibling: Int32)?

  init(_ pass: BenchPass, inserted: [Int32] = []) {
    self.pass = pass
    self.inserted = inserted
  }

  /// Returns the next edit; nil when there is nothing left to edit. Makes the view that it needs in the model.
  mutating func next(_ bench: SceneBench) -> EditScript.Step? {
    let point = bench.points[bench.random.index(below: bench.points.count)]
    func step(_ edit: SceneEdit) -> EditScript.Step { EditScript.Step(edit: edit, point: point) }
    switch pass {
    case .insert:
      guard let sibling = bench.randomView() else { return nil }
      let offset = SIMD2(bench.random.number(-9, 9), bench.random.number(-9, 9))
      let twin = bench.model.makeTwin(of: sibling, offset: offset)
      inserted.append(twin)
      return EditScript.Step(edit: .insert(twin, above: sibling), newView: twin, point: point)
    case .remove: return inserted.popLast().map { step(.remove($0)) }
    case .reorderFront: return bench.randomSiblings().map { step(.bringToFront($0.view)) }
    case .reorderBack: return bench.randomSiblings().map { step(.sendToBack($0.view)) }
    case .reparent:
      if let (index, sibling) = taken {
        taken = nil
        return step(.reparent(index, above: sibling))
      }
      guard let (view, sibling) = bench.randomSiblings(), let parent = bench.randomView(),
        !bench.model.isDescendant(parent, of: view), !bench.model.isDescendant(sibling, of: view)
      else { return nil }
      taken = (view, sibling)
      return step(.adopt(view, into: parent))
    default: return bench.randomSiblings().map { step(.reparent($0.view, above: $0.sibling)) }
    }
  }
}

extension SceneBench {
  /// Returns a random view other than the root.
  func randomView() -> Int32? {
    for _ in 0..<100 {
      let index = 1 + random.index(below: model.nodes.count - 1)
      if model.nodes[index].isAlive && model.nodes[index].parent >= 0 { return Int32(index) }
    }
    return nil
  }

  /// Returns a random view that has siblings, and a random one of these.
  func randomSiblings() -> (view: Int32, sibling: Int32)? {
    for _ in 0..<100 {
      guard let view = randomView() else { return nil }
      let parent = model[view].parent
      for _ in 0..<16 {
        if let other = randomView(), other != view, model[other].parent == parent { return (view, other) }
      }
      var sibling = model[parent].backChild
      for _ in 0..<random.index(below: 8) where model[sibling].before >= 0 { sibling = model[sibling].before }
      if sibling == view { sibling = model[view].behind >= 0 ? model[view].behind : model[view].before }
      if sibling >= 0 { return (view, sibling) }
    }
    return nil
  }
}
