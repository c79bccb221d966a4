/// How a scene lies in a window: window units, scene points and output pixels, and the ways between them.
///
/// Drawing and input go through the same value, so that what is seen is what is touched.
struct Viewport: Hashable, Sendable {
  /// The size of the window in window units, in which mice and fingers are reported.
  var windowSize: Size
  /// The size of what is drawn into, in pixels: larger than the window on a display of high density.
  var outputSize: Size
  /// The fixed size of the scene in points, kept in proportion between black bars; nil lets the scene follow the
  /// window.
  var logicalSize: Size?

  init(windowSize: Size, outputSize: Size? = nil, logicalSize: Size? = nil) {
    self.windowSize = windowSize
    self.outputSize = outputSize ?? windowSize
    self.logicalSize = logicalSize
  }

  /// The size of the scene, in points.
  var sceneSize: Size { logicalSize ?? windowSize }

  /// From scene points to window units.
  var sceneToWindow: Transform { Self.fit(sceneSize, in: windowSize) }

  /// From scene points to output pixels.
  var sceneToOutput: Transform {
    let fitted = sceneToWindow
    let x = Self.ratio(outputSize.width, windowSize.width)
    let y = Self.ratio(outputSize.height, windowSize.height)
    return fitted.concatenating(.scale(x, y))
  }

  /// The part of the output that shows the scene, in pixels; the rest is bars.
  var outputArea: Rect { sceneToOutput.apply(to: Rect(origin: .zero, size: sceneSize)) }

  /// Where a point of the window lies in the scene. In the bars it lies outside the scene.
  func scenePoint(fromWindow point: Point) -> Point {
    let map = sceneToWindow
    return Point((point.x - map.tx) / map.a, (point.y - map.ty) / map.d)
  }

  /// Where a point of the scene lies in the window.
  func windowPoint(fromScene point: Point) -> Point { sceneToWindow.apply(to: point) }

  /// Where a point of the scene lies in the output, in pixels.
  func outputPoint(fromScene point: Point) -> Point { sceneToOutput.apply(to: point) }

  /// How many points of the scene a millimetre has on a display with so many pixels an inch, or nil when that can't be:
  /// some displays, and most that are not real, report nonsense.
  func pointsPerMillimeter(dotsPerInch: Float) -> Float? {
    guard dotsPerInch >= 30, dotsPerInch <= 1500 else { return nil }
    return dotsPerInch / 25.4 / sceneToOutput.a
  }

  private static func fit(_ inner: Size, in outer: Size) -> Transform {
    if inner == outer { return .identity }
    let scale = min(ratio(outer.width, inner.width), ratio(outer.height, inner.height))
    return Transform(
      a: scale, b: 0, c: 0, d: scale,
      tx: (outer.width - inner.width * scale) / 2, ty: (outer.height - inner.height * scale) / 2)
  }

  /// One where either is nothing: a window can be zero units wide for a moment, and its input must stay finite.
  private static func ratio(_ part: Float, _ whole: Float) -> Float {
    let ratio = part / whole
    return ratio.isFinite && ratio > 0 ? ratio : 1
  }
}
