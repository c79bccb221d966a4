import Foundation
import Testing

@testable import DactylSDL

/// Files with mappings of controllers' buttons.
@Suite struct ControllerMappingsTests {
  private static let model = "030000005e0400008e02000010010000"

  private func read(_ text: String) throws(PlatformError) -> ControllerMappings {
    try ControllerMappings(text: text, path: "pads.txt", platform: "Linux")
  }

  @Test func linesForThisPlatformCountAndCommentsDoNot() throws {
    let text = """
      # Pads

      \(Self.model),A Pad,a:b0,b:b1,leftx:a0,-lefty:-a1,dpup:h0.1,lefttrigger:a2~,platform:Linux,
      \(Self.model),A Pad,a:b0,platform:Windows,
      xinput,Any,a:b0,type:xboxone,hint:SDL_X:=1\r
      """

    #expect(try read(text).count == 2)
    #expect(try read("").count == 0)
  }

  @Test func linesMayEndAsOnWindows() throws {
    let text = "# Pads\r\n\r\n\(Self.model),A Pad,a:b0,platform:Linux,\r\nxinput,Any,a:b0\r\nshort\r\n"

    #expect(throws: PlatformError.self) { try read(text) }
    #expect(try read(String(text.dropLast(7))).count == 2)
  }

  @Test(arguments: [
    ("short", "line 2: a controller's number, its name and its buttons are wanted, with commas between"),
    ("0300,Pad,a:b0", "line 2: a number of 32 hexadecimal digits is wanted first, not \"0300\""),
    ("\(model),,a:b0", "line 2: the controller has no name"),
    ("\(model),Pad,a:b0,b:", "line 2: \"b:\" is no button with its place, as in a:b0"),
    ("\(model),Pad,a:b0,rightsh", "line 2: \"rightsh\" is no button with its place, as in a:b0"),
    ("\(model),Pad,a:x7", "line 2: \"x7\" is no place of a, as b0, a1 or h0.4"),
    ("\(model),Pad,dpup:h0", "line 2: \"h0\" is no place of dpup, as b0, a1 or h0.4"),
    ("\(model),Pad,platform:Linux", "line 2: no button, stick or trigger has a place"),
    (
      "\u{0}\u{1}garbage,\u{fffd},:",
      "line 2: a number of 32 hexadecimal digits is wanted first, not \"\u{0}\u{1}garbage\""
    ),
  ])
  func aCorruptLineIsNamed(line: String, reason: String) {
    #expect(throws: PlatformError(attempt: "reading the controllers of pads.txt", reason: reason)) {
      try read("# Pads\n\(line)\n\(Self.model),Pad,a:b0")
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let error = #expect(throws: PlatformError.self) { try ControllerMappings(contentsOf: "/nowhere/pads.txt") }
    #expect(
      error
        == PlatformError(attempt: "reading the controllers of /nowhere/pads.txt", reason: "No such file or directory"))
  }

  @Test func aTruncatedFileIsRefusedOrReadWhole() throws {
    let whole = "\(Self.model),A Pad,a:b0,b:b1,leftx:a0,platform:Linux,"
    for count in 0..<whole.count {
      // Never a crash; the remainder is either a line or an error that names one.
      do { _ = try read(String(whole.prefix(count))) } catch { #expect(error.reason.hasPrefix("line 1: ")) }
    }
    #expect(throws: PlatformError.self) { try read(String(whole.prefix(45))) }
  }
}
