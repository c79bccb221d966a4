/// The traits of the environment of a view: what a program adapts to.
public struct UITraitCollection: Hashable, Sendable {
  /// How much room there is in a direction, with UIKit's values.
  public enum SizeClass: Int, Sendable {
    /// A size class of UIKit's.
    case unspecified = 0, compact, regular
  }

  /// The room in the horizontal direction: compact below 600 points.
  public let horizontalSizeClass: SizeClass
  /// The room in the vertical direction: compact below 480 points.
  public let verticalSizeClass: SizeClass
  /// The pixels of a point.
  public let displayScale: CGFloat

  /// The appearance of the interface, with UIKit's values.
  public enum UserInterfaceStyle: Int, Sendable {
    /// An appearance of UIKit's.
    case unspecified = 0, light, dark
  }
  /// The appearance: the light one.
  public var userInterfaceStyle: UserInterfaceStyle { .light }
  /// Whether colours are others than with other traits: there is one appearance.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }

  init(of scene: Scene) {
    horizontalSizeClass = scene.size.width < 600 ? .compact : .regular
    verticalSizeClass = scene.size.height < 480 ? .compact : .regular
    displayScale = 1
  }
}

/// The appearance of the interface, as UIKit names it.
public typealias UIUserInterfaceStyle = UITraitCollection.UserInterfaceStyle
/// A size class, as UIKit names it.
public typealias UIUserInterfaceSizeClass = UITraitCollection.SizeClass
