import Dactyl
import DactylInspector
import Testing

@Suite struct JSONFaultTests {
  @Test(
    "An invalid JSON text is refused by line and column",
    arguments: [
      ("", "line 1, column 1: a value wanted, the end of the file found"),
      ("{\n  \"format\": 1\n  \"name\": \"n\"}", "line 3, column 3: ',' or '}' wanted, '\"' found"),
      (#"{"é": tru}"#, "line 1, column 7: a value wanted, 't' found"),
      (#"{"a": 1,}"#, "line 1, column 9: a key in quotes wanted, '}' found"),
      (#"{"a" 1}"#, "line 1, column 6: ':' wanted, '1' found"),
      (#"{"a": [1 2]}"#, "line 1, column 10: ',' or ']' wanted, '2' found"),
      (#"{"a": [1,]}"#, "line 1, column 10: a value wanted, ']' found"),
      (#"{"a": 01}"#, "line 1, column 8: ',' or '}' wanted, '1' found"),
      (#"{"a": -}"#, "line 1, column 8: a digit wanted, '}' found"),
      (#"{"a": 1.}"#, "line 1, column 9: a digit wanted, '}' found"),
      (#"{"a": 1e}"#, "line 1, column 9: a digit wanted, '}' found"),
      (#"{"a": NaN}"#, "line 1, column 7: a value wanted, 'N' found"),
      ("{\"a\": \"b\n\"}", "line 1, column 9: the closing '\"' of a string wanted, the end of the line found"),
      (#"{"a": "b"#, "line 1, column 9: the closing '\"' of a string wanted, the end of the file found"),
      (#"{"a": "\x"}"#, "line 1, column 9: one of \" \\ / b f n r t u wanted, 'x' found"),
      (#"{"a": "\u12"}"#, "line 1, column 12: 4 hexadecimal digits wanted, '\"' found"),
      (#"{"a": "\ud800"}"#, "line 1, column 14: the other half of a surrogate pair wanted, '\"' found"),
      ("{} {}", "line 1, column 4: the end of the file wanted, '{' found"),
    ])
  func refused(text: String, wanted: String) { #expect(fault(in: text) == wanted) }

  @Test func invalidUTF8IsRefused() {
    let bytes = Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8)

    #expect(throws: ScenarioError(file: "f", path: "line 1, column 7", problem: "text in UTF-8 wanted, '\"' found")) {
      try ScenarioFile(bytes: bytes, file: "f")
    }
  }

  @Test func deepNestingIsRefusedRatherThanACrash() {
    let text = String(repeating: "[", count: 100_000)

    #expect(fault(in: text) == "line 1, column 65: at most 64 values in each other wanted, '[' found")
  }

  @Test func escapesStandForTheirCharacters() throws {
    let name = #"\u0041\n\t\"\\\/\ud83d\ude00é"#

    let file = try read(#"{"format": 1, "name": "\#(name)", "views": [], "steps": [], "log": []}"#)

    #expect(file.name == "A\n\t\"\\/😀é")
  }

  @Test func numbersMayHaveFractionsAndExponents() throws {
    let view = #"{"id": "v", "parent": "card", "frame": [-1.5e1, 2.5E+1, 1e-1, 0]}"#

    let file = try read(scenario(views: view))

    #expect(file.views[1].frame == Rect(-15, 25, 0.1, 0))
  }
}
