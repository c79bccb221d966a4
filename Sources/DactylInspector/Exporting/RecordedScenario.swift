import Dactyl

/// A scenario file that is made of a recording: the scene as it was before some frame, the input from there on, and
/// the log that comes of playing it.
package struct RecordedScenario {
  /// The text of the file.
  package let text: String
  /// What of the game and of the recording the file has no words for.
  package let leftOut: [String]
  /// The ids of the recognizers that are in the file, with those of the scene.
  private let gestures: [(id: String, gesture: GestureID)]
  private let log: ScenarioLog

  /// Makes a scenario of the rest of a recording.
  ///
  /// - Parameters:
  ///   - scene: The scene before the first of the frames.
  ///   - frames: The frames from there on.
  ///   - start: The moment at which the scenario begins.
  ///   - head: The head of the recording.
  ///   - passing: The responders that passed on all that they got.
  /// - Throws: `ScenarioError` when what was made is no scenario that can be played.
  package init(
    of scene: Scene, then frames: [RecordedFrame], from start: Timestamp, head: RecordingHead, passing: Set<Entity>
  ) throws(ScenarioError) {
    let export = SceneExport(scene, passing: passing)
    var steps = StepExport(at: start, wheelStep: scene.gestureSettings.scrollStep.points, export.notes)
    for action in export.beginning { steps.add(action) }
    for frame in frames where frame.scene == 0 {
      for event in frame.events { steps.add(event) }
    }
    var notes = steps.allNotes
    for _ in frames where frames.contains(where: { $0.scene > 0 }) { notes.add("frames of further windows") }
    leftOut = notes.lines
    let program = head.program.isEmpty ? "A program" : head.program
    let without = leftOut.isEmpty ? "" : ", without \(leftOut.joined(separator: ", "))"
    var file = ScenarioFile(
      file: "\(program).scenario.json", name: "\(program) as recorded\(without)", rules: [], showsValues: false,
      windows: export.windows, application: export.application, delegate: export.delegate,
      controllers: export.controllers, views: export.views, recognizers: export.recognizers, steps: steps.steps,
      until: frames.last.map { steps.time(of: $0.moment) } ?? .zero, log: [])
    // It is read before it is played, so that nothing is played that a reader would refuse.
    log = ScenarioRunner.log(of: try ScenarioFile(bytes: Array(file.json.text().utf8), file: file.file))
    file.log = log.entries.map { .entry(ScenarioPattern(times: $0.time...$0.time, text: $0.text)) }
    text = file.json.text() + "\n"
    let read = try ScenarioFile(bytes: Array(text.utf8), file: file.file)
    if let difference = ScenarioRunner.log(of: read).firstDifference(from: read.log) {
      throw ScenarioError(file: file.file, path: "log", problem: difference.lines.joined(separator: "; "))
    }
    gestures = scene.allGestureRecognizers.compactMap { gesture in
      export.names[gesture.id].map { ($0, gesture.id) }
    }
  }

  /// The recognizers that acted in the recording and not in the scenario, or the other way round, by their ids.
  ///
  /// - Parameter acting: The recognizers whose actions ran in the recording.
  package func differences(from acting: Set<GestureID>) -> [String] {
    let logged = Set(log.entries.compactMap { $0.text.split(separator: " ").first.map(String.init) })
    return gestures.compactMap { id, gesture in
      // The pan of a scroll view writes no log.
      guard acting.contains(gesture) != logged.contains(id), !id.hasSuffix(".pan") else { return nil }
      return acting.contains(gesture)
        ? "\(id) acted in the recording, and does not in the scenario"
        : "\(id) acts in the scenario, and did not in the recording"
    }
  }
}
