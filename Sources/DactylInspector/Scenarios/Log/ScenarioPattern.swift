import Dactyl

/// The pattern of a line in an expected log.
package struct ScenarioPattern: Hashable, Sendable, CustomStringConvertible {
  /// The range of times, both ends included.
  package var times: ClosedRange<Timestamp>
  /// The subject, the event, and its detail if there is one.
  package var text: String

  /// Makes a pattern.
  package init(times: ClosedRange<Timestamp>, text: String) {
    self.times = times
    self.text = text
  }

  /// Parses `TIME WHO WHAT [DETAIL]`, where TIME may be a range (`150..1100`). Nil when the line has another form.
  package init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 3, let times = Self.times(words[0]) else { return nil }
    self.init(times: times, text: words.dropFirst().joined(separator: " "))
  }

  private static func times(_ word: Substring) -> ClosedRange<Timestamp>? {
    let ends = word.split(separator: "..", omittingEmptySubsequences: false)
    let moments = ends.compactMap { Timestamp(logText: $0) }
    guard (1...2).contains(ends.count), moments.count == ends.count, let first = moments.first, let last = moments.last,
      first <= last
    else { return nil }
    return first...last
  }

  /// Whether an entry matches the pattern.
  package func matches(_ entry: ScenarioEntry) -> Bool { times.contains(entry.time) && isText(entry.text) }

  /// Whether a text matches the pattern, in which each number of a list may be a range: `list offset 0.0,118.0..122.0`.
  private func isText(_ other: String) -> Bool {
    guard text != other else { return true }
    guard text.contains("..") else { return false }
    let (wanted, found) = (Self.parts(of: text), Self.parts(of: other))
    return wanted.count == found.count && zip(wanted, found).allSatisfy { $0 == $1 || Self.range($0, contains: $1) }
  }

  private static func parts(of text: String) -> [Substring] { text.split { $0 == " " || $0 == "," } }

  private static func range(_ range: Substring, contains number: Substring) -> Bool {
    let ends = range.split(separator: "..", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard ends.count == 2, let number = Double(number) else { return false }
    return ends[0] <= number && number <= ends[1]
  }

  /// The pattern as written in the file.
  package var description: String {
    let start = times.lowerBound.milliseconds
    return times.lowerBound == times.upperBound
      ? "\(start) \(text)" : "\(start)..\(times.upperBound.milliseconds) \(text)"
  }
}
