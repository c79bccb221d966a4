/// What is being drawn in an application.
final class DrawingState {
  /// The contexts that are drawn into, nested.
  var contexts: [CGContext] = []
}

/// What `draw(_:)` has drawn of a view: views of the engine behind its subviews, one for each thing.
final class DrawnContent: ViewPart {
  private unowned let view: any DrawingView
  private var parts: [View] = []
  private var size = CGSize.zero
  /// Whether the view has to be drawn again, whatever its size.
  var isStale = false

  init(of view: any DrawingView) { self.view = view }

  /// The number of views that show it.
  var count: Int { parts.count }

  /// Calls `draw(_:)` where something has to be drawn again: for the first time, when it was requested, and when the
  /// size has changed.
  func viewDidLayOut() {
    let (state, bounds) = (view.drawingState, view.bounds)
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    guard isStale || size != bounds.size else { return }
    (isStale, size) = (false, bounds.size)
    let context = CGContext()
    state.contexts.append(context)
    view.draw(bounds)
    state.contexts.removeLast()
    show(context.items)
  }

  /// Shows what was drawn in place of what was.
  private func show(_ items: [DrawnItem]) {
    while parts.count > items.count { parts.removeLast().destroy() }
    guard let scene = view.engine.scene else { return }
    for (place, item) in items.enumerated() {
      if place == parts.count {
        let part = scene.makeView()
        part.isUserInteractionEnabled = false
        view.engine.insertSubview(part, at: place)
        parts.append(part)
      }
      item.show(on: parts[place], in: view.engine.bounds)
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
