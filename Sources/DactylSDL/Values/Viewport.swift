/// The position of a scene in a window: window units, scene points and output pixels, with the conversions between
/// them.
///
/// Drawing and input use the same value, so that what is seen is what is touched.
struct Viewport: Hashable, Sendable {
  /// The size of the window in window units, in which mice and fingers are reported.
  var windowSize: Size
  /// The size of the drawing area, in pixels: larger than the window on a display of high density.
  var outputSize: Size
  /// The fixed size of the scene in points, kept in proportion between black bars; nil for a scene that follows the
  /// window.
  var logicalSize: Size?
  /// The scale of a scene that follows the window.
  var contentScale: ContentScale

  init(
    windowSize: Size, outputSize: Size? = nil, logicalSize: Size? = nil, contentScale: ContentScale = .fixed(1)
  ) {
    self.windowSize = windowSize
    self.outputSize = outputSize ?? windowSize
    self.logicalSize = logicalSize
    self.contentScale = contentScale
  }

  /// The viewport of a window that opens with some options, in window units that are pixels.
  init(_ options: AppOptions) throws(PlatformError) {
    try options.contentScale.check()
    self.init(windowSize: options.size, logicalSize: options.logicalSize, contentScale: options.contentScale)
  }

  /// The size of the scene, in points.
  var sceneSize: Size {
    if let logicalSize { return logicalSize }
    let scale = contentScale.scale(in: windowSize)
    return Size(windowSize.width / scale, windowSize.height / scale)
  }

  /// The transform from scene points to window units.
  var sceneToWindow: Transform {
    if let logicalSize { return Self.fit(logicalSize, in: windowSize) }
    let scale = contentScale.scale(in: windowSize)
    return .scale(scale, scale)
  }

  /// The transform from scene points to output pixels.
  var sceneToOutput: Transform {
    let fitted = sceneToWindow
    let x = Self.ratio(outputSize.width, windowSize.width)
    let y = Self.ratio(outputSize.height, windowSize.height)
    return fitted.concatenating(.scale(x, y))
  }

  /// The part of the output that shows the scene, in pixels; the rest is bars.
  var outputArea: Rect { sceneToOutput.apply(to: Rect(origin: .zero, size: sceneSize)) }

  /// Converts a point of the window to the scene. A point in the bars is outside the scene.
  func scenePoint(fromWindow point: Point) -> Point {
    let map = sceneToWindow
    return Point((point.x - map.tx) / map.a, (point.y - map.ty) / map.d)
  }

  /// Converts a point of the scene to the window.
  func windowPoint(fromScene point: Point) -> Point { sceneToWindow.apply(to: point) }

  /// Converts a point of the scene to the output, in pixels.
  func outputPoint(fromScene point: Point) -> Point { sceneToOutput.apply(to: point) }

  /// The number of scene points in a millimetre on a display with a number of pixels per inch, or nil for an
  /// implausible number: some displays, and most virtual ones, report nonsense.
  func pointsPerMillimeter(dotsPerInch: Float) -> Float? {
    guard dotsPerInch >= 30, dotsPerInch <= 1500 else { return nil }
    return dotsPerInch / 25.4 / sceneToOutput.a
  }

  private static func fit(_ inner: Size, in outer: Size) -> Transform {
    let scale = min(ratio(outer.width, inner.width), ratio(outer.height, inner.height))
    return Transform(
      a: scale, b: 0, c: 0, d: scale,
      tx: (outer.width - inner.width * scale) / 2, ty: (outer.height - inner.height * scale) / 2)
  }

  /// The quotient of two lengths; 1 where either is zero: a window can be zero units wide for a moment, and its input
  /// must stay finite.
  private static func ratio(_ part: Float, _ whole: Float) -> Float {
    let ratio = part / whole
    return ratio.isFinite && ratio > 0 ? ratio : 1
  }
}
