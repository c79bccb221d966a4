import Dactyl

/// The kinds of diagnostic that lists report.
extension Diagnostic.Kind {
  /// Reported changes do not lead from the old rows of a list to the present ones, or a number of rows changed without
  /// a report. The list was reloaded.
  public static let mismatchedListChanges = Diagnostic.Kind("mismatchedListChanges")
  /// Two rows or sections of a list have the same identifier. The list was reloaded.
  public static let repeatedListIdentifier = Diagnostic.Kind("repeatedListIdentifier")
  /// A section of a list has more rows than a list can show: those beyond 2,147,483,647 are left out.
  public static let tooManyListRows = Diagnostic.Kind("tooManyListRows")
  /// The height of a row is not a number, negative or beyond a million points; the nearest valid one was used.
  public static let badRowHeight = Diagnostic.Kind("badRowHeight")
  /// A row was named that the list does not have; nothing was done.
  public static let noSuchRow = Diagnostic.Kind("noSuchRow")
  /// The view for a row is destroyed, of another scene or in use; a plain one was made.
  public static let badRowView = Diagnostic.Kind("badRowView")
}
