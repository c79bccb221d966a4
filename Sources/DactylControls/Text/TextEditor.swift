import Dactyl

/// Text with a caret and a selection, and what editing does to it: plain data that draws nothing.
///
/// Positions are counted in characters as a reader sees them: an accented letter, a flag and a family are one each,
/// however many scalars they are made of. An edit costs what it changes, and moves what lies behind it; it is meant for
/// lines, not for books. A copy is a snapshot that costs nothing until one of the two is edited.
public struct TextEditor: Hashable, Sendable {
  /// The characters in order.
  public private(set) var characters: [Character] = []
  /// Where the selection began, or the caret without one.
  public private(set) var anchor = 0
  /// Where typing goes: before the character of this number. The end of the selection that moves.
  public private(set) var caret = 0
  /// What an input method composes and has not settled, as a part of the text; nil for nothing.
  public private(set) var markedRange: Range<Int>?
  /// Everything as it was before anything was composed; nil while nothing is.
  private var unmarked: Unmarked?

  private struct Unmarked: Hashable {
    var characters: [Character]
    var anchor: Int
    var caret: Int
  }

  /// Makes an editor of a text, with the caret at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    moveCaret(to: characters.count)
  }

  /// The whole text. Setting it puts the caret at its end.
  public var text: String {
    get { String(characters) }
    set { self = TextEditor(newValue) }
  }

  /// How many characters there are.
  public var count: Int { characters.count }
  /// What is selected; empty at the caret without a selection.
  public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  /// Whether anything is selected.
  public var hasSelection: Bool { anchor != caret }
  /// The text that is selected.
  public var selectedText: String { String(characters[selection]) }

  // MARK: Selecting

  /// Puts the caret before a character, or lets the selection reach there. What is composed is settled.
  public mutating func moveCaret(to position: Int, extending: Bool = false) {
    unmarkText()
    caret = clamped(position)
    if !extending { anchor = caret }
  }

  /// Selects characters, with the caret at the end.
  public mutating func select(_ range: Range<Int>) {
    moveCaret(to: range.lowerBound)
    moveCaret(to: range.upperBound, extending: true)
  }

  /// Selects all of the text.
  public mutating func selectAll() { select(0..<count) }

  // MARK: Editing

  /// Types text instead of what is composed, or else of the selection. The caret comes to stand behind it.
  public mutating func insert(_ text: String) {
    takeBackMarkedText()
    let end = replace(selection, with: text)
    (anchor, caret) = (end, end)
  }

  /// Shows text that an input method composes, instead of what it composed before, or else of the selection. Empty text
  /// takes it away: all is as it was before then.
  ///
  /// - Parameters:
  ///   - text: all that is composed so far.
  ///   - caret: in characters of the text from its start.
  ///   - selectionLength: how many characters after that are selected.
  public mutating func setMarkedText(_ text: String, caret: Int, selectionLength: Int = 0) {
    takeBackMarkedText()
    guard !text.isEmpty else { return }
    unmarked = Unmarked(characters: characters, anchor: anchor, caret: self.caret)
    let start = selection.lowerBound
    let end = replace(selection, with: text)
    // An accent at its beginning belongs to the letter before it.
    markedRange = min(start, end - 1)..<end
    let first = min(start, end)
    anchor = first + min(max(caret, 0), end - first)
    self.caret = anchor + min(max(selectionLength, 0), end - anchor)
  }

  /// Settles what is composed as it stands.
  public mutating func unmarkText() {
    markedRange = nil
    unmarked = nil
  }

  /// Takes what is composed away again.
  private mutating func takeBackMarkedText() {
    if let unmarked { (characters, anchor, caret) = (unmarked.characters, unmarked.anchor, unmarked.caret) }
    unmarkText()
  }

  /// Deletes the selection, or else what lies between the caret and where a movement leads. What is composed is
  /// settled.
  public mutating func delete(_ movement: Movement) {
    unmarkText()
    let target = hasSelection ? anchor : position(after: movement)
    let end = replace(min(caret, target)..<max(caret, target), with: "")
    (anchor, caret) = (end, end)
  }

  /// Replaces characters, and gives the position behind the new ones. What the text is made of is cut into characters
  /// again: an accent that comes to stand behind a letter becomes one with it.
  ///
  /// Only the characters around the edit are cut again, as far as the next on either side that begins with an ASCII
  /// letter or sign: whatever is before such a one has no say in what it and those behind it are cut into.
  private mutating func replace(_ range: Range<Int>, with text: String) -> Int {
    var (first, last) = (max(range.lowerBound - 1, 0), min(range.upperBound + 1, count))
    while first > 0, !beginsWithASCII(first) { first -= 1 }
    while last < count, !beginsWithASCII(last) { last += 1 }
    let before = String(characters[first..<range.lowerBound]) + text
    let cut = Array(before + String(characters[range.upperBound..<last]))
    characters.replaceSubrange(first..<last, with: cut)
    let length = before.utf8.count
    var (position, passed) = (first, 0)
    while passed < length {
      passed += characters[position].utf8.count
      position += 1
    }
    return position
  }

  private func beginsWithASCII(_ position: Int) -> Bool { characters[position].unicodeScalars.first?.isASCII == true }

  func clamped(_ position: Int) -> Int { min(max(position, 0), count) }
}
