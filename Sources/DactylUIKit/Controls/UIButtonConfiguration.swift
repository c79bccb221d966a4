extension UIButton {
  /// How a button looks: its title, picture, colours and distances.
  public struct Configuration {
    /// How corners look.
    public enum CornerStyle: Sendable {
      /// A style of UIKit.
      case fixed, dynamic, small, medium, large, capsule
    }

    enum Look { case plain, gray, tinted, filled }
    let look: Look
    /// The title.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// The distance between them.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The colour of the title; nil for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour behind the title; nil for that of the look.
    public var baseBackgroundColor: UIColor?
    /// How corners look.
    public var cornerStyle = CornerStyle.dynamic
    /// The distances of the contents from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// A look with a title alone.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// A look with a grey background.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A look with a pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// A look with a background of the tint colour.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// A look with a title alone.
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    /// A look with a grey background.
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// A look with a pale background of the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// A look with a background of the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    var insets: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
    }

    func foreground(_ tint: UIColor) -> UIColor { baseForegroundColor ?? (look == .filled ? .white : tint) }

    func fill(_ tint: UIColor) -> UIColor? {
      switch look {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .systemGray5
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }
  }
}

/// The distances from the four edges of a rectangle, where text begins and ends; it begins at the left here.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from an edge.
  public var top, leading, bottom, trailing: CGFloat
  /// No insets on any side.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// Makes insets from the distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// The edges of a rectangle, where text begins and ends, one bit each.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge at the top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  var isVertical: Bool { contains(.top) || contains(.bottom) }
  var isLast: Bool { contains(.trailing) || contains(.bottom) }
}
