extension IndexPath {
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The index of the section.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { if !isEmpty { self[0] = newValue } }
  }
  /// The index of the row in its section.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { if count > 1 { self[1] = newValue } }
  }
  /// The index of the item in its section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
