extension ViewColumns {
  /// Records a step of a hit-test's path.
  @inline(__always)
  func noteStep(_ number: Int, to view: UInt32) {
    guard number < HitPath.length else { return }
    path.value.steps[number] = HitPath.Step(view: view, children: records[Int(view)].children)
    path.value.count = number + 1
  }

  /// Prefetches what the last hit-test has read.
  @inline(__always)
  func prefetchPath() {
    for number in 0..<path.value.count {
      let step = path.value.step(number)
      records.prefetch(Int(step.view))
      store.children.prefetch(Int(step.children))
      store.boxes.prefetch(Int(step.children))
      store.boxes.prefetch(Int(step.children) + 4)
    }
    trees.prefetchPath()
  }
}
