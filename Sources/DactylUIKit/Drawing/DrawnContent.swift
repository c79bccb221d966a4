/// What is being drawn in an application.
final class DrawingState {
  /// The contexts that are drawn into, nested.
  var contexts: [CGContext] = []
}

/// What `draw(_:)` has drawn of a view: views of the engine behind its subviews, one for each thing.
final class DrawnContent: ViewPart {
  private unowned let view: any DrawingView
  private var size = CGSize.zero
  /// Whether the view has to be drawn again, whatever its size.
  var isStale = false

  private let shown: ShownItems

  init(of view: any DrawingView) {
    self.view = view
    shown = ShownItems(in: view.engine)
  }

  /// The number of views that show it.
  var count: Int { shown.count }

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
    shown.show(context.items)
  }
}
