import Dactyl

/// Text with a caret and a selection, and the operations of editing: plain data that draws nothing.
///
/// Positions count characters as a reader sees them: an accented letter, a flag and a family are one each, however many
/// scalars they consist of. An edit costs a step for each character that it changes, and moves those behind it; the
/// type is meant for lines, not for books. A copy costs nothing until one of the two is edited.
public struct TextEditor: Hashable, Sendable {
  /// The characters in order.
  public private(set) var characters: [Character] = []
  /// The fixed end of the selection, or the caret without one.
  public private(set) var anchor = 0
  /// The position of the caret, before the character with this index; also the moving end of the selection.
  public private(set) var caret = 0
  /// The range of the text that an input method is composing; nil for none.
  public private(set) var markedRange: Range<Int>?
  /// The state before the composing began; nil while nothing is composed.
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

  /// The whole text. Setting it moves the caret to its end.
  public var text: String {
    get { String(characters) }
    set { self = TextEditor(newValue) }
  }

  /// The number of characters.
  public var count: Int { characters.count }
  /// The selected range; empty at the caret without a selection.
  public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  /// Whether anything is selected.
  public var hasSelection: Bool { anchor != caret }
  /// The text that is selected.
  public var selectedText: String { String(characters[selection]) }

  // MARK: Selecting

  /// Moves the caret before a character, or extends the selection to there. Composed text is committed.
  public mutating func moveCaret(to position: Int, extending: Bool = false) {
    unmarkText()
    caret = clamped(position)
    if !extending { anchor = caret }
  }

  /// Selects a range of characters, with the caret at its end.
  public mutating func select(_ range: Range<Int>) {
    moveCaret(to: range.lowerBound)
    moveCaret(to: range.upperBound, extending: true)
  }

  /// Selects all of the text.
  public mutating func selectAll() { select(0..<count) }

  // MARK: Editing

  /// Inserts text in place of the composed text, else of the selection. The caret moves behind it.
  public mutating func insert(_ text: String) {
    takeBackMarkedText()
    let end = replace(selection, with: text)
    (anchor, caret) = (end, end)
  }

  /// Sets the text that an input method is composing, in place of what it composed before, else of the selection. An
  /// empty text cancels the composing and restores the state before it.
  ///
  /// - Parameters:
  ///   - text: The whole composed text so far.
  ///   - caret: The position of the caret, in characters from the start of `text`.
  ///   - selectionLength: The number of selected characters after that.
  public mutating func setMarkedText(_ text: String, caret: Int, selectionLength: Int = 0) {
    takeBackMarkedText()
    guard !text.isEmpty else { return }
    unmarked = Unmarked(characters: characters, anchor: anchor, caret: self.caret)
    let start = selection.lowerBound
    let end = replace(selection, with: text)
    // An accent at the start of the text joins the letter before it.
    markedRange = min(start, end - 1)..<end
    let first = min(start, end)
    anchor = first + min(max(caret, 0), end - first)
    self.caret = anchor + min(max(selectionLength, 0), end - anchor)
  }

  /// Commits the composed text as it is.
  public mutating func unmarkText() {
    markedRange = nil
    unmarked = nil
  }

  /// Removes the composed text, and restores the state before it.
  private mutating func takeBackMarkedText() {
    if let unmarked { (characters, anchor, caret) = (unmarked.characters, unmarked.anchor, unmarked.caret) }
    unmarkText()
  }

  /// Deletes the selection, else the text between the caret and the end of a movement. Composed text is committed.
  public mutating func delete(_ movement: Movement) {
    unmarkText()
    let target = hasSelection ? anchor : position(after: movement)
    let end = replace(min(caret, target)..<max(caret, target), with: "")
    (anchor, caret) = (end, end)
  }

  /// Replaces a range of characters. Returns the position behind the new ones. The result is segmented into characters
  /// again: an accent behind a letter joins it.
  ///
  /// Only the characters around the edit are segmented again, on either side up to the nearest one that begins with an
  /// ASCII scalar: what is before such a character does not affect the segmentation from there on.
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
