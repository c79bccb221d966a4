import Testing

@testable import DactylSDL

/// The colour of text that has none of its own.
@Suite struct ContrastTests {
  private let bounds = Rect(0, 0, 100, 50)

  /// The colour in which a label is drawn over other items.
  private func textColor(on background: Color, _ fill: (inout DrawList) -> Void = { _ in }) -> VertexColor? {
    var list = DrawList()
    fill(&list)
    list.add(.label(Label("I", size: 20)), in: bounds)
    var tessellator = Tessellator()
    tessellator.background = background
    tessellator.tessellate(
      list, through: Viewport(windowSize: Size(200, 100)), text: TextLayout(pictures: PictureTable()))
    return tessellator.vertices.last?.color
  }

  @Test func textContrastsWithTheBackground() {
    #expect(textColor(on: .black) == VertexColor(.white))
    #expect(textColor(on: .white) == VertexColor(.black))
    #expect(textColor(on: .yellow) == VertexColor(.black))
    #expect(textColor(on: .indigo) == VertexColor(.white))
  }

  @Test func textContrastsWithThePanelBehindIt() {
    let panel: (inout DrawList) -> Void = { [bounds] in $0.add(.shape(Shape(.rectangle(), fill: .white)), in: bounds) }

    #expect(textColor(on: .black, panel) == VertexColor(.black))
  }

  @Test func aPanelBesideItDoesNotCount() {
    let color = textColor(on: .black) { $0.add(.shape(Shape(.rectangle(), fill: .white)), in: Rect(0, 60, 100, 40)) }

    #expect(color == VertexColor(.white))
  }

  @Test func whatIsSeenThroughCountsInPart() {
    let dark = textColor(on: .white) { [bounds] in
      $0.add(.shape(Shape(.rectangle(), fill: Color(0, 0, 0, 0.9))), in: bounds)
    }
    let light = textColor(on: .white) { [bounds] in
      $0.add(.shape(Shape(.rectangle(), fill: Color(0, 0, 0, 0.1))), in: bounds)
    }
    let line = textColor(on: .white) { [bounds] in $0.add(.shape(Shape(.rectangle(), stroke: .black)), in: bounds) }

    #expect(dark == VertexColor(.white) && light == VertexColor(.black) && line == VertexColor(.black))
  }

  @Test func aColorOfItsOwnStays() {
    var list = DrawList()
    list.add(.label(Label("I", size: 20, color: .red)), in: bounds)
    var tessellator = Tessellator()
    tessellator.tessellate(
      list, through: Viewport(windowSize: Size(200, 100)), text: TextLayout(pictures: PictureTable()))

    #expect(tessellator.vertices.last?.color == VertexColor(.red))
  }

  @Test func aPictureCountsByItsAverage() {
    let pictures = PictureTable()
    let id = pictures.add(Picture(width: 2, height: 2, filledWith: (255, 255, 255, 255)))

    #expect(pictures.averageColor(of: id) == .white)
    pictures.update(id) { for index in 0..<8 { $0.pixels[index] = 0 } }
    let half = pictures.averageColor(of: id)
    #expect(abs(half.alpha - 0.5) < 0.01 && half.red == 1, "the rest is clear")
    #expect(pictures.averageColor(of: 77) == .clear)
  }

  @Test("Where contrast is to be increased, texts have at least 7 to 1, and change no more than they need (AX30)")
  func increased() {
    for behind in [SIMD3<Float>(0, 0, 0), SIMD3(1, 1, 1), SIMD3(0.9, 0.9, 0.8), SIMD3(0.1, 0.2, 0.4)] {
      let background = TextBackground(color: behind)
      for text in [Color(0.5, 0.5, 0.5), Color(0.2, 0.4, 0.9), Color(0.8, 0.2, 0.2), Color(0, 0, 0, 0.4)] {
        let readable = background.readable(text)
        let contrast = background.contrast(SIMD3(readable.red, readable.green, readable.blue))
        #expect(readable == text || contrast >= 7 && contrast < 9, "\(text) on \(behind): \(contrast)")
        #expect(text.alpha == 1 || readable.alpha == 1 || contrast >= 7)
      }
    }
    #expect(TextBackground(color: SIMD3(1, 1, 1)).readable(.black) == .black)
    #expect(TextBackground(color: SIMD3(0, 0, 0)).readable(.clear) == .clear)
  }

  @Test("The renderer does so for the whole text and for its parts")
  func drawn() {
    func color(_ text: AttributedText, _ color: Color?, _ isIncreased: Bool) -> VertexColor? {
      var list = DrawList()
      list.increasesContrast = isIncreased
      list.add(.label(Label(text, size: 20, color: color)), in: bounds)
      var tessellator = Tessellator()
      tessellator.background = .white
      tessellator.tessellate(
        list, through: Viewport(windowSize: Size(200, 100)), text: TextLayout(pictures: PictureTable()))
      return tessellator.vertices.last?.color
    }
    let grey = Color(0.7, 0.7, 0.7)
    let wanted = VertexColor(TextBackground(color: SIMD3(1, 1, 1)).readable(grey))
    let plain = AttributedText("I")
    var attributes = TextAttributes()
    attributes.color = grey
    let part = AttributedText("I", attributes)
    #expect(color(plain, grey, false) == VertexColor(grey) && color(plain, grey, true) == wanted)
    #expect(color(part, nil, false) == VertexColor(grey) && color(part, nil, true) == wanted)
  }
}
