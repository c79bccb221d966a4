import Dactyl
import DactylControls

/// The end of a round, presented over it: the entry of a name for a result among the best, and the return to the title.
struct NameEntry: ViewControllerBehavior, PressResponder, ActionResponder, KeyCommandResponder {
  unowned let shell: TitleMenuScene
  let score: Int
  private var panel: MenuPanel?

  init(shell: TitleMenuScene, score: Int) {
    self.shell = shell
    self.score = score
  }

  var handledEvents: ResponderEvents { [.actions, .keyCommands, .pressesBegan] }
  var actions: [Action] { [.saveName, .goBack] }
  var keyCommands: [KeyCommand] { [KeyCommand(.key(.escape), action: .goBack, title: "Back to Title")] }
  mutating func perform(_ action: Action, from sender: Entity) {
    if action == .saveName { shell.saveName() } else { shell.goToTitle() }
  }

  mutating func viewDidLoad(_ controller: ViewController) {
    guard let root = controller.view else { return }
    root[Shape.self] = Shape(.rectangle(), fill: NightStyle.dim)
    let isBest = shell.scores.takes(score)
    let panel = MenuPanel("The night is over", size: Size(500, isBest ? 330 : 250), in: root, of: shell.scene)
    panel.text("\(score) points", size: 24, NightStyle.ink, Rect(0, 84, 500, 30))
    if isBest {
      let field = makeField(in: panel.view)
      shell.nameField = field
      panel.add(at: field.view.frame) { frame, share in
        field.view.frame = frame
        field.style = NightStyle.field(share)
      }
      panel.button("Save", .saveName, Rect(60, 240, 180, 56))
    }
    panel.button("Title", .goToTitle, isBest ? Rect(260, 240, 180, 56) : Rect(160, 150, 180, 56))
    self.panel = panel
  }

  private func makeField(in view: View) -> TextField {
    let field = shell.scene.addTextField(frame: Rect(60, 150, 380, 56), to: view)
    field.view.name = "name"
    field.placeholder = "Your name"
    field.maximumLength = 10
    field.alignment = .center
    field.text = shell.lastName
    field.editingDidEndOnExit = { [unowned shell] _ in shell.saveName() }
    return field
  }

  mutating func viewDidAppear(_ controller: ViewController) {
    shell.report(.screen("name"))
    shell.reportControls()
    guard let field = shell.nameField else { return panel?.focus() ?? () }
    field.beginEditing()
    field.selectAll()
  }

  mutating func viewDidLayoutSubviews(_ controller: ViewController) {
    panel?.fit()
    shell.reportControls()
  }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    switch presses.first?.button {
    case .b: shell.goToTitle()
    case .a, .menu: if shell.nameField == nil { shell.goToTitle() } else { shell.saveName() }
    default: return .passToNext
    }
    return .handled
  }
}
