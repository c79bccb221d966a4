/// The rules of behaviour by which decisions are made. Each case is the rule's id.
public enum Rule: UInt8, Sendable, CaseIterable {
  /// No rule: a plain fact.
  case none
  // Hit-testing.
  case H1, H2, H4, H7, H9, H11, H13
  // Touches.
  case T7, T9, T14, T19, T22, T23, T26, T27, T35
  // Windows.
  case W4, W11
  // Gestures.
  case G2, G6, G11, G12, G13, G14, G15, G16, G21, G22, G25, G26, G27, G28, G29, G34, G35, G37, G38, G42, G47, G48, G50,
    G52, G53
  case G60, G67
  // Delivery.
  case D7, D8, D10

  /// The rule's id, as the rules are cited everywhere.
  public var id: String { String(describing: self) }
}
