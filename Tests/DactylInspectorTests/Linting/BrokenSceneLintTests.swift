import Dactyl
import Testing

@testable import DactylInspector

/// The scenes in which something does not happen: how many of their mistakes show without input.
@Suite struct BrokenSceneLintTests {
  /// The checks whose findings name the mistake of a cause.
  private static let checks: [String: Set<String>] = [
    "hidden": ["refused"], "transparent": ["refused"], "interaction-disabled": ["refused"],
    "outside-parent": ["outside-parent", "refused"], "outside": ["outside-parent"], "covered": ["covered", "overlap"],
    "passes-through": ["passes-through"], "window-in-front": ["covered"], "not-in-window": ["refused-step"],
    "ignored": ["ignoring"], "exclusive-touch": ["exclusive-touch"], "removed": ["in-no-window"],
    "interrupted": ["refused"], "disabled": ["switched-off"], "type-not-allowed": ["no-input"],
    "waits-for": ["endless-wait", "late-tap"], "requirement-cycle": ["requirement-cycle"],
    "lost-to": ["always-beaten", "nested-taps"], "delayed": ["late-touches"], "not-in-chain": ["out-of-chain"],
    "not-key-window": ["out-of-chain"], "cannot-become-first-responder": ["refused-step", "out-of-chain"],
    "will-not-resign": ["refused-step", "stays-first"],
    "no-handler": ["refused-step", "unperformed-action", "missing-cancel"], "no-room": ["scroll"],
    "content-keeps-touch": ["scroll"], "proposal-forbids": ["no-drop"], "nothing-that-way": ["focus-way"],
    "group-first": ["focus-way"], "trapped": ["focus-trap"], "vetoed-by-view": ["focus-refused"],
  ]

  @Test("Lint sees the mistake of at least 40 scenes, of 20 of them as a warning")
  func seen() throws {
    var (seen, warned): ([String], [String]) = ([], [])
    let names = try QuestionSceneTests.names()
    for name in names {
      let (document, questions) = try QuestionSceneTests.read(name)
      let lint = ScenarioLint(try document.scenario())
      let findings = lint.moments.flatMap(\.findings)
      let found = questions.flatMap { question in
        Self.answers(question).flatMap { answer in
          findings.filter { Self.names($0, question.subject, answer, on: lint.stage) }
        }
      }
      if !found.isEmpty { seen.append(name) }
      if found.contains(where: { $0.severity == .warning }) { warned.append(name) }
    }
    #expect(names.count >= 72)
    #expect(
      seen.count >= 40 && warned.count >= 20,
      "\(seen.count) and \(warned.count): not \(names.filter { !seen.contains($0) })")
  }

  private static func answers(_ question: ScenarioQuestion) -> [ExpectedAnswer] {
    question.answer.map { [$0] + $0.then } ?? []
  }

  /// Whether a finding is about the mistake of an answer, and the opponent or subject.
  private static func names(
    _ finding: LintFinding, _ subject: ScenarioQuestion.Subject, _ answer: ExpectedAnswer, on stage: ScenarioStage
  ) -> Bool {
    guard checks[answer.cause]?.contains(finding.check) == true else { return false }
    if finding.check == "ignoring" { return true }
    let ids = stage.ids(of: finding)
    let opponents = answer.opponents.compactMap { $0 }
    return opponents.contains(where: ids.contains) || subject.ids.contains(where: ids.contains)
      || subject.ids.contains(where: { id in stage.gestures[id]?.view.map { ids.contains(stage.id(of: $0)) } == true })
  }
}

extension ScenarioQuestion.Subject {
  /// The ids of what the question is about.
  fileprivate var ids: [String] {
    switch self {
    case .touch(_, let view), .view(let view), .drop(let view, _), .scroll(let view), .focus(let view): [view]
    case .recognizer(let id): [id]
    case .key(_, let responder), .command(_, let responder), .action(_, let responder): [responder]
    }
  }
}
