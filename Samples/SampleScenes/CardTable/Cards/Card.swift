import Dactyl
import DactylControls

/// A card: a view that takes touches, and in it, hidden from touches, the shadow and the face.
///
///     view      moves, grows when lifted, tilts      takes the touches
///       body    squeezes when it turns over          takes none, nor does anything in it
///         shadow, face
package final class Card {
  /// The number of the card, 0…51: suit times thirteen plus rank.
  let number: Int
  /// The view that is moved and touched.
  package let view: View
  /// The view with everything that is drawn.
  let body: View
  /// The shadow on the things below.
  let shadow: View
  /// Whether the front shows, or will when the card has turned over.
  var isFaceUp: Bool
  /// The pile of the card; nil for a card that lies free on the table or is held by a finger.
  weak var pile: Pile? {
    didSet { letBeFocused() }
  }
  /// The angle of the card when no finger holds it, clockwise, in radians.
  var restAngle: Float = 0
  /// The point at which the centre of the card rests when it lies free, in the table's coordinates.
  var restLocation = Point.zero
  /// The opacity of the shadow: the shadows of cards that lie close on each other add up.
  var shadowStrength: Float = 1

  /// Straightens the card after it was tilted; made once, since it is needed with every move of a finger.
  private(set) var straightenWhenTilted: ((Bool) -> Void)?
  private let face: View
  private let pictures: CardPictures
  private var wasSeen = false

  init(_ number: Int, isFaceUp: Bool, pictures: CardPictures, in scene: Scene) {
    self.number = number
    self.isFaceUp = isFaceUp
    self.pictures = pictures
    let bounds = Rect(origin: .zero, size: CardPictures.cardSize)
    view = scene.makeView(frame: bounds)
    view.name = "card \(number)"
    view.accessibilityTraits = .button
    body = scene.addView(frame: bounds, to: view)
    body.isUserInteractionEnabled = false
    shadow = scene.addView(frame: Self.restingShadow, to: body)
    shadow[Sprite.self] = pictures.softShadow
    face = scene.addView(frame: bounds, to: body)
    showSide()
    addPreview()
    straightenWhenTilted = { [weak self] isWhole in
      if isWhole { self?.straighten(after: 0.3) }
    }
  }

  /// Shows the side that is up.
  func showSide() {
    face[Sprite.self] = isFaceUp ? pictures.front(of: number) : pictures.back(of: number)
    view.accessibilityLabel = isFaceUp ? name : "face-down card"
    letBeFocused()
  }

  /// Shows the card large, face up or not, to a finger that presses hard on it.
  private func addPreview() {
    let preview = view.addPreviewInteraction { [weak self] view in
      guard let self, let picture = face[Sprite.self], let scene = view.scene else { return nil }
      let size = CardPictures.cardSize
      let scale = max(min(3, (scene.size.height - 80) / size.height), 1)
      let large = scene.makeView(frame: Rect(0, 0, size.width * scale, size.height * scale))
      large[Sprite.self] = picture
      large.accessibilityLabel = view.accessibilityLabel
      return large
    }
    // A finger that only stays takes the pile.
    preview.gesture?.duration = .infinity
  }

  /// Whether no card of its pile lies on it.
  var isInFront = true {
    didSet { letBeFocused() }
  }

  /// A card that others cover can't be told from them, until it was once seen, and one that lies free may be covered by
  /// anything: keys pass them.
  private func letBeFocused() {
    wasSeen = wasSeen || isFaceUp
    view.canBecomeFocused = pile != nil && (wasSeen || isInFront)
  }

  /// Names the cards before and after it in a pile, to which arrows go in the direction of the pile: they overlap, so
  /// that their places do not tell.
  func letFocusPass(to last: Card?, _ next: Card?, _ style: PileStyle) {
    let isAcross = style == .row || style == .arc
    view.setNextFocusItem(isAcross ? last?.view : nil, .left)
    view.setNextFocusItem(isAcross ? next?.view : nil, .right)
    view.setNextFocusItem(isAcross ? nil : last?.view, .up)
    view.setNextFocusItem(isAcross ? nil : next?.view, .down)
  }

  /// The name of the card, as a player says it.
  var name: String { "\(Self.ranks[number % 13]) of \(Self.suits[number / 13 % 4])" }

  private static let ranks = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
  static let suits = ["spades", "hearts", "diamonds", "clubs"]
}
