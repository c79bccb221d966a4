import DactylInspector

/// What a program keeps from one run to the next in a file: the frame of its window, and the states that the game
/// names. `AppLoop` reads it before the launch, and writes it at the end of the run.
@MainActor final class RestorableState {
  /// The position and the size of the window on the desktop, in its points; nil where none is known.
  var windowFrame: PixelRect?
  /// The texts of the last run by their names, without those that this run names as well.
  private var kept: [String: String] = [:]
  private var encoders: [(name: String, encode: () -> String)] = []

  /// Whether the last run left a state that the game named.
  private(set) var hasStates = false

  /// Makes an empty state, as of a program that never ran.
  init() {}

  /// Reads the state of the last run. A file that is not there is that of the first run.
  ///
  /// Throws when the file can't be read, or is no such file: it is then left as it is.
  init(contentsOf path: String) throws(PlatformError) {
    guard Files.isFile(path) else { return }
    let bytes: [UInt8]
    do {
      bytes = try Files.bytes(of: path)
    } catch {
      throw PlatformError(attempt: "reading the state in \(path)", reason: error.reason)
    }
    guard read(bytes) else {
      throw PlatformError(
        attempt: "reading the state in \(path)", reason: "it is not a file that a program has written with --state")
    }
    hasStates = !kept.isEmpty
  }

  /// Names a state, and restores it where the last run had one of that name.
  func add(_ name: String, encode: @escaping () -> String, decode: (String) -> Void) {
    encoders.removeAll { $0.name == name }
    encoders.append((name, encode))
    if let text = kept.removeValue(forKey: name) { decode(text) }
  }

  // MARK: The file

  /// Writes the file for the next run of a program with a title. Called when nothing is under way any more, and all
  /// views are still there. The run is over: a failure is printed, and the file of the last run stays.
  func write(to path: String, of title: String) {
    do {
      try Files.replace(path, with: bytes)
    } catch {
      StandardStream.error.write("\(title): writing the state to \(path) failed: \(error.reason)")
    }
  }

  private static let title = "dactyl state 1"

  /// The bytes of the file: a line with a title, one with the window's frame, and one before each state with the
  /// lengths of its name and its text. States of the last run that this one did not name stay.
  private var bytes: [UInt8] {
    var bytes = Array("\(Self.title)\n".utf8)
    if let frame = windowFrame {
      bytes += "window \(frame.x) \(frame.y) \(frame.width) \(frame.height)\n".utf8
    }
    // (In the order of names: a dictionary's own differs from run to run.)
    let unnamed = kept.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
    for state in unnamed + encoders.map({ (name: $0.name, text: $0.encode()) }) {
      bytes += "state \(state.name.utf8.count) \(state.text.utf8.count)\n\(state.name)\(state.text)\n".utf8
    }
    return bytes
  }

  private func read(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    func line() -> [Substring]? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    }
    func text(_ count: Int) -> String? {
      guard count >= 0, count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return String(validating: rest.prefix(count), as: UTF8.self)
    }
    guard line()?.joined(separator: " ") == Self.title else { return false }
    while !rest.isEmpty {
      guard let words = line(), let kind = words.first else { return false }
      let numbers = words.dropFirst().compactMap { Int32($0) }
      switch (kind, numbers.count) {
      case ("window", 4):
        windowFrame = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case ("state", 2):
        guard let name = text(Int(numbers[0])), let value = text(Int(numbers[1])), line() == [] else { return false }
        kept[name] = value
      default: return false
      }
    }
    return true
  }
}
