import DactylControls
import Testing

@testable import DactylSDL

/// Fields as AT-SPI2 counts them. A family's emoji is one character of many code points.
@Suite struct AccessibleTextTests {
  @MainActor private func text(_ value: String, select range: Range<Int>? = nil) throws -> AccessibleText {
    let scene = Scene(size: Size(400, 300))
    let field = scene.addTextField(frame: Rect(10, 10, 200, 40))
    field.text = value
    scene.frame(at: Timestamp(seconds: 1))
    let element = try #require(scene.accessibility.elements.first { $0.role == .textField })
    if let range {
      scene.requestFocus(at: field.view.entity)
      scene.accessibility.perform(.setSelection(range), on: element.id)
      scene.frame(at: Timestamp(seconds: 2))
    }
    return AccessibleText(scene.accessibility.element(element.id))
  }

  @Test("offsets count code points, and selections characters")
  @MainActor func offsets() throws {
    let text = try text("a👨‍👩‍👧b")
    #expect(text.count == 7)
    #expect(text.text(0, -1) == "a👨‍👩‍👧b" && text.text(6, 99) == "b" && text.text(5, 2) == "")
    #expect(text.characters(1, 6) == 1..<2)
    // In the middle of a character it is the end of that.
    #expect(text.characters(3, 3) == 2..<2)
    #expect(text.characters(-4, 400) == 0..<3)
  }

  @Test("words, sentences and lines are found around a place")
  @MainActor func units() throws {
    let text = try text("One two. Three")
    #expect(text.range(of: .character, at: 4) == 4..<5)
    #expect(text.range(of: .word, at: 5) == 4..<9)
    #expect(text.range(of: .sentence, at: 10) == 9..<14)
    #expect(text.range(of: .sentence, at: 2) == 0..<9)
    #expect(text.range(of: .line, at: 3) == 0..<14)
    #expect(text.range(of: .word, at: 14) == 14..<14)
    #expect(text.range(of: .word, at: -1) == 14..<14)
  }

  @Test("a NUL would end the text for those who read it")
  @MainActor func controls() throws { #expect(try text("a\0b").text(0, -1).contains("\0") == false) }
}

@Suite struct AccessiblePathTests {
  @Test("a path is read as it was written")
  func roundTrip() {
    let id = AccessibilityElementID(Entity(index: 7, generation: 3))
    let row = AccessibilityElementID(Entity(index: 7, generation: 3), part: 99_999)
    for path in [
      AccessiblePath.application, .window(2), .announcement(4), .element(2, id), .element(1, row),
    ] {
      #expect(AccessiblePath(path.text) == path)
    }
  }

  @Test(
    "what is no path of this program names nothing",
    arguments: ["", "/", "root", "rootx", "w", "w_", "w1_2", "w1_2_x", "w1_2_3_", "w1_2_3_4_5", "w1_-2_3", "x1"])
  func nonsense(_ name: String) {
    let path = AccessiblePath("/org/a11y/atspi/accessible/\(name)")
    #expect(path == nil || name == "root")
    #expect(AccessiblePath(name) == nil)
  }
}

@Suite struct BusValueTests {
  @Test("types are written as D-Bus writes them")
  func signatures() {
    #expect(BusValue.structure([.string(""), .path("/")]).signature == "(so)")
    #expect(BusValue.dictionary([]).signature == "a{ss}")
    #expect(BusValue.array(of: "(so)", []).signature == "a(so)")
    #expect(BusValue.variant(.int32(1)).signature == "v")
    #expect(BusValue.entry(.string("a"), .variant(.bool(true))).signature == "{sv}")
  }

  @Test("arguments of other types are refused with what was wanted")
  func arguments() throws {
    let arguments = BusArguments(values: [.string("a"), .variant(.int32(-3))])
    #expect(try arguments.integer(1) == -3 && arguments.text(0) == "a")
    #expect(throws: BusFault.self) { try arguments.integer(0) }
    #expect(throws: BusFault.self) { try arguments.text(2) }
  }
}
