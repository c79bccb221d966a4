import Dactyl

/// Answers a question about a running scene: by copies where there are some, else by its log and as it is now.
struct SceneExplainer {
  let scene: Scene
  let subject: AskedSubject
  /// The touch that is asked about, or nil.
  let sample: Touch?

  /// The answer.
  var explanation: Explanation {
    var answer = Explanation(subject.words, .unknown)
    guard let (recorder, number) = InputRecorder.of(scene), let source = recorder.explainSource,
      var recording = source.recording()
    else {
      answer.lookedAt.append("no recording, since none is kept (AppOptions.keepsRecording)")
      return withoutCopies(answer, nil, scene: 0)
    }
    // The frame that runs is not over.
    if scene.isInFrame, recording.frames.last?.scene == number { recording.frames.removeLast() }
    guard let launch = source.launch else {
      answer.lookedAt.append("no copy, since the program can't be launched again")
      return withoutCopies(answer, recording, scene: number)
    }
    answer.lookedAt.append("\(recording.frames.count) recorded frames with \(recording.eventCount) events")
    if recorder.isFull { answer.lookedAt.append("the recording is at its end: what came since is not in it") }
    guard let time = AskedTime(subject.input, in: recording, scene: number) else {
      answer.lookedAt.append("no such input came")
      return answer
    }
    let plays = LaunchedPlays(subject, recording, scene: number, time, launch: launch)
    return explanation(by: plays, answer, recording, number)
  }

  private func explanation(
    by plays: LaunchedPlays, _ unknown: Explanation, _ recording: Recording, _ number: Int
  ) -> Explanation {
    var answer = unknown
    switch plays.outcome(after: []) {
    case .failure(let fault):
      answer.lookedAt.append(fault.reason)
      return withoutCopies(answer, recording, scene: number)
    case .success(let outcome):
      guard let question = plays.question?.question else { return answer }
      if let decision = outcome.decision {
        answer.outcome = .happened(decision.timestamp)
        if decision.rule != .none { answer.rule = decision.rule.id }
      } else if let chain = try? ObstacleChain.find(by: plays) {
        answer.take(chain, subject: question.subject.name, cure: .works)
      } else if let obstacle = outcome.obstacle {
        let chain = ObstacleChain(obstacle: obstacle, change: obstacle.cures.first ?? [], then: [])
        answer.take(chain, subject: question.subject.name, cure: .none)
        answer.changes = []
      } else {
        answer.lookedAt += ["the decisions about the input", "the views that it could hit"]
      }
      return answer
    }
  }

  // MARK: Without copies

  /// The answer from the log of decisions and the scene as it is now.
  private func withoutCopies(_ unknown: Explanation, _ recording: Recording?, scene number: Int) -> Explanation {
    var answer = unknown
    guard !scene.isInFrame else {
      answer.lookedAt.append("nothing more, since a frame runs: ask between two frames")
      return answer
    }
    answer.lookedAt.append(
      scene.decisions.isOn ? "the log of decisions" : "no log of decisions, which is off (Scene.decisions)")
    answer.lookedAt.append("the scene as it is now")
    let time = recording.flatMap { AskedTime(subject.input, in: $0, scene: number) } ?? present
    let frames = recording.map { recording in
      recording.frames.indices.dropFirst(time.firstFrame).filter { recording.frames[$0].scene == number }
        .map { ($0, recording.frames[$0]) }
    }
    guard let game = try? GameDescription(of: scene, then: frames ?? landing, until: time.times.upperBound),
      let asked = subject.question(about: game, scene, time)
    else { return answer }
    let stage = game.stage(of: scene)
    let play = ExplainedPlay(asked.question, game.document, game.file, on: stage, isLogged: true)
    for index in game.file.steps.indices {
      stage.journal.time = game.file.steps[index].at
      play.stepWillBegin(index)
    }
    let missing = ScenarioPattern(times: asked.times, text: asked.question.missing.text)
    if let decision = play.matter.decision(on: stage, missing, touch: asked.touch) {
      answer.outcome = .happened(decision.timestamp)
      if decision.rule != .none { answer.rule = decision.rule.id }
    } else if let obstacle = play.obstacle {
      answer.take(
        ObstacleChain(obstacle: obstacle, change: obstacle.cures.first ?? [], then: []),
        subject: asked.question.subject.name, cure: .untried)
    }
    return answer
  }

  /// The time of the touch that is asked about, or all time up to now.
  private var present: AskedTime {
    let now = max(scene.currentTime, sample?.timestamp ?? .zero)
    let times = min(sample?.initialTimestamp ?? Timestamp(nanoseconds: .min), now)...now
    return AskedTime(firstFrame: 0, times: times, wide: times)
  }

  /// The landing of the touch that is asked about, as a frame of a recording; none without a touch.
  private var landing: [(index: Int, frame: RecordedFrame)] {
    guard let sample else { return [] }
    var frame = RecordedFrame(moment: sample.initialTimestamp)
    frame.events = [
      InputEvent(
        at: sample.initialTimestamp,
        .touch(TouchSample(finger: sample.finger, phase: .began, location: sample.initialLocation, type: sample.type)))
    ]
    return [(0, frame)]
  }
}
