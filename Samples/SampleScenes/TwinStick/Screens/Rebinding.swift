import Dactyl
import DactylControls

/// Asks the player for the new binding of an action, one control after another if it consists of four, while a page
/// shows the request.
final class Rebinding {
  private unowned let game: TwinStickScene
  private let action: BoundAction
  private let family: InputFamily
  private let settled: () -> Void
  private let before: InputBindings
  private var part = 0
  private var session: RebindSession?
  private let prompt = RebindingPrompt()

  init(_ action: BoundAction, _ family: InputFamily, in game: TwinStickScene, settled: @escaping () -> Void) {
    (self.game, self.action, self.family, self.settled) = (game, action, family, settled)
    before = game.scene.inputActions.bindingOverrides
  }

  private var directions: [String] { action.directions(on: family) }
  private var question: String {
    let what = family == .controller ? action.id.kind == .vector ? "move a stick" : "press a button" : "press a key"
    return directions.isEmpty ? what : "\(what) for \(directions[part])"
  }

  /// Presents the page, and begins to listen for a control.
  func begin() {
    prompt.question = question
    game.present("listening", ListeningPage(game: game, action, family, prompt) { self.session?.cancel() })
    listen()
  }

  private func listen() {
    prompt.ask(question)
    var options = RebindOptions()
    options.conflict = .swap
    options.family = family
    if ListeningPage.endsByButtons(action, family) { options.cancelControls += ListeningPage.cancelButtons }
    let target = RebindTarget(
      action.id, in: .arena, at: family == .keyboard ? 0 : 1, part: directions.isEmpty ? nil : part)
    // The closure keeps this object until the request ends.
    session = game.scene.inputActions.rebind(target, options) { self.received($0) }
    if session == nil { end("nothing to bind") }
  }

  private func received(_ result: RebindResult) {
    let actions = game.scene.inputActions
    switch result {
    case .bound(let binding, _):
      let control =
        directions.isEmpty ? actions.prompt(binding) : actions.prompt(InputBinding(.control(binding.controls[part])))
      game.report(
        .bound(directions.isEmpty ? action.rawValue : "\(action.rawValue).\(directions[part])", to: control.name))
      part += 1
      if part < directions.count { return listen() }
      game.saveBindings()
      end(nil)
    case .cancelled: end("cancelled")
    case .timedOut: end("timed out")
    case .conflict: end("conflict")
    }
  }

  /// Ends the request. If it ends early, the former bindings are restored: half of four keys would be no binding.
  private func end(_ reason: String?) {
    session = nil
    if let reason {
      game.scene.inputActions.bindingOverrides = before
      game.report(.unbound(reason))
    }
    settled()
    game.back()
  }
}

/// The text of the request, and the label that shows it while the page is presented.
final class RebindingPrompt {
  var question = ""
  var label: View?

  func ask(_ text: String) {
    question = text
    if let label, label.isAlive { label[Label.self]?.text = text }
  }
}

/// The page that shows the request. Fingers and the mouse can cancel it, and so can a controller, where none of its
/// buttons is an answer.
struct ListeningPage: MenuPage {
  unowned let game: TwinStickScene
  let action: BoundAction
  let family: InputFamily
  let prompt: RebindingPrompt
  let cancel: () -> Void
  var panel: MenuPanel?

  init(
    game: TwinStickScene, _ action: BoundAction, _ family: InputFamily, _ prompt: RebindingPrompt,
    cancel: @escaping () -> Void
  ) {
    (self.game, self.action, self.family, self.prompt, self.cancel) = (game, action, family, prompt, cancel)
  }

  /// The buttons that go back on other pages.
  static let cancelButtons = [InputControl.button(.b), .button(.menu)]

  /// Whether these buttons cancel the request: where a button is asked for, they are answers like all others.
  static func endsByButtons(_ action: BoundAction, _ family: InputFamily) -> Bool {
    family == .keyboard || action.id.kind == .vector
  }

  func makePanel(in root: View) -> MenuPanel {
    let panel = MenuPanel(action.title, size: Size(460, 260), in: root, of: game.scene, style: TwinStickStyle.menus)
    prompt.label = panel.text(prompt.question, size: 22, TwinStickStyle.ink, Rect(0, 90, 460, 40))
    var ends = "Escape"
    if Self.endsByButtons(action, family), !game.scene.gameControllers.isEmpty {
      ends += " or \(game.scene.inputActions.prompt(.button(.b)).name)"
    }
    panel.text("\(ends) ends it", size: 15, TwinStickStyle.faint, Rect(0, 132, 460, 24))
    panel.button("Cancel", Rect(130, 174, 200, 56), cancel)
    return panel
  }

  func goBack(_ press: Press) -> Bool { false }
}
