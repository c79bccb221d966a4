import ArgumentParser

/// The options of every sample.
public struct SampleOptions: ParsableArguments, Sendable {
  @Flag(help: "Print what happens, a line each; first the size and what there is.")
  var events = false

  @Option(help: "End after this many frames.")
  var frames: Int?

  @Flag(help: "Play a short game by itself, with no display, and print a report of the frames.")
  var headless = false

  @Option(help: "With --headless: write pictures of its key moments to this folder, made if need be.")
  var out: String?

  @Flag(help: "When the window closes, print how long input took to be seen.")
  var report = false

  /// Nothing is asked for.
  public init() {}

  /// Refuses what does not go together.
  public mutating func validate() throws {
    if let frames, frames < 1 { throw ValidationError("--frames wants a number of frames above 0, not \(frames).") }
    if out != nil && !headless { throw ValidationError("--out goes with --headless.") }
  }
}
