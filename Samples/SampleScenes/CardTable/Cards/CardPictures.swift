import Dactyl

/// The pictures of the cards, loaded once and shared.
struct CardPictures {
  /// The size of a card, in points and in pixels of the sheet.
  static let cardSize = Size(112, 154)

  private let sheet: Texture
  private let backs: [Texture]
  private let shadow: Texture
  private let slot: Texture

  init(from scene: Scene) throws(AssetError) {
    sheet = try scene.texture(named: "cards.bmp")
    backs = [try scene.texture(named: "card-back.bmp"), try scene.texture(named: "card-back-red.bmp")]
    shadow = try scene.texture(named: "card-shadow.bmp")
    slot = try scene.texture(named: "slot.bmp")
  }

  /// Returns the front of a card: the sheet has a row for each suit.
  func front(of number: Int) -> Sprite { Sprite(sheet, cell: Sprite.cell(number, of: Self.cardSize, columns: 13)) }

  /// Returns the back of a card: the cards are those of two decks, shuffled together.
  func back(of number: Int) -> Sprite { Sprite(backs[number % 2]) }

  /// A shadow whose soft rim keeps its width at any size.
  var softShadow: Sprite { Sprite(shadow, slices: EdgeInsets(40)) }

  /// The outline that marks the position of a pile.
  var outline: Sprite { Sprite(slot) }
}
