@testable import DactylScene

/// The visible views of trees, found by testing every view: the slow twin of the list that drawing keeps.
struct PlainVisibility {
  private(set) var items: [VisibleViews.Item] = []
  private(set) var clips: [ViewClip] = []

  init(_ roots: [View], in viewport: Rect) {
    for root in roots { walk(root, outer: .identity, alpha: 1, clip: -1, area: viewport) }
  }

  /// The plain preorder traversal. The world transform is computed from the root down, so that both round alike.
  private mutating func walk(_ view: View, outer: Transform, alpha: Float, clip: Int32, area: Rect) {
    let alpha = alpha * view.alpha
    guard !view.isHidden, alpha > 0 else { return }
    let transform = view.record.toParent.concatenating(outer)
    let box = transform.apply(to: view.bounds)
    let isSeen = box.minX < area.maxX && area.minX < box.maxX && box.minY < area.maxY && area.minY < box.maxY
    if isSeen {
      items.append(VisibleViews.Item(index: view.entity.index, transform: transform, alpha: alpha, clip: clip))
    }
    var (area, inner) = (area, clip)
    if view.clipsToBounds {
      guard isSeen else { return }
      area = box.intersection(area)
      guard !area.isEmpty else { return }
      clips.append(
        ViewClip(transform: transform, bounds: view.bounds, parent: clip, box: area, slot: 0))
      inner = Int32(clips.count - 1)
    }
    for subview in view.subviews { walk(subview, outer: transform, alpha: alpha, clip: inner, area: area) }
  }

  /// The difference of a list, or nil.
  func fault(in list: VisibleViews) -> String? {
    let found = list.items
    guard found.map(\.index) == items.map(\.index) else { return "\(found.map(\.index)), not \(items.map(\.index))" }
    guard list.count == items.count else { return "the list counts \(list.count), not \(items.count)" }
    for (one, other) in zip(found, items) {
      guard one.transform == other.transform, one.alpha == other.alpha, one.clip == other.clip else {
        return "\(one), not \(other)"
      }
    }
    let areas = list.clipList
    guard areas.count == clips.count else { return "\(areas.count) clips, not \(clips.count)" }
    for (one, other) in zip(areas, clips) {
      let isSame = one.transform == other.transform && one.bounds == other.bounds && one.box == other.box
      guard isSame, one.parent == other.parent else { return "\(one), not \(other)" }
    }
    return nil
  }
}

extension VisibleViews {
  /// The visible views.
  var items: [Item] { (0..<listed).compactMap { item(at: $0) } }

  var clipList: [ViewClip] { clips.indices.map { clips[$0] } }
}
