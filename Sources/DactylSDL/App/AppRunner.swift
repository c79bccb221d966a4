/// Runs a scene in a window, or without a display. For programs that parse their own arguments; an `App` uses it too.
/// ```swift
/// let runner = AppRunner(options: AppOptions(title: "Cards"), frames: 120, isHeadless: true)
/// let code = try runner.run { scene in try scene.addSprite("card.bmp", at: Point(100, 100)) }
/// ```
@MainActor public struct AppRunner {
  /// The options of the window, and the folders of the assets.
  public var options: AppOptions
  /// The number of frames after which the run ends; nil to run until the scene quits. A run of a fixed number of frames
  /// never sleeps for longer than a frame.
  public var frames: Int?
  /// Whether to run without a display. Frames then follow each other at once, each a sixtieth of a second of the
  /// scene's time later, and with nil `frames` the run ends when the scene has nothing left to do.
  public var isHeadless: Bool
  /// The input of a run without a display, by its timestamps; each event is sent with the first frame that is not
  /// earlier.
  public var events: [InputEvent]
  /// The PNG files to save, by the number of the frame that they show; the first frame is 1.
  public var pictures: [Int: String]

  /// The file to record the run to, from its launch on; nil for none. A recording holds everything that is typed.
  public var recordingPath: String?
  /// The file that holds what the run keeps for the next: its window's frame and the states of
  /// `Scene.addRestorableState`. It is read before the launch and written at the end; nil for none.
  public var statePath: String?
  /// The id of a quick action to begin with, or to have done by the program that runs already under the options'
  /// `applicationID`: this run ends at once then, with 0.
  public var quickAction: String?
  /// A file to write in place of a run, by which a desktop shows the program and its quick actions.
  package var desktopFilePath: String?
  /// The arguments that a recording names; nil for those of the command line, but for the options about recordings.
  package var recordedArguments: [String]?
  /// The recording that is played in place of the input of devices; nil for none. The closure that fills the scene has
  /// to be the one that filled it when the recording was made.
  public var replay: ReplayOptions?

  /// Makes a runner.
  public init(
    options: AppOptions = AppOptions(), frames: Int? = nil, isHeadless: Bool = false, events: [InputEvent] = [],
    pictures: [Int: String] = [:]
  ) {
    self.options = options
    self.frames = frames
    self.isHeadless = isHeadless
    self.events = events
    self.pictures = pictures
  }

  /// Makes the runner of a program that saves a picture of itself, and ends.
  init(_ options: AppOptions, saving picture: PictureOptions) {
    self.init(options: options, frames: picture.frame, isHeadless: true, pictures: [picture.frame: picture.path])
    self.options.size = picture.size ?? options.size
    self.options.keepsRecording = false
  }

  /// Fills a new scene with a closure, runs it, and returns the scene's exit code: 0 when it never quit.
  ///
  /// Everything that is under way at the end is cancelled first: every began has been followed by its end when this
  /// returns or throws.
  ///
  /// Throws the closure's error, a `RecordingError` when the recording to play cannot be read, or a `PlatformError`
  /// when there is no display, no renderer, or a picture cannot be saved; and when the display is lost, after the
  /// scenes have received a last `WindowEvent.quitRequested`. If the connection to an X server breaks while a picture
  /// is presented, the program cannot continue: it prints that and exits with 1 instead.
  public func run(launch: (Scene) throws -> Void) throws -> Int32 {
    if let replay { return try ReplayRun(self, replay).run(launch: launch) }
    if let desktopFilePath {
      let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
      try DesktopEntry(options, executable: "\(AssetFinder.programFolder ?? "")/\(name)").write(to: desktopFilePath)
      return 0
    }
    let name = try programName()
    if !isHeadless, let quickAction, let name, DesktopSession.handOver(quickAction, to: name) { return 0 }
    let stage = try makeStage()
    // Explanations launch copies for as long as the scenes run.
    return try withoutActuallyEscaping(launch) { launch in
      if options.canLaunchAgain, !stage.isRestored {
        stage.recorder?.launchAgain = LaunchedApp.launcher(options, launch)
      }
      defer { stage.recorder?.launchAgain = nil }
      try launch(stage.scene)
      return try stage.run()
    }
  }

  /// The name of the program on the bus of the session; nil for none. Throws for one that can't be.
  func programName() throws(PlatformError) -> ProgramName? {
    guard let id = options.applicationID else { return nil }
    guard let name = ProgramName(id) else {
      throw PlatformError(
        attempt: "taking the application ID \"\(id)\"",
        reason: "names of letters and digits with dots between them are wanted, such as org.example.Cards")
    }
    return name
  }

  /// The quick action to begin with, as an event.
  func firstEvent(at moment: Timestamp) -> InputEvent? {
    quickAction.map { InputEvent(at: moment, .window(.quickAction($0))) }
  }

  /// The state that the last run kept; nil when this one keeps none.
  func readState() throws(PlatformError) -> RestorableState? {
    guard let statePath else { return nil }
    return try RestorableState(contentsOf: statePath)
  }

  /// The options of a run, with the frame that the window had in the last one.
  func options(restoring state: RestorableState?) -> AppOptions {
    var options = options
    if state?.hasStates == true { (options.keepsRecording, options.canLaunchAgain) = (false, false) }
    guard let frame = state?.windowFrame, frame.width > 0, frame.height > 0 else { return options }
    options.size = Size(Float(frame.width), Float(frame.height))
    options.position = (frame.x, frame.y)
    return options
  }

  /// Makes an empty scene with everything that it needs to run.
  func makeStage() throws(PlatformError) -> any Stage {
    isHeadless ? try HeadlessLoop(self) : try AppLoop(self)
  }
}

/// A scene that can be filled and then run to its end.
@MainActor protocol Stage: AnyObject {
  /// The scene.
  var scene: Scene { get }
  /// What records the scene; nil for nothing.
  var recorder: ProgramRecorder? { get }
  /// Whether the run begins with states of another.
  var isRestored: Bool { get }
  /// Runs until the scene quits or the run is over. Returns the exit code.
  func run() throws(PlatformError) -> Int32
}
