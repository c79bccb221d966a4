import Dactyl
import DactylControls

/// A small arena game: one stick flies, the other one aims and fires. For fingers, keys and mouse, and controllers; for
/// one player, or two with a device of their choice each.
///
/// The focus moves through menus, from any device; the game receives actions (`InputContext.arena`), whose bindings
/// players change on a screen for that. It needs no display; the same input gives the same game.
public final class TwinStickScene {
  /// Called with each event.
  public var onEvent: ((TwinStickEvent) -> Void)?
  /// Called with the players' bindings when they have changed, so that they can be saved.
  public var onBindings: ((InputBindings) -> Void)?
  /// The scene that the game fills.
  public let scene: Scene
  /// The seed of the random numbers for the enemies' positions.
  package var seed: UInt64 = 7
  package private(set) var match: Match?
  package let seats: Seats
  private(set) var best = 0
  private let title: ViewController
  /// The pages that are presented over the title or the game, the last one in front.
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

  /// The name of the screen in front.
  package var screen: String { open.last?.name ?? (match == nil ? "title" : "game") }
  var isReceived: Bool { onEvent != nil }

  func report(_ event: TwinStickEvent) { onEvent?(event) }

  /// Reports the frames of the controls, if any were added or have moved.
  func reportControls() {
    guard isReceived else { return }
    let controls = controls()
    guard controls != toldControls else { return }
    toldControls = controls
    for control in controls { report(control) }
  }

  /// Reports the screen in front, and its controls.
  func arrived() {
    report(.screen(screen))
    reportControls()
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

  /// Closes all pages, and ends the present game.
  private func leave() {
    while !open.isEmpty { closeOne() }
    guard let old = match else { return }
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

  /// Closes the page in front; the game continues when none is left.
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

  /// Passes the present bindings to `onBindings`.
  package func saveBindings() { onBindings?(scene.inputActions.bindingOverrides) }
}

/// Keeps the game alive as long as the scene.
private struct GameKeeper: ActionResponder {
  let game: TwinStickScene
  var actions: [Action] { [] }
  mutating func perform(_ action: Action, from sender: Entity) {}
}
