extension UIView {
  /// Converts a point from the view's own coordinates to another view's; nil for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(engine.convert(point.engine, to: view?.engine ?? engine.window?.view))
  }
  /// Converts a point from another view's coordinates to the view's own; nil for the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(engine.convert(point.engine, from: view?.engine ?? engine.window?.view))
  }
  /// The box, in another view's coordinates, around a rectangle of the view's own.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(engine.convert(rect.engine, to: view?.engine ?? engine.window?.view))
  }
  /// The box, in the view's own coordinates, around a rectangle of another view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(engine.convert(rect.engine, from: view?.engine ?? engine.window?.view))
  }
}
