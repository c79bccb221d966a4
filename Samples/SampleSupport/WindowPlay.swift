import DactylSDL
import SampleScenes

/// A run of a sample in a window, or of a recording, which can do without one.
@MainActor struct WindowPlay<Sample: SampleCommand> {
  private let options: SampleOptions
  private let arguments: LaunchArguments

  init(_ options: SampleOptions, _ arguments: LaunchArguments) {
    self.options = options
    self.arguments = arguments
  }

  /// Plays until the window closes, and returns the exit code.
  func run() throws -> Int32 {
    var runner = AppRunner(
      options: options.window(Sample.appOptions), frames: options.frames, isHeadless: options.headless)
    runner.recordingPath = arguments.record
    runner.statePath = arguments.state
    runner.quickAction = arguments.action
    runner.desktopFilePath = arguments.desktopFile
    runner.replay = arguments.replay
    // No other option of a sample changes what its input does, and the recording knows the size of the window.
    runner.recordedArguments = options.assistanceArguments
    var scene: Scene?
    let code = try runner.run { started in
      scene = started
      let played = try Sample.fill(started)
      options.assist(started)
      if let path = options.bindings { BindingsFile.keep(path, of: played) }
      if options.events { played.printLines(of: started) }
      if let path = options.virtualController { VirtualControllers.follow(path) }
    }
    if options.report, let latency = scene?.latency { StandardStream.output.write(latency.summary) }
    return code
  }
}

extension LatencyHistogram {
  /// The histogram summed up in a line.
  var summary: String {
    guard total > 0 else { return "input to picture: not measured" }
    return "input to picture: \(total) events, p50 \(milliseconds(at: 0.5)) ms, p99 \(milliseconds(at: 0.99)) ms"
  }
}
