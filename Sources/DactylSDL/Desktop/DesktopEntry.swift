import DactylInspector

/// The file by which a desktop shows a program and its quick actions, as freedesktop.org describes it.
struct DesktopEntry {
  let text: String

  /// Makes the file of a program.
  /// - Parameter executable: the absolute path of the program.
  init(_ options: AppOptions, executable: String) throws(PlatformError) {
    var lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(options.title))",
      "Exec=\(Self.quoted(executable))", "Terminal=false", "Categories=Game;",
    ]
    if let id = options.applicationID { lines.append("StartupWMClass=\(Self.escaped(id))") }
    let actions = options.quickActions
    if !actions.isEmpty { lines.append("Actions=" + actions.map { "\($0.id);" }.joined()) }
    for action in actions {
      guard Self.isActionName(action.id) else {
        throw PlatformError(
          attempt: "writing a desktop file",
          reason: "the id of a quick action wants letters, digits and hyphens, not \"\(action.id)\"")
      }
      lines += [
        "", "[Desktop Action \(action.id)]", "Name=\(Self.escaped(action.title))",
        "Exec=\(Self.quoted(executable)) --action \(action.id)",
      ]
      if let icon = action.icon { lines.append("Icon=\(Self.escaped(icon))") }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Writes the file, replacing an existing one.
  func write(to path: String) throws(PlatformError) {
    do {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw PlatformError(attempt: "writing the desktop file \(path)", reason: error.reason)
    }
  }

  private static func isActionName(_ id: String) -> Bool {
    !id.isEmpty
      && id.unicodeScalars.allSatisfy {
        switch $0 {
        case "a"..."z", "A"..."Z", "0"..."9", "-": true
        default: false
        }
      }
  }

  /// A text as a value of the file.
  private static func escaped(_ text: String) -> String {
    var value = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": value += "\\\\"
      case "\n": value += "\\n"
      case "\t": value += "\\t"
      case "\r": value += "\\r"
      case "\u{0}"..<" ", "\u{7F}": break
      default: value.unicodeScalars.append(scalar)
      }
    }
    return value
  }

  /// A path as the program of a command, in quotation marks where it has to be.
  private static func quoted(_ path: String) -> String {
    let reserved: Set<Character> = [
      " ", "\t", "\n", "\"", "'", "\\", ">", "<", "~", "|", "&", ";", "$", "*", "?", "#", "(", ")", "`", "%",
    ]
    guard path.contains(where: reserved.contains) else { return path }
    var quoted = "\""
    for character in path {
      switch character {
      // Once for the quotation marks, and once for the file.
      case "\"", "`", "$": quoted += "\\\\\(character)"
      case "\\": quoted += "\\\\\\\\"
      case "%": quoted += "%%"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }
}
