import DactylSDL

#if Tools
  import ArgumentParser
#endif

/// The options of every sample. They are read from the command line if the package is built with its trait `Tools`;
/// otherwise all have their default values.
public struct SampleOptions: Sendable {
  #if Tools
    @Option(
      help: ArgumentHelp(
        "Of TwinStick: keep the controls that players choose in this file, which may be empty.", valueName: "path"))
  #endif
  var bindings: String?

  #if Tools
    @Flag(help: "Print what happens, a line each; first the size and what there is.")
  #endif
  var events = false

  #if Tools
    @Flag(help: "Explore the screen by touch: fingers say what is under them, and a double tap uses it.")
  #endif
  var explore = false

  #if Tools
    @Flag(help: "Offer what can be used one after another: the space bar uses it.")
  #endif
  var scan = false

  #if Tools
    @Flag(help: "Move less: animations arrive at once, and scrolling comes to rest sooner.")
  #endif
  var reducedMotion = false

  #if Tools
    @Flag(help: "Draw texts and controls so that they differ more from what is behind them.")
  #endif
  var contrast = false

  #if Tools
    @Flag(help: "Draw bold texts.")
  #endif
  var bold = false

  #if Tools
    @Option(parsing: .unconditional, help: "The scale of texts: 0.8 to 3.")
  #endif
  var textScale: Float = 1

  #if Tools
    // The parsing is unconditional: otherwise "-1" is taken for an option, and the number is reported missing.
    @Option(parsing: .unconditional, help: "End after this many frames: 1 or more.")
  #endif
  var frames: Int?

  #if Tools
    @Flag(help: "Play a short game by itself, with no display, and print a report of the frames.")
  #endif
  var headless = false

  #if Tools
    @Option(help: "With --headless: write pictures of its key moments to this folder, made if need be.")
  #endif
  var out: String?

  #if Tools
    @Flag(help: "When the window closes, print how long input took to be seen.")
  #endif
  var report = false

  #if Tools
    @Option(parsing: .unconditional, help: "The size of the window in points: 640x480.", transform: Self.size)
  #endif
  var size: Size?

  #if Tools
    @Option(parsing: .unconditional, help: "With --headless: how many pixels of a picture a point has, each way.")
  #endif
  var scale: Float = 1

  #if Tools
    @Option(
      help: ArgumentHelp(
        "Play controllers that do not exist as a file or pipe says: \"plug\", \"press a\".", valueName: "path"))
  #endif
  var virtualController: String?

  /// Makes options with their default values.
  public init() {}

  /// What is to be drawn and animated differently.
  var display: DisplayAccommodations {
    DisplayAccommodations(
      reducesMotion: reducedMotion, increasesContrast: contrast, usesBoldText: bold, textScale: textScale)
  }

  /// The options about that, as they are written: a recording plays with the same ones.
  var displayArguments: [String] {
    let flags = [("--reduced-motion", reducedMotion), ("--contrast", contrast), ("--bold", bold)]
    return flags.filter(\.1).map(\.0) + (textScale == 1 ? [] : ["--text-scale", "\(textScale)"])
  }

  /// The options for people who play in another way, as they are written.
  var assistanceArguments: [String] {
    (explore ? ["--explore"] : []) + (scan ? ["--scan"] : []) + displayArguments
  }

  /// Sets the scene up for people who play in another way.
  @MainActor func assist(_ scene: Scene) {
    scene.assistance.display = display
    if explore { scene.assistance.exploresByTouch = true }
    if scan { scene.assistance.scanning = Scanning() }
  }

  /// Returns the window of a sample in the size asked for. What it shows is larger on a large display, and smaller in a
  /// tiny window.
  func window(_ sample: AppOptions) -> AppOptions {
    var window = sample
    window.size = size ?? sample.size
    window.contentScale = .growing(above: Size(1280, 800), shrinkingBelow: Size(360, 300))
    return window
  }
}

#if Tools
  extension SampleOptions: ParsableArguments {
    /// Throws a `ValidationError` for options that do not go together.
    public mutating func validate() throws {
      if let frames, frames < 1 { throw ValidationError("--frames wants a number of frames above 0, not \(frames).") }
      if out != nil && !headless { throw ValidationError("--out goes with --headless.") }
      if virtualController != nil && headless { throw ValidationError("--virtual-controller is for windows.") }
      if scale != 1 && !headless { throw ValidationError("--scale goes with --headless.") }
      if !(0.8...3).contains(textScale) { throw ValidationError("--text-scale wants a number from 0.8 to 3.") }
      if !(scale > 0 && scale <= 8) { throw ValidationError("--scale wants a number above 0, and 8 at most.") }
    }

    private static func size(_ text: String) throws -> Size {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard sides.count == 2, sides.allSatisfy((1...16384).contains) else {
        throw ValidationError("--size wants a width and a height from 1 to 16384, such as 640x480.")
      }
      return Size(Float(sides[0]), Float(sides[1]))
    }
  }
#endif
