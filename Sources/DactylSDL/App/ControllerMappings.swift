import CSDL2
import DactylInspector

/// Mappings of the buttons, sticks and triggers of controllers, read from a file in the format of the community's
/// `gamecontrollerdb.txt`, with a line for each controller.
///
///     03000000de280000ff11000001000000,Steam Virtual Gamepad,a:b0,b:b1,leftx:a0,lefty:a1,platform:Linux,
///
/// Lines that begin with `#`, and those for other platforms, are skipped.
/// ```swift
/// try ControllerMappings(contentsOf: "controllers.txt").use()
/// ```
public struct ControllerMappings: Hashable, Sendable {
  /// A line with its number in the file.
  private struct Line: Hashable {
    let number: Int
    let text: String
  }

  private let path: String
  private let lines: [Line]

  /// The number of lines for this platform.
  public var count: Int { lines.count }

  /// Reads a file. Throws when it cannot be read, and for the first line that is no mapping: the error names the file,
  /// the line and what is wrong with it. No mapping is used then.
  public init(contentsOf path: String) throws(PlatformError) {
    let text: String
    do {
      text = String(decoding: try Files.bytes(of: path), as: UTF8.self)
    } catch {
      throw PlatformError(attempt: "reading the controllers of \(path)", reason: error.reason)
    }
    try self.init(text: text, path: path, platform: unsafe String(cString: SDL_GetPlatform()))
  }

  init(text: String, path: String, platform: String) throws(PlatformError) {
    self.path = path
    var lines: [Line] = []
    for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = part.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      if let fault = Self.fault(of: line) { throw Self.error(path, index + 1, fault) }
      if Self.platform(of: line).map({ $0 == platform }) ?? true {
        lines.append(Line(number: index + 1, text: Self.withoutChecksum(line)))
      }
    }
    self.lines = lines
  }

  /// Applies the mappings to controllers that are plugged in from now on, in place of SDL's own.
  ///
  /// Throws for the first line that SDL refuses; those before it apply.
  @MainActor public func use() throws(PlatformError) {
    for line in lines where unsafe SDL_GameControllerAddMapping(line.text) < 0 {
      throw Self.error(path, line.number, sdlMessage())
    }
  }

  // MARK: Reading

  private static func error(_ path: String, _ line: Int, _ reason: String) -> PlatformError {
    PlatformError(attempt: "reading the controllers of \(path)", reason: "line \(line): \(reason)")
  }

  /// A description of what is wrong with a line, or nil.
  private static func fault(of line: String) -> String? {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard fields.count > 2 else {
      return "a controller's number, its name and its buttons are wanted, with commas between"
    }
    let isNumber = fields[0].utf8.count == 32 && fields[0].allSatisfy(\.isHexDigit)
    guard isNumber || fields[0] == "xinput" || fields[0] == "default" else {
      return "a number of 32 hexadecimal digits is wanted first, not \"\(fields[0].prefix(40))\""
    }
    guard !fields[1].isEmpty else { return "the controller has no name" }
    var count = 0
    for field in fields.dropFirst(2) where !field.isEmpty {
      let halves = field.split(separator: ":", maxSplits: 1).map(String.init)
      guard halves.count == 2 else { return "\"\(field.prefix(40))\" is no button with its place, as in a:b0" }
      guard isPart(halves[0]) else { continue }
      guard isPlace(halves[1]) else {
        return "\"\(halves[1].prefix(40))\" is no place of \(halves[0]), as b0, a1 or h0.4"
      }
      count += 1
    }
    return count == 0 ? "no button, stick or trigger has a place" : nil
  }

  /// Whether a name is that of a button or axis. Other names are further properties of the controller.
  private static func isPart(_ name: String) -> Bool {
    let bare = name.hasPrefix("+") || name.hasPrefix("-") ? String(name.dropFirst()) : name
    return unsafe SDL_GameControllerGetButtonFromString(bare) != SDL_CONTROLLER_BUTTON_INVALID
      || SDL_GameControllerGetAxisFromString(bare) != SDL_CONTROLLER_AXIS_INVALID
  }

  /// Whether a text is a button `b0`, an axis `a0`, `+a0`, `-a0` or `a0~`, or a direction of a hat `h0.1`.
  private static func isPlace(_ text: String) -> Bool {
    var rest = Substring(text)
    let isHalf = rest.first == "+" || rest.first == "-"
    if isHalf { rest = rest.dropFirst() }
    guard let kind = rest.popFirst() else { return false }
    if kind == "a", rest.last == "~" { rest = rest.dropLast() }
    switch kind {
    case "a": return isNumber(rest)
    case "b": return !isHalf && isNumber(rest)
    case "h":
      let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
      return !isHalf && parts.count == 2 && parts.allSatisfy(isNumber)
    default: return false
    }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    (1...3).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Removes the checksum of the controller's name, the second part of the identifier, which SDL reports there but does
  /// not match: published files have none.
  private static func withoutChecksum(_ line: String) -> String {
    guard line.prefix(while: \.isHexDigit).count == 32 else { return line }
    return String(line.prefix(4)) + "0000" + String(line.dropFirst(8))
  }

  private static func platform(of line: String) -> String? {
    line.split(separator: ",").first { $0.hasPrefix("platform:") }.map { String($0.dropFirst("platform:".count)) }
  }
}
