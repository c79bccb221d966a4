import Dactyl

/// Plays of a question by copies of a running program: each is launched once more, the recording is played into it, and
/// before the input that the question is about the changes are made. What decides is the game itself, with all its
/// closures; the description in the words of scenario files is for names and changes.
final class LaunchedPlays: ChangeablePlays {
  /// The most plays for one question. Each costs as much as the program took from its launch to the input, without
  /// drawing and waiting.
  private static let mostPlays = 60
  /// The most decisions that are kept.
  private static let mostDecisions = 1 << 16

  /// What came of a play.
  struct Outcome {
    var obstacle: Obstacle?
    var decision: Decision?
  }

  /// A play that is not possible.
  struct Fault: Error {
    var reason: String
  }

  private let recording: Recording
  private let scene: Int
  private let time: AskedTime
  private let subject: AskedSubject
  private let launch: (RecordingPlayer) throws -> LaunchedCopy
  private var game: GameDescription?
  private(set) var question: AskedQuestion?
  private var outcomes: [[ScenarioEdit]: Result<Outcome, Fault>] = [:]

  init(
    _ subject: AskedSubject, _ recording: Recording, scene: Int, _ time: AskedTime,
    launch: @escaping (RecordingPlayer) throws -> LaunchedCopy
  ) {
    self.subject = subject
    self.recording = recording
    self.scene = scene
    self.time = time
    self.launch = launch
  }

  func obstacle(after edits: [ScenarioEdit]) throws(ScenarioError) -> Obstacle? {
    (try? outcome(after: edits).get())?.obstacle
  }

  func happens(after edits: [ScenarioEdit]) -> Bool { (try? outcome(after: edits).get())?.decision != nil }

  /// The outcome of a play with edits, each of which is played once.
  func outcome(after edits: [ScenarioEdit]) -> Result<Outcome, Fault> {
    if let known = outcomes[edits] { return known }
    guard outcomes.count < Self.mostPlays else { return .failure(Fault(reason: "too many changes to try")) }
    let outcome = Result { () throws(Fault) in try play(edits) }
    outcomes[edits] = outcome
    return outcome
  }

  // MARK: A play

  private func play(_ edits: [ScenarioEdit]) throws(Fault) -> Outcome {
    let (document, file) = try changed(by: edits)
    let player = RecordingPlayer(document == nil ? recording : try input(changedBy: document, file))
    let copy: LaunchedCopy
    do {
      copy = try launch(player)
    } catch {
      throw Fault(reason: "the program could not be launched again: \(error)")
    }
    defer { copy.end() }
    while player.frameCount < time.firstFrame, copy.playFrame({ $0.frame(at: $1) }) {}
    guard let scene = player.scene(scene) else { throw Fault(reason: "the window was not opened again") }
    if player.divergence != nil { throw Fault(reason: "the copy did not do the same: the game takes part by more") }
    let (game, question) = try describe(scene)
    let stage = game.stage(of: scene)
    guard edits.allSatisfy({ stage.make($0, as: file ?? game.file) }) else {
      throw Fault(reason: "the change can't be made while the game runs")
    }
    makeSteps(edits, on: stage)
    scene.decisions.turnOn(capacity: Self.mostDecisions)
    let play = ExplainedPlay(
      question.question, document ?? game.document, file ?? game.file, on: stage, isLogged: true)
    run(play, player, copy, steps: document?.origins ?? game.document.origins, game)
    let missing = ScenarioPattern(times: question.times, text: question.question.missing.text)
    let decision = play.matter.decision(on: stage, missing, touch: question.touch)
    return Outcome(obstacle: decision == nil ? play.obstacle : nil, decision: decision)
  }

  /// Runs the frames of the question. Each step is looked at before the frame that it came in for.
  private func run(
    _ play: ExplainedPlay, _ player: RecordingPlayer, _ copy: LaunchedCopy, steps origins: [Int?],
    _ game: GameDescription
  ) {
    var steps: [Int: [Int]] = [:]
    for (index, origin) in origins.enumerated() {
      guard let place = origin.flatMap({ game.events[$0] }) else { continue }
      steps[place.frame, default: []].append(index)
    }
    let scene = play.stage.scene
    while let next = player.nextFrame, next.moment <= time.times.upperBound {
      let number = player.frameCount
      let isPlayed = copy.playFrame { running, moment in
        guard running === scene else { return _ = running.frame(at: moment) }
        for index in steps[number] ?? [] {
          play.stage.journal.time = play.file.steps[index].at
          play.stepWillBegin(index)
        }
        scene.frame(at: moment)
        play.stage.journal.time = scene.currentTime
        play.frameDidRun()
      }
      if !isPlayed { return }
    }
  }

