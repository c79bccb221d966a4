import Dactyl
import DactylControls

/// The controls of the settings. Each change is one step of undo; a drag of the slider is one as a whole.
package final class SettingsForm {
  let panel: MenuPanel
  package let volume: Slider
  let sound: Toggle
  let lives: Stepper
  let difficulty: SegmentedControl
  package let undo: Button
  private unowned let shell: TitleMenuScene
  private let root: View
  private let volumeText: View
  private let livesText: View
  /// The values when a finger took the slider.
  private var taken: GameValues?

  init(in root: View, for shell: TitleMenuScene) {
    self.shell = shell
    self.root = root
    let panel = MenuPanel("Settings", size: Size(620, 500), in: root, of: shell.scene)
    for (row, name) in ["Volume", "Sound", "Lives", "Difficulty"].enumerated() {
      panel.text(name, size: 20, NightStyle.ink, Rect(50, 100 + 70 * Float(row), 150, 44), side: 0)
    }
    volume = shell.scene.addSlider(frame: Rect(210, 100, 280, 44), to: panel.view)
    sound = shell.scene.addToggle(frame: Rect(210, 172, 76, 40), to: panel.view)
    lives = shell.scene.addStepper(range: 1...9, frame: Rect(210, 240, 140, 44), to: panel.view)
    difficulty = shell.scene.addSegmentedControl(
      Difficulty.allCases.map(\.title), frame: Rect(210, 310, 360, 44), to: panel.view)
    volumeText = panel.text("", size: 20, NightStyle.faint, Rect(500, 100, 70, 44), side: 1)
    livesText = panel.text("", size: 20, NightStyle.faint, Rect(366, 240, 60, 44), side: 0)
    panel.add(volume, "Volume")
    panel.add(sound, "Sound")
    panel.add(lives, "Lives")
    panel.add(difficulty, "Difficulty")
    undo = panel.button("Undo", .undo, Rect(50, 410, 250, 56))
    panel.button("Back", .goBack, Rect(320, 410, 250, 56))
    self.panel = panel
    listen()
    show()
  }

  private func listen() {
    volume.addAction(for: .valueChanged) { [unowned self] in move(to: $0.value, isHeld: $0.isTracking) }
    volume.addAction(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { [unowned self] _ in letGo() }
    sound.addAction(for: .valueChanged) { [unowned self] sound in change("Sound") { $0.isSoundOn = sound.isOn } }
    lives.addAction(for: .valueChanged) { [unowned self] lives in
      change("Lives") { $0.lives = Int(exactly: lives.value) ?? $0.lives }
    }
    difficulty.addAction(for: .valueChanged) { [unowned self] control in
      change("Difficulty") { $0.difficulty = control.selectedSegment.flatMap(Difficulty.init) ?? $0.difficulty }
    }
  }

  private func change(_ name: String, _ edit: (inout GameValues) -> Void) {
    var values = shell.values
    edit(&values)
    shell.change(to: values, name)
  }

  private func move(to value: Float, isHeld: Bool) {
    guard isHeld else { return change("Volume") { $0.volume = value } }
    taken = taken ?? shell.values
    shell.values.volume = value
    show()
  }

  private func letGo() {
    guard let start = taken else { return }
    taken = nil
    let values = shell.values
    shell.values = start
    shell.change(to: values, "Volume")
  }

  /// Shows changed values at once, and again in the next layout, when the undo manager has recorded the change.
  func needsShow() {
    show()
    root.setNeedsLayout()
  }

  /// Shows the present values, and the name of the change that Undo would undo.
  func show() {
    let values = shell.values
    volume.value = values.volume
    sound.isOn = values.isSoundOn
    lives.value = Double(values.lives)
    difficulty.selectedSegment = values.difficulty.rawValue
    volumeText[Label.self]?.text = "\((values.volume * 100).wholePoints)%"
    livesText[Label.self]?.text = "\(values.lives)"
    let manager = shell.undoManager
    undo.isEnabled = manager?.canUndo == true
    undo.title = undo.isEnabled ? "Undo \(manager?.undoActionName ?? "")" : "Undo"
  }
}
