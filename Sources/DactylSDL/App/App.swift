#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program with one window. It only needs a function that fills the scene:
/// ```swift
/// import DactylSDL
///
/// @main
/// struct HelloSprite: App {
///   func launch(_ scene: Scene) throws {
///     try scene.addSprite("card.bmp", at: Point(120, 240))
///   }
/// }
/// ```
/// The program runs until the scene quits or the window is closed; SIGTERM, SIGINT and SIGHUP count as requests to
/// quit. However it ends, everything under way is cancelled first. An error at the start, or the loss of the display,
/// is printed in one line, and the program exits with 1; otherwise it exits with the scene's code.
@MainActor public protocol App {
  /// Makes the app. Called before there is a window.
  init()
  /// The options of the window, and the folders of the assets.
  static var options: AppOptions { get }
  /// Fills the scene. Called once, before the first frame.
  func launch(_ scene: Scene) throws
}

extension App {
  /// The default implementation: a resizable window of 800 x 600 points with the app's name as its title.
  public static var options: AppOptions { AppOptions(title: String(describing: Self.self)) }

  /// Runs the app and exits the program.
  ///
  /// Of the command line it reads the options about recordings and pictures, and leaves all others to the app:
  ///
  ///     --record FILE   records the run
  ///     --replay FILE   plays a recording, with --verify, --speed X, --from T, --until T or --headless
  ///     --shrink TEXT   with --replay FILE, writes a shorter recording to --output OUT, which shows the same entry
  ///     --export KIND   with --replay FILE, writes a test or a scenario to --output OUT
  ///     --state FILE    keeps the window's frame and `Scene.addRestorableState` from one run to the next
  ///     --action ID     does a quick action, in the program that runs already where there is one
  ///     --desktop-file FILE  writes the file by which a desktop shows the program
  ///     --picture FILE  runs without a display for a second, and saves a picture, with --picture-size and
  ///                     --picture-frame
  public static func main() {
    do {
      let code = try runToEnd()
      exit(code)
    } catch let fault as LaunchArguments.Fault {
      StandardStream.error.write("\(options.title): \(fault)")
      exit(64)
    } catch {
      StandardStream.error.write("\(options.title): \(error)")
      exit(1)
    }
  }
  /// Everything that was opened is closed when this returns; `exit` would leave it open.
  private static func runToEnd() throws -> Int32 {
    let arguments = try LaunchArguments(Array(CommandLine.arguments.dropFirst()))
    guard !arguments.isHeadless || arguments.replay != nil else {
      throw LaunchArguments.Fault("--headless goes with --replay FILE")
    }
    var runner =
      arguments.picture.map { AppRunner(options, saving: $0) }
      ?? AppRunner(options: options, isHeadless: arguments.isHeadless)
    runner.recordingPath = arguments.record
    runner.statePath = arguments.state
    runner.quickAction = arguments.action
    runner.desktopFilePath = arguments.desktopFile
    runner.replay = arguments.replay
    let launcher = AppLauncher<Self>()
    return try withExtendedLifetime(launcher) { try runner.run(launch: launcher.launch) }
  }
}

/// Makes the app of a program and launches it, which happens more than once where a recording is played again and
/// again. Each app lives as long as the program.
@MainActor private final class AppLauncher<Program: App> {
  private var apps = [Program()]
  private var launches = 0

  func launch(_ scene: Scene) throws {
    launches += 1
    if launches > apps.count { apps.append(Program()) }
    try apps[launches - 1].launch(scene)
  }
}
