import DactylInspector

/// Makes something else of a recording than a play: a scenario file, a test, a timeline, or a shorter recording.
@MainActor struct ReplayProducts {
  let recording: Recording
  let replay: ReplayOptions
  let options: AppOptions

  /// Makes a product and writes it. Returns the exit code: 0, or 1 when it does not show what it should.
  func make(_ product: ReplayOptions.Product, launch: (Scene) throws -> Void) throws -> Int32 {
    switch product {
    case .scenario: try makeScenario(launch)
    case .test: try makeTest(launch)
    case .timeline, .trace: try makeTimeline(product, launch)
    case .shrunk(let text): try makeShrunk(until: text, launch)
    }
  }

  private var play: HeadlessReplay { HeadlessReplay(options: options) }

  // MARK: Shrinking

  private func makeShrunk(until text: String, _ launch: (Scene) throws -> Void) throws -> Int32 {
    guard let path = replay.output else {
      throw LaunchArguments.Fault("--shrink goes with --output FILE")
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

  // MARK: Scenarios

  private func makeScenario(_ launch: (Scene) throws -> Void) throws -> Int32 {
    let limit = replay.until.map { Timestamp(seconds: $0) }
    let frames = recording.frames.filter { frame in limit.map { frame.moment <= $0 } ?? true }
    let from = replay.from.map { Timestamp(seconds: $0) } ?? recording.head.from
    // The launch is laid out by its first frame, when nothing comes in with that.
    let first = from.map { from in frames.firstIndex { $0.moment >= from } ?? frames.count } ?? 0
    let start = first == 0 && frames.first?.events.isEmpty == true ? 1 : first
    let play = play
    var (passing, handling, acting): (Set<Entity>, Set<Entity>, Set<GestureID>) = ([], [], [])
    try play.play(recording, until: limit, launch: launch) { frame in
      guard frames.indices.contains(frame.index), frames[frame.index].scene == 0 else { return true }
      for decision in frame.decisions {
        switch decision.kind {
        case .passed: passing.insert(decision.view)
        case .handled: handling.insert(decision.view)
        case .action where frame.index >= start: acting.insert(decision.gesture)
        default: break
        }
      }
      return true
    }
    var (result, main): (Result<RecordedScenario, ScenarioError>?, Scene?)
    func make(_ scene: Scene) {
      let before = start > 0 ? frames[start - 1].moment : frames.first?.moment ?? .zero
      let earliest = frames.dropFirst(start).first?.events.map(\.timestamp).min()
      do throws(ScenarioError) {
        result = .success(
          try RecordedScenario(
            of: scene, then: Array(frames.dropFirst(start)), from: min(before, earliest ?? before),
            head: recording.head, passing: passing.subtracting(handling)))
      } catch {
        result = .failure(error)
      }
    }
    try play.play(
      recording, until: limit, launch: launch,
      launched: { scene in
        main = scene
        if start == 0 { make(scene) }
        return start > 0
      },
      each: { frame in
        if frame.index == start - 1, let main { make(main) }
        return frame.index < start - 1
      })
    guard let scenario = try result?.get() else { return 1 }
    try write(Array(scenario.text.utf8))
    for what in scenario.leftOut { StandardStream.error.write("\(replay.path): left out: \(what)") }
    for difference in scenario.differences(from: acting) { StandardStream.error.write("\(replay.path): \(difference)") }
    return 0
  }

  // MARK: Timelines

  private func makeTimeline(_ product: ReplayOptions.Product, _ launch: (Scene) throws -> Void) throws -> Int32 {
    let name = replay.path.split(separator: "/").last.map(String.init) ?? replay.path
    return try withoutActuallyEscaping(launch) { launch in
      let timeline = try RecordedTimeline(
        recording, name: name, from: replay.from.map { Timestamp(seconds: $0) },
        until: replay.until.map { Timestamp(seconds: $0) }, launch: LaunchedApp.launcher(options, launch))
      guard product == .timeline else {
        try write(Array(timeline.trace().utf8))
        return 0
      }
      let page = try timeline.page()
      try write(Array(page.page.utf8))
      if let output = replay.output { StandardStream.output.write("\(output): \(page.summary)") }
      return 0
    }
  }

  // MARK: Tests

  private func makeTest(_ launch: (Scene) throws -> Void) throws -> Int32 {
    let limit = replay.until.map { Timestamp(seconds: $0) }
    var ending = EndingWatch()
    try play.play(recording, until: limit, launch: launch) { frame in
      for decision in frame.decisions { ending.add(decision, in: frame.scene) }
      return true
    }
    // Hands are easier to read; where they don't show the same, a test plays the events and frames as they were.
    var test = RecordedTest(recording, until: limit, isExact: false)
    var log = try lines(of: test, launch)
    func shows(_ entry: String?) -> Bool { entry.map { entry in log.contains { $0.contains(entry) } } ?? true }
    if !shows(ending.entry) {
      test = RecordedTest(recording, until: limit, isExact: true)
      log = try lines(of: test, launch)
    }
    let expectation =
      replay.expectation.map { RecordedTest.Expectation($0, isWhole: false) }
      ?? RecordedTest.Expectation(ending.entry, isWhole: true)
    try write(Array(test.text(expecting: expectation, file: replay.output).utf8))
    for what in test.leftOut { StandardStream.error.write("\(replay.path): left out: \(what)") }
    if let entry = expectation.entry, !shows(entry) {
      StandardStream.error.write("\(replay.path): the test fails, since no entry of the log has \"\(entry)\" in it")
      // Of an entry that was asked for, that is what the test is for.
      return replay.expectation == nil ? 1 : 0
    }
    return 0
  }

  /// The log of a test, as it reads it at its end.
  private func lines(of test: RecordedTest, _ launch: (Scene) throws -> Void) throws -> [String] {
    let app = try HeadlessApp(options: options, oversampling: 1)
    defer { app.end() }
    app.scene.decisions.turnOn(capacity: 1 << 16)
    try launch(app.scene)
    test.play(in: app.scene) {}
    return app.scene.decisionLines
  }

  // MARK: Writing

  private func write(_ bytes: [UInt8]) throws(PlatformError) {
    if let path = replay.output { return try write(bytes, to: path) }
    // The stream ends the last line.
    StandardStream.output.write(String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self))
  }

  private func write(_ bytes: [UInt8], to path: String) throws(PlatformError) {
    do {
      try Files.write(bytes, to: path)
    } catch {
      throw PlatformError(attempt: "writing \(path)", reason: error.reason)
    }
  }
}
