import Dactyl

/// Steps from a line to the next one.
extension ListGeometry {
  /// The line before that of a row. Returns nil at the top, and when the sections before the row's own, down to a
  /// position, have no rows.
  func line(before path: ListPath, downTo place: Double) -> (section: Int, line: Int)? {
    let line = line(of: path.row)
    if line > 0 { return (path.section, line - 1) }
    var section = path.section - 1
    while section >= 0 {
      if sections[section].rows > 0 { return (section, lineCount(of: sections[section].rows) - 1) }
      if top(ofSection: section) < place { return nil }
      section -= 1
    }
    return nil
  }

  /// The line after that of a row. Returns nil at the bottom, and when the sections after the row's own, up to a
  /// position, have no rows.
  func line(after path: ListPath, upTo place: Double) -> (section: Int, line: Int)? {
    let line = line(of: path.row)
    if line + 1 < lineCount(of: sections[path.section].rows) { return (path.section, line + 1) }
    var section = path.section + 1
    while section < sections.count {
      if sections[section].rows > 0 { return (section, 0) }
      if top(ofSection: section) > place { return nil }
      section += 1
    }
    return nil
  }
}
