import Dactyl

/// A test looked for an element that is not there: the description says what was wanted, what comes nearest, and which
/// elements there are.
public struct ElementNotFound: Error, CustomStringConvertible {
  /// What was wanted, and found instead.
  public let description: String

  init(_ wanted: String, near name: String? = nil, in scene: Scene) {
    var text = "\(wanted) is not there."
    let nearest = name.map { Self.nearest(to: $0, in: scene) } ?? []
    if !nearest.isEmpty { text += " Nearest: \(nearest.joined(separator: "; "))." }
    description = "\(text) The elements:\n\(scene.accessibility)"
  }

  init(_ found: [AccessibilityElement], for wanted: String, in scene: Scene) {
    let list = found.map(\.description).joined(separator: "; ")
    description = "\(wanted) is there \(found.count) times: \(list). The elements:\n\(scene.accessibility)"
  }

  init(waited seconds: Double, in scene: Scene) {
    description = "Nothing came of \(seconds) s of waiting. The elements:\n\(scene.accessibility)"
  }

  /// The three elements whose names differ least from one.
  private static func nearest(to name: String, in scene: Scene) -> [String] {
    let named = scene.accessibility.elements.filter { !$0.label.isEmpty }
    let wanted = Array(name.lowercased())
    let near = named.map { ($0, distance(from: wanted, to: Array($0.label.lowercased().prefix(80)))) }
    let limit = max(2, wanted.count / 2)
    return near.enumerated().filter { $0.element.1 <= limit }
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(3).map(\.element.0.description)
  }

  /// The number of characters to insert, leave out or replace.
  private static func distance(from a: [Character], to b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (line, character) in a.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (place, other) in b.enumerated() {
        let above = row[place + 1]
        row[place + 1] = min(above + 1, row[place] + 1, corner + (character == other ? 0 : 1))
        corner = above
      }
    }
    return row[b.count]
  }
}
