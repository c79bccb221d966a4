import Testing

@testable import DactylText

@Suite("Texts follow the scale that somebody prefers, as far as they have room (AX31)") struct TextScaleTests {
  /// A label at a scale of texts, in letters that are as wide as high, of a point each.
  private func fitted(_ label: Label, _ width: Float, _ height: Float = .infinity, percent: UInt16 = 200)
    -> FittedText
  {
    var label = label
    label.adapt(toTextScale: percent)
    return label.fitted(width, height)
  }

  @Test("Where there is room the text has the scale, and measures as large")
  func room() {
    let text = fitted(Label("one two", lineBreakMode: .byWordWrapping), 20)
    #expect(text.scale == 2 && text.size == Size(14, 2))
    #expect(fitted(Label("one two", lineBreakMode: .byWordWrapping), 7).shown == ["one", "two"])
    #expect(fitted(Label("one two", lineBreakMode: .byWordWrapping), 20, percent: 80).scale == 0.8)
  }

  @Test("It is smaller where it would not be seen as a whole, and never smaller than without the scale")
  func limits() {
    let word = Label("one two", lineBreakMode: .byWordWrapping)
    let low = fitted(word, 7, 3)
    #expect(low.scale > 1.4 && low.scale <= 1.5 && low.shown == ["one", "two"])
    #expect(fitted(word, 4.5).scale > 1.4 && fitted(word, 4.5).scale <= 1.5, "no word is divided")
    #expect(fitted(word, 3, 1).scale == 1)
    let title = Label("one two", numberOfLines: 1, lineBreakMode: .byTruncatingTail)
    #expect(abs(fitted(title, 10.5, 2).scale - 1.5) < 1e-3)
    #expect(fitted(title, 20, 1.25).scale == 1.25)
  }

  @Test("What is cut off without the scale is as large as its lines have room")
  func cut() {
    let preview = Label("one two three four five", numberOfLines: 2, lineBreakMode: .byTruncatingTail)
    #expect(fitted(preview, 6, 8).scale == 2 && fitted(preview, 6, 8).lines.count == 2)
    #expect(fitted(preview, 6, 3).scale == 1.5 && fitted(preview, 6, 3).lines.count == 2)
    #expect(fitted(preview, 6, 2).scale == 1)
    #expect(fitted(preview, 6).scale == 2)
    let shrinking = Label("one two three", numberOfLines: 1, lineBreakMode: .byTruncatingTail, minimumScaleFactor: 0.5)
    #expect(fitted(shrinking, 4, 9).scale == 1, "half of its size, twice as large")
    #expect(abs(fitted(shrinking, 10, 9).scale - 10.0 / 13) < 1e-3)
  }

  @Test("A text that may reach beyond its bounds grows to their edges, and freely where there are none")
  func overflow() {
    #expect(fitted(Label("one"), 0, 0).scale == 2)
    #expect(fitted(Label("one"), 9, 9).scale == 2)
    #expect(abs(fitted(Label("one"), 4.5, 9).scale - 1.5) < 1e-3)
    #expect(fitted(Label("one"), 2, 9).scale == 1)
  }

  @Test("A label that is part of a picture keeps its size")
  func picture() {
    var label = Label("7")
    label.followsTextScale = false
    #expect(fitted(label, 20).scale == 1)
    label.adapt(toTextScale: 300)
    #expect(label.textScale == 1)
  }
}
