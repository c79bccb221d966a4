import Dactyl

/// The least size of the letters in the samples, in points, except where there is no room at all.
let smallestLetters: Float = 11

extension Scene {
  /// Returns the size of a text.
  func room(for text: String, size: Float) -> Size { self.size(of: Label(text, size: size)) }

  /// Returns a text with its lines broken at spaces so that each fits the width; a word that is wider stays whole.
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
