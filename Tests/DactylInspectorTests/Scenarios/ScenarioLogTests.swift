import Dactyl
import DactylInspector
import Testing

@Suite struct ScenarioLogTests {
  /// The lines of the first difference between an expected log, as in a file, and the actual entries.
  private func difference(_ expected: String, _ got: [String]) throws -> [String]? {
    let more = #""windows": [{"id": "main", "frame": [0, 0, 1, 1]}, {"id": "b", "frame": [0, 0, 1, 1]}]"#
    let file = try read(scenario(log: expected, more: more))
    let entries = try got.map { line in
      let pattern = try #require(ScenarioPattern(line))
      return ScenarioEntry(time: pattern.times.lowerBound, text: pattern.text)
    }
    return ScenarioLog(entries).firstDifference(from: file.log)?.lines
  }

  @Test(
    "A log that is as expected has no difference",
    arguments: [
      ("", []),
      (#""0 card began""#, ["0 card began"]),
      (#""10..20 card began", "10..20 card ended""#, ["10 card began", "20 card ended"]),
      (#""1.5 card began""#, ["1.500 card began"]),
      (
        #"["0 card began", "0 b began", "1 card ended"], "2 b ended""#,
        ["1 card ended", "0 b began", "0 card began", "2 b ended"]
      ),
      // The first entry matches both patterns, and has to leave one to the second.
      (#"["0..9 card began", "0..5 card began"]"#, ["3 card began", "7 card began"]),
      (#"["0..5 card began", "0..9 card began"]"#, ["3 card began", "7 card began"]),
      (#"["1..2 b began", "2..3 b began", "3..4 b began"]"#, ["3 b began", "2 b began", "1 b began"]),
      (#"["3..4 b began", "2..3 b began", "1..2 b began"]"#, ["2 b began", "3 b began", "4 b began"]),
    ])
  func same(expected: String, got: [String]) throws { #expect(try difference(expected, got) == nil) }

  @Test(
    "The first difference is shown with its neighbours",
    arguments: [
      // Another entry instead of one.
      (
        #""0 card began", "1 card changed", "2 card ended""#, ["0 card began", "1 b changed", "2 card ended"],
        ["  0 card began", "expected 1 card changed", "got 1 b changed", "  2 card ended"]
      ),
      // One missing.
      (
        #""0 card began", "1 card changed", "2 card ended""#, ["0 card began", "2 card ended"],
        ["  0 card began", "expected 1 card changed", "got 2 card ended", "  then expected 2 card ended"]
      ),
      // One too many.
      (
        #""0 card began", "2 card ended""#, ["0 card began", "1 card changed", "2 card ended"],
        ["  0 card began", "expected 2 card ended", "got 1 card changed", "  then got 2 card ended"]
      ),
      (
        #""0 card began""#, ["0 card began", "1 card ended"],
        ["  0 card began", "expected nothing more", "got 1 card ended"]
      ),
      (#""0 card began""#, [], ["expected 0 card began", "got nothing more"]),
      // The wrong order.
      (
        #""0 card began", "0 b began""#, ["0 b began", "0 card began"],
        ["expected 0 card began", "got 0 b began", "  then expected 0 b began", "  then got 0 card began"]
      ),
      // Just outside a range, at either end.
      (#""10..20 b began""#, ["9 b began"], ["expected 10..20 b began", "got 9 b began"]),
      (#""10..20 b began""#, ["20.000001 b began"], ["expected 10..20 b began", "got 20.000001 b began"]),
      // The detail counts.
      (
        #""0 b touchesBegan 1""#, ["0 b touchesBegan 1,2"], ["expected 0 b touchesBegan 1", "got 0 b touchesBegan 1,2"]
      ),
      // An additional entry between those of a list.
      (
        #"["0 card began", "0 b began"], "1 b ended""#, ["0 b began", "0 b changed", "0 card began"],
        [
          "  0 b began", "expected 0 card began", "got 0 b changed", "  then expected 1 b ended",
          "  then got 0 card began",
        ]
      ),
      // A list that matches an entry only once, and one that ends too early.
      (
        #"["0 card began", "0 b began"]"#, ["0 b began", "0 b began"],
        ["  0 b began", "expected 0 card began", "got 0 b began"]
      ),
      (#"["0 card began", "0 b began"]"#, [], ["expected 0 card began, or 0 b began", "got nothing more"]),
      (
        #"["0..5 b began", "0..5 b began", "9 b began"]"#, ["1 b began", "2 b began", "3 b began"],
        ["  2 b began", "expected 9 b began", "got 3 b began"]
      ),
    ])
  func differs(expected: String, got: [String], wanted: [String]) throws {
    #expect(try difference(expected, got) == wanted)
  }

  @Test(
    "A moment is printed in milliseconds, down to the nanosecond",
    arguments: [
      (0, "0"), (16_000_000, "16"), (16_500_000, "16.5"), (16_666_667, "16.666667"), (1, "0.000001"),
      (1_000_100, "1.0001"), (-500_000, "-0.5"), (-1_500_000, "-1.5"),
    ])
  func time(nanoseconds: Int64, wanted: String) {
    let entry = ScenarioEntry(time: Timestamp(nanoseconds: nanoseconds), text: "card began")

    #expect(entry.description == "\(wanted) card began")
  }

  @Test(
    "Numbers have just so many decimals",
    arguments: [
      (Float(30), 1, "30.0"), (0.785398, 3, "0.785"), (-4.25, 1, "-4.3"), (-0.04, 1, "0.0"), (0.05, 1, "0.1"),
      (1.9996, 3, "2.000"), (-0.001, 3, "-0.001"), (1.05, 3, "1.050"), (2.5, 0, "3"), (.infinity, 1, "inf"),
    ])
  func number(value: Float, decimals: Int, wanted: String) {
    #expect(ScenarioNumber.fixed(value, decimals: decimals) == wanted)
  }
}
