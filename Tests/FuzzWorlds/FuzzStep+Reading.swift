extension FuzzStep {
  /// A step as it is printed; nil for any other text.
  package init?(_ text: String) {
    guard let start = text.range(of: "FuzzStep("), let end = text.lastIndex(of: ")") else { return nil }
    let parts = text[start.upperBound..<end].split(separator: ",").map { part in part.filter { $0 != " " } }
    guard let first = parts.first, let operation = FuzzOperation.allCases.first(where: { ".\($0)" == first }) else {
      return nil
    }
    var numbers = parts.dropFirst().prefix { !$0.contains(":") }.compactMap { Int($0) }
    numbers += Array(repeating: 0, count: 3)
    func value(_ label: String) -> String? {
      parts.first { $0.hasPrefix(label) }.map { String($0.dropFirst(label.count)) }
    }
    let when = value("when:").flatMap { name in FuzzMoment.allCases.first { ".\($0)" == name } }
    self.init(operation, numbers[0], numbers[1], numbers[2], when: when, of: value("of:").flatMap { Int($0) })
  }
}
