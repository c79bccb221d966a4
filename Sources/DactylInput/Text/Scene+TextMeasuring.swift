extension Scene {
  /// How large a label's text is where it has all the room that it needs, in points: as the renderer's fonts say, or,
  /// without a source of fonts, in letters six tenths as wide as high, as those of the built-in font are. Costs a pass
  /// over the text.
  public func size(of label: Label) -> Size { size(of: label, fitting: Size(.infinity, .infinity)) }

  /// How large a label's text is in a room: with its lines broken, cut or shrunk as they would be drawn in bounds of
  /// that size. Infinity is no limit; in a room without width nothing is shown. Costs a pass over the text, or what of
  /// it is shown, and about ten where it has to shrink.
  public func size(of label: Label, fitting room: Size) -> Size {
    FittedText(label, in: room, by: assets, keepingLines: false).size
  }

  /// How far each of some characters moves the pen in a line without breaks, in heights of that line.
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
  /// How large the view's `Label` is in a room, in points, as UIKit's `sizeThatFits`: `Scene.size(of:fitting:)`.
  /// Without a label it is the size of the view's bounds.
  public func size(fitting room: Size) -> Size {
    guard let label = self[Label.self], let scene else { return bounds.size }
    return scene.size(of: label, fitting: room)
  }
}
