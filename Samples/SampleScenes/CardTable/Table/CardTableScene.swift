import Dactyl

/// The card table: fifty-two cards in piles, dragged by any number of fingers and the mouse, one card for each finger.
///
/// - A drag moves a card, in front of everything. Dropped over the front of a pile it joins the pile; dropped elsewhere
///   it stays at the point of the drop.
/// - A tap turns a card over. A long press lifts the whole pile, which follows the finger; dropped over another pile,
///   its cards join that one.
/// - A card whose drag is cancelled, with Escape for example, glides back to where the drag began.
/// - Arrows go from card to card, Space turns one over, and M moves it to a pile of a menu.
/// - Control-Z undoes the last drop or tap, Control-Shift-Z redoes it.
/// - F1 shows the keys, F3 the inspector.
///
/// All piles have room in a window of any size: the table is shown smaller or larger.
///
/// It needs no display. The same input at the same moments gives the same events and pictures. It lives as long as its
/// scene, which holds it through the closures that the scene calls.
public final class CardTableScene {
  /// Called with each event.
  public var onEvent: ((CardTableEvent) -> Void)?
  /// The scene that the table fills.
  public let scene: Scene

  /// All cards, by number.
  package private(set) var cards: [Card] = []
  private(set) var piles: [Pile] = []
  /// The parent view of the piles, and of the cards that lie free.
  let table: View
  /// The parent view of the held cards and piles, in front of the table.
  let air: View
  /// The number of cards that were laid down free so far.
  var freeDrops = 0
  /// The card whose menu of piles is open.
  var cardOfMenu: Card?
  /// The undo manager of the table.
  let undoManager = UndoManager()
  /// The size of the table in its own points, in which a card always has the same size: at least the least size, and
  /// wider or higher in windows of other proportions.
  private(set) var tableSize = CardTableScene.leastSize
  /// The points of the scene for a point of the table: as many as the window has room for, within limits.
  private(set) var zoom: Float = 1
  private let felt: Felt
  private let helpPanel: HelpPanel

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
    for plan in Deal.plans { deal(plan, pictures) }
    cards.sort { $0.number < $1.number }
    fit()
    for pile in piles { pile.arrange(isAnimated: false) }
    scene.onEvent { [self] in receive($0) }
    listenToFingers()
    listenForUndo()
    listenToKeys()
  }

  private func deal(_ plan: Deal.Plan, _ pictures: CardPictures) {
    let pile = Pile(piles.count, plan, outline: pictures.outline, in: table, of: scene)
    piles.append(pile)
    for (index, number) in plan.cards.enumerated() {
      let isFaceUp = index >= plan.cards.count - plan.faceUp
      let card = Card(number, isFaceUp: isFaceUp, pictures: pictures, in: scene)
      cards.append(card)
      pile.insert(card)
    }
  }

  /// Whether a finger holds a card.
  func isHeld(_ card: Card) -> Bool { scene.dragSessions.contains { $0.drag?.card === card } }

  /// Keeps everything inside the table after its size changed. Held cards and piles stay under their fingers.
  private func fit() {
    guard scene.size.width > 0, scene.size.height > 0 else { return }
    let oldZoom = zoom
    chooseZoom(for: scene.size)
    felt.cover(scene.size, zoom: zoom)
    for layer in [table, air] { layer.frame = Rect(origin: .zero, size: tableSize) }
    helpPanel.fit(scene.size)
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

  /// Sets the camera so that all of the table shows, with room for every pile. The keys are in a window without a
  /// camera: they can be read at any size.
  private func chooseZoom(for size: Size) {
    zoom = min(Self.mostZoom, size.width / Self.leastSize.width, size.height / Self.leastSize.height)
    tableSize = Size(size.width / zoom, size.height / zoom)
    let middle = Point(tableSize.width / 2, tableSize.height / 2)
    scene.window.camera = zoom == 1 ? nil : Camera(center: middle, zoom: zoom)
  }

  private static let help = [
    ("drag", "move a card, one for each finger"), ("tap", "turn a card over"),
    ("long press", "lift a whole pile"), ("arrows", "go from card to card"),
    ("Space", "turn that card over"), ("M", "move it to a pile"), ("Escape", "let go of everything"),
    ("Ctrl+Z", "take back; with Shift: do again"),
  ]

  /// The least distance of a free card's centre from the table's edge, in points of the table.
  static let margin: Float = 36
  /// The smallest table that has room for every pile.
  static let leastSize = Size(1024, 720)
  /// The largest zoom: above it cards look coarse.
  private static let mostZoom: Float = 1.6

  /// Handles events other than touches: keys, and the window's size.
  private func receive(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized):
      fit()
      for pile in piles { pile.arrange(isAnimated: true) }
    case .key(let key) where key.isDown && !key.isRepeat:
      if key.key == .f1 { helpPanel.toggle() }
    default: break
    }
  }
}
