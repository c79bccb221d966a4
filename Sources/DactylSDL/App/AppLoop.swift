#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs scenes in their windows: sleeps until a frame is due, takes the events, runs the frames and presents them.
@MainActor final class AppLoop: Stage, WindowHost {
  let scene: Scene
  private let runner: AppRunner
  private let signals: QuitSignals
  private let pump: EventPump
  private var stages: [WindowStage] = []
  let recorder: ProgramRecorder?
  private let state: RestorableState?
  private let clipboard = SystemClipboard()
  private let keyboard = SystemKeyboard()
  private let cursors: SystemCursors
  private let pointer = PointerSwitch()
  private let readers: ScreenReaderBridge?
  private var desktop: DesktopSession?
  private var settings = DesktopSettings()
  private var textInput = TextInputSwitch()
  private var pacer: FramePacer
  private var frameCount = 0
  /// The number of frames that were presented, of all windows together.
  private(set) var presented = 0

  init(_ runner: AppRunner) throws(PlatformError) {
    self.runner = runner
    signals = QuitSignals()
    // Before everything else, since SDL announces the controllers that it knows.
    for file in runner.options.controllerMappingFiles { try ControllerMappings(contentsOf: file).use() }
    pump = EventPump(options: runner.options)
    state = try runner.readState()
    let options = runner.options(restoring: state)
    let first = try WindowStage(options: options, pump: pump)
    scene = first.scene
    cursors = SystemCursors(video: first.window.video)
    pacer = FramePacer(first.window)
    recorder = try ProgramRecorder.make(
      options, to: runner.recordingPath, isHeadless: false, arguments: runner.recordedArguments)
    readers = options.servesScreenReaders ? ScreenReaderBridge(title: options.title) : nil
    pump.keys = readers?.keys
    signals.start(withSDL: true)
    take(in: first)
    desktop = DesktopSession(options, try runner.programName())
    desktop?.settingsDidChange = { [unowned self] in take($0) }
    desktop?.actionWasRequested = { [unowned self] in take($0) }
    if let event = runner.firstEvent(at: pump.now) { first.input.take(event) }
  }

  /// Runs until a scene quits or the last one closes. Returns the exit code. Throws when the display is lost.
  ///
  /// However it ends, everything under way has been cancelled by then.
  func run() throws(PlatformError) -> Int32 {
    DisplayConnection.endProgram = { [unowned self] error in end(error) }
    recorder?.launchDidEnd()
    defer {
      closeAll()
      DisplayConnection.endProgram = nil
    }
    while true {
      waitForFrame()
      DisplayConnection.check()
      try endIfLost()
      signals.takingRequest { SystemCall.general.make { pump.pump() } }
      // The connection may break while events are taken: the request to quit that comes with them is not the player's
      // then.
      try endIfLost()
      let now = pump.frameTime
      pacer.frameBegan(at: now)
      // Windows that open meanwhile run with the next frame.
      let running = stages
      for stage in running { stage.runFrame(at: now) }
      if try !draw(running) { pacer.framePresentedNothing() }
      SystemCall.general.make { showRequests() }
      serveReaders(running)
      recorder?.frameDidEnd()
      frameCount += 1
      if let code = closeEnded() { return code }
      if let frames = runner.frames, frameCount >= frames { return 0 }
      signals.endRound()
    }
  }

  // MARK: Endings

  /// Throws when the display is lost: the program ends with an error, whatever the scenes do with the request to quit.
  private func endIfLost() throws(PlatformError) {
    guard let loss = DisplayConnection.loss else { return }
    runLastFrames()
    throw loss
  }

  /// Runs a last frame of each scene, with the remaining events and a request to quit, which it can no longer refuse.
  private func runLastFrames() {
    let now = pump.now
    let request = InputEvent.Kind.window(.quitRequested)
    for stage in stages where !stage.input.events.contains(where: { $0.kind == request }) {
      stage.input.take(InputEvent(at: now, request))
    }
    for stage in stages { stage.runFrame(at: now) }
  }

  /// Ends the program, during a call that cannot return.
  private func end(_ error: PlatformError) {
    runLastFrames()
    closeAll()
    SystemCall.general.make {
      StandardStream.error.write("\(runner.options.title): \(error)")
      exit(1)
    }
  }

  /// Closes every window, including those that are opened meanwhile.
  private func closeAll() {
    recorder?.end()
    while let stage = stages.first { close(stage) }
  }

  // MARK: Windows

  func openWindow(_ options: AppOptions) throws(PlatformError) -> Scene {
    var options = options
    options.vsync = false
    let stage = try WindowStage(options: options, pump: pump)
    take(in: stage)
    return stage.scene
  }

  func discardWindow(of scene: Scene) {
    for stage in stages where stage.scene === scene { close(stage) }
  }

  var isRestored: Bool { state?.hasStates == true }

  func restorableState(of scene: Scene) -> RestorableState? { scene === self.scene ? state : nil }

  private func take(in stage: WindowStage) {
    stage.scene.clipboard = clipboard
    stage.scene.keyboardPlatform = keyboard
    stage.scene.controllerPlatform = pump.hardware
    stage.scene.host = self
    recorder?.record(stage.scene, in: stage.window.viewport)
    stages.append(stage)
    follow(settings, in: stage)
    stage.readerWindow = readers?.add(title: stage.title, scene: stage.scene, window: stage.window)
  }

