import Testing

@testable import DactylText

struct FittedTextTests {
  @Test func withoutAModeLinesEndAtBreaksAlone() {
    let text = Label("one two\r\nthree \n").fitted(3, 1)

    #expect(text.shown == ["one two", "three ", ""])
    #expect(text.size == Size(7, 3) && !text.isTruncated)
    #expect(Label("a\tb").fitted(1).size == Size(6, 1), "a tab is four spaces wide")
    #expect(Label("").fitted(9).size == .zero)
  }

  @Test func wordsWrapAndSpacesAtBreaksHaveNoWidth() {
    let label = Label("the quick  brown fox", lineBreakMode: .byWordWrapping)

    #expect(label.fitted(9).shown == ["the quick", "brown fox"])
    #expect(label.fitted(9).size == Size(9, 2))
    #expect(label.fitted(8.5).shown == ["the", "quick", "brown", "fox"])
    #expect(label.fitted(.infinity).shown == ["the quick  brown fox"])
    #expect(
      Label("so-called (a) 1,234 $5", lineBreakMode: .byWordWrapping).fitted(6).shown == [
        "so-", "called", "(a)", "1,234", "$5",
      ])
  }

  @Test func aWordThatIsTooWideIsBrokenBetweenItsLetters() {
    let label = Label("ab cdefgh\u{301}i jk", lineBreakMode: .byWordWrapping)

    #expect(label.fitted(3).shown == ["ab", "cde", "fgh\u{301}", "i", "jk"])
    #expect(label.fitted(0.5).shown == ["a", "b", "c", "d", "e", "f", "g", "h\u{301}", "i", "j", "k"])
    let family = Label("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F1E9}\u{1F1EA}", lineBreakMode: .byCharWrapping)
    #expect(family.fitted(1).shown.count == 2, "a family and a flag")
  }

  @Test func charactersWrapAnywhere() {
    #expect(Label("ab cde", lineBreakMode: .byCharWrapping).fitted(4).shown == ["ab c", "de"])
    #expect(Label("abcd   e", lineBreakMode: .byCharWrapping).fitted(4).shown == ["abcd", "e"])
  }

  @Test func linesBeyondTheMaximumAreOmitted() {
    var label = Label("one two three", numberOfLines: 2, lineBreakMode: .byWordWrapping)

    #expect(label.fitted(5).shown == ["one", "two"] && label.fitted(5).isTruncated)
    #expect(!label.fitted(7).isTruncated)
    label.numberOfLines = 0
    #expect(label.fitted(5, 2.9).shown == ["one", "two"])
    #expect(label.fitted(5, 0.5).shown == ["one"], "one line in any case")
    label.lineBreakMode = nil
    label.numberOfLines = 1
    label.text = "one two\nthree"
    #expect(label.fitted(1).shown == ["one two"])
    label.numberOfLines = -4
    #expect(label.numberOfLines == 0)
  }

  @Test func clippingOmitsLettersAndLines() {
    let label = Label("abcdef\ngh", lineBreakMode: .byClipping)

    #expect(label.fitted(3.5).shown == ["abc", "gh"] && label.fitted(3.5).isTruncated)
    #expect(label.fitted(3.5, 1).shown == ["abc"])
    #expect(label.fitted(0.5).size == Size(0, 2))
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…fghi"), (.byTruncatingMiddle, "ab…hi"),
  ])
  func textEndsInAnEllipsis(mode: LineBreakMode, shown: String) {
    let label = Label("abcdefghi", numberOfLines: 1, lineBreakMode: mode)

    #expect(label.fitted(5).shown == [shown] && label.fitted(5).isTruncated)
    #expect(label.fitted(5.9).size == Size(5, 1))
    #expect(label.fitted(9).shown == ["abcdefghi"] && !label.fitted(9).isTruncated)
    #expect(label.fitted(1).shown == ["…"])
    #expect(label.fitted(0.9).size == Size(0, 1), "not even the ellipsis has room")
  }

  @Test func theLastLineGetsTheEllipsis() {
    let text = "one two three four\nfive six"
    func shown(_ mode: LineBreakMode, lines: Int, _ width: Float) -> [String] {
      Label(text, numberOfLines: lines, lineBreakMode: mode).fitted(width).shown
    }

    #expect(shown(.byTruncatingTail, lines: 2, 8) == ["one two", "three f…"])
    #expect(shown(.byTruncatingTail, lines: 1, 5) == ["one…"], "without the space before it")
    #expect(shown(.byTruncatingTail, lines: 1, 18) == ["one two three fou…"])
    #expect(shown(.byTruncatingHead, lines: 2, 8) == ["one two", "…ive six"])
    #expect(shown(.byTruncatingHead, lines: 1, 30) == ["…five six"])
    #expect(shown(.byTruncatingMiddle, lines: 1, 9) == ["one…e six"])
    #expect(Label("one two three", numberOfLines: 1, lineBreakMode: .byTruncatingHead).fitted(7).shown == ["…three"])
    #expect(shown(.byTruncatingTail, lines: 3, 10) == ["one two", "three four", "five six"])
    #expect(Label("one\n \n", numberOfLines: 1, lineBreakMode: .byTruncatingTail).fitted(9).shown == ["one"])
  }

  @Test func aFontWithoutEllipsisGetsThreePeriods() {
    let metrics = TextMetrics()
    metrics.isPlain = true
    metrics.hasEllipsis = false
    let label = Label("abcdefghi", size: 1, numberOfLines: 1, lineBreakMode: .byTruncatingTail)

    #expect(FittedText(label, in: Size(5, 1), by: metrics).shown == ["ab..."])
  }

  @Test func textShrinksBeforeItIsCut() {
    var label = Label("abcdefgh", numberOfLines: 1, lineBreakMode: .byTruncatingTail, minimumScaleFactor: 0.5)

    #expect(label.fitted(8).scale == 1)
    #expect(label.fitted(6).scale == 0.75 && label.fitted(6).shown == ["abcdefgh"])
    #expect(label.fitted(6).size == Size(6, 0.75))
    #expect(label.fitted(3).scale == 0.5 && label.fitted(3).shown == ["abcde…"])
    #expect(label.fitted(20, 0.6).scale == 0.6, "to the height as well")
    label.minimumScaleFactor = .nan
    #expect(label.fitted(3).shown == ["ab…"])
    label.minimumScaleFactor = -1
    #expect(abs(label.fitted(0.4).scale - 0.05) < 1e-5)
  }

  @Test func wrappedTextShrinksUntilItsWordsAndLinesFit() {
    let label = Label("wonderful day", lineBreakMode: .byWordWrapping, minimumScaleFactor: 0.5)

    let narrow = label.fitted(6)
    #expect(narrow.shown == ["wonderful", "day"] && abs(narrow.scale - 6 / 9) < 0.003 && narrow.scale <= 6.01 / 9)
    let low = label.fitted(10, 1.5)
    #expect(low.shown == ["wonderful day"] || abs(low.scale - 0.75) < 0.003)
    #expect(label.fitted(3).scale == 0.5 && label.fitted(3).shown == ["wonder", "ful", "day"])
  }

  @Test func paddingReducesTheWidthAtBothSides() {
    let label = Label("one two", lineBreakMode: .byWordWrapping, lineFragmentPadding: 2)

    #expect(label.fitted(10).shown == ["one", "two"] && label.fitted(10).size == Size(7, 2))
    #expect(label.fitted(11).shown == ["one two"])
    #expect(label.fitted(4).size == .zero)
  }

  @Test(arguments: [Float.nan, -1, 0, -Float.infinity])
  func boundsWithoutWidthShowNothing(width: Float) {
    for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead] {
      #expect(Label("abc", lineBreakMode: mode, minimumScaleFactor: 0.5).fitted(width).size == .zero)
    }
    #expect(Label("abc").fitted(width, width).size == Size(3, 1), "a label without a mode has all the room it needs")
  }

  @Test func aHeightThatIsNaNIsNoLimit() {
    #expect(Label("a b", lineBreakMode: .byWordWrapping, minimumScaleFactor: 0.5).fitted(1, .nan).size == Size(1, 2))
  }
}
