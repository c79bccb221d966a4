extension Scene {
  /// Returns the size of a label's text without limits of space, in points: by the renderer's fonts, or, without a
  /// source of fonts, with letters of a width of 0.6 of their height, as in the built-in font. Costs a pass over the
  /// text.
  public func size(of label: Label) -> Size { size(of: label, fitting: Size(.infinity, .infinity)) }

  /// Returns the size of a label's text in a limited space: with its lines broken, truncated or shrunk as they would be
  /// drawn in bounds of that size. Infinity means no limit; in a space without width nothing is shown. Costs a pass
  /// over the text, or over the part that is shown, and about ten where it has to shrink.
  public func size(of label: Label, fitting room: Size) -> Size {
    FittedText(label, in: room, by: assets, keepingLines: false).size
  }

  /// Returns the advance of each of some characters in a line without breaks, in heights of that line.
  package func advances(of characters: ArraySlice<Character>, in font: Font) -> [Float] {
    var ruler = LetterRuler(assets, font)
    return characters.map { character in
      var width = 0.0
      for scalar in character.unicodeScalars { width += ruler.advance(of: scalar) }
      return Float(width)
    }
  }
}

extension View {
  /// Returns the size of the view's `Label` in a limited space, in points, as UIKit's `sizeThatFits` does: see
  /// `Scene.size(of:fitting:)`. Without a label it is the size of the view's bounds.
  public func size(fitting room: Size) -> Size {
    guard let label = self[Label.self], let scene else { return bounds.size }
    return scene.size(of: label, fitting: room)
  }
}
