import Dactyl

/// The advance widths of the characters of a line, kept from edit to edit: only changed characters are measured again.
struct TextFieldWidths {
  private var characters: [Character] = []
  private var font = Font.default
  private var source: ObjectIdentifier?
  /// The advance of each character, and the sums of the first ones, in line heights.
  private var advances: [Float] = []
  private var sums: [Float] = [0]

  /// The width of a number of leading characters, in line heights.
  func width(of count: Int) -> Float { sums[min(max(count, 0), sums.count - 1)] }

  /// Measures the changed characters of a text. Costs a pass that compares the characters, and the measuring of those
  /// that differ.
  mutating func update(_ new: [Character], in newFont: Font, of scene: Scene) {
    let newFont = newFont.resolved(in: scene.font)
    let newSource = scene.assets.map(ObjectIdentifier.init)
    if font != newFont || source != newSource { self = TextFieldWidths() }
    (font, source) = (newFont, newSource)
    guard let change = CharacterChange(from: characters, to: new) else { return }
    let old = characters
    characters = new
    let start = change.start
    // The character after the changed ones has another one before it.
    let same = max(0, new.count - change.newEnd - 1)
    advances.replaceSubrange(
      start..<(old.count - same), with: scene.advances(of: new, in: start..<(new.count - same), font))
    sums.removeLast(old.count - start)
    sums.reserveCapacity(new.count + 1)
    // Added in the same order as the pen does when it draws.
    var sum = sums[start]
    for index in start..<new.count {
      sum += advances[index]
      sums.append(sum)
    }
  }
}
