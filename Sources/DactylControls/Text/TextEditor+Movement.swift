import Dactyl

extension TextEditor {
  /// Movements of the caret.
  public enum Movement: Hashable, Sendable, CaseIterable {
    /// One character towards the start.
    case backward
    /// One character towards the end.
    case forward
    /// To the start of the word before or around the caret.
    case wordBackward
    /// To the end of the word after or around the caret.
    case wordForward
    /// To the start of the line.
    case lineStart
    /// To the end of the line.
    case lineEnd
    /// To the start of the text.
    case start
    /// To the end of the text.
    case end
  }

  /// Moves the caret, or extends the selection to it. Without extending, a selection collapses: a movement by one
  /// character goes to its edge on that side.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    if hasSelection && !extending {
      if movement == .backward { return moveCaret(to: selection.lowerBound) }
      if movement == .forward { return moveCaret(to: selection.upperBound) }
    }
    moveCaret(to: position(after: movement), extending: extending)
  }

  /// The position that a movement of the caret leads to.
  public func position(after movement: Movement) -> Int {
    var position = caret
    switch movement {
    case .backward: position -= 1
    case .forward: position += 1
    case .wordBackward:
      while position > 0, !isWord(position - 1) { position -= 1 }
      while position > 0, isWord(position - 1) { position -= 1 }
    case .wordForward:
      while position < count, !isWord(position) { position += 1 }
      while position < count, isWord(position) { position += 1 }
    case .lineStart: while position > 0, !characters[position - 1].isNewline { position -= 1 }
    case .lineEnd: while position < count, !characters[position].isNewline { position += 1 }
    case .start: position = 0
    case .end: position = count
    }
    return clamped(position)
  }

  /// The word at a position, or the run of blanks or of other signs there: what a double tap selects. A position
  /// between two of them belongs to the word, or without one to the run after it.
  public func word(at position: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let position = clamped(position)
    var middle = min(position, count - 1)
    if position > 0, !isWord(middle), isWord(position - 1) { middle = position - 1 }
    let kind = kind(middle)
    var (start, end) = (middle, middle + 1)
    while start > 0, self.kind(start - 1) == kind { start -= 1 }
    while end < count, self.kind(end) == kind { end += 1 }
    return start..<end
  }

  /// Selects the word at a position.
  public mutating func selectWord(at position: Int) { select(word(at: position)) }

  private enum Kind {
    case word
    case blank
    case sign
  }

  private func kind(_ position: Int) -> Kind {
    let character = characters[position]
    if character.isLetter || character.isNumber || character == "_" { return .word }
    if character.isWhitespace { return .blank }
    // An apostrophe between letters is part of the word.
    let isApostrophe = character == "'" || character == "\u{2019}"
    if isApostrophe, position > 0, position + 1 < count, characters[position - 1].isLetter,
      characters[position + 1].isLetter
    {
      return .word
    }
    return .sign
  }

  private func isWord(_ position: Int) -> Bool { kind(position) == .word }
}
