import Testing

@testable import DactylInspector

/// What a play holds of a scenario.
@Suite struct PlayTests {
  @Test("A play has the log of the scenario, and is the same each time")
  func log() throws {
    for name in ["arbitration/single-waits-for-double", "presses/pair", "scrolling/how-far-a-flick-goes"] {
      let document = try TimelineFiles.document(name)
      let file = try document.scenario()
      let play = Play(file)
      #expect(play.log == ScenarioRunner.log(of: file).entries, "\(name)")
      #expect(play == Play(file), "\(name)")
    }
  }

  @Test("A touch belongs to its finger, and the verdicts about it name both")
  func inputs() throws {
    let play = try TimelineFiles.play("arbitration/single-waits-for-double")
    #expect(play.sources == [PlaySource(name: "finger 1", kind: .finger)])
    #expect(play.samples.map(\.phase) == [.began, .ended])
    #expect(Set(play.samples.map(\.input)).count == 1 && play.samples[0].input != 0)
    let bound = try #require(play.verdicts.first { $0.kind == .bindView })
    #expect(bound.source == 0 && bound.text == "finger 1 · card: received the touch" && bound.rule == "T7")
  }

  @Test("A recognizer that waits is held until the other one fails")
  func holds() throws {
    let play = try TimelineFiles.play("arbitration/single-waits-for-double")
    let hold = try #require(PlayHold.holds(of: play).first)
    #expect(play.recognizers[hold.recognizer].name == "tap" && play.recognizers[hold.opponent].name == "dbl")
    #expect(hold.start.milliseconds == "100" && hold.end.milliseconds == "450")
    let states = PlaySpan.spans(of: play).filter { $0.recognizer == hold.recognizer }.map(\.state)
    #expect(states == [.possible, .ended])
  }

  @Test("The scene is there from the start, and again where it changes")
  func scenes() throws {
    let play = try TimelineFiles.play("arbitration/single-waits-for-double")
    let first = try #require(play.scenes.first)
    #expect(first.order?.map { play.responders[$0].name } == ["main", "card"])
    #expect(first.views.count == 2 && play.scenes.count == 1)
  }

  @Test("Rules have the sentences of the article")
  func rules() throws {
    let play = try TimelineFiles.play("arbitration/single-waits-for-double")
    for verdict in play.verdicts where !verdict.rule.isEmpty {
      #expect(RuleSentences.sentence(of: verdict.rule) != nil, "\(verdict.rule): run Tests/rule_sentences.py")
    }
    #expect(RuleSentences.ids.count > 200)
  }
}
