/// The way of the last hit-test. A finger's next one mostly goes the same, so what it will read is asked for at once
/// instead of step by step. No answer depends on it: what has changed, moved or gone since is asked for in vain.
struct HitPath {
  /// A view on the way, and where its children begin.
  struct Step {
    var view: UInt32 = 0
    var children: UInt32 = 0
  }

  /// How many steps are kept: the first ones of longer ways.
  static var length: Int { 16 }
  var steps = InlineArray<16, Step>(repeating: Step())
  var count = 0
}

extension ViewColumns {
  /// Notes a view on the way of a hit-test, which comes after so many others.
  @inline(__always)
  func noteStep(_ number: Int, to view: UInt32) {
    guard number < HitPath.length else { return }
    path.value.steps[number] = HitPath.Step(view: view, children: records[Int(view)].children)
    path.value.count = number + 1
  }

  /// Prefetches what the last hit-test read.
  @inline(__always)
  func prefetchPath() {
    for number in 0..<path.value.count {
      let step = path.value.steps[number]
      records.prefetch(Int(step.view))
      store.children.prefetch(Int(step.children))
      store.boxes.prefetch(Int(step.children))
      store.boxes.prefetch(Int(step.children) + 4)
    }
    trees.prefetchPath()
  }
}

extension BoxTrees {
  /// The nodes from a root down to what the last search found.
  struct Path {
    static var length: Int { 8 }
    var nodes = InlineArray<8, UInt32>(repeating: 0)
    var count = 0
  }

  /// Prefetches what the last search read.
  @inline(__always)
  func prefetchPath() {
    for number in 0..<path.value.count { prefetchSearch(of: Int(path.value.nodes[number])) }
  }
}
