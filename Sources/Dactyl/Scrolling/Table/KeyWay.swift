/// Which way a key scrolls (V27).
enum KeyWay {
  /// A line along an axis: arrows.
  case line(ScrollAxis, Double)
  /// A page.
  case page(Double)
  /// As far as it goes: home and end.
  case end(Double)

  /// Whether it is for the scroll view alone at which the press started.
  var isOwn: Bool { if case .line = self { true } else { false } }

  /// What a key or button says; nil for those that do not scroll.
  init?(_ press: Press) {
    switch press.type {
    case .key(.up), .button(.dpadUp): self = .line(.vertical, -1)
    case .key(.down), .button(.dpadDown): self = .line(.vertical, 1)
    case .key(.left), .button(.dpadLeft): self = .line(.horizontal, -1)
    case .key(.right), .button(.dpadRight): self = .line(.horizontal, 1)
    case .key(.pageUp): self = .page(-1)
    case .key(.pageDown): self = .page(1)
    case .key(.space): self = .page(press.modifierFlags.contains(.shift) ? -1 : 1)
    case .key(.home): self = .end(-1)
    case .key(.end): self = .end(1)
    default: return nil
    }
  }
}
