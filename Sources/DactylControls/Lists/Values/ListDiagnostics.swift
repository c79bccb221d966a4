import Dactyl

/// The kinds of diagnostic that lists report.
extension Diagnostic.Kind {
  /// What a list was told does not fit: changes that do not lead from the rows that it had to those that there are, or
  /// a number of rows that changed without being told. The list was loaded again.
  public static let mismatchedListChanges = Diagnostic.Kind("mismatchedListChanges")
  /// Two rows or sections of a list have the same identifier. The list was loaded again.
  public static let repeatedListIdentifier = Diagnostic.Kind("repeatedListIdentifier")
  /// A section of a list has more rows than a list can show: those from number 2,147,483,647 on are left out.
  public static let tooManyListRows = Diagnostic.Kind("tooManyListRows")
  /// A row was given a height that is not a number, negative or beyond a million points; it was brought to the nearest
  /// that is usable.
  public static let badRowHeight = Diagnostic.Kind("badRowHeight")
  /// A row that a list does not have was named; nothing was done.
  public static let noSuchRow = Diagnostic.Kind("noSuchRow")
  /// A list was given a view for a row that is gone, of another scene or in use; it made a plain one.
  public static let badRowView = Diagnostic.Kind("badRowView")
}
