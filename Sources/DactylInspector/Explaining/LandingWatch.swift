import Dactyl

/// Watches a play for the landing of the finger that a question is about: the last one in time for the missing entry.
final class LandingWatch {
  private let stage: ScenarioStage
  private let document: ScenarioDocument
  private let steps: [ScenarioStep]
  private let question: ScenarioQuestion
  private let subject: View
  /// What kept the touch from the view as it landed, or nil.
  private(set) var obstacle: Obstacle?
  /// The landing, once there was one.
  private(set) var landing: TouchVerdicts.Landing?
  /// The view that was hit by it.
  private var hit: View?

  init(
    _ stage: ScenarioStage, _ document: ScenarioDocument, _ steps: [ScenarioStep], _ question: ScenarioQuestion,
    _ subject: View
  ) {
    self.stage = stage
    self.document = document
    self.steps = steps
    self.question = question
    self.subject = subject
  }

  /// Called before a step is performed, when all before its time is handled.
  func stepWillBegin(_ index: Int) {
    guard case .touch(let touch) = steps[index].action else { return }
    if touch.phase == .moved { moved(touch) }
    guard touch.phase == .began, steps[index].at <= question.missing.times.upperBound,
      question.subject.isAbout(touch.finger)
    else { return }
    let time = steps[index].at
    let walk = LandingWalk(
      stage: stage, document: document, step: index, time: time, point: touch.location,
      namesSubject: question.subject.isRecognizer)
    obstacle = walk.obstacle(before: subject)
    hit = stage.scene.hitTest(touch.location)
    let earlier = steps[..<index].filter { other in
      guard other.at == time, case .touch(let touch) = other.action else { return false }
      return touch.phase == .began
    }
    landing = TouchVerdicts.Landing(step: index, time: time, rank: earlier.count)
  }

  /// A touch that landed outside the view is over it now: it began on another one, and stays with that (T7).
  private func moved(_ touch: ScenarioTouch) {
    guard obstacle?.cause == .outside, case .touch(touch.finger, _) = question.subject, let landing, let hit,
      let origin = document.origins[landing.step], stage.scene.hitTest(touch.location) == subject
    else { return }
    let x = ScenarioEdit.set(.step(origin), ["x"], .number(Double(touch.location.x)))
    let y = ScenarioEdit.set(.step(origin), ["y"], .number(Double(touch.location.y)))
    obstacle = Obstacle(
      rule: Rule.T7.id, cause: .beganElsewhere, opponent: stage.id(of: hit), time: landing.time,
      cures: [[x], [y], [x, y]])
  }
}

extension ScenarioQuestion.Subject {
  fileprivate var isRecognizer: Bool { if case .recognizer = self { true } else { false } }

  /// Whether a finger may be the one that is asked about.
  fileprivate func isAbout(_ finger: Int) -> Bool {
    if case .touch(let asked, _) = self { asked == finger } else { true }
  }
}
