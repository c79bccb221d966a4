/// The pictures that lie under cards: their shadow, and the mark of an empty pile.
enum CardTrim {
  /// Draws a soft shadow with a margin of `shadowMargin` pixels round a card's outline.
  static func drawShadow() -> Raster {
    let margin = shadowMargin
    let (width, height) = (CardLayout.cellWidth + 2 * margin, CardLayout.cellHeight + 2 * margin)
    let blur = Double(margin) - 2
    // The lines of equal distance round a box have round corners outside it, but square ones inside.
    let core = Shape.roundedBox(
      Double(margin) + blur, Double(margin) + blur, Double(CardLayout.cellWidth) - 2 * blur,
      Double(CardLayout.cellHeight) - 2 * blur)
    return Raster(width: width, height: height) { pixel in
      let share = smooth(1 - core.distance(pixel) / (2 * blur))
      return Ink.black.alpha(0.6 * share)
    }
  }

  static let shadowMargin = 20

  /// Draws a faint outline for the position of a pile.
  static func drawSlot() -> Raster {
    var canvas = Canvas(cardColumns: 1, rows: 1)
    let body = CardLayout.body.grown(-2)
    canvas.fill(body, Ink.white.alpha(0.07))
    canvas.fill(body.grown(-0.9).outline(1.8), Ink.white.alpha(0.34))
    return canvas.raster
  }
}
