import Dactyl
import Testing

@testable import DactylText

/// Very long texts of every kind do no harm in any mode: nothing recurses, and no letter is visited for every other
/// one.
struct LongTextTests {
  private static let letters = [
    "a", " ", "\n", "ab cd ", "\u{301}", "\u{200D}", "\u{1F1E9}", "\u{1F469}\u{200D}", "\u{200B}", "$(", "\u{1100}",
    "\0",
  ]

  @Test(arguments: letters) func everyModeTerminates(letter: String) {
    let text = String(repeating: letter, count: 100_000 / letter.unicodeScalars.count)
    for mode: LineBreakMode in [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle] {
      let label = Label(text, size: 1, numberOfLines: mode == .byTruncatingHead ? 1 : 0, lineBreakMode: mode)
      let fitted = FittedText(label, in: Size(1, mode == .byTruncatingMiddle ? 3 : .infinity), by: BuiltInFonts())
      #expect(fitted.count >= 1 && fitted.lines.allSatisfy { $0.width <= 1.0002 || text[$0.head].count == 1 })
    }
  }
}
