#if Tools
  import ArgumentParser
#endif

/// The options of every sample. They are read from the command line where the package is built with its trait `Tools`;
/// else nothing is asked for.
public struct SampleOptions: Sendable {
  #if Tools
    @Flag(help: "Print what happens, a line each; first the size and what there is.")
  #endif
  var events = false

  #if Tools
    @Option(help: "End after this many frames.")
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

  /// Nothing is asked for.
  public init() {}
}

#if Tools
  extension SampleOptions: ParsableArguments {
    /// Refuses what does not go together.
    public mutating func validate() throws {
      if let frames, frames < 1 { throw ValidationError("--frames wants a number of frames above 0, not \(frames).") }
      if out != nil && !headless { throw ValidationError("--out goes with --headless.") }
    }
  }
#endif
