import DactylScene

extension ItemPlaces {
  /// Whether the previous items are still valid except for the locations and the alpha of views.
  func areValid(in scene: Scene) -> Bool {
    let visible = scene.drawing.visible
    return visible.keepsSlots && contentVersion.value == scene.contentVersion && firsts.count == visible.listed + 1
  }

  /// Writes the items of updated views. Returns whether any of them changed.
  func update(_ items: inout [DrawItem], in scene: Scene) -> Bool {
    let visible = scene.drawing.visible
    let runs = visible.updatedRuns
    var span = items.mutableSpan
    var hasChanged = false
    for number in runs.indices {
      let run = runs[number]
      var item = Int(firsts[Int(run.lowerBound)])
      for slot in Int(run.lowerBound)..<Int(run.upperBound) {
        let end = Int(firsts[slot + 1])
        guard item < end, let seen = visible.item(at: slot) else { continue }
        let bounds = scene.bounds(of: seen.index)
        while item < end {
          if span[item].appears(as: seen, bounds) == false {
            span[item].appear(as: seen, bounds)
            hasChanged = true
          }
          item += 1
        }
      }
    }
    return hasChanged
  }
}

extension DrawItem {
  @inline(__always)
  fileprivate func appears(as seen: VisibleViews.Item, _ bounds: Rect) -> Bool {
    transform == seen.transform && self.bounds == bounds && alpha == seen.alpha
  }

  @inline(__always)
  fileprivate mutating func appear(as seen: VisibleViews.Item, _ bounds: Rect) {
    transform = seen.transform
    self.bounds = bounds
    alpha = seen.alpha
  }
}
