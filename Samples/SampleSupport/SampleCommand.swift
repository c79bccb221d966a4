import ArgumentParser
import DactylSDL
import SampleScenes

/// A sample's program: in a window, or by itself without a display. It says what its window is and what fills it.
public protocol SampleCommand: ParsableCommand {
  /// The window, and where the pictures are.
  static var appOptions: AppOptions { get }
  /// What was asked for.
  var options: SampleOptions { get }
  /// Fills a scene that was just made.
  @MainActor static func fill(_ scene: Scene) throws -> any PlayableScene
}

extension SampleCommand {
  /// Plays, and ends the program with the scene's code, or with 1 when something goes wrong.
  public func run() throws {
    let options = options
    // The main function runs on the main thread; the parser's protocol does not say so.
    let code: Int32 = MainActor.assumeIsolated {
      do {
        return options.headless ? try HeadlessPlay<Self>(options).run() : try WindowPlay<Self>(options).run()
      } catch {
        StandardStreams.complain("\(Self.configuration.commandName ?? "sample"): \(error)")
        return 1
      }
    }
    throw ExitCode(code)
  }
}

extension PlayableScene {
  /// Prints the size of the scene and what is in it, and from now on what happens, a line each.
  func printLines(of scene: Scene) {
    StandardStreams.say("ready \(Int(scene.size.width))x\(Int(scene.size.height))")
    for line in summaryLines { StandardStreams.say(line) }
    tellLines(to: StandardStreams.say)
  }
}
