import Dactyl
import DactylInspector
import Foundation
import Testing

@Suite final class ScenarioCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "scenario-\(UUID().uuidString)")
  private var printed: [ScenarioCommand.Output] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder.appending(path: "below"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file into the folder and returns its path.
  private func write(_ path: String, _ text: String) throws -> String {
    let url = folder.appending(path: path)
    try Data(text.utf8).write(to: url)
    return url.path(percentEncoded: false)
  }

  /// A scenario whose log expects one entry.
  private func text(_ name: String, wants entry: String) -> String {
    scenario(log: "\"\(entry)\"").replacing("\"name\": \"n\"", with: "\"name\": \"\(name)\"")
  }

  /// A command on an engine in which the card's touch always begins at 5 ms. A name `unbuilt` is refused.
  private func command() -> ScenarioCommand {
    ScenarioCommand(
      play: { (file) throws(ScenarioError) in
        guard file.name != "unbuilt" else { throw file.fault(at: "views[0].control", "\"control\" is not built yet") }
        return ScenarioLog([ScenarioEntry(time: Timestamp(milliseconds: 5), text: "card touchesBegan 1")])
      }, print: { self.printed.append($0) })
  }

  @Test func aMatchingLogPasses() throws {
    let path = try write("a.scenario.json", text("a touch", wants: "0..10 card touchesBegan 1"))

    #expect(command().run([path], printsLog: false) == 0)
    #expect(printed == [.line("PASS a touch")])
  }

  @Test func aDifferingLogFailsAndIsExplained() throws {
    let path = try write("a.scenario.json", text("a touch", wants: "0 card touchesBegan 1"))

    #expect(command().run([path], printsLog: true) == 1)
    #expect(
      printed == [
        .line("FAIL a touch"), .line("expected 0 card touchesBegan 1"), .line("got 5 card touchesBegan 1"),
        .line("  5 card touchesBegan 1"),
      ])
  }

  @Test func aNameCanNotForgeALine() throws {
    let name = #"a\nPASS b\r\u001b[2K\u2028\u202eé\\ 👩\u200d🚀"#
    let path = try write("a.scenario.json", text(name, wants: "5 card touchesBegan 1"))

    #expect(command().run([path], printsLog: false) == 0)
    #expect(printed == [.line(#"PASS a\nPASS b\r\u{1B}[2K\u{2028}\u{202E}é\ 👩\#u{200D}🚀"#)])
  }

  @Test func aFaultCanNotForgeALineEither() throws {
    let path = try write("a.scenario.json", #"{"format": 1, "x\nPASS y": 1}"#)

    #expect(command().run([path], printsLog: false) == 2)
    #expect(printed.count == 1)
    for case .error(let line) in printed { #expect(line.hasPrefix(#"a.scenario.json: x\nPASS y: unknown key"#)) }
  }

  @Test func filesAfterAMalformedOneStillRun() throws {
    let paths = [
      try write("a.scenario.json", text("first", wants: "5 card touchesBegan 1")),
      try write("b.scenario.json", "{"),
      try write("c.scenario.json", text("unbuilt", wants: "5 card touchesBegan 1")),
      folder.appending(path: "missing.scenario.json").path(percentEncoded: false),
      try write("d.scenario.json", text("last", wants: "6 card touchesBegan 1")),
    ]

    #expect(command().run(paths, printsLog: false) == 2)
    #expect(
      printed == [
        .line("PASS first"),
        .error("b.scenario.json: line 1, column 2: a key in quotes wanted, the end of the file found"),
        .error("c.scenario.json: views[0].control: \"control\" is not built yet"),
        .error("missing.scenario.json: a file that can be read wanted, none found at \(paths[3])"),
        .line("FAIL last"), .line("expected 6 card touchesBegan 1"), .line("got 5 card touchesBegan 1"),
      ])
  }

  @Test func aFolderStandsForTheScenariosBelowIt() throws {
    _ = try write("below/b.scenario.json", text("second", wants: "5 card touchesBegan 1"))
    _ = try write("below/c.json", "not looked at")
    _ = try write("a.scenario.json", text("first", wants: "5 card touchesBegan 1"))

    #expect(command().run([folder.path(percentEncoded: false)], printsLog: false) == 0)
    #expect(printed == [.line("PASS first"), .line("PASS second")])
  }

  @Test func aFolderWithoutScenariosCannotBeRead() throws {
    let path = folder.path(percentEncoded: false)

    #expect(command().run([path], printsLog: false) == 2)
    #expect(printed == [.error("\(path): a file named *.scenario.json below it wanted, none found")])
  }

  @Test func logPrintsTheLogAndNothingElse() throws {
    let path = try write("a.scenario.json", text("a touch", wants: "0 card touchesBegan 1"))

    #expect(command().log(path) == 0)
    #expect(printed == [.line("5 card touchesBegan 1")])
  }

  @Test func logOfAMalformedFileIsRefused() throws {
    let path = try write("a.scenario.json", "[]")

    #expect(command().log(path) == 2)
    #expect(printed == [.error("a.scenario.json: an object wanted, a list found")])
  }
}
