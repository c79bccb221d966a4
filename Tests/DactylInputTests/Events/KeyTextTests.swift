import Testing

@testable import DactylInput

/// The text that a key types, stored in its event.
struct KeyTextTests {
  @Test(arguments: ["", "a", "é", "ß", "ый", "1234567", "12345678", "123456789012345", "👩🏽‍🚀", "\0", "日本語日本"])
  func aShortTextIsStoredWhole(_ text: String) {
    let kept = KeyText(text)
    #expect(kept.string == text && kept.known == text && kept.isKnown && kept.isEmpty == text.isEmpty)
    #expect(kept.isASCII == text.utf8.allSatisfy { $0 < 128 })
    #expect(kept == KeyText(ifKnown: text) && (kept != KeyText(text + "x") || text.utf8.count == 15))
  }

  @Test func aLongTextIsTruncatedAtACharacter() {
    #expect(KeyText("1234567890123456").string == "123456789012345")
    // Whole characters only: the second would need 30 bytes.
    #expect(KeyText("👩🏽‍🚀👩🏽‍🚀").string == "👩🏽‍🚀")
    #expect(KeyText(String(repeating: "é", count: 100)).string == "ééééééé")
  }

  @Test func unknownTextIsNotEmptyText() {
    let unknown = KeyText(ifKnown: nil)
    #expect(!unknown.isKnown && unknown.known == nil && unknown.string == "" && unknown != KeyText(""))
  }

  @Test func aSampleAndItsPressHaveTheGivenText() {
    var sample = KeySample(Key(usage: 4), isDown: true, characters: "ф", typed: nil, latinLetter: "a")
    #expect(sample.characters == "ф" && sample.typed == nil && sample.latinLetter == "a")
    sample.typed = "Ф"
    let press = PressSample(sample)
    #expect(press.characters == "ф" && press.typed == "Ф" && press.latinLetter == "a" && press.phase == .began)
    #expect(press == PressSample(.key(Key(usage: 4)), .began, characters: "ф", typed: "Ф", latinLetter: "a"))
  }
}
