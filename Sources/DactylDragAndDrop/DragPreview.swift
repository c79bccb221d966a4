/// The preview of a drag: views in a window of their own, in front of everything.
final class DragPreview: SnapshotState {
  /// The view that follows the finger; it contains all others except for the frame around the target.
  let root: View
  /// The badge, which shows the operation and the number of items.
  let badge: View
  /// The frame around the target.
  let highlight: View
  /// The vector from the finger to the middle of the preview, in the scene.
  var grip: Vector
  /// The position of the middle when the source was lifted, in the scene.
  let home: Point
  /// The scale and rotation of the source.
  let resting: Transform
  /// Whether the game provided the view, which keeps its own size.
  let isGiven: Bool
  /// The source that is faint meanwhile, and the share of its alpha that this drag leaves; nil when it is not faint.
  var dimming: (source: DimmedSource, share: Float)?
  /// The operation and the number of items that the badge shows.
  var shown: (operation: DropOperation, count: Int)?

  init(
    root: View, badge: View, highlight: View, grip: Vector, home: Point, resting: Transform, isGiven: Bool
  ) {
    self.root = root
    self.badge = badge
    self.highlight = highlight
    self.grip = grip
    self.home = home
    self.resting = resting
    self.isGiven = isGiven
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(grip) { grip = $0 }
    copier.copy(dimming) { dimming = $0 }
    copier.copy(shown) { shown = $0 }
  }
}

/// The window of the previews, which exists as long as anything is shown in it.
final class DragStage: SnapshotState {
  var window: View?
  /// The number of previews, including those that are still moving to their end.
  var count = 0

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(window) { window = $0 }
    copier.copy(count) { count = $0 }
  }
}
