extension Canvas {
  /// Fills a shape and draws a thin line round it.
  mutating func fill(_ shape: Shape, _ ink: Ink, edge: Ink, width: Double = 1) {
    fill(shape, ink)
    fill(shape.outline(width), edge)
  }

  /// Draws the features all figures share: brows, eyes, nose and cheeks of a face about (64, 48).
  mutating func drawFace(_ palette: CourtPalette) {
    fill(Shape.circle(57.6, 53, 2.2).mirrored(at: 64), palette.blush.alpha(0.45))
    fill(Path(56.8, 45.6).curve(58, 44.2, 60.2, 44.2, 61.2, 45.2).stroked(1).mirrored(at: 64), palette.hair)
    fill(Path.ellipse(59.2, 48.6, 1.25, 1.55).filled.mirrored(at: 64), palette.line)
    fill(Path(64.3, 48.5).line(65.2, 52.2).line(63.7, 52.6).stroked(0.8), palette.skin.mixed(with: palette.line, 0.5))
  }

  /// Draws shoulders under cloth, from the neck out to the frame.
  mutating func drawShoulders(_ palette: CourtPalette) {
    let cloth = Path(64, 60).line(72, 62).curve(88, 65, 97, 70, 101, 92).line(64, 92)
      .closedByMirror(at: 64).filled
    fill(cloth, .vertical(palette.lightCloth, from: 62, palette.cloth, to: 84))
    fill(cloth.outline(1.1), palette.line)
  }
}
