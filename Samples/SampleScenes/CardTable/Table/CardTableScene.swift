import Dactyl

/// The card table: fifty-two cards in piles, dragged by any number of fingers and the mouse, one card a finger.
///
/// - A drag moves a card, in front of everything. Dropped over the front of a pile it joins the pile; dropped elsewhere
///   it stays where it is let go.
/// - A tap turns a card over. A long press lifts the whole pile, which goes where the finger goes; dropped over another
///   pile, its cards join that one.
/// - A drag that is cancelled, by Escape for one, glides back to where it began.
/// - Control-Z takes the last drop or tap back, Control-Shift-Z does it again.
/// - F1 shows the keys, F3 the touches and recognizers.
///
/// All piles have room in a window of any size: the table is shown smaller or larger.
///
/// It needs no display. The same input at the same moments gives the same events and pictures. It lives as long as its
/// scene: what the scene calls holds it.
public final class CardTableScene {
  /// What hears of everything that happens.
  public var onEvent: ((CardTableEvent) -> Void)?
  /// The scene that it fills.
  public let scene: Scene

  /// All cards, by number.
  package private(set) var cards: [Card] = []
  private(set) var piles: [Pile] = []
  /// Parent of the piles, and of the cards that lie free.
  let table: View
  /// Parent of what fingers hold, in front of the table.
  let air: View
  /// How many cards were laid down free so far.
  var freeDrops = 0
  /// What can be taken back.
  let undoManager = UndoManager()
  /// The size of the table in its own points, in which a card is always as large: at least the least size, and as wide
  /// or high as the window asks for beyond that.
  private(set) var tableSize = CardTableScene.leastSize
  /// How large a point of the table is shown: as large as the window has room for, within limits.
  private(set) var zoom: Float = 1
  private let felt: Felt
  private let helpPanel: HelpPanel
  private let overlay: TouchOverlay

  /// Fills a scene with a table and deals the cards. Throws an `AssetError` when the scene has no source of pictures,
  /// or one of them is missing.
  public init(in scene: Scene, onEvent: ((CardTableEvent) -> Void)? = nil) throws(AssetError) {
    self.scene = scene
    self.onEvent = onEvent
    let pictures = try CardPictures(from: scene)
    felt = try Felt(in: scene)
    table = scene.addView(frame: .zero)
    table.name = "table"
    air = scene.addView(frame: .zero)
    air.name = "air"
    for layer in [table, air] { layer.passesThrough = true }
    helpPanel = try HelpPanel("Card Table", Self.help, in: scene)
    overlay = try TouchOverlay(in: scene)
    for plan in Deal.plans { deal(plan, pictures) }
    cards.sort { $0.number < $1.number }
    fit()
    for pile in piles { pile.arrange(isAnimated: false) }
    scene.onEvent { [self] in hear($0) }
    listenToFingers()
    listenForUndo()
  }

  private func deal(_ plan: Deal.Plan, _ pictures: CardPictures) {
    let pile = Pile(
      piles.count, style: plan.style, anchor: plan.anchor, outline: pictures.outline, in: table, of: scene)
    piles.append(pile)
    for (index, number) in plan.cards.enumerated() {
      let isFaceUp = index >= plan.cards.count - plan.faceUp
      let card = Card(number, isFaceUp: isFaceUp, pictures: pictures, in: scene)
      cards.append(card)
      pile.insert(card)
    }
  }

  /// Whether a finger has hold of a card.
  func isHeld(_ card: Card) -> Bool { scene.dragSessions.contains { $0.drag?.card === card } }

  /// Brings everything inside the table after its size changed. What fingers hold stays under them.
  private func fit() {
    guard scene.size.width > 0, scene.size.height > 0 else { return }
    let oldZoom = zoom
    chooseZoom(for: scene.size)
    felt.cover(scene.size, zoom: zoom)
    for layer in [table, air] { layer.frame = Rect(origin: .zero, size: tableSize) }
    helpPanel.fit(scene.size)
    overlay.fit(scene.size)
    for session in scene.dragSessions { hold(by: session, at: oldZoom) }
    for pile in piles where !pile.isHeld {
      pile.view.cancelAnimations()
      pile.view.transform = .identity
      pile.view.center = pile.anchor.point(in: tableSize)
    }
    for card in cards where card.pile == nil && !isHeld(card) {
      card.restLocation = card.restLocation.kept(in: tableSize, margin: Self.margin)
      card.settle(at: card.restLocation)
    }
  }

  /// Lets the camera show all of a table that has room for every pile. The keys are in a window without it: they can be
  /// read at any size.
  private func chooseZoom(for size: Size) {
    zoom = min(Self.mostZoom, size.width / Self.leastSize.width, size.height / Self.leastSize.height)
    tableSize = Size(size.width / zoom, size.height / zoom)
    let middle = Point(tableSize.width / 2, tableSize.height / 2)
    scene.window.camera = zoom == 1 ? nil : Camera(center: middle, zoom: zoom)
  }

  private static let help = [
    ("drag", "move a card, one for each finger"), ("tap", "turn a card over"),
    ("long press", "lift a whole pile"), ("Escape", "let go of everything"),
    ("Ctrl+Z", "take back; with Shift: do again"),
  ]

  /// How near to the table's edge the centre of a free card may lie, in points of the table.
  static let margin: Float = 36
  /// The smallest table that has room for every pile.
  static let leastSize = Size(1024, 720)
  /// Larger than this a card looks coarse.
  private static let mostZoom: Float = 1.6

  /// What is no touch: keys, and the window's size.
  private func hear(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized):
      fit()
      for pile in piles { pile.arrange(isAnimated: true) }
    case .key(let key) where key.isDown && !key.isRepeat:
      if key.key == .f1 { helpPanel.toggle() }
      if key.key == .f3 { overlay.toggle() }
    default: break
    }
  }
}
