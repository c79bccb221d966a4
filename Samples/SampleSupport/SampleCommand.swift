import DactylSDL
import Foundation
import SampleScenes

#if Tools
  import ArgumentParser
#else
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
  /// Plays as the command line asks. Without the package's trait `Tools` only the options about recordings are read;
  /// given others, the sample reports what is missing and ends.
  public static func main() {
    do {
      let arguments = try LaunchArguments(Array(CommandLine.arguments.dropFirst()))
      exit(play(try options(arguments), arguments))
    } catch {
      StandardStream.error.write("\(name): \(error)")
      exit(64)
    }
  }

  /// Reads the sample's own options; what is wrong with them, and the help, end the program.
  private static func options(_ arguments: LaunchArguments) throws(LaunchArguments.Fault) -> SampleOptions {
    #if Tools
      var options: SampleOptions
      do {
        options = try SampleLine<Self>.parse(arguments.rest + (arguments.isHeadless ? ["--headless"] : [])).options
      } catch {
        SampleLine<Self>.exit(withError: error)
      }
    #else
      guard arguments.rest.isEmpty else { WithoutTools.end(name) }
      var options = SampleOptions()
      options.headless = arguments.isHeadless
    #endif
    // A recording knows nothing of files that a game reads.
    if options.bindings != nil, arguments.record != nil || arguments.replay != nil {
      throw LaunchArguments.Fault("--bindings goes neither with --record nor with --replay")
    }
    return options
  }

  /// Plays, and returns the scene's code, 66 for a file of the options that cannot be read, or 1 when something else
  /// fails.
  private static func play(_ options: SampleOptions, _ arguments: LaunchArguments) -> Int32 {
    // The main function runs on the main thread; the parser's protocol does not declare that.
    MainActor.assumeIsolated {
      if let fault = options.unreadableFile {
        StandardStream.error.write("\(name): \(fault)")
        return 66
      }
      do {
        if let picture = arguments.picture {
          return try HeadlessPlay<Self>(options, recordingTo: nil).save(picture)
        }
        return options.headless && arguments.replay == nil
          ? try HeadlessPlay<Self>(options, recordingTo: arguments.record).run()
          : try WindowPlay<Self>(options, arguments).run()
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
