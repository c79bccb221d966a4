import Dactyl

/// Plays of a recording by copies of the program that made it. Changes are made before the first frame that is shown,
/// in the scene that the program filled; all of the game's closures take part.
final class RecordedPlays: EditedPlays {
  /// What a frame costs, in steps of a scenario: it is a whole game's.
  private static let stepsOfFrame = 20

  private let recording: Recording
  private let name: String
  private let first: Int
  private let until: Timestamp
  private let launch: (RecordingPlayer) throws -> LaunchedCopy
  private let game: GameDescription

  var file: ScenarioFile { game.file }
  var steps: Int { recording.frames.count { $0.moment <= until } * Self.stepsOfFrame }

  /// Launches the program once, and describes its scene before the first frame that is shown.
  init(
    _ recording: Recording, name: String, from: Timestamp?, until: Timestamp?,
    launch: @escaping (RecordingPlayer) throws -> LaunchedCopy
  ) throws(ScenarioError) {
    let from = from ?? recording.head.from ?? .zero
    let end = min(until ?? Timestamp(nanoseconds: .max), recording.frames.last?.moment ?? .zero)
    guard let shown = recording.frames.firstIndex(where: { $0.scene == 0 && $0.moment >= from && $0.moment <= end })
    else {
      throw ScenarioError(file: name, path: "", problem: "a frame to show wanted, none found")
    }
    // The first frame lays out what the launch made.
    let first = shown == 0 && recording.frames[0].events.isEmpty && recording.frames.count > 1 ? 1 : shown
    var unhashed = recording
    // States are not compared: after a change they are others.
    for index in unhashed.frames.indices { unhashed.frames[index].hash = nil }
    (self.recording, self.name, self.first, self.until, self.launch) = (unhashed, name, first, end, launch)
    let frames = recording.frames.indices.dropFirst(first).filter { recording.frames[$0].scene == 0 }
    var described: GameDescription?
    try Self.play(recording, name: name, upTo: first, launch) { (scene, _, _) throws(ScenarioError) in
      described = try GameDescription(of: scene, then: frames.map { ($0, recording.frames[$0]) }, until: end)
    }
    guard let described else {
      throw ScenarioError(file: name, path: "", problem: "the scene of the first window wanted, none found")
    }
    game = described
  }

  func play(with edits: [ScenarioEdit]) throws(ScenarioError) -> Play {
    let edited = edits.isEmpty ? nil : try game.document.applying(edits).scenario()
    var result = Play()
    try Self.play(recording, name: name, upTo: first, launch) { (scene, player, copy) throws(ScenarioError) in
      if let edited {
        let stage = game.stage(of: scene)
        guard edits.allSatisfy({ stage.make($0, as: edited) }) else {
          throw ScenarioError(file: name, path: "", problem: "the change can't be made while the game runs")
        }
      }
      result = record(scene, player, copy)
    }
    return result
  }

  // MARK: A play

  /// Launches a copy, plays it up to a frame, calls the closure with its first scene, and ends the copy.
  private static func play(
    _ recording: Recording, name: String, upTo first: Int, _ launch: (RecordingPlayer) throws -> LaunchedCopy,
    _ body: (Scene, RecordingPlayer, LaunchedCopy) throws(ScenarioError) -> Void
  ) throws(ScenarioError) {
    let player = RecordingPlayer(recording)
    let copy: LaunchedCopy
    do {
      copy = try launch(player)
    } catch {
      throw ScenarioError(file: name, path: "", problem: "a program that can be launched wanted: \(error)")
    }
    defer { copy.end() }
    while player.frameCount < first, copy.playFrame({ $0.frame(at: $1) }) {}
    guard let scene = player.scene(0) else { return }
    try body(scene, player, copy)
  }

  private func record(_ scene: Scene, _ player: RecordingPlayer, _ copy: LaunchedCopy) -> Play {
    let names = game.names
    let recorder = PlayRecorder(
      scene, name: name,
      responder: { [unowned scene] entity in
        names[entity] ?? (scene.isAlive(entity) ? InspectorNames.name(of: entity, in: scene) : nil)
      }, recognizer: { names[$0.id] ?? InspectorNames.name(of: $0) }, kind: { InspectorNames.kind(of: $0) })
    while let frame = player.nextFrame, frame.moment <= until {
      let isPlayed = copy.playFrame { running, moment in
        guard running === scene else { return _ = running.frame(at: moment) }
        frame.events.forEach(recorder.willSend)
        recorder.didRun(running.frame(at: moment))
      }
      if !isPlayed { break }
    }
    var play = recorder.finished(log: [])
    play.log = play.verdicts.filter(\.isDone).map { ScenarioEntry(time: $0.time, text: $0.text) }
    return play
  }
}

extension Verdict {
  /// Whether code of the game ran, or what a person sees changed: what the log of a recording lists.
  fileprivate var isDone: Bool {
    switch kind {
    case .action, .handled, .controlEvent, .moveFocus, .becomeFirst, .undo, .drop, .scroll: true
    default: false
    }
  }
}
