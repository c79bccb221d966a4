import Dactyl

/// A line of a panel of the overlay.
enum PanelLine: Hashable {
  /// Text, in as many lines as it needs up to three, with a mark of a colour before it.
  case text(String, mark: Color? = nil, isDim: Bool = false)
  /// A recognizer with its states in a span of time.
  case lane(GestureLane, from: Timestamp, to: Timestamp)
  /// A number as a bar: of a length of 0…1 from the left, or −1…1 from the middle, with the part that counts as rest.
  case bar(String, value: String, length: Float, isSigned: Bool = false, rest: Float = 0)
  /// Colours with what they mean.
  case legend([LegendEntry])
}

/// A colour of the overlay with what it means.
struct LegendEntry: Hashable {
  var color: Color
  var meaning: String
}

/// Lines of a panel under a title. Where room is missing it folds to its title with a summary.
struct PanelSection: Hashable {
  var title: String
  /// What is beside the title.
  var summary = ""
  var lines: [PanelLine]
  /// The lines that are shown before sections after this one get any.
  var least = 3
}
