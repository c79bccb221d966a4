/// One picture file: its name and how to draw it.
struct Picture {
  let name: String
  let draw: () -> Raster

  /// Every picture of the samples.
  static var all: [Picture] {
    [
      Picture(name: "cards.bmp") { CardSheet.draw() },
      Picture(name: "card-back.bmp") { CardBack(ink: Ink(hex: 0x1F3F86)).draw() },
      Picture(name: "card-back-red.bmp") { CardBack(ink: Ink(hex: 0x9C2233)).draw() },
      Picture(name: "card-shadow.bmp") { CardTrim.drawShadow() },
      Picture(name: "slot.bmp") { CardTrim.drawSlot() },
      Picture(name: "felt.bmp") { Felt.draw() },
      Picture(name: "vignette.bmp") { Felt.drawVignette() },
      Picture(name: "spot.bmp") { Marks.drawSpot() },
      Picture(name: "ring.bmp") { Marks.drawRing() },
      Picture(name: "panel.bmp") { Marks.drawPanel() },
      Picture(name: "card.bmp") { FriendlyCard.draw() },
      Picture(name: "photo-shadow.bmp") { PhotoTrim.drawShadow() },
      Picture(name: "wood.bmp") { PhotoTrim.drawWood() },
      Picture(name: "items.bmp") { ItemSheet.draw() },
      Picture(name: "item-slot.bmp") { ItemSheet.drawSlot() },
    ] + Photo.all.map { Picture(name: "photo-\($0.name).bmp", draw: $0.draw) }
  }
}
