/// What a window shows of its own coordinates: one mapping, used for drawing and for input alike.
///
/// It is nothing but bounds and a transform of the window, so everything that holds for views holds under a camera too.
public struct Camera: Hashable, Sendable {
  /// The point of the window's own coordinates in the middle of its frame.
  public var center: Point
  /// How much larger things look: 2 shows half as much in each direction.
  public var zoom: Float
  /// How far the camera is turned clockwise, in radians: what it sees turns the other way.
  public var rotation: Float

  /// Makes a camera.
  public init(center: Point, zoom: Float = 1, rotation: Float = 0) {
    self.center = center
    self.zoom = zoom
    self.rotation = rotation
  }

  /// Gives a window the bounds and transform that show what the camera sees in a frame. The bounds hold the whole
  /// frame, also when it lies turned in them.
  func apply(to window: View, in frame: Rect) {
    let transform = Transform.scale(zoom).rotated(by: -rotation)
    window.transform = transform
    let size = transform.inverse?.apply(to: Rect(origin: .zero, size: frame.size)).size ?? frame.size
    window.bounds = Rect(center: center, size: size)
    window.center = frame.center
  }
}
