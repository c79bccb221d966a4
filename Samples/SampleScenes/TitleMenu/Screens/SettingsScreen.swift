import Dactyl

/// The settings, on top of a navigation stack: that of the title, or that of the pause menu.
struct SettingsScreen: ViewControllerBehavior, PressResponder, ActionResponder, KeyCommandResponder {
  unowned let shell: TitleMenuScene

  var handledEvents: ResponderEvents { [.actions, .keyCommands, .pressesBegan] }
  var actions: [Action] { [.goBack] }
  var keyCommands: [KeyCommand] { [KeyCommand(.key(.escape), action: .goBack, title: "Back")] }
  mutating func perform(_ action: Action, from sender: Entity) { shell.goBack() }

  mutating func viewDidLoad(_ controller: ViewController) {
    guard let root = controller.view else { return }
    root[Shape.self] = Shape(.rectangle(), fill: NightStyle.dim)
    shell.form = SettingsForm(in: root, for: shell)
  }

  mutating func viewDidAppear(_ controller: ViewController) {
    shell.report(.screen("settings"))
    shell.form?.panel.focus()
    shell.reportControls()
  }

  mutating func viewDidLayoutSubviews(_ controller: ViewController) {
    shell.form?.panel.fit()
    shell.form?.show()
    shell.reportControls()
  }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    guard presses.first?.button == .b else { return .passToNext }
    shell.goBack()
    return .handled
  }
}
