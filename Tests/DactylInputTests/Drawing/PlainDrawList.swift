import Dactyl
import DactylScene

@testable import DactylActions
@testable import DactylInput
@testable import DactylScrolling

extension Scene {
  /// The items to draw, found by a plain traversal of every view of every window: the slow twin of the list that frames
  /// keep.
  func plainDrawList() -> DrawList {
    var list = DrawList()
    for window in windows {
      walk(window.view, .identity, alpha: 1, clip: -1, Rect(origin: .zero, size: size), &list)
    }
    return list
  }

  private func walk(
    _ view: View, _ outer: Transform, alpha: Float, clip: Int32, _ area: Rect, _ list: inout DrawList
  ) {
    let record = record(of: view.entity.index)
    let alpha = alpha * view.alpha
    guard !view.isHidden, alpha > 0 else { return }
    let transform = record.toParent.concatenating(outer)
    let box = transform.apply(to: view.bounds)
    let isSeen = box.minX < area.maxX && area.minX < box.maxX && box.minY < area.maxY && area.minY < box.maxY
    func add(_ content: DrawItem.Content) {
      list.items.append(
        DrawItem(
          entity: view.entity, transform: transform, bounds: view.bounds, alpha: alpha, clip: clip, content: content))
    }
    if isSeen {
      if let shape = view[Shape.self] { add(.shape(shape)) }
      if let sprite = view[Sprite.self] { add(.sprite(sprite)) }
      if var label = view[Label.self] {
        if label.font == .default { label.font = font }
        add(.label(label))
      }
    }
    var (area, inner) = (area, clip)
    if view.clipsToBounds {
      guard isSeen else { return }
      area = box.intersection(area)
      guard !area.isEmpty else { return }
      list.clips.append(
        DrawClip(transform: transform, bounds: view.bounds, parent: clip, cornerRadius: view.clipCornerRadius))
      inner = Int32(list.clips.count - 1)
    }
    for subview in view.subviews { walk(subview, transform, alpha: alpha, clip: inner, area, &list) }
  }
}
