/// Runs a scene: in a window, or with no display at all. For programs that read their own arguments; an `App` uses it.
/// ```swift
/// let runner = AppRunner(options: AppOptions(title: "Cards"), frames: 120, isHeadless: true)
/// let code = try runner.run { scene in try scene.addSprite("card.bmp", at: Point(100, 100)) }
/// ```
@MainActor public struct AppRunner {
  /// How the window is to be, and where files lie.
  public var options: AppOptions
  /// After how many frames to end; nil runs until the scene quits. A run of a number of frames never sleeps for
  /// longer than a frame.
  public var frames: Int?
  /// Whether to run with no display. Frames then follow each other at once, each a sixtieth of a second of the
  /// scene's time later, and the run ends when the scene has nothing left to do if `frames` is nil.
  public var isHeadless: Bool
  /// The input of a run without a display, by its timestamps; each event comes to the first frame that is not earlier.
  public var events: [InputEvent]
  /// PNG files to save, by the number of the frame that they show; the first frame is 1.
  public var pictures: [Int: String]

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

  /// Lets the closure fill a new scene, runs it, and returns the scene's exit code: 0 when it never quit.
  ///
  /// Whatever is under way at the end is cancelled first: every began has been followed by its end when this returns or
  /// throws.
  ///
  /// Throws what the closure throws, or a `PlatformError` when there is no display, no renderer, or a picture can't be
  /// saved; and when the display is lost, after the scenes have got a last `WindowEvent.quitRequested`. If an X server
  /// goes in the moment that a picture is shown, the program can't go on: it prints that and exits with 1 instead.
  public func run(launch: (Scene) throws -> Void) throws -> Int32 {
    let stage = try makeStage()
    try launch(stage.scene)
    return try stage.run()
  }

  /// Makes an empty scene with all that it needs to run.
  func makeStage() throws(PlatformError) -> any Stage {
    isHeadless ? try HeadlessLoop(self) : try AppLoop(self)
  }
}

/// A scene that can be filled and then run to its end.
@MainActor protocol Stage: AnyObject {
  /// The scene.
  var scene: Scene { get }
  /// Runs until the scene quits or the run is over, and returns the exit code.
  func run() throws(PlatformError) -> Int32
}
