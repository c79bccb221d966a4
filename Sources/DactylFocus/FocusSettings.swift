/// What a view, controller or window says of the focus.
struct FocusSettings {
  /// Whether it can have the focus; nil where what it is answers.
  var canBecomeFocused: Bool?
  /// Whom it prefers, in order (F17).
  var preferred: [Entity] = []
  /// Whom it leads to, for a guide; nil for what is none (F11).
  var guide: [Entity]?
  /// The name of its group, or nil (F19).
  var group: String?
  /// Whether headings stay in it (F20).
  var trapsFocus = false
  /// Whether no ring is drawn around it.
  var hidesRing = false
  /// Who comes next in a direction, whatever lies there.
  var neighbors: [(heading: FocusHeading, view: Entity)] = []

  /// Whether it says nothing.
  var isPlain: Bool {
    canBecomeFocused == nil && preferred.isEmpty && guide == nil && group == nil && !trapsFocus && !hidesRing
      && neighbors.isEmpty
  }
}
