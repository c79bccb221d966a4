import DactylSDL

/// Prints a line for each event that a scene receives, for tests with real windows, keys and clipboards.
///
///     EventPrinter [--two] [--text] [--notes] [--gestures] [--scroll] [--drops] [--pointer|--raw-pointer]
///         [--sound] [--mouse-keys] [--sticky-keys] [--busy] [--kill PROCESS]
///
/// With `--gestures` a pan and a hover are recognized, and take no touch from the window; they print their states, and
/// the window its sizes. With `--scroll` the window is full of rows that scroll, and prints where they come to rest and
/// which is tapped. With `--notes` the window is full of a text of many lines, which prints itself when it changes, and
/// what is selected. With `--drops` it prints what other programs drop on it, but for its lower edge. With
/// `--pointer` a click on the upper half locks the pointer, and the mouse drags without end on the lower one; it prints
/// both. With `--sound` a tap plays a tone. With `--mouse-keys` the keypad moves the pointer, and with `--sticky-keys`
/// modifier keys stay down. With `--busy` frames run all the time. With `--kill` the right button kills
/// the server, whose process is given, while the program takes events. Ctrl-C copies "copied → é", Ctrl-V prints what
/// the clipboard holds, Ctrl-K closes the window, Ctrl-Q quits.
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
    if arguments.contains("--gestures") {
      printGestures(of: scene.window.view, as: name)
      scene.onEvent { event in
        guard case .window(.resized(let size)) = event.kind else { return }
        Line.say("\(name) size \(Int(size.width)) \(Int(size.height))")
      }
    }
    if arguments.contains("--scroll") { scroll(scene, as: name) }
    if arguments.contains("--notes") { takeNotes(in: scene, as: name) }
    if arguments.contains("--sound") {
      // A second of a square wave, at the left.
      let tone = scene.makeSound((0..<44100).map { $0 / 50 % 2 == 0 ? 0.5 : -0.5 })
      scene.window.view.addGestureRecognizer(TapGestureRecognizer()) { _ in scene.play(tone, pan: -1) }
    }
    if arguments.contains("--pointer") { lockPointer(PointerLock(), in: scene, as: name) }
    if arguments.contains("--raw-pointer") { lockPointer(PointerLock(isRaw: true), in: scene, as: name) }
    if arguments.contains("--drops") { takeDrops(in: scene, as: name) }
    if arguments.contains("--mouse-keys") { scene.assistance.keys.mouseKeys = MouseKeys() }
    if arguments.contains("--sticky-keys") { scene.assistance.keys.stickyKeys = true }
    if arguments.contains("--busy") { scene.onUpdate { _ in } }
    if let index = arguments.firstIndex(of: "--kill"),
      let process = arguments.dropFirst(index + 1).first.flatMap(Int32.init)
    {
      ServerKiller.start(in: scene, killing: process)
    }
    scene.onEvent { event in
      if let line = Line.of(event.kind) { Line.say("\(name) \(line)") }
    }
    Line.say("\(name) ready")
  }

  /// Letters are 12 points wide and lines 24 points high.
  private func takeNotes(in scene: Scene, as name: String) {
    scene.font = .pixel
    let notes = scene.addTextView(frame: Rect(0, 0, 300, 200))
    (notes.style.size, notes.style.padding, notes.lineHeightMultiple) = (20, .zero, 1.2)
    notes.text = "one two three\n" + (2...30).map { "line \($0)" }.joined(separator: "\n")
    notes.beginEditing()
    notes.selection = 0..<0
    func line(_ text: String) -> String { text.replacing("\n", with: "|") }
    notes.editingChanged = { Line.say("\(name) notes \(line(String($0.text.prefix(24))))") }
    var last = notes.selection
    scene.onUpdate { _ in
      guard notes.selection != last else { return }
      last = notes.selection
      Line.say("\(name) selects \(line(String(Array(notes.text)[last])))")
    }
  }

  private func scroll(_ scene: Scene, as name: String) {
    let list = scene.addView(frame: Rect(0, 0, 300, 200)).makeScrollView(contentSize: ScrollSize(300, 4000))
    for index in 0..<80 {
      let row = scene.addView(frame: Rect(0, Float(index) * 50, 300, 48), to: list.view)
      row[Shape.self] = Shape(.rectangle(), fill: Color(Float(index % 5) / 4, 0.6, 0.9))
      row.addGestureRecognizer(TapGestureRecognizer()) { _ in Line.say("\(name) row \(index)") }
    }
    func say(_ what: String) { Line.say("\(name) list \(what) \(Int(list.contentOffset.y.rounded()))") }
    list.delegate.willBeginDragging = { _ in say("dragged") }
    list.delegate.didEndDragging = { say($1 ? "flicked" : "left") }
    list.delegate.didEndDecelerating = { _ in say("rests") }
    list.delegate.didScroll = { if !$0.isDragging && !$0.isDecelerating { say("at") } }
  }

  private func lockPointer(_ lock: PointerLock, in scene: Scene, as name: String) {
    let (button, knob) = (scene.addView(frame: Rect(0, 0, 300, 100)), scene.addView(frame: Rect(0, 100, 300, 100)))
    button.addGestureRecognizer(TapGestureRecognizer()) { _ in scene.lockPointer(lock) }
    scene.onPointerLockChange { Line.say("\(name) locked \($0)") }
    scene.onPointerMotion { Line.say("\(name) moved \(Int($0.delta.dx)) \(Int($0.delta.dy))") }
    knob.dragsWithoutEnd = true
    knob.cursor = .hidden
    knob.addGestureRecognizer(PanGestureRecognizer()) { pan in
      if pan.state == .ended { Line.say("\(name) dragged \(Int(pan.translation(in: nil).dx))") }
    }
  }

  private func takeDrops(in scene: Scene, as name: String) {
    let area = scene.addView(frame: Rect(0, 0, 300, 180)).makeDropTarget(proposing: .copy)
    area.accept(DroppedFile.self)
    area.accept(DroppedText.self)
    area.delegate.performDrop = { _, session in
      let items =
        session.items(of: DroppedFile.self).map { "file \($0.path)" }
        + session.items(of: DroppedText.self).map { "text \($0.text)" }
      Line.say(
        "\(name) dropped \(Int(session.location.x)) \(Int(session.location.y)) \(items.joined(separator: " "))")
    }
  }

  private func printGestures(of view: View, as name: String) {
    func say(_ what: String, _ state: GestureState) { if state != .changed { Line.say("\(name) \(what) \(state)") } }
    let pan = view.addGestureRecognizer(PanGestureRecognizer()) { say("pan", $0.state) }
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(HoverGestureRecognizer()) { say("hover", $0.state) }
  }
}
