/// The sentences of the rules by their ids, as the article Rules.md has them.
package enum RuleSentences {
  private static let byID: [String: String] = {
    let lines = [touches, gestures, responders].flatMap { $0.split(separator: "\n") }
    let pairs = lines.compactMap { line -> (String, String)? in
      guard let space = line.firstIndex(of: " ") else { return nil }
      return (String(line[..<space]), String(line[line.index(after: space)...]))
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The ids of all rules, sorted.
  package static var ids: [String] { byID.keys.sorted() }

  /// The sentence of a rule, or nil for an id that no rule has.
  package static func sentence(of id: String) -> String? { byID[id] }
}
