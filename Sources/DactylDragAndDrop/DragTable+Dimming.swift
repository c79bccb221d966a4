/// Sources are faint while they are dragged (`Draggable.liftedAlpha`).
extension DragTable {
  /// Makes the source of a drag faint.
  func dim(_ source: DraggableState, for preview: DragPreview) {
    guard source.settings.liftedAlpha < 1, let view = source.livingView else { return }
    let before = dimmed[view.entity.index].flatMap { $0.view == view ? $0 : nil }
    let faint = before ?? DimmedSource(view)
    if before == nil { dimmed[view.entity.index] = faint }
    faint.add(source.settings.liftedAlpha)
    preview.dimming = (faint, source.settings.liftedAlpha)
  }

  /// A drag has arrived: what it made faint is itself again, unless something else is dragged from it.
  func undim(_ dimming: (source: DimmedSource, share: Float)?) {
    guard let (source, share) = dimming else { return }
    source.remove(share)
    guard source.isOver, dimmed[source.view.entity.index] === source else { return }
    _ = dimmed.take(source.view.entity.index)
  }
}
