import DactylScene
import Testing

@Suite struct ColorMakingTests {
  @Test func aNumberIsRedGreenAndBlue() {
    #expect(Color(hex: 0xFF0080) == Color(1, 0, Float(128) / 255))
    #expect(Color(hex: 0xFFFFFF, alpha: 0.5) == Color(1, 1, 1, 0.5))
  }

  @Test(arguments: [
    ("#F80", Color(hex: 0xFF8800)), ("ff8800", Color(hex: 0xFF8800)),
    ("#FF880080", Color(hex: 0xFF8800, alpha: 128 / 255)),
    ("#0000", Color(0, 0, 0, 0)),
  ])
  func textIsAColor(text: String, color: Color) { #expect(Color(text) == color) }

  @Test(arguments: ["", "#", "#12", "#12345", "#GGGGGG", "red", "#1234567", "##FF8800", "#ÄÄÄ"])
  func otherTextIsNone(text: String) { #expect(Color(text) == nil) }

  @Test func huesGoAround() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(1, 0, 0))
    #expect(Color(hue: 1, saturation: 1, brightness: 1) == Color(1, 0, 0))
    let green = Color(hue: 1 / 3, saturation: 1, brightness: 0.5)
    #expect(abs(green.red) < 1e-5 && abs(green.green - 0.5) < 1e-5 && abs(green.blue) < 1e-5)
    #expect(Color(hue: 0.4, saturation: 0, brightness: 0.7) == Color(0.7, 0.7, 0.7))
  }

  @Test func aColorIsThatOfItsHueSaturationAndBrightness() {
    for red in stride(from: Float(0), through: 1, by: 0.25) {
      for green in stride(from: Float(0), through: 1, by: 0.25) {
        for blue in stride(from: Float(0), through: 1, by: 0.25) {
          let (hue, saturation, brightness) = Color(red, green, blue).hsb
          let color = Color(hue: hue, saturation: saturation, brightness: brightness)
          #expect(abs(color.red - red) + abs(color.green - green) + abs(color.blue - blue) < 1e-4)
        }
      }
    }
  }

  @Test func aMixIsBetween() {
    #expect(Color.black.mixed(with: .white, 0.5) == Color(0.5, 0.5, 0.5))
    #expect(Color.red.mixed(with: .blue, 0) == .red)
  }
}
