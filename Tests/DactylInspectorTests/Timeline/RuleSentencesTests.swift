import Foundation
import Testing

@testable import DactylInspector

/// The sentences of rules in the program, compared with those of the article.
@Suite struct RuleSentencesTests {
  @Test("The sentences are those of Rules.md; Tests/rule_sentences.py writes them")
  func article() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Sources/Dactyl/Dactyl.docc/Rules.md"), encoding: .utf8)
    let entries = text.matches(of: /(?m)^- \*\*([A-Z]+-?[0-9]+)\*\*: (.*(?:\n  .*)*)$/)
    for entry in entries {
      let sentence = String(entry.2).replacing("\n  ", with: " ")
      #expect(RuleSentences.sentence(of: String(entry.1)) == sentence, "\(entry.1): run Tests/rule_sentences.py")
    }
    #expect(entries.count == RuleSentences.ids.count)
  }
}
