import DactylSDL
import SampleScenes

/// The game in a window.
@MainActor struct WindowGame {
  private let options: CardTableOptions

  init(_ options: CardTableOptions) { self.options = options }

  /// Plays until the window closes, and says the exit code.
  func run() throws -> Int32 {
    let runner = AppRunner(options: CardTableCommand.appOptions, frames: options.frames)
    var scene: Scene?
    let code = try runner.run { started in
      scene = started
      let table = try CardTableScene(in: started)
      if options.events { table.printEvents() }
    }
    if options.report, let latency = scene?.latency { StandardStreams.say(latency.summary) }
    return code
  }
}

extension LatencyHistogram {
  /// The histogram in a line.
  var summary: String {
    guard total > 0 else { return "input to picture: not measured" }
    return "input to picture: \(total) events, p50 \(milliseconds(at: 0.5)) ms, p99 \(milliseconds(at: 0.99)) ms"
  }
}
