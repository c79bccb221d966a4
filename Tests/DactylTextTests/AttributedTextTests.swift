import TestSupport
import Testing

@testable import DactylText

struct AttributedTextTests {
  private func parts(_ text: AttributedText) -> [String] {
    var parts: [String] = []
    var last = TextAttributes()
    for index in text.string.indices {
      let attributes = text.attributes(at: index)
      if parts.isEmpty || attributes != last { parts.append("") }
      parts[parts.count - 1].append(text.string[index])
      last = attributes
    }
    return parts
  }

  @Test func `an interpolation gives its parts their attributes`() throws {
    let count = 3
    let text: AttributedText = "You have \("\(count) lives", [.bold, .color(.red)]) left"
    #expect(text.string == "You have 3 lives left")
    #expect(parts(text) == ["You have ", "3 lives", " left"])
    let lives = text.attributes(at: try #require(text.string.firstIndex(of: "3")))
    #expect(lives.font == .default.weight(.bold) && lives.color == .red && lives.size == nil)
  }

  @Test func `texts are joined, and equal neighbours become one part`() {
    var text = AttributedText("one ", .bold) + AttributedText("two", .bold) + " three"
    #expect(text.runs.count == 1)
    text += AttributedText(" four", .underlined)
    #expect(parts(text) == ["one two", " three", " four"])
    #expect(text == AttributedText("one two", .bold) + " three" + AttributedText(" four", .underlined))
  }

  @Test func `attributes are added to a range and keep what others set`() throws {
    var text: AttributedText = "a \("bold", .bold) word"
    text.addAttributes(.color(.blue), in: try #require(text.string.firstRange(of: "old w")))
    #expect(parts(text) == ["a ", "b", "old", " w", "ord"])
    let middle = text.attributes(at: try #require(text.string.firstIndex(of: "o")))
    #expect(middle.font == .default.weight(.bold) && middle.color == .blue)
    text.addAttributes(.size(9), in: text.string.startIndex..<text.string.startIndex)
    #expect(parts(text).count == 5)
  }

  @Test func `random edits agree with attributes of single letters`() {
    var random = SeededRandom(seed: 7)
    let styles: [TextAttributes] = [.bold, .color(.red), .size(20), .underlined, .link("x"), TextAttributes()]
    for _ in 0..<200 {
      var (text, plain) = (AttributedText(""), [(Character, TextAttributes)]())
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let style = styles.randomElement(using: &random) ?? .bold
        let word = String("abc éß".prefix(Int.random(in: 0...6, using: &random)))
        text.append(word, style)
        plain += word.map { ($0, style) }
      }
      for _ in 0..<3 where !plain.isEmpty {
        let low = Int.random(in: 0..<plain.count, using: &random)
        let high = Int.random(in: low...plain.count, using: &random)
        let style = styles.randomElement(using: &random) ?? .bold
        let indices = Array(text.string.indices) + [text.string.endIndex]
        text.addAttributes(style, in: indices[low]..<indices[high])
        for index in low..<high { plain[index].1.merge(style) }
      }
      #expect(text.string.indices.map { text.attributes(at: $0) } == plain.map(\.1))
      for (left, right) in zip(text.runs, text.runs.dropFirst()) {
        #expect(left.attributes != right.attributes && left.end < right.end)
      }
      #expect(text.runs.last?.attributes != TextAttributes())
    }
  }

  @Test func `a text that is set has no attributes`() {
    var label = Label("a \("b", .bold)")
    #expect(label.attributedText.runs.count == 2)
    label.text = "c"
    #expect(label.attributedText == "c" && label == Label("c"))
  }

  // MARK: Fitting

  @Test func `lines are as high as their highest letters, on one baseline`() {
    let label = Label("one \("two", .size(2))\nthree", lineBreakMode: .byWordWrapping)
    let fitted = label.fitted(100)
    #expect(fitted.lines.map(\.height) == [2, 1])
    #expect(fitted.size == Size(4 + 6, 3))
    #expect(fitted.lines[0].pieces.map(\.left) == [0, 4])
    #expect(fitted.lines[0].pieces.map(\.width) == [4, 6])
    #expect(fitted.lines[0].baseline == 2 * fitted.lines[1].baseline)
  }

  @Test func `large letters break lines earlier`() {
    #expect(Label("aaa bbb", lineBreakMode: .byWordWrapping).fitted(8).shown == ["aaa bbb"])
    let label = Label("aaa \("bbb", .size(2))", lineBreakMode: .byWordWrapping)
    #expect(label.fitted(8).shown == ["aaa", "bbb"])
    #expect(label.fitted(8).lines.map(\.height) == [1, 2])
  }

  @Test func `lines of several heights are cut where the next one does not fit`() {
    let label = Label("a\n\("b", .size(3))\nc", lineBreakMode: .byTruncatingTail)
    #expect(label.fitted(9, 3.5).shown == ["a\u{2026}"])
    #expect(label.fitted(9, 4).shown == ["a", "b\u{2026}"])
    #expect(label.fitted(9, 5).shown == ["a", "b", "c"])
  }

  @Test func `raised letters make their line higher`() {
    let fitted = Label("E = mc\("2", [.size(0.5), .baselineOffset(0.5)])", lineBreakMode: .byWordWrapping).fitted(20)
    let base = Double(TextMetrics().baseline(of: .builtIn))
    #expect(abs(fitted.lines[0].height - (max(base, base / 2 + 0.5) + 1 - base)) < 1e-6)
  }

  @Test func `a line height is a multiple, with the letters in the middle`() {
    var label = Label("a\nb", lineBreakMode: .byWordWrapping)
    let tight = label.fitted(9).lines[0].baseline
    label.lineHeightMultiple = 1.5
    #expect(label.fitted(9).size.height == 3)
    #expect(abs(label.fitted(9).lines[0].baseline - tight - 0.25) < 1e-9)
    #expect(label.fitted(9, 2.9).isTruncated)
    label.lineHeightMultiple = .nan
    #expect(label.fitted(9).size.height == 2)
  }

  @Test func `a mark belongs to the letter before it, whatever its attributes`() {
    let label = Label("e\("\u{301}x", .size(2))", lineBreakMode: .byWordWrapping)
    #expect(label.fitted(9).lines[0].pieces.map(\.width) == [1, 2])
  }

  @Test(arguments: 0..<200) func `pieces make up their lines`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let metrics = TextMetrics()
    var text = AttributedText("")
    let styles: [TextAttributes] = [.bold, .size(2), [.size(0.5), .baselineOffset(1)], .underlined, TextAttributes()]
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let words = ["WW", "a b", "\n", "e\u{301}", " ", "lorem ipsum"]
      text.append(words.randomElement(using: &random) ?? "", styles.randomElement(using: &random) ?? .bold)
    }
    let modes: [LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle, .byClipping,
    ]
    var label = Label(text, size: 1, lineBreakMode: modes.randomElement(using: &random))
    label.lineHeightMultiple = Bool.random(using: &random) ? 1 : 1.25
    let room = Size(Float.random(in: 1...20, using: &random), Float.random(in: 1...9, using: &random))
    let fitted = FittedText(label, in: room, by: metrics)
    #expect(fitted.size == FittedText(label, in: room, by: metrics, keepingLines: false).size)
    for line in fitted.lines where !fitted.runs.isEmpty {
      let shown = line.pieces.map { $0.range.map { String(text.string[$0]) } ?? fitted.ellipsis }.joined()
      let tail = line.hasEllipsis ? fitted.ellipsis + text.string[line.tail] : ""
      #expect(shown == text.string[line.head] + tail)
      #expect(abs((line.pieces.last.map { $0.left + $0.width } ?? 0) - line.width) < 1e-3)
      for piece in line.pieces {
        guard let range = piece.range else { continue }
        let run = fitted.runs[piece.run]
        #expect(text.string[range].indices.allSatisfy { $0 < run.end })
        #expect(line.baseline + 1e-9 >= (run.ascent + run.rise))
      }
      let letters = text.string[line.head].filter { !$0.isWhitespace }.count
      #expect(line.width <= Double(room.width) + 1e-3 || label.lineBreakMode == nil || letters <= 1)
    }
    let height = fitted.lines.reduce(0) { $0 + $1.height }
    // A truncated line may show the end of the text, in larger letters.
    let isLimited = label.lineBreakMode != nil && !fitted.lines.contains { !$0.tail.isEmpty }
    #expect(height <= Double(room.height) + 1e-3 || fitted.lines.count == 1 || !isLimited)
  }
}
