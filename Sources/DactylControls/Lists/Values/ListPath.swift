/// A row of a list: its section, and its place in that section. Both count from 0.
public struct ListPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, counted from 0.
  public var section: Int
  /// The row in its section.
  public var row: Int

  /// Makes a path; of a list of one section the row is enough.
  public init(row: Int, section: Int = 0) {
    self.section = section
    self.row = row
  }

  /// Whether the first row comes before the second.
  public static func < (a: ListPath, b: ListPath) -> Bool {
    a.section == b.section ? a.row < b.row : a.section < b.section
  }

  /// Such as `2:17`: section, and row.
  public var description: String { "\(section):\(row)" }
}

/// What rows look like that can take each other's view: their views are made by one call and filled by another.
public struct ListRowKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name. Short ones are compared fastest.
  public let name: String

  /// Makes a kind; those of one name are the same.
  public init(_ name: String) { self.name = name }
  /// Makes a kind from its name.
  public init(stringLiteral name: String) { self.name = name }

  /// The kind of all rows of a list that has but one.
  public static let row: ListRowKind = "row"
}

/// How high the rows of a list are, in points.
public enum ListRowHeight: Hashable, Sendable {
  /// All the same.
  case fixed(Float)
  /// As `ListDataSource.heightOfRow` says, which is asked about rows that come into sight; until then they are taken to
  /// be so high.
  case told(estimated: Float)
  /// As each row's view says when it was filled: by `ListDataSource.measureRow`, or the height that it has then. Rows
  /// that were not seen are taken to be so high.
  case own(estimated: Float)

  /// The height that rows have, or are taken to have.
  var estimate: Float {
    switch self {
    case .fixed(let height), .told(let height), .own(let height): height
    }
  }
  var isFixed: Bool { if case .fixed = self { true } else { false } }
  var isOwn: Bool { if case .own = self { true } else { false } }
}

/// Into how many columns a list puts its rows.
public enum ListColumns: Hashable, Sendable {
  /// So many, one at least.
  case count(Int)
  /// As many as have room when each is so wide at least, in points; one at least.
  case minimumWidth(Float)

  /// How many there are in a width.
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

/// Where the list puts a row that it is to show (`ListView.scrollToRow(at:position:animated:)`).
public enum ListScrollPosition: Hashable, Sendable {
  /// As little as needed to see it, and not at all when all of it shows.
  case none
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}
