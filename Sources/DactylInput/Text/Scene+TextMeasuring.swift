extension Scene {
  /// The font of all text that has no font of its own (`Font.default`): the built-in one by default. Views that were
  /// given a size by their text keep it.
  ///
  /// ```swift
  /// scene.font = .monospaced
  /// ```
  public var font: Font {
    get { drawing.font }
    set {
      let font = newValue.resolved(in: .builtIn)
      guard font != drawing.font else { return }
      drawing.font = font
      textDidChange()
    }
  }

  /// Draws and measures all texts again.
  private func textDidChange() {
    visualVersion &+= 1
    drawing.places.contentVersion.value = .max
    setNeedsArrangement()
  }

  /// What is drawn and animated differently for people who need it.
  package var display: DisplayAccommodations { drawing.display }

  /// The callers that want to know when that changes.
  package var displayListeners: Listeners<Callback<DisplayAccommodations>> { drawing.displayListeners }

  /// Sets what is drawn and animated differently for people who need it.
  package func setDisplay(_ display: DisplayAccommodations) {
    guard !isAnswering else { return postpone { $0.setDisplay(display) } }
    guard display != drawing.display else { return }
    drawing.display = display
    textDidChange()
    setNeedsLayoutOfAll()
    for part in parts.all { part.displayDidChange(in: self) }
    drawing.displayListeners.call(display)
  }

  /// The widths of letters: of `assets`, or of the fonts that need no file.
  package var fontMetrics: any FontMetrics { assets ?? drawing.builtInFonts }

  /// Returns the size of a label's text without limits of space, in points: by the renderer's fonts, or, without a
  /// source of fonts, by the built-in ones. Costs a pass over the text.
  public func size(of label: Label) -> Size { size(of: label, fitting: Size(.infinity, .infinity)) }

  /// Returns the size of a label's text in a limited space: with its lines broken, truncated or shrunk as they would be
  /// drawn in bounds of that size. Infinity means no limit; in a space without width nothing is shown. Costs a pass
  /// over the text, or over the part that is shown, and about ten where it has to shrink.
  public func size(of label: Label, fitting room: Size) -> Size {
    fit(label, in: room, keepingLines: false).size
  }

  /// Returns a label's text fitted to a space, in the fonts of the scene.
  package func fit(_ label: Label, in room: Size, keepingLines: Bool = true) -> FittedText {
    FittedText(label.resolved(font, display), in: room, by: fontMetrics, keepingLines: keepingLines)
  }

  /// Returns the advance of each character of a range of a line without breaks, in heights of that line, and with the
  /// change of its distance from the character before it.
  package func advances(of characters: [Character], in range: Range<Int>, _ font: Font) -> [Float] {
    var ruler = LetterRuler(fontMetrics, font.resolved(in: self.font))
    var last = range.lowerBound > 0 ? characters[range.lowerBound - 1].unicodeScalars.last : nil
    return characters[range].map { character in
      var width = 0.0
      for scalar in character.unicodeScalars {
        width += ruler.advance(of: scalar) + ruler.kerning(between: last, and: scalar)
        last = scalar
      }
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

  /// The distance of the line on which the letters of the first line of the view's `Label` stand from the top of its
  /// bounds, in points; nil without text. Costs a pass over the text.
  public var firstBaseline: Float? { baselines.map { $0.first - bounds.minY } }

  /// The distance of the line on which the letters of the last line of the view's `Label` stand from the top of its
  /// bounds, in points; nil without text. Costs a pass over the text.
  public var lastBaseline: Float? { baselines.map { $0.last - bounds.minY } }

  private var baselines: (first: Float, last: Float)? {
    guard let label = self[Label.self], let scene else { return nil }
    return scene.fit(label, in: bounds.size).baselines(in: bounds)
  }
}
