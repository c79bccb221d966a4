/// An element that assistive clients know of, or a container of elements, as it was when it was read. A value.
public struct AccessibilityElement: Hashable, Sendable, Identifiable {
  /// Its identity.
  public internal(set) var id: AccessibilityElementID
  /// Whether it is an element; otherwise a container.
  public internal(set) var isElement: Bool
  /// What it is.
  public internal(set) var role: AccessibilityRole
  /// Its name; empty for none.
  public internal(set) var label: String
  /// Its value as text; empty for none.
  public internal(set) var value: String
  /// What happens when it is used; empty where the name says it.
  public internal(set) var hint: String
  /// Its kind and state.
  public internal(set) var traits: AccessibilityTraits
  /// The number that it shows, or nil.
  public internal(set) var number: Double?
  /// The range of that number, or nil.
  public internal(set) var range: ClosedRange<Double>?
  /// The selected range of the text that it edits, in characters, or nil.
  public internal(set) var selection: Range<Int>?
  /// The upright box around it, in the scene's coordinates.
  public internal(set) var frame: Rect
  /// Its bounds, in its own coordinates, and the transform from there to the scene's.
  var bounds: Rect
  var transform: Transform
  /// Where a client touches it, in the scene's coordinates (AX6).
  public internal(set) var activationPoint: Point
  /// Whether any of it is in sight: not scrolled away, nor beyond what clips it.
  public internal(set) var isVisible: Bool
  /// Whether it has the focus of the keyboard.
  public internal(set) var isFocused: Bool
  /// Its number in a list, counted from 0, and the number of all; nil for what is in no list (AX12).
  public internal(set) var place: Place?
  /// The names of its own actions.
  public internal(set) var customActions: [String]
  /// The container that it is in; nil for a window.
  public internal(set) var parent: AccessibilityElementID?
  /// What is in it, in reading order.
  public internal(set) var children: [AccessibilityElementID]

  /// Its outline in the scene's coordinates: the corners of its bounds under all transforms, clockwise from the upper
  /// left one where nothing is mirrored. Makes an array.
  public var path: [Point] { bounds.corners(by: transform) }

  /// A place in a list.
  public struct Place: Hashable, Sendable {
    /// The number, counted from 0.
    public var index: Int
    /// The number of all.
    public var count: Int
  }
}

extension AccessibilityElement {
  /// An element of no view.
  static var empty: Self {
    Self(
      id: AccessibilityElementID(.none), isElement: false, role: .group, label: "", value: "", hint: "", traits: [],
      number: nil, range: nil, selection: nil, frame: .zero, bounds: .zero, transform: .identity,
      activationPoint: .zero, isVisible: false, isFocused: false, place: nil, customActions: [], parent: nil,
      children: [])
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// What it is with its name, value and state, in a line: `button "Undo" (not enabled)`.
  public var description: String {
    var text = "\(role.rawValue)"
    if !label.isEmpty { text += " \"\(label)\"" }
    if !value.isEmpty { text += " = \(value)" }
    if let place { text += ", \(place.index + 1) of \(place.count)" }
    var notes: [String] = []
    if traits.contains(.notEnabled) { notes.append("not enabled") }
    if traits.contains(.selected) { notes.append("selected") }
    if isFocused { notes.append("focused") }
    if !isVisible { notes.append("out of sight") }
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: ", ")))"
  }
}

extension Rect {
  /// The corners under a transform, clockwise from the upper left one where it mirrors nothing.
  func corners(by map: Transform) -> [Point] {
    [
      map.apply(to: origin), map.apply(to: Point(maxX, minY)), map.apply(to: Point(maxX, maxY)),
      map.apply(to: Point(minX, maxY)),
    ]
  }
}
