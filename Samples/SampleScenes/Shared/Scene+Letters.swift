import Dactyl

/// The size of the smallest text that samples show where there is room for any, in points.
let smallestLetters: Float = 11

extension Scene {
  /// How much room a text takes.
  func room(for text: String, size: Float) -> Size { self.size(of: Label(text, size: size)) }

  /// A text with its lines broken at spaces so that none is wider than asked for; a word that is wider stays as it is.
  func broken(_ text: String, size: Float, within width: Float) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, room(for: "\(last) \(word)", size: size).width <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
