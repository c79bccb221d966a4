import Dactyl

/// Two bags and a shop: stacks are dragged from slot to slot by any number of hands, of one player or of two.
///
/// - A drag moves the whole stack of a slot; after a long press, or with Shift, half of it. Dropped on the same item it
///   joins as far as there is room, with another item it changes places. Slots for arms accept arms alone, a locked one
///   nothing, and wares taken from the shop stay there as well.
/// - Keys do the same: Tab and the arrows go to a slot, Space takes up (with Shift half), Tab and the arrows carry,
///   Return drops.
/// - Escape cancels. Control-Z undoes the last drop, Control-Shift-Z redoes it.
/// - F1 shows the keys, F3 the inspector.
///
/// `BagScene+Dragging.swift` has all of the code for drag and drop. The sample needs no display; equal input gives
/// equal events.
public final class BagScene {
  /// Called with each event.
  public var onEvent: ((BagEvent) -> Void)?
  /// The scene that the sample fills.
  public let scene: Scene
  /// The contents of all slots.
  public internal(set) var inventory = Inventory.opening

  private(set) var slots: [SlotView] = []
  let pictures: ItemPictures
  /// The undo manager of the drops.
  let undoManager = UndoManager()
  private(set) var layout = BagLayout.best(for: Size(1, 1))
  private let floor: TiledFloor
  private let panels: [BagPanel]
  private let line: View
  private static let opening = "Drag a stack, hold it for half of it, or press Tab"
  private var text = opening
  /// The return to the first sentence, a while after another one.
  private var opening: Subscription?
  private let helpPanel: HelpPanel

  /// Fills a scene with bags. Throws an `AssetError` when the scene has no source of pictures, or one of them is
  /// missing.
  public init(in scene: Scene, onEvent: ((BagEvent) -> Void)? = nil) throws(AssetError) {
    self.scene = scene
    self.onEvent = onEvent
    floor = try TiledFloor("wood.bmp", in: scene)
    panels = BagPanel.Style.all.map { BagPanel($0, in: scene) }
    pictures = try ItemPictures(from: scene)
    line = scene.addView(frame: .zero)
    line.name = "line"
    line.isUserInteractionEnabled = false
    helpPanel = try HelpPanel("Bags", Self.help, in: scene)
    for (number, slot) in inventory.slots.enumerated() {
      slots.append(SlotView(number, slot.rule, label: Self.label(of: number, slot.rule), pictures, in: scene))
    }
    slots.forEach(letDrag)
    listenForUndo()
    say(by: scene)
    fit()
    refresh()
    scene.onEvent { [self] in receive($0) }
  }

  /// Shows the contents of all slots, and lets every drag under way ask again for the operation of its slot.
  func refresh() {
    for slot in slots {
      slot.show(inventory.slots[slot.number].stack)
      slot.view.dropTarget?.setNeedsUpdate()
    }
  }

  /// Shows each step of a drag by keys as a line of text.
  private func say(by scene: Scene) {
    scene.dragPhrases.lifted = "{item} taken up: Tab goes on, Return drops, Escape calls off"
    scene.dragPhrases.over = "{target}"
    scene.dragPhrases.forbidden = "{target}: not there"
    scene.dragPhrases.moved = "{item} moved to {target}"
    scene.dragPhrases.copied = "{item} copied to {target}"
    scene.dragPhrases.cancelled = "{item} left where it was"
    scene.onDragAnnouncement { [self] announcement in
      show(announcement.text)
      opening?.cancel()
      opening = scene.after(6) { [self] in if scene.dragSessions.isEmpty { show(Self.opening) } }
    }
  }

  private func fit() {
    guard scene.size.width > 0, scene.size.height > 0 else { return }
    layout = .best(for: scene.size)
    floor.cover(scene.size)
    for (panel, frame) in zip(panels, layout.panels) { panel.fit(frame, layout) }
    for (slot, frame) in zip(slots, layout.slots) { slot.fit(frame) }
    scene.dragStyle.highlightRadius = layout.side * 0.16
    scene.dragStyle.highlightWidth = max(layout.side * 0.045, 2.5)
    scene.dragStyle.badgeSize = max(layout.side * 0.3, 20)
    scene.dragStyle.shadowDepth = layout.side * 0.09
    line.frame = layout.line
    show(text)
    helpPanel.fit(scene.size)
  }

  private func show(_ text: String) {
    self.text = text
    line[Label.self] = Label(
      text, size: layout.letters, color: Color(0.95, 0.9, 0.8), alignment: Vector(0, 0.5),
      lineBreakMode: .byWordWrapping)
  }

  private static func label(of number: Int, _ rule: SlotRule) -> String {
    let bag = ["left bag", "right bag", "shop"][number / Inventory.bagSize]
    let name = "slot \(number % Inventory.bagSize + 1) of the \(bag)"
    return rule == .arms ? "\(name), for arms" : rule == .locked ? "\(name), locked" : name
  }

  private static let help = [
    ("drag", "move a stack, one for each finger"), ("hold, Shift", "move half of it"),
    ("Tab, arrows", "go to a slot, or carry there"), ("Space", "take up (Shift: half), or drop"),
    ("Escape", "put everything back"), ("Ctrl+Z", "take back; with Shift: do again"),
  ]

  /// Handles events other than touches: keys, and the window's size.
  private func receive(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized): fit()
    case .key(let key) where key.isDown && !key.isRepeat:
      if key.key == .f1 { helpPanel.toggle() }
    default: break
    }
  }
}
