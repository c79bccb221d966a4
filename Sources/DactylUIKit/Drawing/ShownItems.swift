/// What was drawn, as views of the engine behind the subviews of a view, one for each thing.
final class ShownItems {
  private let view: View
  private var parts: [View] = []

  init(in view: View) { self.view = view }

  /// The number of views that show it.
  var count: Int { parts.count }

  /// Shows what was drawn in place of what was.
  func show(_ items: [DrawnItem]) {
    while parts.count > items.count { parts.removeLast().destroy() }
    guard let scene = view.scene else { return }
    for (place, item) in items.enumerated() {
      if place == parts.count {
        let part = scene.makeView()
        part.isUserInteractionEnabled = false
        view.insertSubview(part, at: place)
        parts.append(part)
      }
      item.show(on: parts[place], in: view.bounds)
    }
  }
}

extension DrawnItem {
  func show(on part: View, in bounds: Rect) {
    var view = part
    if let clip {
      // A view clips what is in it.
      part.frame = clip
      part.bounds.origin = clip.origin
      part.clipsToBounds = true
      if let inner = part.subviews.first {
        view = inner
      } else if let scene = part.scene {
        view = scene.makeView()
        view.isUserInteractionEnabled = false
        part.addSubview(view)
      }
    } else {
      for inner in part.subviews { inner.destroy() }
      part.clipsToBounds = false
    }
    for old in [part, view] {
      old[Shape.self] = nil
      old[Label.self] = nil
      old[Sprite.self] = nil
    }
    view.frame = frame ?? bounds
    // A path is in the coordinates of the view that draws it.
    view.bounds.origin = frame == nil ? bounds.origin : .zero
    view.alpha = alpha
    switch content {
    case .shape(let shape): view[Shape.self] = shape
    case .label(let label): view[Label.self] = label
    case .sprite(let sprite): view[Sprite.self] = sprite
    }
  }
}
