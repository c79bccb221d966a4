import DactylControls

/// The paths by which screen readers name objects. They say which object it is, so that no table of them is kept: the
/// path of an element that has ended names nothing.
enum AccessiblePath: Hashable {
  /// The program.
  case application
  /// A window of the system, by its number.
  case window(Int)
  /// An element or container in a window's scene.
  case element(Int, AccessibilityElementID)
  /// An announcement, by its number.
  case announcement(Int)

  private static let folder = "/org/a11y/atspi/accessible/"
  /// What names no object.
  static let null = "/org/a11y/atspi/null"

  /// Reads a path; nil for one that was not made here.
  init?(_ text: String) {
    guard text.hasPrefix(Self.folder) else { return nil }
    let name = text.dropFirst(Self.folder.count)
    if name == "root" {
      self = .application
      return
    }
    let numbers = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = numbers.first, let number = first else { return nil }
    switch (name.first, numbers.count) {
    case ("a", 1): self = .announcement(number)
    case ("w", 1): self = .window(number)
    case ("w", 3), ("w", 4):
      guard let index = numbers[1].flatMap({ UInt32(exactly: $0) }),
        let generation = numbers[2].flatMap({ UInt32(exactly: $0) }), numbers.count == 3 || numbers[3] != nil
      else { return nil }
      let view = Entity(index: index, generation: generation)
      self = .element(number, AccessibilityElementID(view, part: numbers.count == 4 ? numbers[3] : nil))
    default: return nil
    }
  }

  /// The path as text.
  var text: String {
    switch self {
    case .application: "\(Self.folder)root"
    case .window(let number): "\(Self.folder)w\(number)"
    case .announcement(let number): "\(Self.folder)a\(number)"
    case .element(let number, let id):
      "\(Self.folder)w\(number)_\(id.view.index)_\(id.view.generation)" + (id.part.map { "_\($0)" } ?? "")
    }
  }
}
