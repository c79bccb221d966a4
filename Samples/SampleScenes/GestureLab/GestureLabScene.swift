import Dactyl

/// The gesture lab: one page for each recognizer, on which it can be tried, with its present state and numbers shown.
///
/// - The list at the left, the number keys and the arrow keys open pages.
/// - The sheet at the right shows each recognizer's state, the reason for it, and its numbers; the one below, the
///   states of the last seconds.
/// - Rings show fingers. With Control or Alt held, the mouse plays two.
/// - Escape cancels all touches. F1 shows the keys, F3 the inspector.
///
/// It needs no display. The same input at the same moments gives the same lines and pictures. It lives as long as its
/// scene, which holds it through the closures that the scene calls.
public final class GestureLabScene {
  /// Called with a line for each state that a recognizer enters, and for each page.
  public var onLine: ((String) -> Void)?
  /// The scene that the lab fills.
  public let scene: Scene
  /// The number of the open page, from 0 on.
  public private(set) var page = 0

  let stage: LabStage
  let list: PageList
  private let pages = LabPage.all
  private let title: View
  private let hint: View
  private let sheet: View
  private let inspector: View
  private let timeline: Timeline
  private let reader: DecisionReader
  private let fingers: FingerRings
  private let mirror: MirrorOverlay
  private let helpPanel: HelpPanel
  private var panels: [StatePanel] = []
  private var now = Timestamp.zero

  private static let help = [
    ("1 ... 9, 0", "open a page"), ("← →", "the page before, the next"), ("Ctrl, Alt", "the mouse plays two fingers"),
    ("with Shift", "both move together"), ("Escape", "let go of everything"),
  ]

  /// Fills a scene with the lab and opens its first page. Throws an `AssetError` when the scene has no source of
  /// pictures, or one of them is missing.
  public init(in scene: Scene) throws(AssetError) {
    self.scene = scene
    scene.background = LabStyle.paper
    let root = scene.window.view
    var open: (Int) -> Void = { _ in }
    list = PageList(pages.map(\.title), in: scene, to: root) { open($0) }
    title = scene.addText("", size: LabStyle.title, frame: .zero, to: root)
    hint = scene.addText("", size: LabStyle.body, color: LabStyle.muted, frame: .zero, to: root)
    hint[Label.self]?.lineBreakMode = .byWordWrapping
    sheet = scene.addSheet(to: root)
    sheet.name = "stage"
    sheet.clipsToBounds = true
    sheet.isMultipleTouchEnabled = true
    inspector = scene.addSheet(to: root)
    inspector.isUserInteractionEnabled = false
    timeline = Timeline(in: scene, to: root)
    let edges = scene.addView(frame: .zero, to: root)
    edges.isUserInteractionEnabled = false
    stage = LabStage(sheet, edges: edges, shadow: try scene.texture(named: "photo-shadow.bmp"), in: scene)
    reader = DecisionReader(scene)
    mirror = try MirrorOverlay(in: scene, color: LabStyle.accent)
    fingers = try FingerRings(in: scene)
    helpPanel = try HelpPanel("Gesture Lab", Self.help, in: scene)
    open = { [unowned self] in self.open($0) }
    // Some window managers use drags with Alt themselves, so Control works as well.
    scene.inputSettings.mirroringModifier = [.control, .alternate]
    scene.onEvent { [self] in receive($0) }
    scene.addSystem("lab", at: .update) { [self] in refresh($0) }
    self.open(0)
  }

  /// Opens a page and ends everything of the one before. Does nothing for a number that no page has.
  public func open(_ page: Int) {
    guard pages.indices.contains(page) else { return }
    self.page = page
    stage.clear()
    reader.skip()
    list.select(page)
    title.write(pages[page].title)
    layOut()
    onLine?("page \(page + 1) \(pages[page].title)")
  }

  /// Lays everything out on a scene of its size, and builds the page there.
  private func layOut() {
    // In windows smaller than the smallest supported size, the contents are cut off.
    let size = Size(max(scene.size.width, 360), max(scene.size.height, 300))
    let layout = LabLayout(size, page: pages[page], in: scene)
    list.fit(layout.list.size)
    title.frame = layout.title
    title[Label.self]?.size = layout.titleLetters
    hint.frame = layout.hint
    hint[Label.self]?.size = layout.hintLetters
    hint.write(pages[page].hint)
    sheet.frame = layout.stage
    inspector.frame = layout.inspector
    timeline.view.isHidden = layout.timeline == nil
    timeline.view.frame = layout.timeline ?? .zero
    stage.edges.frame = Rect(origin: .zero, size: size)
    stage.edges.bringToFront()
    mirror.fit(size)
    fingers.fit(size)
    helpPanel.fit(size, hintAt: list.hintCenter)
    pages[page].build(stage)
    showStates()
    timeline.show(stage.watches)
  }

  private func showStates() {
    for part in inspector.subviews { part.destroy() }
    var top: Float = 4
    let count = Float(max(stage.watches.count, 1))
    let room = (inspector.bounds.size.height - 8) / count
    panels = stage.watches.enumerated().map { index, watch in
      let height = min(StatePanel.height(for: watch), room)
      let frame = Rect(0, top, inspector.bounds.size.width, height)
      if index > 0 {
        let line = scene.addView(frame: Rect(16, top - 1, frame.size.width - 32, 1), to: inspector)
        line[Shape.self] = Shape(.rectangle(), fill: LabStyle.hairline)
      }
      top += height + min(8, room - height)
      return StatePanel(watch, frame: frame, in: scene, to: inspector)
    }
  }

  private func refresh(_ time: FrameTime) {
    reader.read(into: stage.watches) { report($0) }
    for watch in stage.watches { watch.refresh() }
    for panel in panels { panel.refresh(at: time.now) }
    timeline.refresh(at: time.now)
    fingers.refresh()
  }

  /// Reports the state of a recognizer, with its numbers if it ended or was cancelled.
  private func report(_ watch: RecognizerWatch) {
    guard let onLine, watch.state != .possible, watch.state != .changed else { return }
    let hasNumbers = watch.state == .ended || watch.state == .cancelled
    let numbers = hasNumbers ? watch.numbers.map { " \($0.line)" }.joined() : ""
    onLine("\(watch.name): \(watch.state.word)\(numbers)")
  }

  /// Handles events other than touches: keys, and the window's size.
  private func receive(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized): open(page)
    case .key(let key) where key.isDown && !key.isRepeat: press(key.key)
    default: break
    }
  }

  private func press(_ key: Key) {
    switch key {
    case .escape: scene.cancelTouches()
    case .f1: helpPanel.toggle()
    case .left: open((page + pages.count - 1) % pages.count)
    case .right: open((page + 1) % pages.count)
    default:
      // The keys 1 to 9 and 0, whose code follows theirs.
      if (30...39).contains(key.usage) { open(Int(key.usage) - 30) }
    }
  }
}
