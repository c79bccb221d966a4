import Dactyl

/// The game as a view controller: touches, keys and buttons of a controller reach the round through it (R1, R11).
struct GameScreen: ViewControllerBehavior, TouchResponder, PressResponder, ActionResponder, KeyCommandResponder {
  unowned let shell: TitleMenuScene
  let round: Round

  var actions: [Action] { [.pauseGame] }
  var keyCommands: [KeyCommand] { [KeyCommand(.key(.escape), action: .pauseGame, title: "Pause")] }
  func canPerformAction(_ action: Action, from sender: Entity) -> Bool { action == .pauseGame && round.isRunning }
  mutating func perform(_ action: Action, from sender: Entity) { shell.pause() }

  mutating func viewDidLoad(_ controller: ViewController) {
    guard let root = controller.view else { return }
    root.isMultipleTouchEnabled = true
    round.build(in: root)
  }

  mutating func viewDidAppear(_ controller: ViewController) {
    shell.report(.screen("game"))
    shell.reportControls()
    round.start()
  }

  mutating func viewWillDisappear(_ controller: ViewController) { round.stop() }
  mutating func viewDidLayoutSubviews(_ controller: ViewController) {
    round.fit()
    shell.reportControls()
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    for touch in touches { round.touch(at: touch.location(in: round.controller.viewIfLoaded)) }
    return .handled
  }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    guard round.isRunning, let press = presses.first else { return .passToNext }
    if press.button == .menu {
      shell.pause()
      return .handled
    }
    return steer(press, isDown: true)
  }

  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { letGo(presses) }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { letGo(presses) }

  private func letGo(_ presses: Presses) -> Handling {
    presses.first.map { steer($0, isDown: false) } ?? .passToNext
  }

  private func steer(_ press: Press, isDown: Bool) -> Handling {
    let direction: Float
    switch press.type {
    case .key(.left), .button(.dpadLeft), .button(.leftStickLeft): direction = -1
    case .key(.right), .button(.dpadRight), .button(.leftStickRight): direction = 1
    default: return .passToNext
    }
    round.steer(press.type, isDown ? direction : nil)
    return .handled
  }
}
