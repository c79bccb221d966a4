import Dactyl

extension View {
  /// Gives the view the size of its contents: that of its text, or what fits the control that it is, as UIKit does. In
  /// a container it keeps having the size of its contents, until its size is set. Does nothing where there are no
  /// contents.
  public func sizeToFit() {
    guard let scene, isAlive else { return }
    let fitting = control?.fittingSize ?? self[Label.self].map(scene.size)
    guard let fitting else { return }
    let frame = frame
    self.frame = Rect(origin: frame.origin, size: Size(fitting.width.rounded(.up), fitting.height.rounded(.up)))
    var measure = ContentMeasure()
    measure.isStale = true
    scene.measures[entity.index] = measure
  }
}

extension ControlHandle {
  /// Gives the control the size that fits what it shows; see `View.sizeToFit()`.
  public func sizeToFit() {
    view.sizeToFit()
    control.show()
  }
}

extension Size {
  /// The size with a margin on both sides along each axis.
  func outset(x: Float, y: Float) -> Size { Size(width + 2 * x, height + 2 * y) }
  /// The size with at least the extents of another one.
  func grown(to other: Size) -> Size { Size(max(width, other.width), max(height, other.height)) }
}
