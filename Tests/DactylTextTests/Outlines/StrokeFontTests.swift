import Foundation
import TestSupport
import Testing

@testable import DactylText

@Suite struct StrokeFontTests {
  private static let sentences = [
    "Franz jagt im komplett verwahrlosten Taxi quer durch Bayern. Größe, Öl, Übung, Äpfel: „Ja“ ‚so‘ – 25 % für 3 €?",
    "Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis. À Noël, où ça ? « Là-bas » naïve, Ÿ, Œ, Æ",
    "Zażółć gęślą jaźń. Pchnąć w tę łódź jeża lub ośm skrzyń fig. ĄĆĘŁŃÓŚŹŻ",
    "Pijamalı hasta yağız şoföre çabucak güvendi. İIıi ĞÜŞÖÇ ₺",
    "Ταχίστη αλώπηξ βαφής ψημένη γη, δρασκελίζει υπέρ νωθρού κυνός. Άέήίόύώ ΐΰ ϊϋ ΆΈΉΊΌΎΏ · ;",
    "Съешь же ещё этих мягких французских булок, да выпей чаю. ЁЙ № «так» ₽",
    "Жебракують філософи при ґанку церкви в Гадячі, ще й шатро їхнє п’яне знаємо. ҐЄІЇ ₴",
    "Љубазни фењерџија чађавог лица хоће да ми покаже штос. Ѓ ѓ Ќ ќ Ў ў Ѕ Џ",
    "Příliš žluťoučký kůň úpěl ďábelské ódy. Ľščťžýáíé ôňä ŕĺ ĎŤŇ",
    "Árvíztűrő tükörfúrógép. ŐŰ. Æble, ørken, å. Þórður, ðe. Ähtäri. Õhtu. Ģēķļņ ūīā Įųėąę. ŻĠĦ ħġċ. Ŵŷ",
    "Do bạch kim rất quý nên sẽ dùng để lắp vô xương. Đặc biệt: ẤẦẨẪẬ ắằẳẵặ ếềểễệ ốồổỗộ ớờởỡợ ứừửữự ỳỷỹỵ ƠƯ",
    "Șase saci, țară, România: ȘȚĂÂÎ. El niño, ¿qué? ¡Olé! Coração, ação. Ŝanĝiĝo ŭ ĥ ĵ ĉ. Ia'r ŵyl",
    "“Curly” ‘quotes’… – — • † ‡ § ¶ © ® ™ ° ¹ ² ³ ½ ¼ ¾ × ÷ ± ≤ ≥ ≠ ≈ ∞ √ ∑ π µ $ ¢ £ ¥ € ₹ ₩ ₪ ₫ ₿",
    "←↑→↓↔↕↖↗↘↙ ⇧⌘⌥⌃⌫⎋⏎⇥␣ ⌨🖱🎮 ⒶⒷⓍⓎⓁⓇ ①②③ ✓✗★☆♥♠♣♦♪♫☰⚙⚠ ■□▲▶▼◀●○ {[(<|>)]} /\\ ~^`_ !?#&*+=@",
  ]

  private static func fonts() -> [StrokeFont] {
    [StrokeFont(pen: 9), StrokeFont(pen: 11.5), StrokeFont(pen: 14.5), StrokeFont(pen: 9, isMonospaced: true)]
  }

  @Test("No sentence of these languages shows a box", arguments: sentences) func sentencesHaveGlyphs(text: String) {
    let font = StrokeFont(pen: 9)
    let missing = text.unicodeScalars.filter { !font.hasGlyph(for: $0) }

    #expect(missing.isEmpty, "\(String(String.UnicodeScalarView(missing)))")
  }

  @Test("Every glyph is drawn, in every thickness and size", arguments: 0..<4) func noGlyphIsEmpty(number: Int) {
    let font = Self.fonts()[number]
    for scalar in font.scalars where !scalar.properties.isWhitespace {
      for height in [9, 17, 64] {
        let image = font.image(of: scalar, height: height)
        let ink = image?.coverage.reduce(0) { $0 + Int($1) } ?? 0
        #expect(ink > 64, "\(scalar) U+\(String(scalar.value, radix: 16)) in \(height)")
        #expect(image.map { $0.width < 2 * height && $0.height < 2 * height } == true, "\(scalar) is too large")
      }
    }
    for space in font.scalars where space.properties.isWhitespace {
      #expect(font.image(of: space, height: 40) == nil && font.advance(of: space) > 0)
    }
  }

