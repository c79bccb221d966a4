import Dactyl
import TestStage
import Testing

@testable import DactylInput

/// Every rule in the log's vocabulary occurs in one of these small plays.
@Suite struct EveryRuleTests {
  @Test("Each play leaves a record by its rule", arguments: RulePlay.all)
  func play(_ play: RulePlay) {
    let stage = Stage(expecting: play.complaints)
    stage.scene.decisions.turnOn(capacity: 100_000)
    play.run(stage)
    var recorded = Set(stage.scene.decisions.decisions.map(\.rule))
    // What recognizers lack while they are possible is asked, and not recorded.
    for index in stage.scene.gestures.attempts.order {
      let gesture = stage.scene.gesture(stage.scene.gestures.attempts[index].gesture)
      if let condition = gesture?.unmetCondition { recorded.insert(condition.rule) }
    }
    for rule in play.rules { #expect(recorded.contains(rule), "\(rule.id)") }
  }

  @Test("There is a play for every rule")
  func complete() {
    let played = RulePlay.all.reduce(into: Set([Rule.none])) { $0.formUnion($1.rules) }
    for rule in Rule.allCases where !played.contains(rule) {
      Issue.record("\(rule.id) is a case of Rule, and no play records it")
    }
  }
}

/// A small play on a stage, and the rules that decide in it.
struct RulePlay: CustomTestStringConvertible, Sendable {
  let rules: [Rule]
  /// The diagnostics of the engine during the play.
  var complaints: Set<Diagnostic.Kind> = []
  let run: @Sendable (Stage) -> Void

  init(_ rules: Rule..., expecting complaints: Set<Diagnostic.Kind> = [], _ run: @escaping @Sendable (Stage) -> Void) {
    self.rules = rules
    self.complaints = complaints
    self.run = run
  }

  var testDescription: String { rules.map(\.id).joined(separator: " ") }

  static let all = touches + gestures + conditions + keys + controls + scrolling + assistance
}

extension Stage {
  /// Presses a point with a finger and lifts it again.
  func touch() { one.tap(at: Point(10, 10)) }

  /// Presses the key of a letter.
  func press(_ letter: Character, _ modifiers: ModifierFlags = []) {
    if let key = Key.letter(letter) { self.key(key, .began, String(letter), modifiers) }
  }
}
