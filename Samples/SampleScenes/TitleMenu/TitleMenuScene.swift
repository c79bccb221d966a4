import Dactyl
import DactylControls

/// A small game with its menus: title, settings, pause, and the entry of a name for the table of the best.
///
/// - Play, Settings and Quit on the title; the settings lie on a navigation stack, the pause menu is presented.
/// - Stars fall: tap or click them, or catch them with the bowl by arrow keys or a controller.
/// - Escape goes back or pauses, Control-comma opens the settings, Control-N starts a new game, Control-Z undoes a
///   change of the settings; holding Control lists the keys.
///
/// It needs no display; the same input gives the same game.
public final class TitleMenuScene {
  /// Called with each event.
  public var onEvent: ((TitleMenuEvent) -> Void)?
  /// The scene that the game fills.
  public let scene: Scene
  package var values = GameValues()
  /// The name of the screen that was shown last.
  package private(set) var screen = ""
  package private(set) var scores = HighScores()
  /// The name that was saved last.
  private(set) var lastName = "Player"
  /// The controls of the settings, once they are loaded.
  package var form: SettingsForm?
  /// The field of the name entry, while it is presented.
  package var nameField: TextField?
  package private(set) var round: Round?
  package let settings: ViewController
  private let title: ViewController
  package private(set) lazy var stack = scene.makeNavigationController(root: title)
  private var pauseStack: NavigationController?
  private var entry: ViewController?
  /// The controls that were reported last.
  private var toldControls: [TitleMenuEvent] = []

  /// Fills a scene with the title.
  public init(in scene: Scene) {
    self.scene = scene
    title = scene.makeViewController()
    settings = scene.makeViewController()
    scene.controlStyle = NightStyle.controls()
    title.setResponder(TitleScreen(shell: self))
    settings.setResponder(SettingsScreen(shell: self))
    scene.setResponder(ShellResponder(shell: self), of: scene.application)
    scene.window.rootViewController = stack.controller
    scene.window.view.insertSubview(Sky.add(to: scene), at: 0)
    scene.showKeyCommands(NightStyle.commands)
    scene.onQuickAction { [unowned self] action in
      switch action.id {
      case "new-game": newGame()
      case "settings": openSettings()
      default: break
      }
    }
  }

  func report(_ event: TitleMenuEvent) {
    if case .screen(let name) = event { screen = name }
    onEvent?(event)
  }

  /// Reports the frames of the controls, if any were added or have moved.
  func reportControls() {
    guard onEvent != nil else { return }
    let controls = controls()
    guard controls != toldControls else { return }
    toldControls = controls
    for control in controls { report(control) }
  }

  // MARK: The game

  /// Begins a new game, from any screen.
  func newGame() {
    let old = leaveRound()
    let next = Round(for: self)
    next.controller.setResponder(GameScreen(shell: self, round: next))
    round = next
    stack.push(next.controller)
    settings.removeFromParent()
    old?.controller.destroy()
  }

  /// Presents the pause menu over the game, in a stack of its own for the settings.
  func pause() {
    guard let round, pauseStack == nil, entry == nil else { return }
    round.stop()
    let menu = scene.makeNavigationController(root: scene.makeViewController(PauseMenu(shell: self)))
    pauseStack = menu
    round.controller.present(menu.controller)
  }

  /// Dismisses the pause menu and continues the game.
  func resume() {
    endPause()
    round?.start()
  }

  /// Ends the round: presents the entry of a name.
  func finish(_ score: Int) {
    guard let round, entry == nil else { return }
    report(.over(score))
    let entry = scene.makeViewController(NameEntry(shell: self, score: score))
    self.entry = entry
    round.controller.present(entry)
  }

  /// Adds the typed name to the table, and shows the title with it.
  func saveName() {
    guard let field = nameField, let round else { return }
    let typed = field.text.split(separator: " ").joined(separator: " ")
    lastName = typed.isEmpty ? "Player" : typed
    scores.add(lastName, round.score)
    report(.saved(lastName, score: round.score))
    goToTitle()
  }

  func goToTitle() {
    let old = leaveRound()
    stack.popToRoot()
    old?.controller.destroy()
  }

  private func leaveRound() -> Round? {
    endPause()
    nameField = nil
    entry?.destroy()
    entry = nil
    let old = round
    old?.stop()
    round = nil
    return old
  }

  private func endPause() {
    guard let menu = pauseStack?.controller else { return }
    pauseStack = nil
    menu.dismiss()
    if settings.parent == menu { settings.removeFromParent() }
    menu.destroy()
  }

  // MARK: The settings

  var canOpenSettings: Bool { settings.parent == nil && entry == nil }

  /// Pushes the settings: in a game over the pause menu, otherwise over the title.
  func openSettings() {
    guard canOpenSettings else { return }
    pause()
    (pauseStack ?? stack).push(settings)
  }

  func goBack() { (pauseStack ?? stack).pop() }

  /// The undo manager of the window, which also undoes typing in the name field (R27).
  var undoManager: UndoManager? { scene.window.view.undoManager }

  /// Changes the settings as one step of undo.
  func change(to new: GameValues, _ name: String) {
    let old = values
    guard new != old else { return }
    values = new
    undoManager?.registerUndo(of: settings.entity, name) { [unowned self] in change(to: old, name) }
    for line in new.changes(from: old) { report(.set(line)) }
    form?.needsShow()
  }
}
