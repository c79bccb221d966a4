/// Draws pictures.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Makes a renderer of pictures of a size, in points.
  public init(size: CGSize) { self.size = size }
  /// Makes a renderer of pictures of a size, in points.
  public init(bounds: CGRect) { size = bounds.size }

  /// Draws a picture, by closures that draw into the context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, size: size))
    UIGraphicsPopContext()
    return UIImage(.drawn(context.items), size: size)
  }
}

/// What a renderer of pictures draws into.
public final class UIGraphicsImageRendererContext {
  /// The context.
  public let cgContext: CGContext
  private let size: CGSize

  init(cgContext: CGContext, size: CGSize) {
    self.cgContext = cgContext
    self.size = size
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
