/// What a view is to assistive clients, as widgets answer it (`AccessibilityProviding`). What the game sets on the view
/// itself comes before it.
public struct AccessibilityProperties: Hashable, Sendable {
  /// Whether the view is an element, and what is inside it none.
  public var isElement: Bool
  /// Whether widgets inside it are elements, too, though it is one.
  public var hasInnerElements = false
  /// What it is; nil for nothing in particular.
  public var role: AccessibilityRole?
  /// Its name: short, without what it is or its value; nil for the texts inside it.
  public var label: String?
  /// Its value, as text.
  public var value: String?
  /// What happens when it is used, where the name does not say it.
  public var hint: String?
  /// Its kind and state.
  public var traits: AccessibilityTraits
  /// The number that an adjustable or counting element shows, or nil.
  public var number: Double?
  /// The range of that number, or nil.
  public var range: ClosedRange<Double>?
  /// The names of its own actions, in order.
  public var customActions: [String] = []
  /// The selected range of a field's text, in characters; nil where no text is edited.
  public var selection: Range<Int>?

  /// Makes properties.
  public init(
    _ role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: AccessibilityTraits = [], number: Double? = nil, range: ClosedRange<Double>? = nil, isElement: Bool = true
  ) {
    self.isElement = isElement
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.number = number
    self.range = range
  }
}
