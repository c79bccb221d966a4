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
    let recorder = try ProgramRecorder.make(
      window, to: recording, isHeadless: true, arguments: options.displayArguments)
    app.connect(recorder)
    let played = try Sample.fill(app.scene)
    app.scene.assistance.display = options.display
    if let path = options.bindings { BindingsFile.keep(path, of: played) }
    if options.events { played.printLines(of: app.scene) }
    // The pictures of two runs are the same.
    app.scene.inspector.hidesTimes = options.out != nil
    let script = played.script
    var moments = script.moments[...]
    var report = FrameSummary()
    recorder?.launchDidEnd()
    try play(script, in: app, while: { app.now < script.end && app.frameCount < options.frames ?? .max }) {
      report.add($0)
      recorder?.frameDidEnd()
      guard let moment = moments.first, moment.timestamp <= app.now else { return }
      moments = moments.dropFirst()
      if let folder = options.out { try save(app, moment, in: folder) }
    }
    recorder?.end()
    app.end()
    for line in report.lines { StandardStream.output.write(line) }
    return app.scene.exitCode ?? 0
  }

  /// Plays the script up to the frame of a picture, saves that, and returns the exit code.
  func save(_ picture: PictureOptions) throws -> Int32 {
    var window = options.window(Sample.appOptions)
    window.size = picture.size ?? window.size
    let app = try HeadlessApp(options: window, scale: options.scale)
    let played = try Sample.fill(app.scene)
    app.scene.assistance.display = options.display
    app.scene.inspector.hidesTimes = true
    try play(played.script, in: app, while: { app.frameCount < picture.frame }) { _ in }
    try app.picture().write(to: picture.path)
    app.end()
    return app.scene.exitCode ?? 0
  }

  /// Runs frames with the events of a script while a condition holds and the scene does not quit, and calls a closure
  /// after each.
  private func play(
    _ script: SampleScript, in app: HeadlessApp, while holds: () -> Bool, _ didRun: (FrameReport) throws -> Void
  ) throws {
    var events = script.events[...]
    while holds(), app.scene.exitCode == nil {
      let next = app.now + 1.0 / 60
      let due = events.prefix { $0.timestamp <= next }
      events = events.dropFirst(due.count)
      try didRun(app.runFrame(Array(due)))
    }
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
