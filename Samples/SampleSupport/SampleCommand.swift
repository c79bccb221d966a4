import DactylSDL
import Foundation
import SampleScenes

#if !Tools
  import WithoutTools
#endif

/// A sample's program: in a window, or by itself without a display. It describes its window and what fills it.
public protocol SampleCommand: SendableMetatype {
  /// The program's name.
  static var name: String { get }
  /// What the sample is, for its help.
  static var abstract: String { get }
  /// The window, and where the pictures are.
  static var appOptions: AppOptions { get }
  /// Fills a scene that was just made.
  @MainActor static func fill(_ scene: Scene) throws -> any PlayableScene
}

extension SampleCommand {
  /// Plays as the command line asks. Without the package's trait `Tools` no options are read: it plays in a window, and
  /// reports what is missing when there are some.
  public static func main() {
    #if Tools
      SampleLine<Self>.main()
    #else
      guard CommandLine.arguments.count == 1 else { WithoutTools.end(name) }
      exit(play(SampleOptions()))
    #endif
  }

  /// Plays, and returns the scene's code, 66 for a file of the options that can't be read, or 1 when something else
  /// goes wrong.
  static func play(_ options: SampleOptions) -> Int32 {
    // The main function runs on the main thread; the parser's protocol does not declare that.
    MainActor.assumeIsolated {
      if let fault = options.unreadableFile {
        StandardStream.error.write("\(name): \(fault)")
        return 66
      }
      do {
        return options.headless ? try HeadlessPlay<Self>(options).run() : try WindowPlay<Self>(options).run()
      } catch {
        StandardStream.error.write("\(name): \(error)")
        return 1
      }
    }
  }
}

extension PlayableScene {
  /// Prints the size of the scene and what is in it, and from now on what happens, a line each.
  func printLines(of scene: Scene) {
    StandardStream.output.write("ready \(Int(scene.size.width))x\(Int(scene.size.height))")
    for line in summaryLines { StandardStream.output.write(line) }
    tellLines(to: StandardStream.output.write)
  }
}
