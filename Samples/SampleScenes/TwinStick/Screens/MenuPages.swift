import Dactyl
import DactylControls

/// A page with a menu: a panel in the middle, whose first control is focused, and the presses that go back.
protocol MenuPage: ViewControllerBehavior, PressResponder {
  var game: TwinStickScene { get }
  var panel: MenuPanel? { get set }
  /// Makes the panel in the root view.
  func makePanel(in root: View) -> MenuPanel
  /// Handles a press that goes back; returns false for other presses, and on pages that cannot go back.
  func goBack(_ press: Press) -> Bool
}

extension MenuPage {
  var handledEvents: ResponderEvents { [.pressesBegan] }

  mutating func viewDidLoad(_ controller: ViewController) {
    guard let root = controller.view else { return }
    root[Shape.self] = Shape(.rectangle(), fill: TwinStickStyle.dim)
    panel = makePanel(in: root)
  }

  mutating func viewDidAppear(_ controller: ViewController) {
    panel?.focus()
    game.arrived()
  }

  mutating func viewDidLayoutSubviews(_ controller: ViewController) {
    panel?.fit()
    game.reportControls()
  }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    guard let press = presses.first else { return .passToNext }
    return goBack(press) ? .handled : .passToNext
  }

  func goBack(_ press: Press) -> Bool {
    guard press.key == .escape || press.button == .b else { return false }
    game.back()
    return true
  }
}

/// The title.
struct TitlePage: MenuPage {
  unowned let game: TwinStickScene
  var panel: MenuPanel?

  func makePanel(in root: View) -> MenuPanel {
    let game = game
    Backdrop.add(to: root, of: game.scene)
    let panel = MenuPanel(size: Size(640, 560), in: root, of: game.scene, style: TwinStickStyle.menus)
    for (offset, color) in [(4, TwinStickStyle.amber.opacity(0.55)), (0, TwinStickStyle.cyan)] as [(Float, Color)] {
      let title = panel.text("TWINSTICK", size: 92, color, Rect(offset, 30 + offset, 640, 110))
      // The shadow is not read out.
      title.accessibilityElementsHidden = offset > 0
    }
    panel.text("one hand flies, the other one fires", size: 20, TwinStickStyle.faint, Rect(0, 148, 640, 28))
    panel.button("Play", Rect(190, 220, 260, 60)) { [unowned game] in game.play(two: false) }
    panel.button("Two Players", Rect(190, 296, 260, 60)) { [unowned game] in game.play(two: true) }
    panel.button("Controls", Rect(190, 372, 260, 60)) { [unowned game] in
      game.present("controls", ControlsPage(game: game))
    }
    panel.button("Quit", Rect(190, 448, 260, 60)) { [unowned game] in game.scene.quit() }
    return panel
  }

  func goBack(_ press: Press) -> Bool { false }
}

/// The page that is presented when a game pauses.
struct PausePage: MenuPage {
  unowned let game: TwinStickScene
  var panel: MenuPanel?

  func makePanel(in root: View) -> MenuPanel {
    let game = game
    let panel = MenuPanel("Paused", size: Size(380, 350), in: root, of: game.scene, style: TwinStickStyle.menus)
    panel.button("Resume", Rect(50, 100, 280, 60)) { [unowned game] in game.back() }
    panel.button("Controls", Rect(50, 176, 280, 60)) { [unowned game] in
      game.present("controls", ControlsPage(game: game))
    }
    panel.button("Title", Rect(50, 252, 280, 60)) { [unowned game] in game.goToTitle() }
    return panel
  }

  func goBack(_ press: Press) -> Bool {
    guard press.key == .escape || press.button == .b || press.button == .menu else { return false }
    game.back()
    return true
  }
}

/// The page that is presented when the last ship is lost.
struct OverPage: MenuPage {
  unowned let game: TwinStickScene
  var panel: MenuPanel?

  func makePanel(in root: View) -> MenuPanel {
    let game = game
    let panel = MenuPanel("Game Over", size: Size(460, 380), in: root, of: game.scene, style: TwinStickStyle.menus)
    let ships = game.match?.arena.ships ?? []
    let width = 460 / Float(max(ships.count, 1))
    for (player, ship) in ships.enumerated() {
      let frame = Rect(width * Float(player), 84, width, 44)
      panel.text("\(ship.score)", size: 38, TwinStickStyle.ship(player), frame)
    }
    let text = "wave \(game.match?.arena.wave ?? 0), best so far \(game.best)"
    panel.text(text, size: 18, TwinStickStyle.faint, Rect(0, 134, 460, 26))
    let two = ships.count > 1
    panel.button("Again", Rect(90, 190, 280, 60)) { [unowned game] in game.play(two: two) }
    panel.button("Title", Rect(90, 266, 280, 60)) { [unowned game] in game.goToTitle() }
    return panel
  }

  func goBack(_ press: Press) -> Bool {
    guard press.key == .escape || press.button == .b else { return false }
    game.goToTitle()
    return true
  }
}

/// The page of the game. It handles no presses: presses that no responder handles become actions.
struct MatchPage: ViewControllerBehavior {
  unowned let game: TwinStickScene
  let match: Match

  mutating func viewDidLoad(_ controller: ViewController) {
    guard let root = controller.view else { return }
    root.isMultipleTouchEnabled = true
    match.build(in: root)
  }

  mutating func viewDidAppear(_ controller: ViewController) {
    game.arrived()
    match.start()
  }

  mutating func viewWillDisappear(_ controller: ViewController) { match.stop() }

  mutating func viewDidLayoutSubviews(_ controller: ViewController) {
    match.fit()
    game.reportControls()
  }
}
