import Foundation

/// A table of figures under headings.
struct TextTable {
  private var lines: [String]

  init(_ title: String, _ headings: [String]) { lines = [title, Self.line("", headings)] }

  mutating func add(_ name: String, _ figures: [String]) { lines.append(Self.line(name, figures)) }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Formats a number with one digit after the point.
  static func figure(_ number: Double) -> String { String(format: "%.1f", number) }

  private static func line(_ name: String, _ figures: [String]) -> String {
    name.padding(toLength: 24, withPad: " ", startingAt: 0)
      + figures.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
  }
}
