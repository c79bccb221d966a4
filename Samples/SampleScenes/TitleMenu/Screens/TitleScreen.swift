import Dactyl

/// The title: its name, three buttons, and the best results.
struct TitleScreen: ViewControllerBehavior {
  unowned let shell: TitleMenuScene
  private var panel: MenuPanel?
  private var rows: [View] = []

  init(shell: TitleMenuScene) { self.shell = shell }

  mutating func viewDidLoad(_ controller: ViewController) {
    guard let root = controller.view else { return }
    let panel = MenuPanel(size: Size(880, 620), in: root, of: shell.scene)
    for (offset, color) in [(5, Color(0.35, 0.16, 0.42)), (0, NightStyle.gold)] as [(Float, Color)] {
      let title = panel.text("STARFALL", size: 108, color, Rect(offset, 40 + offset, 880, 120))
      title.accessibilityElementsHidden = offset > 0
      // A picture rather than a text.
      title[Label.self]?.followsTextScale = false
    }
    panel.text("catch what falls from the sky", size: 20, NightStyle.faint, Rect(0, 168, 880, 26))
    panel.button("Play", .newGame, Rect(90, 260, 300, 64))
    panel.button("Settings", .openSettings, Rect(90, 342, 300, 64))
    panel.button("Quit", .quitGame, Rect(90, 424, 300, 64))
    let table = shell.scene.addView(frame: .zero, to: panel.view)
    panel.add(at: Rect(470, 240, 320, 270)) { frame, _ in table.frame = frame }
    table[Shape.self] = Shape(
      .rectangle(cornerRadius: 20), fill: NightStyle.panel, stroke: NightStyle.edge, lineWidth: 2)
    panel.text("Best of the night", size: 22, NightStyle.gold, Rect(470, 256, 320, 28))
    for rank in 0..<5 {
      let top = 296 + 40 * Float(rank)
      rows.append(panel.text("", size: 20, NightStyle.ink, Rect(500, top, 180, 36), side: 0))
      rows.append(panel.text("", size: 20, NightStyle.ink, Rect(670, top, 90, 36), side: 1))
    }
    panel.text("hold Ctrl for the keys", size: 15, NightStyle.faint, Rect(0, 572, 880, 22))
    self.panel = panel
  }

  mutating func viewWillAppear(_ controller: ViewController) {
    for (rank, row) in shell.scores.rows.enumerated() {
      let color = rank == shell.scores.latest ? NightStyle.gold : NightStyle.ink
      for (part, text) in [row.name, "\(row.score)"].enumerated() {
        rows[2 * rank + part][Label.self]?.text = text
        rows[2 * rank + part][Label.self]?.color = color
      }
    }
  }

  mutating func viewDidAppear(_ controller: ViewController) {
    shell.report(.screen("title"))
    panel?.focus()
    shell.reportControls()
  }

  mutating func viewDidLayoutSubviews(_ controller: ViewController) {
    panel?.fit()
    shell.reportControls()
  }
}
