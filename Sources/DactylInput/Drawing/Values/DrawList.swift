/// The visible content of a frame in paint order: the first item is at the back. Plain data.
///
/// The list is kept from frame to frame. While views only move, only the items of those that moved are written again;
/// when views or components are added, removed or changed, or a view enters or leaves the visible area, it is rebuilt
/// from the visible views. Both produce the same items.
public struct DrawList: Hashable, Sendable {
  /// The items to draw, back to front.
  public var items: [DrawItem] = []
  /// The clipping areas; an item refers to one by its index.
  public var clips: [DrawClip] = []
  /// Whether texts are to differ more from what is behind them (AX30).
  public var increasesContrast = false

  /// Makes an empty list.
  public init() {}

  /// Empties the list and keeps its memory.
  public mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
  }
}

/// An item to draw.
public struct DrawItem: Hashable, Sendable {
  /// The view to which the content belongs.
  public var entity: Entity
  /// The transform from the view's own coordinates to the scene's.
  public var transform: Transform
  /// The rectangle that the content fills, in the view's own coordinates.
  public var bounds: Rect
  /// The opacity of the view times that of all its ancestors.
  public var alpha: Float
  /// The index of the clipping area, or -1.
  public var clip: Int32
  /// The content.
  public var content: Content

  /// The kinds of content.
  public enum Content: Hashable, Sendable {
    /// A picture, or a part of one.
    case sprite(Sprite)
    /// A shape that is filled, outlined, or both.
    case shape(Shape)
    /// Text on one line or several.
    case label(Label)
  }

  /// Makes an item.
  public init(entity: Entity, transform: Transform, bounds: Rect, alpha: Float, clip: Int32, content: Content) {
    self.entity = entity
    self.transform = transform
    self.bounds = bounds
    self.alpha = alpha
    self.clip = clip
    self.content = content
  }
}

/// A clipping area: the bounds of a view that clips, in the scene's coordinates.
public struct DrawClip: Hashable, Sendable {
  /// The transform from the clipping view's own coordinates to the scene's.
  public var transform: Transform
  /// The clipping view's bounds, in its own coordinates.
  public var bounds: Rect
  /// The index of the next outer area that also applies, or -1.
  public var parent: Int32
  /// The radius of the area's corners, in the view's own coordinates.
  public var cornerRadius: Float

  /// Whether the bounds are is an upright rectangle on the screen.
  public var isUpright: Bool {
    (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
  }

  /// Makes an area.
  public init(transform: Transform, bounds: Rect, parent: Int32, cornerRadius: Float = 0) {
    self.transform = transform
    self.bounds = bounds
    self.parent = parent
    self.cornerRadius = cornerRadius
  }
}
