import Dactyl
import DactylControls

/// A small arena game: one stick flies, the other one aims and fires. For fingers, keys and mouse, and controllers; one
/// player, or two with what each of them likes.
///
/// Menus are stepped through by the focus, from any device; the game hears of actions (`InputContext.arena`), which
/// players bind anew on the screen for that. It needs no display; the same input gives the same game.
public final class TwinStickScene {
  /// What hears of everything that happens.
  public var onEvent: ((TwinStickEvent) -> Void)?
  /// What keeps the controls that players chose: it is called with a text when there are others.
  public var onBindings: ((String) -> Void)?
  /// The scene that it fills.
  public let scene: Scene
  /// Where enemies come from is drawn from this.
  package var seed: UInt64 = 7
  package private(set) var match: Match?
  package let seats: Seats
  private(set) var best = 0
  private let title: ViewController
  /// What is presented over the title or the game, the last one in front.
  private var open: [(name: String, controller: ViewController)] = []
  private var toldControls: [TwinStickEvent] = []

  /// Fills a scene with the title.
  public init(in scene: Scene) {
    self.scene = scene
    seats = Seats(in: scene)
    title = scene.makeViewController()
    scene.controlStyle = TwinStickStyle.controls()
    scene.inputActions.register(.arena)
    title.setResponder(TitlePage(game: self))
    scene.setResponder(GameKeeper(game: self), of: scene.application)
    scene.window.rootViewController = title
  }

  /// The screen in front.
  package var screen: String { open.last?.name ?? (match == nil ? "title" : "game") }
  var isHeard: Bool { onEvent != nil }

  func report(_ event: TwinStickEvent) { onEvent?(event) }

  /// Tells where the controls are, when there are others or they have moved.
  func tellControls() {
    guard isHeard else { return }
    let controls = controls()
    guard controls != toldControls else { return }
    toldControls = controls
    for control in controls { report(control) }
  }

  /// A screen is in front.
  func arrived() {
    report(.screen(screen))
    tellControls()
  }

  // MARK: The game

  func play(two: Bool) {
    leave()
    if two { seats.open() }
    let next = Match(for: self, seed: seed)
    next.controller.setResponder(MatchPage(game: self, match: next))
    match = next
    scene.inputActions.push(.arena)
    scene.window.rootViewController = next.controller
  }

  func pause() {
    guard let match, open.isEmpty else { return }
    match.stop()
    present("pause", PausePage(game: self))
  }

  func finish() {
    guard let match else { return }
    best = max(best, match.arena.ships.map(\.score).max() ?? 0)
    present("over", OverPage(game: self))
  }

  func goToTitle() {
    guard match != nil else { return }
    leave()
    scene.window.rootViewController = title
  }

  /// Ends the game that there is.
  private func leave() {
    guard let old = match else { return }
    while !open.isEmpty { closeOne() }
    old.stop()
    seats.close()
    scene.inputActions.pop(.arena)
    match = nil
    scene.window.rootViewController = nil
    old.controller.destroy()
  }

  // MARK: Screens

  func present(_ name: String, _ page: some ViewControllerBehavior) {
    let controller = scene.makeViewController(page)
    let below = open.last?.controller ?? match?.controller ?? title
    open.append((name, controller))
    below.present(controller)
  }

  /// Closes what is in front; the game goes on when nothing is.
  func back() {
    guard !open.isEmpty else { return }
    closeOne()
    arrived()
    if open.isEmpty { match?.start() }
  }

  private func closeOne() {
    let last = open.removeLast()
    last.controller.dismiss()
    last.controller.destroy()
  }

  // MARK: Controls

  /// The controls that players chose, as a text to keep.
  package func saveBindings() { onBindings?(scene.inputActions.save()) }

  /// Takes controls that were kept. A text that can't be read is refused with its line, and nothing changes.
  public func loadBindings(_ text: String) throws(InputBindingsError) { try scene.inputActions.load(text) }
}

/// Keeps the game as long as the scene.
private struct GameKeeper: ActionResponder {
  let game: TwinStickScene
  var actions: [Action] { [] }
  mutating func perform(_ action: Action, from sender: Entity) {}
}
