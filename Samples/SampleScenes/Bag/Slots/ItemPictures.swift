import Dactyl

/// The pictures of items and slots, loaded once and shared.
struct ItemPictures {
  private static let cell = Size(128, 128)
  private let sheet: Texture
  private let slot: Texture

  init(from scene: Scene) throws(AssetError) {
    sheet = try scene.texture(named: "items.bmp")
    slot = try scene.texture(named: "item-slot.bmp")
  }

  /// Returns the picture of an item: the sheet has the items in order.
  func picture(of item: Item) -> Sprite { cell(item.rawValue) }

  /// The padlock of slots that accept nothing.
  var padlock: Sprite { cell(Item.allCases.count) }

  /// Returns the picture of a slot, sunk into the leather.
  func socket(_ rule: SlotRule) -> Sprite {
    let tint =
      switch rule {
      case .anything: Color(1, 1, 1)
      case .arms: Color(1, 0.72, 0.66)
      case .locked: Color(0.6, 0.6, 0.62)
      case .wares: Color(1, 0.9, 0.66)
      }
    return Sprite(slot, tint: tint)
  }

  private func cell(_ number: Int) -> Sprite {
    Sprite(sheet, cell: Sprite.cell(number, of: Self.cell, columns: Item.allCases.count + 1))
  }
}
