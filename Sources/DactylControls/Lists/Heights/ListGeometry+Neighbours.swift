import Dactyl

/// Going from line to line.
extension ListGeometry {
  /// The line before a row's; nil at the top, and when what lies before the row's section down to a place holds none.
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

  /// The line behind a row's; nil at the bottom, and when what lies behind the row's section up to a place holds none.
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
