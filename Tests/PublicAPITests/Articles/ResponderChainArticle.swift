import Dactyl
import Testing

struct Deck: ActionResponder, KeyCommandResponder, MenuResponder {
  var cards = 52
  var actions: [Action] { ["deal"] }
  var keyCommands: [KeyCommand] { [KeyCommand("d", .control, action: "deal", title: "Deal a Card")] }
  mutating func perform(_ action: Action, from sender: Entity) { cards -= 1 }
  func validate(_ command: inout KeyCommand) { command.isEnabled = cards > 0 }
}

struct Game: ViewControllerBehavior {}

struct PauseMenu: ViewControllerBehavior, ActionResponder, KeyCommandResponder {
  var actions: [Action] { ["resume"] }
  var keyCommands: [KeyCommand] { [KeyCommand(.key(.escape), action: "resume", title: "Resume")] }
  var controller: ViewController?
  mutating func viewDidLoad(_ controller: ViewController) { self.controller = controller }
  mutating func perform(_ action: Action, from sender: Entity) { controller?.dismiss() }
}

@Suite struct ResponderChainArticleTests {
  @Test("The deck of the article deals as long as it has cards")
  func deck() {
    let scene = Scene()
    let deck = scene.addView(frame: Rect(20, 20, 100, 140))
    deck.setResponder(Deck())
    let dealer = scene.sendAction("deal", from: deck.entity)
    #expect(dealer == deck.entity && deck.responder(as: Deck.self)?.cards == 51)
    #expect(deck.becomeFirstResponder() == false)
  }

  @Test("The pause menu of the article receives Escape, and closes")
  func pauseMenu() {
    let scene = Scene()
    let game = scene.makeViewController(Game())
    let stack = scene.makeNavigationController(root: game)
    scene.window.rootViewController = stack.controller
    game.present(scene.makeViewController(PauseMenu()))

    #expect(scene.discoverableKeyCommands.map(\.title) == ["Resume"])
    scene.send(InputEvent(at: Timestamp(milliseconds: 5), .key(KeySample(.escape, isDown: true))))
    scene.frame(at: Timestamp(milliseconds: 10))
    #expect(game.presentedViewController == nil && stack.top == game)
  }
}
