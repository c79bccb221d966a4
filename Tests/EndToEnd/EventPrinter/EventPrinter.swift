import DactylSDL

/// Prints a line for whatever a scene hears of, for tests that play with real windows, keys and clipboards.
///
///     EventPrinter [--two] [--text]
///
/// Ctrl-C copies "copied → é", Ctrl-V prints what the clipboard holds, Ctrl-K closes the window, Ctrl-Q quits.
@main struct EventPrinter: App {
  static let options = AppOptions(title: "First", size: Size(300, 200))
  private let arguments = CommandLine.arguments

  func launch(_ scene: Scene) throws {
    print(scene, as: "first")
    if arguments.contains("--two") {
      let options = AppOptions(title: "Second", size: Size(300, 200))
      try scene.openWindow(options) { second in print(second, as: "second") }
    }
  }

  private func print(_ scene: Scene, as name: String) {
    if arguments.contains("--text") { scene.textInputPlatform?.beginTextInput(at: Rect(10, 10, 1, 20)) }
    scene.beginReceivingRemoteControlEvents()
    scene.window.view.setResponder(Printer(name: name, scene: scene))
    scene.onEvent { event in
      if let line = Line.of(event.kind) { Line.say("\(name) \(line)") }
    }
    Line.say("\(name) ready")
  }
}
