/// The context of the view that is being drawn; nil outside of `draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIApplication.present?.drawing.contexts.last }
/// Makes a context the present one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { UIApplication.present?.drawing.contexts.append(context) }
/// Goes back to the context before.
public func UIGraphicsPopContext() { _ = UIApplication.present?.drawing.contexts.popLast() }

extension UIView {
  /// Has `draw(_:)` called before the next frame.
  public func setNeedsDisplay() {
    guard let content = parts.part(DrawnContent.self) else { return }
    content.isStale = true
    engine.setNeedsLayout()
  }
  /// Has `draw(_:)` called before the next frame.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  var drawingState: DrawingState { application.drawing }
}

/// Fills a rectangle with the present colour in the context that is being drawn.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws a line of one point inside the edge of a rectangle, in the colour that is set to fill, in the context that is
/// being drawn.
public func UIRectFrame(_ rect: CGRect) {
  let (inner, size) = (rect.insetBy(dx: 1, dy: 1), rect.size)
  for edge in [
    CGRect(x: rect.minX, y: rect.minY, width: size.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: size.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height),
  ] { UIRectFill(edge) }
}

extension UIColor {
  /// Sets the colour of what is filled from now on in the context that is being drawn.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines from now on in the context that is being drawn.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Sets the colour of what is filled and of lines from now on in the context that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
}
