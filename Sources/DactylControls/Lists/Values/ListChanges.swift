/// Reported changes of a list, with UIKit's indices: deleted and reloaded rows by their paths before all of the
/// changes, inserted rows by their paths after all of them, in any order of the calls.
public struct ListChanges {
  var deletedRows: [ListPath] = []
  var insertedRows: [ListPath] = []
  var reloadedRows: [ListPath] = []
  var movedRows: [(from: ListPath, to: ListPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  init() {}

  /// Reports deleted rows, by their old paths.
  public mutating func deleteRows(at paths: [ListPath]) { deletedRows += paths }
  /// Reports inserted rows, by their new paths.
  public mutating func insertRows(at paths: [ListPath]) { insertedRows += paths }
  /// Reports rows with new contents, by their old paths: they are filled and measured again.
  public mutating func reloadRows(at paths: [ListPath]) { reloadedRows += paths }
  /// Reports a moved row, by its old and its new path. It may leave a section that is deleted, or move into one that is
  /// inserted.
  public mutating func moveRow(from: ListPath, to: ListPath) { movedRows.append((from, to)) }

  /// Reports sections that were deleted with all of their rows, by their old numbers.
  public mutating func deleteSections(_ sections: some Sequence<Int>) { deletedSections += sections }
  /// Reports sections that were inserted with all of their rows, by their new numbers.
  public mutating func insertSections(_ sections: some Sequence<Int>) { insertedSections += sections }
  /// Reports sections with new contents, by their old numbers; their numbers of rows may change.
  public mutating func reloadSections(_ sections: some Sequence<Int>) { reloadedSections += sections }
  /// Reports a section that was moved with its rows, by its old and its new number.
  public mutating func moveSection(from: Int, to: Int) { movedSections.append((from, to)) }

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && !changesSections
  }
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
  }

  /// Adds changes that were reported meanwhile.
  mutating func append(_ other: ListChanges) {
    deletedRows += other.deletedRows
    insertedRows += other.insertedRows
    reloadedRows += other.reloadedRows
    movedRows += other.movedRows
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    reloadedSections += other.reloadedSections
    movedSections += other.movedSections
  }
}
