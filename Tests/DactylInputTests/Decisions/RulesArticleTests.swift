import Foundation
import Testing

@testable import DactylInput

/// The article with the rules, compared with the sources that name them.
@Suite struct RulesArticleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let article = root.appendingPathComponent("Sources/Dactyl/Dactyl.docc/Rules.md")
  /// A word that resembles an id: a window system.
  private static let others: Set = ["X11"]

  @Test("Every rule that the sources name has a sentence")
  func sentences() throws {
    let sentences = try Self.sentences()
    for (id, file) in try Self.named().sorted(by: { $0.key < $1.key }) where sentences[id] == nil {
      Issue.record("\(id), which \(file) names, is not in Rules.md")
    }
    for rule in Rule.allCases where rule != .none {
      #expect(sentences[rule.id] != nil, "\(rule.id) is a case of Rule and not in Rules.md")
    }
  }

  @Test("Every rule that has a sentence is named by the sources")
  func uses() throws {
    let named = try Self.named()
    for id in try Self.sentences().keys.sorted() where named[id] == nil {
      Issue.record("\(id) is in Rules.md, and nothing in Sources names it")
    }
  }

  @Test("A rule has one sentence")
  func once() throws {
    var seen: Set<String> = []
    for line in try Self.lines() {
      #expect(line.sentence.first?.isUppercase == true && line.sentence.hasSuffix("."), "\(line.id): \(line.sentence)")
      #expect(!line.sentence.dropLast().contains(". "), "\(line.id): \(line.sentence)")
      #expect(seen.insert(line.id).inserted, "\(line.id) is in Rules.md twice")
    }
    #expect(seen.count > 200)
  }

  @Test("The cases of Rule say the same as the article")
  func words() throws {
    let sentences = try Self.sentences()
    let file = Self.root.appendingPathComponent("Sources/DactylInput/Decisions/Rule.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let cases = text.matches(of: /((?:  \/\/\/ .*\n)+)  case ([A-Z]+[0-9]+)\n/)
    #expect(cases.count == Rule.allCases.count - 1)
    for entry in cases {
      let comment = entry.1.split(separator: "\n").map { $0.dropFirst("  /// ".count) }.joined(separator: " ")
      let id = entry.2 == "S5" ? "S-5" : String(entry.2)
      #expect(sentences[id] == comment)
    }
  }

  @Test("Ids are found alone and in ranges")
  func reading() {
    #expect(Self.ids(in: "as G38 has it (S-1 to S-3, PAN1-PAN2)") == ["G38", "S-1", "S-2", "S-3", "PAN1", "PAN2"])
    #expect(Self.ids(in: "SIMD4 on X11, UTF8 and G_2") == [])
  }

  /// The sentences of the article by their ids.
  private static func sentences() throws -> [String: String] {
    Dictionary(try lines().map { ($0.id, $0.sentence) }) { first, _ in first }
  }

  private static func lines() throws -> [(id: String, sentence: String)] {
    let text = try String(contentsOf: article, encoding: .utf8)
    let entries = text.matches(of: /(?m)^- \*\*([A-Z]+-?[0-9]+)\*\*: (.*(?:\n  .*)*)$/)
    return entries.map { (String($0.1), String($0.2).replacing("\n  ", with: " ")) }
  }

  /// The ids that a text names.
  private static func ids(in text: String) -> [String] {
    let areas =
      /\b(DD|D|H|TAP|T|W|R|G|LP|PAN|PI|P|SW|SE|S-|RO|HO|C|M|X|F|V|AX)([0-9]{1,2})(?:(?:-| to )\1([0-9]{1,2}))?\b/
    return text.matches(of: areas).flatMap { match -> [String] in
      guard let first = Int(match.2) else { return [] }
      let last = match.3.flatMap { Int($0) } ?? first
      return (first...max(first, last)).map { "\(match.1)\($0)" }
    }.filter { !others.contains($0) }
  }

  /// The ids in the sources and the other articles, each with a file that contains it.
  private static func named() throws -> [String: String] {
    var named: [String: String] = [:]
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where ["swift", "md"].contains(file.pathExtension) {
      // The commands of glyphs resemble ids.
      let isOther = file.path.contains("/DactylText/Glyphs/")
      guard file.lastPathComponent != article.lastPathComponent, !isOther else { continue }
      for id in ids(in: try String(contentsOf: file, encoding: .utf8)) { named[id] = file.lastPathComponent }
    }
    return named
  }
}
