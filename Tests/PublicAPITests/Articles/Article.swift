import Foundation

/// An article of the documentation, to be compared with the code.
struct Article {
  let name: String
  private let text: String

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Sources/Dactyl/Dactyl.docc")
  private static let folders = [folder, root.appendingPathComponent("Sources/DactylTesting/DactylTesting.docc")]

  private init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    text = try String(contentsOf: file, encoding: .utf8)
  }

  static func named(_ name: String) throws -> Article { try Article(folder.appendingPathComponent(name + ".md")) }

  static func all() throws -> [Article] {
    try folders.flatMap { try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
      .filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.map(Article.init)
  }

  /// The Swift files beside this one and the programs of the tutorials, which are compiled: their lines, without the
  /// space around them.
  static func compiledLines() throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let tutorials = root.appendingPathComponent("Samples/Small/Tutorials")
    let programs = try FileManager.default.contentsOfDirectory(at: tutorials, includingPropertiesForKeys: nil)
    let folders = ["Articles", "Recognizers"].map(tests.appendingPathComponent) + programs
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        .flatMap { lines(of: try String(contentsOf: $0, encoding: .utf8)) + [""] }
    }
  }

  /// The blocks of a language, in order: their lines, without empty ones and the space around them.
  func blocks(of language: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = !isInside && line == "```\(language)"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1] += Self.lines(of: String(line))
      }
    }
    return blocks
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