  /// Describes the game before the first frame that counts, once: other launches have the same objects.
  private func describe(_ scene: Scene) throws(Fault) -> (GameDescription, AskedQuestion) {
    if let game, let question { return (game, question) }
    let frames = recording.frames.indices.dropFirst(time.firstFrame).filter { recording.frames[$0].scene == self.scene }
    do {
      let game = try GameDescription(
        of: scene, then: frames.map { ($0, recording.frames[$0]) }, until: time.times.upperBound)
      guard let question = subject.question(about: game, scene, time) else {
        throw Fault(reason: "it was not there before the input")
      }
      (self.game, self.question) = (game, question)
      return (game, question)
    } catch let error as Fault {
      throw error
    } catch {
      throw Fault(reason: "the scene could not be described: \(error)")
    }
  }

  // MARK: Changes

  /// The file with edits made; nil without edits.
  private func changed(by edits: [ScenarioEdit]) throws(Fault) -> (ScenarioDocument?, ScenarioFile?) {
    guard let game, !edits.isEmpty else { return (nil, nil) }
    do {
      let document = try game.document.applying(edits)
      return (document, try document.scenario())
    } catch {
      throw Fault(reason: "\(error)")
    }
  }

  /// Performs the steps of the game that edits insert, before the input; of those that edits leave out only that input
  /// is ignored can be undone.
  private func makeSteps(_ edits: [ScenarioEdit], on stage: ScenarioStage) {
    guard let game else { return }
    for case .removeStep(let index) in edits where game.file.steps.indices.contains(index) {
      if game.file.steps[index].action == .ignoreInteraction(true) { stage.scene.endIgnoringInteractionEvents() }
    }
    guard edits.contains(where: { if case .insertStep = $0 { true } else { false } }),
      let document = try? game.document.applying(edits), let file = try? document.scenario()
    else { return }
    let player = ScenarioPlayer(stage)
    for (index, origin) in document.origins.enumerated() where origin == nil { player.edit(file.steps[index].action) }
  }

  /// The recording with the values of steps that edits changed.
  private func input(changedBy document: ScenarioDocument?, _ file: ScenarioFile?) throws(Fault) -> Recording {
    guard let game, let document, let file else { return recording }
    var changed = recording
    for (index, origin) in document.origins.enumerated() {
      guard let origin, let place = game.events[origin], file.steps[index] != game.file.steps[origin] else { continue }
      guard let event = recording.frames[place.frame].events[place.event].changed(to: file.steps[index]) else {
        throw Fault(reason: "this input can't be changed")
      }
      changed.frames[place.frame].events[place.event] = event
    }
    changed.sortEvents(of: scene)
    return changed
  }
}

extension InputEvent {
  /// The event with the place, time or keys of a step; nil for a kind that has none.
  fileprivate func changed(to step: ScenarioStep) -> InputEvent? {
    switch (kind, step.action) {
    case (.touch(var sample), .touch(let touch)):
      sample.location = touch.location
      return InputEvent(at: step.at, .touch(sample))
    case (.detailedTouch(var sample, let details), .touch(let touch)):
      sample.location = touch.location
      return InputEvent(at: step.at, .detailedTouch(sample, details))
    case (.key(var sample), .press(let press)):
      guard case .key(let key)? = ScenarioKeys.type(named: press.key)?.type else { return nil }
      (sample.key, sample.modifiers) = (key, press.modifiers)
      return InputEvent(at: step.at, .key(sample))
    default: return nil
    }
  }
}

extension Recording {
  /// Moves events whose times were changed to the frames of these times; those of one finger stay in order.
  fileprivate mutating func sortEvents(of scene: Int) {
    let own = frames.indices.filter { frames[$0].scene == scene }
    for (position, index) in own.enumerated() {
      let late = frames[index].events.filter { $0.timestamp > frames[index].moment }
      guard !late.isEmpty else { continue }
      for event in late {
        guard let target = own[position...].first(where: { frames[$0].moment >= event.timestamp }) else { continue }
        frames[index].events.removeAll { $0 == event }
        frames[target].events.append(event)
        frames[target].events.sort { $0.timestamp < $1.timestamp }
      }
    }
  }
}
