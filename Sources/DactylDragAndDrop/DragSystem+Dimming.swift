/// Sources are faint while they are dragged (`Draggable.liftedAlpha`).
extension DragSystem {
  /// Makes the source of a drag faint.
  static func dim(_ source: DraggableState, for preview: DragPreview, in scene: Scene) {
    guard source.settings.liftedAlpha < 1, let view = source.livingView else { return }
    let before = scene.drags.dimmed[view.entity.index].flatMap { $0.view == view ? $0 : nil }
    let dimmed = before ?? DimmedSource(view)
    if before == nil { scene.drags.dimmed[view.entity.index] = dimmed }
    dimmed.add(source.settings.liftedAlpha)
    preview.dimming = (dimmed, source.settings.liftedAlpha)
  }

  /// Restores the alpha of the source, unless something else is dragged from it.
  static func undim(_ preview: DragPreview, in scene: Scene?) {
    guard let (dimmed, share) = preview.dimming else { return }
    preview.dimming = nil
    dimmed.remove(share)
    guard dimmed.isOver, let scene, scene.drags.dimmed[dimmed.view.entity.index] === dimmed else { return }
    _ = scene.drags.dimmed.take(dimmed.view.entity.index)
  }
}
