/// How the content of a view is placed in its bounds, with UIKit's values.
public enum UIViewContentMode: Int, Sendable {
  /// A placement of UIKit's.
  case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft, bottomRight

  /// The rectangle of a content of a size in bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    let scale =
      switch self {
      case .scaleToFill, .redraw: CGFloat(0)
      case .scaleAspectFit: min(wide, high)
      case .scaleAspectFill: max(wide, high)
      default: CGFloat(1)
      }
    guard scale > 0 else { return bounds }
    let (width, height) = (size.width * scale, size.height * scale)
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - width
      default: bounds.midX - width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - height
      default: bounds.midY - height / 2
      }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