  @Test("Letters that stand side by side do not touch", arguments: 0..<3) func noLettersTouch(number: Int) {
    let font = Self.fonts()[number]
    let height = 110
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄßéłжщДфγφ.,:!?()'\"-".unicodeScalars)
    let images = letters.map { font.image(of: $0, height: height) }
    for (first, left) in letters.enumerated() {
      for (second, right) in letters.enumerated() {
        guard let a = images[first], let b = images[second] else { continue }
        let advance = (font.advance(of: left) + font.kerning(between: left, and: right)) * Float(height)
        let overlap = Self.overlap(a, b, by: Int(advance.rounded()))
        #expect(overlap < 3, "\(left)\(right): \(overlap) pixels of 110")
      }
    }
  }

  /// The number of pixels that both of two pictures cover, if the second stands to the right by some pixels.
  private static func overlap(_ a: GlyphImage, _ b: GlyphImage, by distance: Int) -> Int {
    var count = 0
    let start = max(a.left, b.left + distance)
    let end = min(a.left + a.width, b.left + distance + b.width)
    guard start < end else { return 0 }
    for y in max(a.top, b.top)..<max(max(a.top, b.top), min(a.top + a.height, b.top + b.height)) {
      for x in start..<end {
        let first = a.coverage[(y - a.top) * a.width + x - a.left]
        let second = b.coverage[(y - b.top) * b.width + x - b.left - distance]
        if first > 128 && second > 128 { count += 1 }
      }
    }
    return count
  }

  @Test func figuresHaveOneWidth() {
    for font in Self.fonts() {
      #expect(Set("0123456789".unicodeScalars.map { font.advance(of: $0) }).count == 1)
      #expect(font.kerning(between: "1", and: "7") == 0)
    }
  }

  @Test func lettersOfTheMonospacedFontHaveOneWidth() {
    let font = StrokeFont(pen: 9, isMonospaced: true)
    let letters = "iWm.{j@Ágж1→".unicodeScalars

    #expect(Set(letters.map { font.advance(of: $0) }).count == 1)
    #expect(font.kerning(between: "A", and: "V") == 0)
  }

  @Test(arguments: ["AV", "To", "Ty", "LT", "P.", "Г.", "Уа", "ΑΥ"]) func slantedPairsStandNearer(pair: String) {
    let (font, scalars) = (StrokeFont(pen: 9), Array(pair.unicodeScalars))

    #expect(font.kerning(between: scalars[0], and: scalars[1]) < -0.01)
  }

  @Test(arguments: ["HH", "nn", "oo", "Hn", "mi"]) func plainPairsStayAsTheyAre(pair: String) {
    let (font, scalars) = (StrokeFont(pen: 9), Array(pair.unicodeScalars))

    #expect(font.kerning(between: scalars[0], and: scalars[1]) == 0)
  }

  @Test("A letter with a mark is made of the letter and the mark that Unicode names") func marksAreUnicodes() {
    for (scalar, entry) in GlyphSource.proportional.entries {
      guard let base = entry.base, let mark = entry.mark else { continue }
      // A comma stands for the cedilla of Latvian and the caron of high letters, and Greek marks are signs.
      if [0x326, 0x312, 0x315, 0x384, 0x385].contains(mark.value) { continue }
      let dotted: Unicode.Scalar = base == "ı" ? "i" : base == "ȷ" ? "j" : base
      let made = "\(dotted)\(mark)".decomposedStringWithCanonicalMapping.unicodeScalars
      let whole = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      #expect(made.elementsEqual(whole), "\(scalar) is made of \(base) and \(String(mark.value, radix: 16))")
    }
  }

  @Test func aLetterWithoutGlyphIsABox() {
    let font = StrokeFont(pen: 9)

    #expect(!font.hasGlyph(for: "漢"))
    #expect(font.image(of: "漢", height: 30) == font.image(of: "\u{FFFD}", height: 30))
    #expect(font.advance(of: "漢") == font.advance(of: "\u{FFFD}"))
  }

  @Test func capitalsStandOnWholePixels() throws {
    for height in 9...40 {
      let image = try #require(StrokeFont(pen: 9).image(of: "H", height: height))
      let capital = Int((Float(height) * 70 / 110).rounded())
      #expect(image.height == capital && image.coverage[0] > 0)
      #expect(image.top + image.height == Int((Float(height) * 86 / 110).rounded()))
    }
  }

  @Test func thicknessIsANumber() throws {
    var last = 0
    for pen: Float in [5, 7, 9, 11, 13, 15] {
      let image = try #require(StrokeFont(pen: pen).image(of: "n", height: 110))
      let ink = image.coverage.reduce(0) { $0 + Int($1) }
      #expect(ink > last)
      last = ink
    }
  }
}
