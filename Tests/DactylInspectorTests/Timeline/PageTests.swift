import Foundation
import Testing

@testable import DactylInspector

/// The page of a timeline and its data.
@Suite struct PageTests {
  private static let names = [
    "arbitration/single-waits-for-double", "gestures/pan-changed-each-move", "arbitration/both-pans", "controls/tap",
  ]

  /// The data of a page, as a browser reads it.
  private func data(_ name: String) throws -> [String: Any] {
    let page = try TimelineCommand.page(bytes: try TimelineFiles.bytes(name), file: name).page
    let start = try #require(page.range(of: "type=\"application/json\">\n"))
    let end = try #require(page.range(of: "\n</script>", range: start.upperBound..<page.endIndex))
    return try TimelineFiles.object(String(page[start.upperBound..<end.lowerBound]))
  }

  private func column(_ object: Any?, _ key: String) throws -> [Int] {
    let text = try #require((object as? [String: Any])?[key] as? String)
    return try text.split(separator: " ").map { try #require(Int($0)) }
  }

  @Test("Columns of a run are as long as each other, and their numbers are positions that exist")
  func schema() throws {
    for name in Self.names {
      let data = try data(name)
      #expect(data["format"] as? Int == 1)
      let (texts, rules) = (try #require(data["texts"] as? [String]), try #require(data["rules"] as? [[String]]))
      #expect(rules.allSatisfy { $0.count == 2 && !$0[0].isEmpty && !$0[1].isEmpty }, "\(name)")
      let runs = try #require(data["runs"] as? [[String: Any]])
      for run in runs {
        let verdicts = run["verdicts"]
        let times = try column(verdicts, "t")
        #expect(times == times.sorted() && !times.isEmpty)
        let limits = [
          "text": texts.count, "rule": rules.count, "source": (run["sources"] as? [Any])?.count ?? 0,
          "responder": (run["responders"] as? [Any])?.count ?? 0,
          "recognizer": (run["recognizers"] as? [Any])?.count ?? 0,
          "opponent": (run["recognizers"] as? [Any])?.count ?? 0, "outcome": 4,
        ]
        for (key, limit) in limits {
          let numbers = try column(verdicts, key)
          #expect(numbers.count == times.count && numbers.allSatisfy { (-1..<limit).contains($0) }, "\(name) \(key)")
        }
        let samples = run["samples"]
        let count = try column(samples, "t").count
        for key in ["source", "phase", "x", "y", "input"] { #expect(try column(samples, key).count == count) }
        let spans = run["spans"]
        for (from, to) in zip(try column(spans, "from"), try column(spans, "to")) { #expect(from <= to) }
      }
    }
  }

  @Test("Changes are those that make a difference in the log, with the play that they make")
  func changes() throws {
    let data = try data("arbitration/single-waits-for-double")
    let changes = try #require(data["changes"] as? [[String: Any]])
    let runs = try #require(data["runs"] as? [Any])
    #expect(changes.count > 5)
    for change in changes {
      let run = try #require(change["run"] as? Int)
      #expect((1..<runs.count).contains(run))
      #expect(try !column(change, "removed").isEmpty || !column(change, "added").isEmpty)
    }
    let titles = changes.compactMap { $0["title"] as? String }
    #expect(titles.contains("remove \"dbl\" from requires_failure_of of tap"))
    #expect(titles.contains("set interactive of card to false"))
  }

  @Test("A name cannot end the element that holds the data")
  func escaping() throws {
    let page = Page(data: .string("</script><script>alert(1)"), title: "<b>&").text
    #expect(!page.contains("<script>alert") && page.contains("\\u003c/script>"))
    #expect(page.contains("<title>&lt;b&gt;&amp;"))
  }

  @Test("A page loads nothing from elsewhere")
  func network() throws {
    let page = try TimelineCommand.page(bytes: try TimelineFiles.bytes(Self.names[0]), file: "a").page
    for word in ["http://", "https://", "src=", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
  }

  @Test("Logs differ where entries were added and removed")
  func difference() {
    func entries(_ texts: [String]) -> [ScenarioEntry] { texts.map { ScenarioEntry(time: .zero, text: $0) } }
    let difference = LogDifference(from: entries(["a", "b", "c", "d"]), to: entries(["a", "x", "c", "d", "e"]))
    #expect(difference.removed == [1] && difference.added == [1, 4])
    #expect(LogDifference(from: entries(["a"]), to: entries(["a"])).isEmpty)
  }
}