  /// Takes a quick action that another program asks for, or nil for the window alone, which comes to the front.
  private func take(_ action: String?) {
    guard let stage = stages.first else { return }
    if let action { stage.input.take(InputEvent(at: pump.now, .window(.quickAction(action)))) }
    SystemCall.general.make { stage.window.raise() }
  }

  /// Has all windows follow the settings of the desktop.
  private func take(_ settings: DesktopSettings) {
    self.settings = settings
    for stage in stages { follow(settings, in: stage) }
  }

  private func follow(_ settings: DesktopSettings, in stage: WindowStage) {
    let display = settings.applied(to: stage.scene.assistance.display)
    guard display != stage.scene.assistance.display else { return }
    stage.input.take(InputEvent(at: pump.now, .window(.displayAccommodations(display))))
  }

  private func close(_ stage: WindowStage) {
    if stage.scene === scene { keepState(of: stage) }
    if let window = stage.readerWindow { readers?.remove(window) }
    stage.end()
    pump.remove(stage.input)
    let setsPace = stages.first === stage
    stages.removeAll { $0 === stage }
    if setsPace, let next = stages.first { pacer = FramePacer(next.window) }
  }

  /// Writes what the next run is to know of a window that closes.
  private func keepState(of stage: WindowStage) {
    guard let state, let path = runner.statePath else { return }
    stage.scene.endInput()
    if DisplayConnection.loss == nil { state.windowFrame = stage.window.frame }
    state.write(to: path, of: runner.options.title)
  }

  /// Closes the windows whose scenes have ended. Returns the exit code if the program has ended with them.
  private func closeEnded() -> Int32? {
    var code: Int32?
    for stage in stages {
      guard let ended = stage.scene.exitCode else { continue }
      if stage.scene.endsProgram { return ended }
      code = ended
      close(stage)
    }
    return stages.isEmpty ? code ?? 0 : nil
  }

  // MARK: A frame

  private func waitForFrame() {
    while DisplayConnection.loss == nil {
      // A run of a fixed number of frames must not end in sleep.
      let isNeeded =
        pump.hasNews || frameCount == 0 || runner.frames != nil || stages.contains { $0.scene.needsFrame }
      let deadline = stages.compactMap { $0.scene.nextDeadline }.min()
      guard let due = pacer.nextFrame(isNeeded: isNeeded, deadline: deadline) else {
        wait(milliseconds: nil)
        continue
      }
      let rest = due.nanoseconds - pump.now.nanoseconds
      if rest <= 0 { return }
      if rest < 1_000_000 {
        usleep(UInt32(rest / 1000 + 1))
      } else {
        wait(milliseconds: Int32(min(rest / 1_000_000, 1_000_000)))
      }
    }
  }

  /// Sleeps until an event comes or the time is over; with nil until an event comes. Serves those who have asked for
  /// something by the buses of the desktop.
  ///
  /// It sleeps for a second at most, since a signal that comes right before SDL sleeps does not wake it.
  private func wait(milliseconds: Int32?) {
    let longest = readers?.nextDeadline.map { min(1000, Int32(clamping: SDLClock.milliseconds(until: $0))) } ?? 1000
    SystemCall.general.make { pump.wait(milliseconds: min(milliseconds ?? .max, longest)) }
    DisplayConnection.check()
    desktop?.serve()
    readers?.serve()
    pump.releaseKeys()
  }

  /// Has screen readers told of what the frame has changed.
  private func serveReaders(_ running: [WindowStage]) {
    desktop?.serve()
    guard let readers else { return }
    for stage in running {
      if let window = stage.readerWindow { readers.frameDidEnd(in: window, isActive: stage.window.hasKeyboard) }
    }
    readers.serve()
  }

  /// Draws the windows. Returns whether the window that sets the pace presented a frame.
  private func draw(_ running: [WindowStage]) throws(PlatformError) -> Bool {
    var isPaced = false
    for stage in running {
      let path = stage.scene === scene ? runner.pictures[frameCount + 1] : nil
      guard try stage.draw(picture: path, pump) else { continue }
      presented += 1
      if stage === running.first { isPaced = true }
    }
    return isPaced
  }

  /// Sets the pointer to the cursor of the scene under it, and text input and the pointer's lock to the state of the
  /// scene with the keyboard.
  private func showRequests() {
    guard DisplayConnection.loss == nil else { return }
    let under = pump.underMouse
    if let stage = stages.first(where: { $0.input === under }) {
      cursors.show(stage.scene.cursor, of: stage.store.pictures)
    }
    let current = pump.current
    pointer.turn(to: stages.first { $0.input === current }?.scene.pointerMode ?? .free, in: current)
    for stage in stages where stage.textInput.takeStale() && stage.input === current { textInput.clearComposition() }
    textInput.turn(to: stages.first { $0.input === current }?.caret)
  }
}

extension FramePacer {
  /// Makes a pacer for the display of a window.
  @MainActor init(_ window: AppWindow) {
    self.init(interval: window.frameInterval, waitsForDisplay: window.renderer.waitsForDisplay)
  }
}
