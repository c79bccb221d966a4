/// A king: tall crown, beard, a fur collar and a sceptre.
struct King {
  let palette: CourtPalette

  init(_ palette: CourtPalette) { self.palette = palette }

  func draw(on canvas: inout Canvas) {
    canvas.fill(.roundedBox(50, 38, 28, 26, radius: 9), palette.hair, edge: palette.line)
    canvas.drawShoulders(palette)
    drawCollar(on: &canvas)
    drawSceptre(on: &canvas)
    canvas.fill(.roundedBox(53.4, 36, 21.2, 26, radius: 9), palette.skin, edge: palette.line)
    drawBeard(on: &canvas)
    canvas.drawFace(palette)
    drawCrown(on: &canvas)
  }

  private func drawCollar(on canvas: inout Canvas) {
    let fur = Path(64, 84).curve(80, 82, 86, 74, 82, 64).line(74, 60).line(64, 72).closedByMirror(at: 64).filled
    canvas.fill(fur, palette.linen, edge: palette.line)
    for (x, y) in [(78.5, 67.5), (79.5, 73.5), (75, 71), (73.5, 77)] as [(Double, Double)] {
      canvas.fill(Shape.line(x, y, x, y + 1.4, width: 1.3).mirrored(at: 64), palette.line)
    }
  }

  private func drawSceptre(on canvas: inout Canvas) {
    canvas.fill(.line(90, 58, 90, 92, width: 3.6), palette.line)
    canvas.fill(.line(90, 58, 90, 92, width: 2), palette.gold)
    canvas.fill(.circle(90, 53, 4), palette.gold, edge: palette.line)
    canvas.fill(.circle(90, 53, 1.7), palette.cloth)
    canvas.fill(.line(90, 45.4, 90, 48, width: 1.8).union(.line(88.6, 46.4, 91.4, 46.4, width: 1.8)), palette.line)
  }

  private func drawBeard(on canvas: inout Canvas) {
    let beard = Path(64, 55.4).curve(67, 53.6, 71, 54, 72.4, 50).line(75, 48).curve(77, 60, 74, 70, 64, 77)
      .closedByMirror(at: 64).filled
    canvas.fill(beard, palette.hair, edge: palette.line)
    canvas.fill(Path(61.8, 58.4).curve(63, 59.6, 65, 59.6, 66.2, 58.4).stroked(1.5), palette.blush)
    for (x, y) in [(64, 71.5), (60, 68), (68, 68)] as [(Double, Double)] {
      canvas.fill(.line(x, y - 5, x, y, width: 0.7), palette.line.alpha(0.4))
    }
  }

  private func drawCrown(on canvas: inout Canvas) {
    let crown = Path(64, 20).line(68.5, 29).line(74, 22.5).line(75.6, 30.2).line(82, 26).line(77, 41).line(64, 42)
      .closedByMirror(at: 64).filled
    canvas.fill(crown, .vertical(palette.gold.mixed(with: .white, 0.3), from: 20, palette.gold, to: 40))
    canvas.fill(crown.outline(1.1), palette.line)
    canvas.fill(.roundedBox(50.6, 36.6, 26.8, 5.2, radius: 1.6), palette.cloth, edge: palette.line)
    for x in [55, 59.5, 64, 68.5, 73] as [Double] { canvas.fill(.circle(x, 39.2, 1.1), palette.gold) }
    canvas.fill(.circle(64, 20, 2), palette.cloth, edge: palette.line, width: 0.9)
    canvas.fill(Shape.circle(74.2, 22.6, 1.6).union(.circle(82, 26, 1.6)).mirrored(at: 64), palette.linen)
    canvas.fill(Shape.circle(74.2, 22.6, 1.6).union(.circle(82, 26, 1.6)).mirrored(at: 64).outline(0.8), palette.line)
  }
}
