import DactylSDL
import Foundation
import SampleScenes

/// A run of a sample without a display: it plays the script as fast as possible, in the scene's own time.
@MainActor struct HeadlessPlay<Sample: SampleCommand> {
  private let options: SampleOptions
  private let recording: String?

  init(_ options: SampleOptions, recordingTo recording: String?) {
    self.options = options
    self.recording = recording
  }

  /// Plays the script to its end, or for the frames asked for, and returns the exit code.
  func run() throws -> Int32 {
    if let folder = options.out { try makeFolder(folder) }
    let window = options.window(Sample.appOptions)
    let app = try HeadlessApp(options: window, scale: options.scale)
    let recorder = try ProgramRecorder.make(window, to: recording, isHeadless: true, arguments: [])
    app.connect(recorder)
    let played = try Sample.fill(app.scene)
    if let path = options.bindings { BindingsFile.keep(path, of: played) }
    if options.events { played.printLines(of: app.scene) }
    // The pictures of two runs are the same.
    app.scene.inspector.hidesTimes = options.out != nil
    let script = played.script
    var events = script.events[...]
    var moments = script.moments[...]
    var report = FrameSummary()
    recorder?.launchDidEnd()
    while app.now < script.end, app.frameCount < options.frames ?? .max {
      let next = app.now + 1.0 / 60
      let due = events.prefix { $0.timestamp <= next }
      events = events.dropFirst(due.count)
      report.add(app.runFrame(Array(due)))
      recorder?.frameDidEnd()
      if let moment = moments.first, moment.timestamp <= app.now {
        moments = moments.dropFirst()
        if let folder = options.out { try save(app, moment, in: folder) }
      }
      if app.scene.exitCode != nil { break }
    }
    recorder?.end()
    app.end()
    for line in report.lines { StandardStream.output.write(line) }
    return app.scene.exitCode ?? 0
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw PlatformError(attempt: "making the folder \(path)", reason: error.cause)
    }
  }

  private func save(_ app: HeadlessApp, _ moment: SampleScript.Moment, in folder: String) throws {
    let path = "\(folder)/\(moment.name).bmp"
    let bytes = Bitmap.encode(try app.picture())
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw PlatformError(attempt: "writing the picture \(path)", reason: error.cause)
    }
    StandardStream.output.write(path)
  }
}

extension Error {
  /// The system's message, which Foundation does not give in the description of some of its errors.
  fileprivate var cause: String {
    let system = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return system?.localizedDescription ?? "it can't be written to, or something that is no folder lies in the way"
  }
}
