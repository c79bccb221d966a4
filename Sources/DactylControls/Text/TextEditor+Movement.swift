import Dactyl

extension TextEditor {
  /// Ways of the caret.
  public enum Movement: Hashable, Sendable, CaseIterable {
    /// One character towards the start.
    case backward
    /// One character towards the end.
    case forward
    /// To the start of the word before the caret, or that it stands in.
    case wordBackward
    /// To the end of the word after the caret, or that it stands in.
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

  /// Moves the caret, or lets the selection reach farther. Without that a selection is given up: one character to either side
  /// leads to its edge.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    if hasSelection && !extending {
      if movement == .backward { return moveCaret(to: selection.lowerBound) }
      if movement == .forward { return moveCaret(to: selection.upperBound) }
    }
    moveCaret(to: place(after: movement), extending: extending)
  }

  /// Where a movement of the caret leads.
  public func place(after movement: Movement) -> Int {
    var place = caret
    switch movement {
    case .backward: place -= 1
    case .forward: place += 1
    case .wordBackward:
      while place > 0, !isWord(place - 1) { place -= 1 }
      while place > 0, isWord(place - 1) { place -= 1 }
    case .wordForward:
      while place < count, !isWord(place) { place += 1 }
      while place < count, isWord(place) { place += 1 }
    case .lineStart: while place > 0, !characters[place - 1].isNewline { place -= 1 }
    case .lineEnd: while place < count, !characters[place].isNewline { place += 1 }
    case .start: place = 0
    case .end: place = count
    }
    return clamped(place)
  }

  /// The word around a place, or the run of blanks or of other signs: what a double tap there selects. A place between two of
  /// them belongs to the word, or else to what follows.
  public func word(at place: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let place = clamped(place)
    var middle = min(place, count - 1)
    if place > 0, !isWord(middle), isWord(place - 1) { middle = place - 1 }
    let kind = kind(middle)
    var (start, end) = (middle, middle + 1)
    while start > 0, self.kind(start - 1) == kind { start -= 1 }
    while end < count, self.kind(end) == kind { end += 1 }
    return start..<end
  }

  /// Selects the word at a place.
  public mutating func selectWord(at place: Int) { select(word(at: place)) }

  private enum Kind {
    case word
    case blank
    case sign
  }

  private func kind(_ place: Int) -> Kind {
    let character = characters[place]
    if character.isLetter || character.isNumber || character == "_" { return .word }
    if character.isWhitespace { return .blank }
    // An apostrophe between letters is one of them.
    let isApostrophe = character == "'" || character == "\u{2019}"
    if isApostrophe, place > 0, place + 1 < count, characters[place - 1].isLetter, characters[place + 1].isLetter {
      return .word
    }
    return .sign
  }

  private func isWord(_ place: Int) -> Bool { kind(place) == .word }
}
