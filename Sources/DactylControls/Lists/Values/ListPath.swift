/// The path of a row in a list: its section, and its index in that section. Both count from 0.
public struct ListPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Makes a path; in a list of one section the row is enough.
  public init(row: Int, section: Int = 0) {
    self.section = section
    self.row = row
  }

  /// Whether the first path comes before the second.
  public static func < (a: ListPath, b: ListPath) -> Bool {
    a.section == b.section ? a.row < b.row : a.section < b.section
  }

  /// The path as text, such as `2:17` for section and row.
  public var description: String { "\(section):\(row)" }
}

/// The kind of a row: rows of the same kind reuse each other's views, which are made by one call and filled by another.
public struct ListRowKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name. Short names are compared fastest.
  public let name: String

  /// Makes a kind; those with the same name are equal.
  public init(_ name: String) { self.name = name }
  /// Makes a kind from its name.
  public init(stringLiteral name: String) { self.name = name }

  /// The kind of all rows of a list with a single kind.
  public static let row: ListRowKind = "row"
}

/// The heights of the rows of a list, in points. Fixed and estimated heights are multiplied by the scale of texts that
/// somebody prefers (AX31).
public enum ListRowHeight: Hashable, Sendable {
  /// All rows have the same height.
  case fixed(Float)
  /// `ListDataSource.heightOfRow` returns the height of each row as it becomes visible; until then the row counts with
  /// the estimated height.
  case delegate(estimated: Float)
  /// Each row has the height that is measured after its view was filled: by `ListDataSource.measureRow`, or the height
  /// of the view. Rows that were not measured count with the estimated height.
  case automatic(estimated: Float)

  /// The fixed or estimated height.
  var estimate: Float {
    switch self {
    case .fixed(let height), .delegate(let height), .automatic(let height): height
    }
  }
  var isFixed: Bool { if case .fixed = self { true } else { false } }
  var isOwn: Bool { if case .automatic = self { true } else { false } }
}

/// The number of columns of a list.
public enum ListColumns: Hashable, Sendable {
  /// A fixed number, at least one.
  case count(Int)
  /// As many as fit when each has at least this width, in points; at least one.
  case minimumWidth(Float)

  /// The number of columns in a width.
  func count(in width: Float, spacing: Float) -> Int {
    switch self {
    case .count(let count): return min(max(count, 1), 1000)
    case .minimumWidth(let least):
      guard least > 0, least.isFinite, width > 0 else { return 1 }
      let count = (width + spacing) / (least + spacing)
      return count.isFinite ? min(max(Int(clamping: count), 1), 1000) : 1
    }
  }
}

/// The position that a row is scrolled to (`ListView.scrollToRow(at:position:animated:)`).
public enum ListScrollPosition: Hashable, Sendable {
  /// As little as needed to see the row; none when all of it is visible.
  case none
  /// At the top of the visible part.
  case top
  /// In the middle of the visible part.
  case middle
  /// At the bottom of the visible part.
  case bottom
}
