import Dactyl

/// The size and position that a view asks its container for; see `View.layoutItem`. All lengths are in points; those
/// that are not finite, or negative, count as not set, and those above ten million as ten million.
public struct LayoutItem: Hashable, Sendable {
  /// The width; nil for that of the contents.
  public var width: Float?
  /// The height; nil for that of the contents.
  public var height: Float?
  /// The least width.
  public var minWidth: Float?
  /// The largest width.
  public var maxWidth: Float?
  /// The least height.
  public var minHeight: Float?
  /// The largest height.
  public var maxHeight: Float?
  /// The share of the free space along a row or column: 0, the default, for the size of the contents. The space that
  /// subviews without a weight leave is divided among the others in proportion to their weights.
  public var weight: Float = 0
  /// The width divided by the height. The height follows from the width, unless it is set; both shrink where the
  /// container has less height.
  public var aspectRatio: Float?
  /// The horizontal alignment, instead of the container's. Without effect along a row.
  public var horizontal: LayoutAlignment?
  /// The vertical alignment, instead of the container's. Without effect along a column.
  public var vertical: LayoutAlignment?
  /// Whether the container arranges the view; true by default. A background or badge that is not arranged keeps its
  /// frame, and follows the container by its `autoresizing` mask.
  public var isArranged = true

  /// Makes an item.
  public init(
    width: Float? = nil, height: Float? = nil, minWidth: Float? = nil, maxWidth: Float? = nil,
    minHeight: Float? = nil, maxHeight: Float? = nil, weight: Float = 0, aspectRatio: Float? = nil,
    horizontal: LayoutAlignment? = nil, vertical: LayoutAlignment? = nil, isArranged: Bool = true
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.weight = weight
    self.aspectRatio = aspectRatio
    self.horizontal = horizontal
    self.vertical = vertical
    self.isArranged = isArranged
  }

  /// The same item without lengths that make no sense.
  var usable: LayoutItem {
    func usable(_ length: Float?) -> Float? { length.flatMap { $0.isFinite && $0 >= 0 ? min($0, Layout.most) : nil } }
    var item = self
    item.width = usable(width)
    item.height = usable(height)
    item.minWidth = usable(minWidth)
    item.maxWidth = usable(maxWidth)
    item.minHeight = usable(minHeight)
    item.maxHeight = usable(maxHeight)
    item.weight = usable(weight) ?? 0
    item.aspectRatio = usable(aspectRatio).flatMap { $0 > 0 ? min(max($0, 0.0001), 10_000) : nil }
    return item
  }

  /// A width within the limits; the least one takes precedence over the largest.
  func limited(width: Float) -> Float { max(min(width, maxWidth ?? .infinity), minWidth ?? 0) }
  /// A height within the limits; the least one takes precedence over the largest.
  func limited(height: Float) -> Float { max(min(height, maxHeight ?? .infinity), minHeight ?? 0) }
}

extension View {
  /// The size and position that the view asks its container for. Without effect outside of containers.
  ///
  /// A label has the size of its text and a container that of its subviews. Any other view keeps the size that the game
  /// has set (`frame`, `bounds`); a control whose size is zero has one that fits its title.
  ///
  /// ```swift
  /// board.layoutItem.weight = 1
  /// picture.layoutItem = LayoutItem(maxHeight: 200, aspectRatio: 1.5, horizontal: .center)
  /// ```
  public var layoutItem: LayoutItem {
    get { self[LayoutItem.self] ?? LayoutItem() }
    nonmutating set {
      guard newValue != layoutItem else { return }
      self[LayoutItem.self] = newValue.usable
      setNeedsArrangement()
    }
  }
}

/// A widget whose view is a text: a container gives it the size of its label, which is not a part of a control.
protocol TextWidget: Widget {}

extension Widget {
  /// Whether the view is a text.
  var isText: Bool { self is any TextWidget }
}

/// An object that edits the text of a view whose letters stand on a line.
protocol BaselineProviding: AnyObject {
  /// The distance of the line on which the letters of the first line stand from the top of a view of a size.
  func firstBaseline(in size: Size) -> Float
}
