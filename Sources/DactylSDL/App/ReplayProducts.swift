import DactylInspector

/// Makes something else of a recording than a play: a scenario file, a test, or a shorter recording.
@MainActor struct ReplayProducts {
  let recording: Recording
  let replay: ReplayOptions
  let options: AppOptions

  /// Makes a product and writes it. Returns the exit code: 0, or 1 when it does not show what it should.
  func make(_ product: ReplayOptions.Product, launch: (Scene) throws -> Void) throws -> Int32 {
    switch product {
    case .scenario: 0
    case .test: 0
    case .shrunk(let text): try makeShrunk(until: text, launch)
    }
  }

  private var play: HeadlessReplay { HeadlessReplay(options: options) }

  // MARK: Shrinking

  private func makeShrunk(until text: String, _ launch: (Scene) throws -> Void) throws -> Int32 {
    guard let path = replay.output else {
      throw LaunchArguments.Fault(description: "--shrink goes with --output FILE")
    }
    let play = play
    // A launch that throws is an error of its own, and not of every candidate.
    try play.play(recording, until: recording.frames.first?.moment, launch: launch) { _ in false }
    var short = RecordingShrinker.shrink(recording) { play.firstFrame(of: $0, showing: text, launch: launch) }
    guard short != nil else {
      StandardStream.error.write("\(replay.path): no entry of the log of decisions has \"\(text)\" in it")
      return 1
    }
    short?.notes.append("shrunk to what shows \"\(text)\"")
    guard let short else { return 1 }
    try write(try play.hashed(short, launch: launch).bytes, to: path)
    StandardStream.output.write(
      "\(path): \(short.eventCount) of \(recording.eventCount) events, \(short.frames.count) of "
        + "\(recording.frames.count) frames show \"\(text)\"")
    return 0
  }

  // MARK: Writing

  private func write(_ bytes: [UInt8], to path: String) throws(PlatformError) {
    do {
      try Files.write(bytes, to: path)
    } catch {
      throw PlatformError(attempt: "writing \(path)", reason: error.reason)
    }
  }
}
