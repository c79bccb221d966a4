import Dactyl

/// How far the characters of a line move the pen, kept from edit to edit: only those that changed are measured again.
struct TextFieldWidths {
  private var characters: [Character] = []
  private var font = Font.builtIn
  private var source: ObjectIdentifier?
  /// How far each character moves the pen, and where the pen is behind the first of them, in heights of a line.
  private var advances: [Float] = []
  private var sums: [Float] = [0]

  /// How wide the first characters are, in heights of a line.
  func width(of count: Int) -> Float { sums[min(max(count, 0), sums.count - 1)] }

  /// Measures what is new in a text. Costs a pass over the characters that compares them, and measures those that
  /// differ.
  mutating func update(_ new: [Character], in newFont: Font, of scene: Scene) {
    let newSource = scene.assets.map(ObjectIdentifier.init)
    if font != newFont || source != newSource { self = TextFieldWidths() }
    (font, source) = (newFont, newSource)
    guard !characters.span.isIdentical(to: new.span) else { return }
    let (old, shared) = (characters, min(characters.count, new.count))
    characters = new
    var start = 0
    while start < shared, isSame(old[start], new[start]) { start += 1 }
    var same = 0
    while same < shared - start, isSame(old[old.count - 1 - same], new[new.count - 1 - same]) { same += 1 }
    guard start < old.count || start < new.count else { return }
    advances.replaceSubrange(
      start..<(old.count - same), with: scene.advances(of: new[start..<(new.count - same)], in: font))
    sums.removeLast(old.count - start)
    sums.reserveCapacity(new.count + 1)
    // Summed as the pen sums when it draws.
    var sum = sums[start]
    for index in start..<new.count {
      sum += advances[index]
      sums.append(sum)
    }
  }

  /// Whether two characters have the same scalars, which equal ones need not have.
  private func isSame(_ a: Character, _ b: Character) -> Bool {
    a == b && (a.utf8.count == 1 || a.unicodeScalars.elementsEqual(b.unicodeScalars))
  }
}
