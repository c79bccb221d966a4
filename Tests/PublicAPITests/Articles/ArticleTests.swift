import Testing

@Suite struct ArticleTests {
  @Test("Every piece of Swift in the articles is, line by line, in a file that is compiled")
  func code() throws {
    let compiled = try Article.compiledLines()
    var count = 0
    for article in try Article.all() {
      for block in article.blocks(of: "swift") {
        count += 1
        let isCompiled = Self.contains(compiled, block)
        #expect(isCompiled, "\(article.name): \(block.joined(separator: "\n"))")
      }
    }
    #expect(count >= 5)
  }

  private static func contains(_ lines: [String], _ block: [String]) -> Bool {
    guard !block.isEmpty, block.count <= lines.count else { return false }
    return (0...(lines.count - block.count)).contains { lines[$0..<($0 + block.count)].elementsEqual(block) }
  }
}
