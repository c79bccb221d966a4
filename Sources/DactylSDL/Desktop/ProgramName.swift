/// The name of a program on the bus of a session, by which others find it while it runs: `AppOptions.applicationID`.
struct ProgramName: Equatable {
  /// The name, such as org.example.Cards.
  let name: String

  /// Makes a name; nil when it is none that a bus takes: two parts or more with dots between them, each of letters,
  /// digits, hyphens and underscores without a digit at its beginning, 255 bytes in all.
  init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, name.utf8.count <= 255, parts.allSatisfy(Self.isPart) else { return nil }
    self.name = name
  }

  private static func isPart(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return part.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }

  /// The object that stands for the program.
  var path: String { "/" + name.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined() }

  /// The interface by which programs are asked to do something.
  static let interface = "org.freedesktop.Application"
}
