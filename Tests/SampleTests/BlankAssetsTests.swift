import Dactyl
import Foundation
import SampleScenes
import Testing

struct BlankAssetsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Assets/Images").standardizedFileURL

  @Test(arguments: [
    "cards", "card-back", "card-back-red", "card-shadow", "slot", "felt", "vignette", "spot", "ring", "panel", "card",
    "wood", "photo-shadow", "photo-balloons", "photo-circles", "photo-city", "photo-contours", "photo-dawn",
    "photo-dunes", "photo-forest", "photo-lake", "photo-night", "photo-sea", "items",
    "item-slot",
  ])
  func aBlankPictureHasTheSizeOfTheRealOne(_ name: String) throws {
    let header = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("\(name).bmp")).prefix(26))
    func number(at offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(header[offset + $1]) << ($1 * 8) } }
    let height = Int32(truncatingIfNeeded: number(at: 22))

    let blank = try BlankAssets().texture(named: "\(name).bmp")

    #expect(blank.size == Size(Float(number(at: 18)), Float(abs(height))))
  }

  @Test func anUnknownPictureIsAnErrorThatNamesIt() {
    #expect(throws: AssetError.self) { try BlankAssets().texture(named: "nothing.bmp") }
    let blank = BlankAssets()
    #expect((try? blank.texture(named: "slot.bmp")) == (try? blank.texture(named: "slot.bmp")))
  }
}
