/// Text that an input method is composing and that is not part of the document yet.
public struct TextEditing: Hashable, Sendable {
  /// The composed text so far; empty when composing is over.
  public var text: String
  /// The position of the caret in it, in characters from its start.
  public var caret: Int
  /// The number of characters after the caret that are selected.
  public var selectionLength: Int

  /// Makes a state of composing.
  public init(_ text: String, caret: Int, selectionLength: Int = 0) {
    self.text = text
    self.caret = caret
    self.selectionLength = selectionLength
  }
}
