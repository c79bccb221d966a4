import Dactyl

/// A finger that landed in a play, with what kept it from the view that is asked about.
struct WatchedLanding {
  /// The number of the finger in the scenario.
  var finger: Int
  /// The step in the file that was played.
  var step: Int
  var time: Timestamp
  /// The number of fingers that landed before it at the same time.
  var rank: Int
  /// The moment at which it lifted or was cancelled; nil while it is down.
  var end: Timestamp?
  /// The view that was hit.
  var hit: View?
  /// What kept the touch from the view; nil when the view was hit, or a view in it.
  var obstacle: Obstacle?
  /// Whether the point lies in the view itself, whatever is around it or in front.
  var isInBounds = false
  /// Whether it came over the view later.
  var hasCrossed = false

  /// Whether it was not even meant for the view, as far as its place says.
  var isElsewhere: Bool { obstacle.map { [.outside, .outsideParent, .beganElsewhere].contains($0.cause) } ?? false }
}

/// Watches a play for fingers that land.
final class LandingWatch {
  private let stage: ScenarioStage
  private let document: ScenarioDocument
  private let steps: [ScenarioStep]
  private let question: ScenarioQuestion
  private let subject: View
  /// The fingers that landed, in their order.
  private(set) var landings: [WatchedLanding] = []

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

  /// The landing that decides: the last one that was down in the time of the missing entry. One at another place is
  /// chosen when there is no other.
  var deciding: WatchedLanding? {
    let meant = landings.filter { question.subject.isAbout($0.finger) }
    let inTime = meant.filter { $0.end.map { $0 >= question.missing.times.lowerBound } ?? true }
    let candidates = inTime.isEmpty ? meant : inTime
    return candidates.last { !$0.isElsewhere } ?? candidates.last
  }

  /// Called before a step is performed, when all before its time is handled.
  func stepWillBegin(_ index: Int) {
    let time = steps[index].at
    switch steps[index].action {
    case .touch(let touch):
      switch touch.phase {
      case .began: landed(touch.finger, at: touch.location, index, time)
      case .moved: moved(touch)
      default:
        if let last = landings.lastIndex(where: { $0.finger == touch.finger && $0.end == nil }) {
          landings[last].end = time
        }
      }
    case .hover(let location?) where question.subject.isRecognizer: landed(0, at: location, index, time)
    case .scroll(_, let location): landed(0, at: location, index, time)
    default: break
    }
  }

  private func landed(_ finger: Int, at location: Point, _ index: Int, _ time: Timestamp) {
    let walk = LandingWalk(
      stage: stage, document: document, step: index, time: time, point: location,
      namesSubject: question.subject.isRecognizer)
    let rank = landings.filter { $0.time == time }.count
    let hit = stage.scene.hitTest(location)
    var landing = WatchedLanding(
      finger: finger, step: index, time: time, rank: rank, end: finger == 0 ? time : nil, hit: hit,
      obstacle: walk.obstacle(before: subject))
    landing.isInBounds = subject.point(inside: subject.convert(location, from: nil))
    // Fingers hit a small control beside its bounds, too (C8).
    if landing.isElsewhere, let hit, hit.isInside(subject) { landing.obstacle = nil }
    landings.append(landing)
  }

  /// A touch that landed outside the view is over it now: it began on another one, and stays with that (T7).
  private func moved(_ touch: ScenarioTouch) {
    guard let last = landings.lastIndex(where: { $0.finger == touch.finger && $0.end == nil }),
      landings[last].isElsewhere, !landings[last].isInBounds, !landings[last].hasCrossed,
      question.subject.isAboutTouches,
      let hit = landings[last].hit, let origin = document.origins[landings[last].step],
      let now = stage.scene.hitTest(touch.location), now.isInside(subject)
    else { return }
    landings[last].hasCrossed = true
    let x = ScenarioEdit.set(.step(origin), ["x"], .number(Double(touch.location.x)))
    let y = ScenarioEdit.set(.step(origin), ["y"], .number(Double(touch.location.y)))
    landings[last].obstacle = Obstacle(
      rule: Rule.T7.id, cause: .beganElsewhere, opponent: stage.id(of: hit), time: landings[last].time,
      cures: [[x], [y], [x, y]])
  }
}

extension View {
  /// Whether it is another view, or lies in it.
  func isInside(_ other: View) -> Bool {
    var current: View? = self
    while let view = current {
      if view == other { return true }
      current = view.superview
    }
    return false
  }
}

extension ScenarioQuestion.Subject {
  fileprivate var isRecognizer: Bool { if case .recognizer = self { true } else { false } }
  fileprivate var isAboutTouches: Bool {
    switch self {
    case .touch, .view, .recognizer: true
    default: false
    }
  }

  /// Whether a finger may be the one that is asked about.
  fileprivate func isAbout(_ finger: Int) -> Bool {
    if case .touch(let asked, _) = self { asked == finger } else { true }
  }
}
