import Dactyl

/// The arrangement of a container's subviews: in a row, in a column, in a grid, or one over another.
///
/// ```swift
/// let page = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(16)))
/// page.addLabel("Settings", size: 22)
/// let row = page.add(.row(spacing: 8))
/// row.addLabel("Music")
/// row.addSpacer()
/// scene.addToggle(isOn: true, to: row.view)
/// ```
///
/// Widths are decided first, from the outermost container inwards, then heights from the innermost outwards, since the
/// height of text follows from its width. Frames are rounded to whole points. Hidden subviews take no space. Lengths
/// that are not finite count as zero.
public struct Layout: Hashable, Sendable {
  /// The kind of an arrangement.
  public enum Kind: Hashable, Sendable {
    /// Subviews side by side, the first at the left.
    case row
    /// Subviews below one another, the first at the top.
    case column
    /// Subviews in equally wide columns, row by row.
    case grid
    /// Subviews one over another, the last one in front.
    case overlay
  }

  /// The columns of a grid.
  public enum GridColumns: Hashable, Sendable {
    /// A fixed number of columns; below 1 counts as 1.
    case count(Int)
    /// As many columns as fit the width of the container, each of at least this width in points; at least one.
    case minimumWidth(Float)
  }

  /// The kind of the arrangement.
  public var kind: Kind
  /// The distance between subviews in points; they overlap where it is negative.
  public var spacing: Float
  /// The distance between the rows of a grid, or the lines of a row that wraps, in points; nil for ``spacing``.
  public var lineSpacing: Float?
  /// The free space along the edges of the container, in points.
  public var padding: EdgeInsets
  /// The horizontal position and extent of subviews. In a row it positions all of them together; there `.fill` is the
  /// same as `.leading`, since only subviews with a weight grow.
  ///
  /// Nil is `.fill`, but pictures (views with a `Sprite`) keep their width, in the middle.
  public var horizontal: LayoutAlignment?
  /// The vertical position and extent of subviews. In a column it positions all of them together.
  ///
  /// Nil is `.fill` for containers and labels in a row, `.center` for other subviews of a row, and `.fill` elsewhere,
  /// but pictures keep their height, in the middle.
  public var vertical: LayoutAlignment?
  /// Whether a row goes on in a new line when it is full.
  public var wraps = false
  /// The columns of a grid.
  public var gridColumns = GridColumns.count(1)
  /// Whether the padding grows by the safe area insets of the window (`Window.safeAreaInsets`). For containers that
  /// fill a window.
  public var respectsSafeArea = false

  /// Makes an arrangement of a kind.
  public init(
    _ kind: Kind, spacing: Float = 0, padding: EdgeInsets = .zero, horizontal: LayoutAlignment? = nil,
    vertical: LayoutAlignment? = nil
  ) {
    self.kind = kind
    self.spacing = spacing
    self.padding = padding
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Subviews side by side, the first at the left. One that wraps goes on in a new line when it is full.
  public static func row(
    spacing: Float = 0, padding: EdgeInsets = .zero, horizontal: LayoutAlignment? = nil,
    vertical: LayoutAlignment? = nil, wraps: Bool = false
  ) -> Layout {
    var layout = Layout(.row, spacing: spacing, padding: padding, horizontal: horizontal, vertical: vertical)
    layout.wraps = wraps
    return layout
  }

  /// Subviews below one another, the first at the top.
  public static func column(
    spacing: Float = 0, padding: EdgeInsets = .zero, horizontal: LayoutAlignment? = nil,
    vertical: LayoutAlignment? = nil
  ) -> Layout {
    Layout(.column, spacing: spacing, padding: padding, horizontal: horizontal, vertical: vertical)
  }

  /// Subviews in equally wide columns, row by row. A row is as high as its highest subview.
  public static func grid(
    columns: GridColumns, spacing: Float = 0, padding: EdgeInsets = .zero, horizontal: LayoutAlignment? = nil,
    vertical: LayoutAlignment? = nil
  ) -> Layout {
    var layout = Layout(.grid, spacing: spacing, padding: padding, horizontal: horizontal, vertical: vertical)
    layout.gridColumns = columns
    return layout
  }

  /// Subviews one over another, the last one in front.
  public static func overlay(
    padding: EdgeInsets = .zero, horizontal: LayoutAlignment? = nil, vertical: LayoutAlignment? = nil
  ) -> Layout {
    Layout(.overlay, padding: padding, horizontal: horizontal, vertical: vertical)
  }

  /// The largest length, in points, that a layout computes with: the sum of any number of them is finite.
  static let most: Float = 10_000_000

  /// The same arrangement with lengths that are not finite counted as zero.
  var usable: Layout {
    func usable(_ length: Float) -> Float { length.isFinite ? max(min(length, Self.most), -Self.most) : 0 }
    var layout = self
    layout.spacing = usable(spacing)
    layout.lineSpacing = lineSpacing.map(usable)
    layout.padding = EdgeInsets(
      top: usable(padding.top), left: usable(padding.left), bottom: usable(padding.bottom),
      right: usable(padding.right))
    return layout
  }

  /// The same arrangement inside the safe area of the window (`respectsSafeArea`).
  public func insideSafeArea() -> Layout {
    var layout = self
    layout.respectsSafeArea = true
    return layout
  }
}

/// The position of a subview, or of several together, in the space that a container has for it along an axis.
public enum LayoutAlignment: Hashable, Sendable {
  /// At the left, or at the top.
  case leading
  /// In the middle.
  case center
  /// At the right, or at the bottom.
  case trailing
  /// From one edge to the other. A subview that its largest size keeps from it is in the middle.
  case fill
  /// Along a row or column: the first and the last subview at the edges, and equal distances between all, of at least
  /// the spacing. Elsewhere the same as `fill`.
  case equalSpacing
  /// Vertically in a row or grid: the first lines of texts, of titles and of text fields stand on one line, whatever
  /// their sizes, and other subviews stand on it with their lower edges. Elsewhere the same as `leading`.
  case firstBaseline
}
