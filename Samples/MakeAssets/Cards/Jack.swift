/// A jack: a cap with a feather, bobbed hair, a ruff and a sash.
struct Jack {
  let palette: CourtPalette

  init(_ palette: CourtPalette) { self.palette = palette }

  func draw(on canvas: inout Canvas) {
    let hair = Path(64, 36).curve(75, 34, 80, 44, 79, 52).curve(79, 58, 82, 60, 80, 63).curve(74, 65, 70, 62, 64, 62)
    canvas.drawShoulders(palette)
    drawTunic(on: &canvas)
    canvas.fill(hair.closedByMirror(at: 64).filled, palette.hair, edge: palette.line)
    drawRuff(on: &canvas)
    let face = Path(64, 36).curve(72, 36, 74.6, 41, 74.2, 48).curve(74, 57, 69, 61.5, 64, 61.5).closedByMirror(at: 64)
    canvas.fill(face.filled, palette.skin, edge: palette.line)
    canvas.drawFace(palette)
    canvas.fill(Path(61, 56.2).curve(62.4, 57.8, 65.6, 57.8, 67, 56.2).stroked(1.2), Ink(hex: 0xB5524A))
    drawCap(on: &canvas)
  }

  private func drawTunic(on canvas: inout Canvas) {
    let sash = Path(40, 66).line(51, 63).line(92, 92).line(76, 92).filled
    canvas.fill(sash, palette.gold, edge: palette.line)
    canvas.fill(Path(44.5, 66.2).line(82, 93).stroked(1.4), palette.darkGold)
    for (x, y) in [(80, 70), (85, 77), (90, 84), (86, 69), (91, 76)] as [(Double, Double)] {
      canvas.fill(.diamond(x, y, 1.7, 2.3), palette.gold)
    }
    for (x, y) in [(40, 80), (47, 84), (37, 73)] as [(Double, Double)] {
      canvas.fill(.diamond(x, y, 1.7, 2.3), palette.gold)
    }
  }

  private func drawRuff(on canvas: inout Canvas) {
    var ruff = Path.ellipse(64, 64, 13, 4.6).filled
    for x in [52, 56, 60, 64] as [Double] {
      ruff = ruff.union(Shape.circle(x, 66.4 + (x - 52) * 0.16, 3.2).mirrored(at: 64))
    }
    canvas.fill(ruff, palette.linen, edge: palette.line)
    for (x, y) in [(58, 68.6), (62, 69.4), (54.2, 67.2)] as [(Double, Double)] {
      canvas.fill(Shape.line(x + 0.6, y - 3, x, y, width: 0.7).mirrored(at: 64), palette.line.alpha(0.45))
    }
  }

  private func drawCap(on canvas: inout Canvas) {
    let feather = Path(74, 37).curve(86, 36, 95, 30, 94, 20).curve(84, 21, 76, 25, 72, 33).filled
    canvas.fill(feather, palette.linen, edge: palette.line)
    canvas.fill(Path(73, 36).curve(80, 33, 88, 27, 92.4, 21.6).stroked(0.8), palette.line.alpha(0.6))
    for (x, y) in [(80, 31.6), (85, 28)] as [(Double, Double)] {
      canvas.fill(.line(x, y, x + 3.6, y + 2.4, width: 0.7), palette.line.alpha(0.5))
    }
    let cap = Path(50, 38).curve(45, 30, 52, 23, 63, 22.5).curve(75, 22, 82, 29, 78.4, 38).filled
    canvas.fill(cap, .vertical(palette.lightCloth, from: 22, palette.darkCloth, to: 40))
    canvas.fill(cap.outline(1.1), palette.line)
    canvas.fill(.roundedBox(49.6, 36, 29.2, 5.4, radius: 2.4), palette.gold, edge: palette.line)
    canvas.fill(.circle(73, 38.6, 3), palette.cloth, edge: palette.line)
    canvas.fill(.circle(73, 38.6, 1.1), palette.linen)
  }
}
