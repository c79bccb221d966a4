/// A picture: one that the scene's source of pictures has, or one that was drawn.
open class UIImage: NSObject {
  /// How the colour of a picture is found, with UIKit's values.
  public enum RenderingMode: Int, Sendable {
    /// A mode of UIKit's.
    case automatic = 0, alwaysOriginal, alwaysTemplate
  }

  enum Content {
    case texture(Texture)
    case drawn([DrawnItem])
  }

  let content: Content
  /// The size, in points.
  public let size: CGSize
  /// The pixels of a point: 1.
  public var scale: CGFloat { 1 }
  /// How its colour is found.
  public let renderingMode: RenderingMode
  let tint: UIColor?

  init(_ content: Content, size: CGSize, mode: RenderingMode = .automatic, tint: UIColor? = nil) {
    self.content = content
    self.size = size
    renderingMode = mode
    self.tint = tint
  }

  /// Makes an empty picture.
  public convenience override init() { self.init(.drawn([]), size: .zero) }

  /// Makes a picture of the scene's source of pictures: an empty one, with a diagnostic, where it has none of that
  /// name.
  public convenience init?(named name: String) {
    let scene = UIApplication.shared.scene
    guard let assets = scene.assets else {
      scene.report(.missingPicture, "there is no picture '\(name)': the scene has no source of pictures")
      self.init()
      return
    }
    do {
      let texture = try assets.texture(named: name)
      self.init(.texture(texture), size: CGSize(width: Int(texture.size.width), height: Int(texture.size.height)))
    } catch {
      scene.report(.missingPicture, "there is no picture '\(name)': \(error)")
      self.init()
    }
  }
  /// Makes a symbol, by the names of some that the system has. For another one it is a square of its size, with a
  /// diagnostic, so that what is placed by it stands where it should.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// Makes a symbol of a size.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let side = configuration?.side ?? 20
    let known = Symbols.items(name)
    if known == nil {
      UIApplication.shared.scene.report(.missingPicture, "there is no symbol '\(name)': a square is shown")
    }
    let items = known ?? Symbols.items("square") ?? []
    let scale = Transform.scale(Float(side) / 20, Float(side) / 20)
    self.init(
      .drawn(items.map { $0.applying(scale) }), size: CGSize(width: side, height: side), mode: .alwaysTemplate)
  }

  /// The size of a symbol.
  public final class SymbolConfiguration: NSObject {
    let side: CGFloat

    /// Makes a size from that of letters beside it.
    public init(pointSize: CGFloat) { side = (pointSize * 1.18).rounded() }
    /// Makes a size from that of letters beside it; the weight is passed over.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }
    /// Makes a size from that of letters beside it; weight and scale are passed over.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }
    /// Makes one of three sizes.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: scale == .small ? 13 : scale == .large ? 22 : 17)
    }
    /// Makes a size for a use of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: textStyle.size) }
  }
  /// The thickness of a symbol's lines, with UIKit's values.
  public enum SymbolWeight: Int, Sendable {
    /// A thickness of UIKit.
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The size of a symbol, with UIKit's values.
  public enum SymbolScale: Int, Sendable {
    /// A size of UIKit.
    case `default` = -1, unspecified = 0, small, medium, large
  }

  /// The same picture with another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, size: size, mode: renderingMode, tint: tint)
  }
  /// The same picture in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate) -> UIImage {
    UIImage(content, size: size, mode: renderingMode, tint: color)
  }

  /// What is drawn in a rectangle.
  func items(in rect: CGRect, tint: UIColor? = nil) -> [DrawnItem] {
    switch content {
    case .texture(let texture):
      var sprite = Sprite(texture)
      if renderingMode == .alwaysTemplate, let color = self.tint ?? tint { sprite.tint = color.engine }
      return [DrawnItem(content: .sprite(sprite), frame: rect.engine, alpha: 1, clip: nil)]
    case .drawn(let items):
      guard size.width > 0, size.height > 0 else { return [] }
      let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / size.width, y: rect.height / size.height).engine
      let color = renderingMode == .alwaysTemplate ? (self.tint ?? tint)?.engine : nil
      return items.map { item in color.map { item.colored($0) } ?? item }.map { $0.applying(map) }
    }
  }

  /// Draws it in a rectangle of the context that is being drawn.
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.add(items(in: rect)) }
  /// Draws it at a point of the context that is being drawn.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension Diagnostic.Kind {
  /// A picture was asked for that is not there.
  public static let missingPicture = Diagnostic.Kind("missingPicture")
}
