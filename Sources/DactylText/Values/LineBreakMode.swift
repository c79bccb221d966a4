/// What becomes of text that is wider than its view, or has more lines than it may: `NSLineBreakMode` in UIKit.
///
/// The modes that truncate break lines at words, too, where a label may have more than one; the last of them gets the
/// ellipsis. Spaces at the end of a line take no room. Nothing is ever parted inside a grapheme cluster.
public enum LineBreakMode: UInt8, Hashable, Sendable {
  /// Lines end where UAX #14 lets them, and a word that is wider than a line between its letters. Lines that are too
  /// many are left out.
  case byWordWrapping = 0
  /// Lines end between any two letters. Lines that are too many are left out.
  case byCharWrapping
  /// Lines end where the text says so; letters that do not fit a line as a whole, and lines that are too many, are left
  /// out.
  case byClipping
  /// As by word wrapping, and the last line shows the end of the text after an ellipsis: "…wxyz".
  case byTruncatingHead
  /// As by word wrapping, and the last line ends in an ellipsis: "abcd…".
  case byTruncatingTail
  /// As by word wrapping, and the last line shows its start and the end of the text around an ellipsis: "ab…yz".
  case byTruncatingMiddle
}
