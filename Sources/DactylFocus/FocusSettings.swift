/// The settings of a view, controller or window for the focus.
struct FocusSettings {
  /// Whether the view can have the focus; nil for the default of its kind.
  var canBecomeFocused: Bool?
  /// The preferred environments, in order (F17).
  var preferred: [Entity] = []
  /// The environments that a guide leads to; nil for a view that is no guide (F11).
  var guide: [Entity]?
  /// The name of the group, or nil (F19).
  var group: String?
  /// Whether headings stay in the view (F20).
  var trapsFocus = false
  /// Whether the focus ring of the view is hidden.
  var hidesRing = false
  /// The item that comes next for a heading, regardless of positions.
  var neighbors: [(heading: FocusHeading, view: Entity)] = []

  /// Whether all settings have their default values.
  var isPlain: Bool {
    canBecomeFocused == nil && preferred.isEmpty && guide == nil && group == nil && !trapsFocus && !hidesRing
      && neighbors.isEmpty
  }
}
