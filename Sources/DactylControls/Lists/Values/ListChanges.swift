/// What is told to have changed in a list, with UIKit's indices: what goes and what is filled again by where it was
/// before all of the changes, what comes by where it is after all of them, in whatever order they are told.
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

  /// Rows are gone, by where they were.
  public mutating func deleteRows(at paths: [ListPath]) { deletedRows += paths }
  /// Rows have come, by where they are.
  public mutating func insertRows(at paths: [ListPath]) { insertedRows += paths }
  /// Rows show something else, by where they were: they are filled and measured again.
  public mutating func reloadRows(at paths: [ListPath]) { reloadedRows += paths }
  /// A row has come elsewhere: from where it was to where it is. It may leave a section that goes, or come into one
  /// that has come.
  public mutating func moveRow(from: ListPath, to: ListPath) { movedRows.append((from, to)) }

  /// Sections are gone with all of their rows, by what they were.
  public mutating func deleteSections(_ sections: some Sequence<Int>) { deletedSections += sections }
  /// Sections have come with all of their rows, by what they are.
  public mutating func insertSections(_ sections: some Sequence<Int>) { insertedSections += sections }
  /// Sections show something else, by what they were; they may have other rows.
  public mutating func reloadSections(_ sections: some Sequence<Int>) { reloadedSections += sections }
  /// A section has come elsewhere with its rows: from what it was to what it is.
  public mutating func moveSection(from: Int, to: Int) { movedSections.append((from, to)) }

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && !changesSections
  }
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
  }

  /// Takes over what was told meanwhile.
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
