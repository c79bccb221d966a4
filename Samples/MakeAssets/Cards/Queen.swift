/// A queen: long hair, a tiara with pearls, a necklace and a flower.
struct Queen {
  let palette: CourtPalette

  init(_ palette: CourtPalette) { self.palette = palette }

  func draw(on canvas: inout Canvas) {
    let hair = Path(64, 33).curve(76, 33, 81, 42, 80, 54).curve(79.5, 62, 84, 66, 82, 74).curve(76, 78, 70, 74, 64, 72)
      .closedByMirror(at: 64).filled
    canvas.drawShoulders(palette)
    canvas.fill(hair, palette.hair, edge: palette.line)
    drawDress(on: &canvas)
    let face = Path(64, 36).curve(71, 36, 75, 40, 74.4, 48).curve(74, 56, 69, 61.5, 64, 61.5).closedByMirror(at: 64)
    canvas.fill(face.filled, palette.skin, edge: palette.line)
    canvas.fill(
      Path(64, 37).curve(66, 43, 71, 44, 75.4, 47).line(75.5, 38).line(64, 33).closedByMirror(at: 64).filled,
      palette.hair)
    canvas.drawFace(palette)
    canvas.fill(
      Path(61.4, 56.4).curve(62.6, 55.4, 63.4, 55.6, 64, 56).curve(64.6, 55.6, 65.4, 55.4, 66.6, 56.4)
        .curve(65.4, 58.4, 62.6, 58.4, 61.4, 56.4).filled, Ink(hex: 0xB8323C))
    canvas.fill(Shape.circle(75.3, 55, 1.5).mirrored(at: 64), palette.gold, edge: palette.line, width: 0.7)
    drawTiara(on: &canvas)
    drawFlower(on: &canvas)
  }

  private func drawDress(on canvas: inout Canvas) {
    canvas.fill(
      Path(64, 82).curve(69, 78, 74, 72, 74, 66).line(68, 64).line(68, 58).line(64, 58)
        .closedByMirror(at: 64).filled, palette.skin, edge: palette.line)
    let trim = Path(64, 83.5).curve(70, 79, 75.5, 73, 75.6, 65.5)
    canvas.fill(trim.stroked(4.2).mirrored(at: 64), palette.line)
    canvas.fill(trim.stroked(2.6).mirrored(at: 64), palette.gold)
    for (x, y) in [(64, 70.4), (67.4, 69.2), (70.2, 67)] as [(Double, Double)] {
      canvas.fill(Shape.circle(x, y, 1.35).mirrored(at: 64), palette.linen, edge: palette.line, width: 0.6)
    }
    for (x, y) in [(83, 78), (90, 82), (91, 73)] as [(Double, Double)] {
      canvas.fill(Shape.diamond(x, y, 1.8, 2.4).mirrored(at: 64), palette.gold)
    }
  }

  private func drawTiara(on canvas: inout Canvas) {
    let tiara = Path(64, 20).curve(67, 23, 68, 27, 68.4, 29).curve(70, 25.5, 73, 24.5, 75, 24.5)
      .curve(75, 28, 77, 31, 77.5, 38.5).curve(72, 35, 68, 35, 64, 35).closedByMirror(at: 64).filled
    canvas.fill(tiara, .vertical(palette.gold.mixed(with: .white, 0.3), from: 20, palette.gold, to: 36))
    canvas.fill(tiara.outline(1.1), palette.line)
    canvas.fill(.diamond(64, 29, 2.4, 3.4), palette.cloth, edge: palette.line, width: 0.7)
    canvas.fill(Shape.circle(72.2, 31, 1.4).mirrored(at: 64), palette.cloth)
    canvas.fill(Shape.circle(64, 19.6, 1.7), palette.linen, edge: palette.line, width: 0.8)
    canvas.fill(Shape.circle(75.2, 24.2, 1.5).mirrored(at: 64), palette.linen, edge: palette.line, width: 0.8)
  }

  private func drawFlower(on canvas: inout Canvas) {
    canvas.fill(Path(90, 54).curve(92, 62, 89, 72, 90, 90).stroked(1.6), Ink(hex: 0x3C7A3F))
    canvas.fill(Path(90.4, 66).curve(93, 62, 96, 62, 97, 63).curve(96, 67, 93, 68, 90.4, 66).filled, Ink(hex: 0x3C7A3F))
    var petals = Shape.circle(90, 46.2, 3)
    for (x, y) in [(93.9, 49), (92.4, 53.4), (87.6, 53.4), (86.1, 49)] as [(Double, Double)] {
      petals = petals.union(.circle(x, y, 3))
    }
    canvas.fill(petals, palette.lightCloth, edge: palette.line, width: 0.9)
    canvas.fill(.circle(90, 50.2, 2.2), palette.gold)
  }
}
