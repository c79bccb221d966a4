/// What shows a drag: views in a window of their own, in front of everything.
final class DragPreview {
  /// Follows the finger, with all but the frame around the target in it.
  let root: View
  /// Shows what becomes of what is dragged, and how many there are.
  let badge: View
  /// The frame around the target.
  let highlight: View
  /// From the finger to its middle, in the scene.
  var grip: Vector
  /// Where its middle was when it was lifted, in the scene.
  let home: Point
  /// As large and turned as the source was.
  let resting: Transform
  /// Whether the game gave the view, as large as it is.
  let isGiven: Bool
  /// The source that is faint meanwhile, and what this drag leaves of it; nil when it is as visible as before.
  var dimming: (source: DimmedSource, share: Float)?
  /// What of the badge was shown last.
  var shown: (operation: DropOperation, count: Int)?
  /// The targets that look different while it is on them, with what they draw.
  var framed: Rect?

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
}

/// The window that shows drags, there as long as anything is shown in it.
final class DragStage {
  var window: View?
  /// How many drags it shows, with those that still glide.
  var count = 0
}
