import Foundation
import Testing

@testable import DactylText

/// The positions at which lines may end, compared with the test that Unicode publishes.
struct LineBreakingTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../LineBreaking/LineBreakTest.txt").standardizedFileURL

  /// The scalars between which a line may end.
  private static func breaks(_ scalars: [Unicode.Scalar]) -> [LineBreak] {
    let classes = scalars.map { LineBreakTable.shared[$0] }
    var rules = LineBreakRules()
    return classes.indices.map { index in
      rules.take(classes[index]) { classes[(index + 1)...].first { $0 != .cm && $0 != .zwj } }
    }
  }

  @Test func thePublishedTestOfThisVersionHolds() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "# LineBreakTest-\(LineBreakTable.version).txt")
    var (tests, failures): (Int, [Substring]) = (0, [])
    for line in lines where !line.hasPrefix("#") {
      let runs = line.split(separator: "÷").map { run in
        run.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      }
      let expected = runs.flatMap { run in run.indices.map { $0 == 0 } }
      let found = Self.breaks(runs.flatMap(\.self)).map { $0 != .prohibited }
      tests += 1
      if Array(found.dropFirst()) != Array(expected.dropFirst()) { failures.append(line) }
    }

    #expect(tests == 7654)
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.prefix(5))")
  }

  private static let samples: [(UInt32, LineBreakClass)] = [
    (0x41, .al), (0x5D0, .hl), (0x39, .nu), (0x20, .sp), (0x0B, .bk), (0x301, .cm), (0x200D, .zwj),
    (0x2029, .bk), (0xA0, .gl), (0x2014, .b2), (0x29, .cp), (0x300D, .cl), (0x2045, .op), (0xFF08, .wideOP),
    // LB1: a small kana, a Thai letter and a mark upon it, a surrogate's neighbours, private and unknown ones.
    (0x3041, .ns), (0xE01, .al), (0xE31, .cm), (0xD7FF, .al), (0xE000, .al), (0x10FFFF, .al), (0x24EA, .al),
    // Scalars without a table.
    (0x20000, .id), (0x2FFFD, .id), (0x2FFFE, .al), (0x3FFFD, .id), (0x40000, .al), (0xE0001, .cm), (0xE0100, .cm),
    (0x1F1E6, .ri), (0x1F02C, .reservedID), (0x1F600, .id), (0x1F44B, .eb), (0x1F3FB, .em), (0x1FFFD, .reservedID),
    (0x1FFFE, .al), (0x20AC, .pr), (0x20CF, .pr), (0xAC00, .h2), (0xAC01, .h3), (0x1100, .jl),
  ]

  @Test func scalarsHaveTheirClass() throws {
    for (value, expected) in Self.samples {
      #expect(try LineBreakTable.shared[#require(Unicode.Scalar(value))] == expected, "\(value)")
    }
  }

  @Test func linesMustEndAtLineEnds() {
    let breaks = Self.breaks(Array("a\r\nb\u{85}c".unicodeScalars))

    #expect(breaks == [.prohibited, .prohibited, .prohibited, .mandatory, .prohibited, .mandatory])
  }
}
