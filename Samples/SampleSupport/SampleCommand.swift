import DactylSDL
import Foundation
import SampleScenes

#if !Tools
  import WithoutTools
#endif

/// The program of a sample, in a window or without a display. A conforming type describes its window and contents.
public protocol SampleCommand: SendableMetatype {
  /// The program's name.
  static var name: String { get }
  /// A short description of the sample, for its help.
  static var abstract: String { get }
  /// The window, and the folders of the pictures.
  static var appOptions: AppOptions { get }
  /// Fills a scene that was just made.
  @MainActor static func fill(_ scene: Scene) throws -> any PlayableScene
}

extension SampleCommand {
  /// Plays as the command line asks. Without the package's trait `Tools` no options are read: the sample plays in a
  /// window, and given options, reports what is missing and ends.
  public static func main() {
    #if Tools
      SampleLine<Self>.main()
    #else
      guard CommandLine.arguments.count == 1 else { WithoutTools.end(name) }
      exit(play(SampleOptions()))
    #endif
  }

  /// Plays, and returns the scene's code, 66 for a file of the options that cannot be read, or 1 when something else
  /// fails.
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
  /// Prints the size of the scene and its contents, and from now on each event, in lines.
  func printLines(of scene: Scene) {
    StandardStream.output.write("ready \(Int(scene.size.width))x\(Int(scene.size.height))")
    for line in summaryLines { StandardStream.output.write(line) }
    reportLines(to: StandardStream.output.write)
  }
}
