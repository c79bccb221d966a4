/// The movement of the preview after the end of a drag.
extension DragSystem {
  /// Moves the preview back to its source (DD10).
  static func goHome(_ session: DragSession, in scene: Scene) {
    guard let preview = session.preview else { return }
    let view = session.sourceView.flatMap { scene.isReachable($0) ? $0 : nil }
    arrive(
      session, preview, at: view.map { $0.convert($0.bounds.center, to: nil) }, as: preview.shape(at: view), in: scene)
  }

  /// Moves the preview to the new position of its source after the drop, or into the target, whose delegate is notified
  /// of the arrival and then of the end (DD3).
  static func land(_ session: DragSession, on target: DropTargetState, in scene: Scene) {
    let conclude = {
      target.delegate.concludeDrop?(target.handle, session)
      target.delegate.sessionDidEnd?(target.handle, session)
    }
    guard let preview = session.preview else { return conclude() }
    let middle = target.livingView.map { $0.convert($0.bounds.center, to: nil) }
    let source = session.sourceView.flatMap { scene.isReachable($0) ? $0 : nil }
    if !target.settings.settlesPreview, let source, case let center = source.convert(source.bounds.center, to: nil),
      center.distance(to: preview.home) > 1
    {
      return arrive(session, preview, at: center, as: preview.shape(at: source), in: scene, conclude)
    }
    scene.drags.undim(exchange(&preview.dimming, for: nil))
    let shape = target.settings.settlesPreview ? preview.shape(at: source) : preview.resting.scaled(by: 0.5)
    arrive(session, preview, at: middle, as: shape, fades: !target.settings.settlesPreview, in: scene, conclude)
  }

  private static func arrive(
    _ session: DragSession, _ preview: DragPreview, at place: Point?, as shape: Transform, fades: Bool = false,
    in scene: Scene, _ completion: @escaping () -> Void = {}
  ) {
    session.preview = nil
    // Taken here: what the end of the movement knows does not change, so that a snapshot need not know of it.
    let dimming = exchange(&preview.dimming, for: nil)
    // The frame is destroyed with the rest: during the release of many fingers each removal of a view costs a test of
    // each of them.
    if preview.highlight.isAlive { preview.highlight.isHidden = true }
    guard preview.root.isAlive else {
      if preview.highlight.isAlive { preview.highlight.destroy() }
      scene.drags.undim(dimming)
      closeStage(in: scene)
      return completion()
    }
    preview.badge.isHidden = true
    preview.root.animate(duration: scene.drags.style.glideTime, easing: .easeOut) { goal in
      if let place, place.isFinite { goal.center = place }
      if shape.isFinite { goal.transform = shape }
      if fades || place == nil { goal.alpha = 0 }
    } completion: { [weak scene] _ in
      if preview.root.isAlive { preview.root.destroy() }
      if preview.highlight.isAlive { preview.highlight.destroy() }
      if let scene {
        scene.drags.undim(dimming)
        closeStage(in: scene)
      }
      completion()
    }
  }
}

extension DragPreview {
  /// The present scale and rotation of the source; of a preview provided by the game, or without a source, those of the
  /// lift.
  fileprivate func shape(at source: View?) -> Transform {
    guard !isGiven, let source else { return resting }
    return source.transformToScene.withoutWay
  }
}
