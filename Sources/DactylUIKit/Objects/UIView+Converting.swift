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

  /// Whether the view is another one or is in it.
  public func isDescendant(of view: UIView) -> Bool { engine.isDescendant(of: view.engine) }
  /// The first view with a tag: this one, or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var left: [UIView] = [self]
    while let view = left.popLast() {
      if view.tag == tag { return view }
      left += view.subviews.reversed()
    }
    return nil
  }
}
