import DactylInspector
import Testing

@Suite struct ScenarioKeyCommandTests {
  /// The result of a key press while the card is first responder and has a command for an input.
  private func log(of input: String, pressing key: String) throws -> [String] {
    let card = #"""
      {"id": "v", "parent": "main", "frame": [0, 0, 1, 1], "can_become_first_responder": true, "actions": ["a"],
      "key_commands": [{"input": "\#(input)", "action": "a"}]}
      """#
    let steps = #"""
      {"at": 0, "become_first_responder": "v"}, {"at": 5, "press": "began", "key": "\#(key)"},
      {"at": 6, "press": "ended", "key": "\#(key)"}
      """#
    return Array(ScenarioRunner.log(of: try read(scenario(views: card, steps: steps))).lines.dropFirst())
  }

  @Test("A key command matches its key, by character or by name", arguments: ScenarioKeyNames.keys)
  func matches(name: String) throws {
    #expect(try log(of: name, pressing: name) == ["5 v performed a"])
    #expect(try log(of: name, pressing: name == "a" ? "b" : "a") == [])
  }

  @Test func theCharacterOfTheSpaceBarMatchesIt() throws {
    #expect(try log(of: " ", pressing: "space") == ["5 v performed a"])
  }
}
