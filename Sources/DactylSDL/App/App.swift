#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program with one window. It needs nothing but a function that fills the scene:
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
/// It runs until the scene quits or the window is closed; SIGTERM, SIGINT and SIGHUP are requests to quit. However it
/// ends, what is under way is cancelled first. What goes wrong at the start, and that the display is lost, is printed
/// in one line, and the program exits with 1; else it exits with the scene's code.
@MainActor public protocol App {
  /// Makes the app, before there is a window.
  init()
  /// How the window is to be, and where files lie.
  static var options: AppOptions { get }
  /// Fills the scene, once, before the first frame.
  func launch(_ scene: Scene) throws
}

extension App {
  /// A resizable window of 800 x 600 points that bears the app's name.
  public static var options: AppOptions { AppOptions(title: String(describing: Self.self)) }

  /// Runs the app and ends the program.
  public static func main() {
    do {
      let code = try runToEnd()
      exit(code)
    } catch {
      StandardStream.error.write("\(options.title): \(error)")
      exit(1)
    }
  }
  /// All that was opened is closed when this returns: `exit` would leave it open.
  private static func runToEnd() throws -> Int32 {
    let app = Self()
    let stage = try AppRunner(options: options).makeStage()
    try app.launch(stage.scene)
    return try stage.run()
  }
}
