import Dactyl

/// The pause menu, presented over the game: it receives keys first, and then the game does (R2).
struct PauseMenu: ViewControllerBehavior, PressResponder, ActionResponder, KeyCommandResponder {
  unowned let shell: TitleMenuScene
  private var panel: MenuPanel?

  init(shell: TitleMenuScene) { self.shell = shell }

  var handledEvents: ResponderEvents { [.actions, .keyCommands, .pressesBegan] }
  var actions: [Action] { [.resumeGame] }
  var keyCommands: [KeyCommand] { [KeyCommand(.key(.escape), action: .resumeGame, title: "Resume")] }
  mutating func perform(_ action: Action, from sender: Entity) { shell.resume() }

  mutating func viewDidLoad(_ controller: ViewController) {
    guard let root = controller.view else { return }
    root[Shape.self] = Shape(.rectangle(), fill: NightStyle.dim)
    let panel = MenuPanel("Paused", size: Size(380, 350), in: root, of: shell.scene)
    panel.button("Resume", .resumeGame, Rect(50, 100, 280, 60))
    panel.button("Settings", .openSettings, Rect(50, 176, 280, 60))
    panel.button("Back to Title", .goToTitle, Rect(50, 252, 280, 60))
    self.panel = panel
  }

  mutating func viewDidAppear(_ controller: ViewController) {
    shell.report(.screen("pause"))
    panel?.focus()
    shell.reportControls()
  }

  mutating func viewDidLayoutSubviews(_ controller: ViewController) {
    panel?.fit()
    shell.reportControls()
  }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    guard presses.first?.button == .b || presses.first?.button == .menu else {
      return .passToNext
    }
    shell.resume()
    return .handled
  }
}
