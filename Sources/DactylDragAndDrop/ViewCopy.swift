/// Copies of views: new views with the same contents and no handlers.
enum ViewCopy {
  /// The most views in a copy; further ones are left out.
  private static var most: Int { 256 }

  /// Copies the contents of a view and all its subviews into another view, in the middle of its bounds.
  static func copy(_ view: View, into parent: View) -> View? {
    guard let scene = view.scene else { return nil }
    var top: View?
    var count = 0
    var pending = [(view: view, parent: parent)]
    while count < most, let next = pending.popLast() {
      guard top == nil || !next.view.isHidden else { continue }
      let copy = scene.addView(frame: .zero, to: next.parent)
      count += 1
      copy.bounds = next.view.bounds
      if top == nil {
        copy.center = parent.bounds.center
        top = copy
      } else {
        copy.center = next.view.center
        copy.transform = next.view.transform
        copy.alpha = next.view.alpha
      }
      copy.clipsToBounds = next.view.clipsToBounds
      copy.clipCornerRadius = next.view.clipCornerRadius
      if let sprite = next.view[Sprite.self] { copy[Sprite.self] = sprite }
      if let shape = next.view[Shape.self] { copy[Shape.self] = shape }
      if let label = next.view[Label.self] { copy[Label.self] = label }
      // From back to front, so that views in the same parent are made in their order.
      for child in next.view.subviews.reversed() { pending.append((child, copy)) }
    }
    return top
  }

  /// Makes the outline of a view in one colour, or of its subviews if it draws nothing itself; nil if there is none.
  static func shadow(of view: View, _ color: Color, in parent: View) -> View? {
    let children = view.subviews.prefix(16).filter { !$0.isHidden }
    // Many views are dragged at once, and the removal of views that are made in vain would cost a search among all
    // fingers.
    guard let scene = view.scene, hasOutline(view) || children.contains(where: hasOutline) else { return nil }
    let shadow = scene.addView(frame: .zero, to: parent)
    shadow.bounds = view.bounds
    shadow.center = parent.bounds.center
    if draw(view, color, on: shadow) { return shadow }
    for child in children {
      let copy = scene.addView(frame: .zero, to: shadow)
      copy.bounds = child.bounds
      copy.center = child.center
      copy.transform = child.transform
      _ = draw(child, color, on: copy)
    }
    return shadow
  }

  /// Whether a view has an outline that can be filled.
  private static func hasOutline(_ view: View) -> Bool {
    view[Sprite.self] != nil || view[Shape.self]?.fill != nil
  }

  private static func draw(_ view: View, _ color: Color, on shadow: View) -> Bool {
    if var sprite = view[Sprite.self] {
      sprite.tint = color
      shadow[Sprite.self] = sprite
      return true
    }
    guard var shape = view[Shape.self], shape.fill != nil else { return false }
    shape.fill = color
    shape.stroke = nil
    shadow[Shape.self] = shape
    return true
  }
}
