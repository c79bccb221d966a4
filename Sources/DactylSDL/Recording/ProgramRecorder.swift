import DactylInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Records the scenes of a program from its launch on: into a file, or into memory, from which a key saves it.
@MainActor package final class ProgramRecorder {
  /// The most bytes that are kept in memory: hours of play.
  private static let limit = 16 << 20
  /// The seconds at the end that a saved recording marks.
  private static let marked = 30.0

  private let recorder: InputRecorder
  private var head: RecordingHead
  /// The file that is written to; nil when the recording is kept in memory.
  private var file: FileWriter?
  private let path: String?
  private var firstFrame: Timestamp?
  private var hasSaidFull = false
  /// Launches the program once more for explanations (`Scene.explain(_:)`); nil where that is not possible.
  var launchAgain: ((RecordingPlayer) throws -> LaunchedCopy)? {
    didSet { offerExplanations() }
  }

  /// Makes a recorder for a program; nil when nothing is to be recorded. Throws when the file can't be made.
  ///
  /// - Parameter arguments: The program's arguments that the recording names; nil for those of the command line.
  package static func make(
    _ options: AppOptions, to path: String?, isHeadless: Bool, arguments: [String]? = nil
  ) throws(PlatformError) -> ProgramRecorder? {
    guard path != nil || options.keepsRecording && !isHeadless else { return nil }
    return try ProgramRecorder(options, path, isHeadless, arguments)
  }

  private init(
    _ options: AppOptions, _ path: String?, _ isHeadless: Bool, _ arguments: [String]?
  ) throws(PlatformError) {
    self.path = path
    // What is kept in case of need gets few hashes, since each costs as much as the scene is large.
    recorder = InputRecorder(limit: path == nil ? Self.limit : nil, hashInterval: path == nil ? 1 : 0)
    let line = CommandLine.arguments
    head = RecordingHead(program: line.first?.split(separator: "/").last.map(String.init) ?? "")
    head.title = options.title
    head.arguments = arguments ?? (try? LaunchArguments(Array(line.dropFirst())))?.rest ?? []
    head.features = isHeadless ? [.hashes, .headless] : .hashes
    #if DEBUG
      head.features.insert(.debugBuild)
    #endif
    offerExplanations()
    guard let path else { return }
    do {
      file = try FileWriter(path)
    } catch {
      throw PlatformError(attempt: "recording to \(path)", reason: error.reason)
    }
  }

  // MARK: The run

  /// Records a scene from now on, before its launch: that of the program, or of a further window.
  func record(_ scene: Scene, in viewport: Viewport) {
    if head.sceneSize == .zero {
      head.windowSize = viewport.windowSize
      head.sceneSize = scene.size
      head.scale = viewport.outputSize.width / max(viewport.windowSize.width, 1)
      head.pointsPerMillimeter = scene.pointsPerMillimeter
      write(head.fileBytes)
    }
    recorder.record(scene)
  }

  /// The launch is over.
  package func launchDidEnd() { recorder.launchDidEnd() }

  /// All scenes have run a frame: writes what is complete, and saves when the key was pressed.
  package func frameDidEnd() {
    if firstFrame == nil { firstFrame = recorder.writer.lastFrame }
    if file != nil { recorder.writer.takeBlocks(write) }
    if recorder.takeKey() { save() }
    guard recorder.isFull, !hasSaidFull else { return }
    hasSaidFull = true
    StandardStream.error.write("dactyl: the recording is full: what comes from now on is not in it")
  }

  /// The program ends: nothing more is recorded.
  package func end() {
    recorder.stop()
    guard file != nil else { return }
    recorder.writer.end()
    recorder.writer.takeBlocks(write)
    file = nil
  }

  private func write(_ bytes: [UInt8]) {
    do {
      try file?.write(bytes)
    } catch {
      file = nil
      recorder.stop()
      StandardStream.error.write("dactyl: recording to \(path ?? ""): \(error.reason)")
    }
  }

  // MARK: Explanations

  private func offerExplanations() {
    recorder.explainSource = ExplainSource(
      recording: { [unowned self] in MainActor.assumeIsolated { recording } }, launch: launchAgain)
  }

  /// What was recorded so far, from the file and from memory; nil when it can't be read.
  private var recording: Recording? {
    guard let path, file != nil else { return recorder.recording(head: head) }
    guard let bytes = try? Files.bytes(of: path) else { return nil }
    return try? Recording(bytes: bytes + recorder.writer.blocks, file: path)
  }

  // MARK: Saving

  private func save() {
    let path = path ?? Self.name(head.program)
    if self.path == nil {
      if let last = recorder.writer.lastFrame, let firstFrame, last - firstFrame > Self.marked {
        head.from = last + -Self.marked
      }
      do {
        try Files.write(head.fileBytes + recorder.writer.blocks, to: path)
      } catch {
        return StandardStream.error.write("dactyl: saving \(path): \(error.reason)")
      }
    }
    let program = CommandLine.arguments.first ?? head.program
    let rest = head.arguments.reduce("") { "\($0) \($1)" }
    StandardStream.output.write("Saved \(path). Play it: \(program)\(rest) --replay \(path)")
  }

  /// The name of a file that is saved now: `NAME-20260131-235959.dactyl`.
  private static func name(_ program: String) -> String {
    var now = time(nil)
    var parts = unsafe tm()
    unsafe localtime_r(&now, &parts)
    func text(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = unsafe text(parts.tm_year + 1900) + text(parts.tm_mon + 1) + text(parts.tm_mday)
    let clock = unsafe text(parts.tm_hour) + text(parts.tm_min) + text(parts.tm_sec)
    return "\(program)-\(day)-\(clock)\(Recording.suffix)"
  }

}
