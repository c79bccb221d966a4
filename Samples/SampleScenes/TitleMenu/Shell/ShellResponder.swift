import Dactyl

extension Action {
  static let newGame: Action = "newGame"
  static let openSettings: Action = "openSettings"
  static let goToTitle: Action = "goToTitle"
  static let quitGame: Action = "quitGame"
  static let goBack: Action = "goBack"
  static let pauseGame: Action = "pauseGame"
  static let resumeGame: Action = "resumeGame"
  static let saveName: Action = "saveName"
}

/// The actions of the application, behind all windows in the responder chain, so that they are available on every
/// screen (R4). The responder keeps the game alive as long as the scene.
struct ShellResponder: ActionResponder, KeyCommandResponder {
  let shell: TitleMenuScene

  var actions: [Action] { [.newGame, .openSettings, .goToTitle, .quitGame] }
  var keyCommands: [KeyCommand] {
    [
      KeyCommand("n", .control, action: .newGame, title: "New Game"),
      KeyCommand(",", .control, action: .openSettings, title: "Settings"),
    ]
  }

  func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
    action == .openSettings ? shell.canOpenSettings : actions.contains(action)
  }

  mutating func perform(_ action: Action, from sender: Entity) {
    switch action {
    case .newGame: shell.newGame()
    case .openSettings: shell.openSettings()
    case .goToTitle: shell.goToTitle()
    default: shell.scene.quit()
    }
  }
}
