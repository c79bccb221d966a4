/// The distance that a key scrolls (V27).
package enum KeyWay {
  /// One line along an axis: arrows.
  case line(ScrollAxis, Double)
  /// A number of pages: positive scrolls forward, negative back.
  case page(Double)
  /// To the end or the beginning: the end and home keys.
  case end(Double)

  /// Whether the key scrolls only the scroll view at which the press started.
  var isOwn: Bool { if case .line = self { true } else { false } }
}
