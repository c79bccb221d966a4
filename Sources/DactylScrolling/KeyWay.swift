/// Which way a key scrolls (V27).
package enum KeyWay {
  /// A line along an axis: arrows.
  case line(ScrollAxis, Double)
  /// By a page, or by several: positive scrolls on, negative back.
  case page(Double)
  /// As far as it goes: home and end.
  case end(Double)

  /// Whether it is for the scroll view alone at which the press started.
  var isOwn: Bool { if case .line = self { true } else { false } }
}
