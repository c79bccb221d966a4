/// The treatment of text that is wider than its view, or has too many lines: `NSLineBreakMode` in UIKit.
///
/// The modes that truncate break lines at words as well, in labels of more than one line; the last line gets the
/// ellipsis. Spaces at the end of a line take no room. Grapheme clusters are never divided.
public enum LineBreakMode: UInt8, Hashable, Sendable {
  /// Lines end where UAX #14 allows it, and a word that is wider than a line between its letters. Lines beyond the
  /// limit are left out.
  case byWordWrapping = 0
  /// Lines end between any two letters. Lines beyond the limit are left out.
  case byCharWrapping
  /// Lines end only at line ends of the text; letters that do not fit a line as a whole, and lines beyond the limit,
  /// are left out.
  case byClipping
  /// Like `byWordWrapping`; the last line shows the end of the text after an ellipsis: "…wxyz".
  case byTruncatingHead
  /// Like `byWordWrapping`; the last line ends in an ellipsis: "abcd…".
  case byTruncatingTail
  /// Like `byWordWrapping`; the last line shows its start and the end of the text around an ellipsis: "ab…yz".
  case byTruncatingMiddle
}
