/// The part of a window's own coordinates that is visible in its frame: one mapping for drawing and for input.
///
/// A camera only sets the bounds and the transform of the window, so everything that holds for views holds under a
/// camera too.
public struct Camera: Hashable, Sendable {
  /// The point of the window's own coordinates that is shown in the middle of its frame.
  public var center: Point
  /// The magnification: 2 shows half as much in each direction.
  public var zoom: Float
  /// The clockwise rotation of the camera in radians; the content appears turned the other way.
  public var rotation: Float

  /// Makes a camera that looks at a point.
  public init(center: Point, zoom: Float = 1, rotation: Float = 0) {
    self.center = center
    self.zoom = zoom
    self.rotation = rotation
  }

  /// Sets the bounds and the transform of a window so that its frame shows what the camera sees. The bounds hold the
  /// whole frame, also when they are rotated against it.
  func apply(to window: View, in frame: Rect) {
    let transform = Transform.scale(zoom).rotated(by: -rotation)
    window.transform = transform
    let size = transform.inverse?.apply(to: Rect(origin: .zero, size: frame.size)).size ?? frame.size
    window.bounds = Rect(center: center, size: size)
    window.center = frame.center
  }
}
