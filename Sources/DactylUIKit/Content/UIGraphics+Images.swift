/// Begins a picture, which is the context that is drawn into until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsPushContext(CGContext(size: size)) }
/// Begins a picture; pictures stay lines and fills, so that they have no scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsBeginImageContext(size)
}
/// The picture that was drawn so far; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let size = context.size else { return nil }
  return UIImage(.drawn(context.items), size: size)
}
/// Ends a picture.
public func UIGraphicsEndImageContext() { if UIGraphicsGetCurrentContext()?.size != nil { UIGraphicsPopContext() } }

extension UIView {
  /// Draws what the view shows, with the views in it, into the context that is being drawn. Views that are turned are
  /// drawn in the box around them.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return true }
    let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height).engine
    context.add(engine.shownItems.map { $0.applying(map) })
    return true
  }

  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIImageView(image: UIImage(.drawn(engine.shownItems), size: bounds.size))
  }
}

extension CALayer {
  /// Draws what the layer shows, with the layers in it, into a context.
  public func render(in ctx: CGContext) { if let engine, engine.isAlive { ctx.add(engine.shownItems) } }
}

extension View {
  /// What the view and those in it show, from back to front, in its coordinates without the origin of its bounds.
  fileprivate var shownItems: [DrawnItem] {
    var items: [DrawnItem] = []
    var left: [(view: View, alpha: Float)] = [(self, 1)]
    while let (view, alpha) = left.popLast() {
      guard view == self || !view.isHidden else { continue }
      let corner = convert(view.bounds.origin, from: view) - bounds.origin
      let frame = Rect(origin: Point(corner.dx, corner.dy), size: view.bounds.size)
      let alpha = view == self ? 1 : alpha * view.alpha
      func add(_ content: DrawnItem.Content) {
        items.append(DrawnItem(content: content, frame: frame, alpha: alpha, clip: nil))
      }
      if let shape = view[Shape.self] {
        if case .path = shape.outline {
          // A path is in the coordinates of its view.
          let way = corner - (view.bounds.origin - .zero)
          items.append(
            DrawnItem(content: .shape(shape), frame: nil, alpha: alpha, clip: nil)
              .applying(.translation(way.dx, way.dy)))
        } else {
          add(.shape(shape))
        }
      }
      if let sprite = view[Sprite.self] { add(.sprite(sprite)) }
      if let label = view[Label.self] { add(.label(label)) }
      left += view.subviews.reversed().map { ($0, alpha) }
    }
    return items
  }
}
