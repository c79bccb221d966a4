/// Sources are faint while they are dragged (`Draggable.liftedAlpha`).
extension DragSystem {
  /// Makes the source of a drag faint.
  static func dim(_ source: Draggable, for preview: DragPreview, in scene: Scene) {
    guard source.liftedAlpha < 1, let view = source.livingView else { return }
    let place = scene.drags.dimmed.firstIndex { $0.view == view }
    let dimmed = place.map { scene.drags.dimmed[$0] } ?? DimmedSource(view)
    if place == nil { scene.drags.dimmed.append(dimmed) }
    dimmed.add(source.liftedAlpha)
    preview.dimming = (dimmed, source.liftedAlpha)
  }

  /// Makes the source as visible again as it was, once nothing else is dragged from it.
  static func undim(_ preview: DragPreview, in scene: Scene?) {
    guard let (dimmed, share) = preview.dimming else { return }
    preview.dimming = nil
    dimmed.remove(share)
    if dimmed.isOver { scene?.drags.dimmed.removeAll { $0 === dimmed } }
  }
}
