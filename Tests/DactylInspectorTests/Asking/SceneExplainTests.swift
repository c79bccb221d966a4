import Dactyl
import DactylControls
import DactylInspector
import DactylTesting
import Testing

/// Questions about running scenes: the cause, by the game's own code too, and a change that was tried in a copy.
@Suite struct SceneExplainTests {
  private func tapped(_ mistake: @escaping (Scene, View, AnyGesture) throws -> Void) throws -> (AskedGame, Explanation)
  {
    let game = try AskedGame(mistake)
    Finger(in: game.scene).tap(at: Point(140, 150))
    game.scene.advance(by: 1)
    return (game, game.scene.explain(game.tap))
  }

  @Test func aClearViewOnTopIsNamedAndLetsTouchesThrough() throws {
    let (_, answer) = try tapped { scene, _, _ in scene.addView(frame: Rect(0, 0, 400, 300)).name = "glass" }
    #expect(answer.cause == "covered" && answer.rule == "H6" && answer.opponent == "glass")
    #expect(answer.cure == .works && answer.changes == ["glass.passesThrough = true"])
    #expect(answer.description.contains("glass lies in front of tap and is hit (H6)"))
  }

  @Test func interactionThatIsOffIsNamed() throws {
    let (_, answer) = try tapped { _, card, _ in card.superview?.isUserInteractionEnabled = false }
    #expect(answer.cause == "interaction-disabled" && answer.opponent == "table")
    #expect(answer.cure == .works && answer.changes == ["table.isUserInteractionEnabled = true"])
  }

  @Test func aChildOutsideItsParentIsNamed() throws {
    let (_, answer) = try tapped { scene, card, _ in
      let small = scene.addView(frame: Rect(0, 0, 50, 50), to: card.superview)
      small.name = "small"
      small.addSubview(card)
    }
    #expect(answer.outcome == .prevented && answer.cause == "outside-parent" && answer.opponent == "small")
    #expect(answer.cure == .works)
  }

  @Test func aPanThatRecognizesBeforeIsNamedWithTheConditionOfTheTap() throws {
    let game = try AskedGame { _, card, _ in card.addGestureRecognizer(PanGestureRecognizer()).any.name = "pan" }
    let finger = Finger(in: game.scene)
    finger.drag(from: Point(140, 150), to: Point(175, 150))
    finger.lift()
    let answer = game.scene.explain(game.tap)
    #expect(answer.outcome == .prevented)
    #expect(["failed-own-condition", "lost-to"].contains(answer.cause))
    #expect(answer.cure == .works)
  }

  @Test func aRequirementOnATapThatDoesNotFailIsNamed() throws {
    let (_, answer) = try tapped { _, card, tap in
      let other = card.addGestureRecognizer(TapGestureRecognizer())
      other.any.name = "other"
      tap.require(toFail: other.any)
    }
    #expect(answer.cause == "waits-for" && answer.opponent == "other", "\(answer)")
    #expect(answer.cure == .works && answer.changes == ["without tap.require(toFail: other)"])
  }

  @Test func theAnswersOfTheGamesClosuresAreKnown() throws {
    let (_, vetoed) = try tapped { _, _, tap in tap.delegate.shouldBegin = { _ in false } }
    #expect(vetoed.cause == "vetoed-by-delegate" && vetoed.rule == "G25")
    #expect(vetoed.cure == .works && vetoed.changes == ["delegate.shouldBegin of tap answers true"])
    let (_, gated) = try tapped { _, card, _ in card.gestureRecognizerShouldBegin = { _ in false } }
    #expect(gated.cause == "vetoed-by-view" && gated.opponent == "card" && gated.cure == .works)
    let (_, filtered) = try tapped { _, _, tap in tap.delegate.shouldReceiveTouch = { _, _ in false } }
    #expect(filtered.cause == "filtered" && filtered.cure == .works)
    let (_, shaped) = try tapped { _, card, _ in card.hitShape = .custom { $0.x < 10 } }
    #expect(shaped.cause == "outside" && shaped.rule == "H5")
  }

  @Test func whatHappenedNeedsNoExplanation() throws {
    let (_, answer) = try tapped { _, _, _ in }
    guard case .happened = answer.outcome else { return #expect(Bool(false), "\(answer)") }
    #expect(answer.changes.isEmpty && answer.cure == .none && answer.description.contains("it happened"))
  }

  @Test func twoObstaclesAreNamedOneBehindTheOther() throws {
    let (_, answer) = try tapped { scene, _, tap in
      scene.addView(frame: Rect(0, 0, 400, 300)).name = "glass"
      tap.isEnabled = false
    }
    #expect(answer.cause == "covered" && answer.then.count == 1 && answer.then[0].contains("disabled"))
    #expect(answer.cure == .works && answer.changes == ["glass.passesThrough = true", "tap.isEnabled = true"])
  }

  @Test func theSceneThatIsPlayedStaysAsItIs() throws {
    let game = try AskedGame { scene, _, _ in scene.addView(frame: Rect(0, 0, 400, 300)).name = "glass" }
    let finger = Finger(in: game.scene)
    finger.press(at: Point(140, 150))
    let before = game.scene.stateHash
    #expect(game.scene.explain(game.tap).cause == "covered")
    #expect(game.scene.stateHash == before && !game.scene.decisions.isOn)
    finger.lift()
  }

  @Test func aTouchThatOthersTookIsExplainedForEachView() throws {
    let log = CallLog()
    let game = try AskedGame { _, card, _ in
      card.setResponder(TouchRecorder("card", in: log))
      card.superview?.setResponder(TouchRecorder("table", in: log))
    }
    let finger = Finger(in: game.scene)
    finger.press(at: Point(140, 150))
    let touch = try #require(game.scene.liveTouches.first)
    let table = try #require(game.card.superview)
    let consumed = game.scene.explain(why: touch, didNotReach: table)
    #expect(consumed.cause == "consumed" && consumed.opponent == "card" && consumed.rule == "T19")
    let other = game.scene.addView(frame: Rect(300, 0, 50, 50))
    // It was not there yet: the answer is about the scene as it is now.
    let later = game.scene.explain(why: touch, didNotReach: other)
    #expect(later.cause == "outside" && later.lookedAt.contains("it was not there before the input"))
    guard case .happened = game.scene.explain(why: touch, didNotReach: game.card).outcome else {
      return #expect(Bool(false))
    }
    finger.lift()
  }

  @Test func keysFocusDropsAndScrollingHaveAnswers() throws {
    let scene = Scene(size: Size(400, 300))
    try scene.record { scene in
      let first = scene.addView(frame: Rect(0, 0, 50, 50))
      let second = scene.addView(frame: Rect(100, 0, 50, 50))
      (first.name, second.name) = ("first", "second")
      first.canBecomeFocused = true
      scene.requestFocus(at: first.entity)
      first.setResponder(SaveKeys())
      let list = scene.addView(frame: Rect(200, 0, 100, 100))
      list.name = "list"
      list.makeScrollView(contentSize: ScrollSize(100, 50))
      let coin = scene.addView(frame: Rect(0, 200, 50, 50))
      coin.name = "coin"
      coin.makeDraggable("coin", lift: .pan)
      let box = scene.addView(frame: Rect(200, 200, 100, 100))
      box.name = "box"
      box.makeDropTarget(proposing: .copy).delegate.canHandle = { _, _ in true }
      box.isHidden = true
    }
    let views = scene.window.view.subviews
    scene.advance(by: 0.1)
    scene.send(.key(KeySample(.right, isDown: true)))
    scene.send(.key(KeySample(.right, isDown: false)))
    let focus = scene.explain(focus: views[1])
    #expect(focus.cause == "not-focusable" && focus.cure == .works, "\(focus)")
    #expect(focus.changes == ["second.canBecomeFocused = true"])
    scene.send(.key(KeySample(.s, isDown: true)))
    scene.send(.key(KeySample(.s, isDown: false)))
    let key = scene.explain(Key.s)
    #expect(key.cause == "key-mismatch" && key.rule == "R30", "\(key)")
    let finger = Finger(in: scene)
    finger.drag(from: Point(220, 80), to: Point(220, 20))
    finger.lift()
    let scroll = scene.explain(views[2])
    #expect(scroll.cause == "no-room", "\(scroll)")
    scene.advance(by: 2)
    finger.drag(from: Point(20, 220), to: Point(240, 240))
    finger.lift()
    let drop = scene.explain(drop: views[4])
    #expect(drop.cause == "hidden" && drop.cure == .works, "\(drop)")
  }

  private struct SaveKeys: KeyCommandResponder, ActionResponder {
    var keyCommands: [KeyCommand] { [KeyCommand(.character("s"), .control, action: Action("save"))] }
    var actions: [Action] { [Action("save")] }
    mutating func perform(_ action: Action, from sender: Entity) {}
  }

  @Test func withoutASecondLaunchTheCauseComesFromTheLogAndNoChangeIsTried() throws {
    var launches = 0
    let game = try AskedGame(canLaunchAgain: false) { scene, _, _ in
      launches += 1
      scene.addView(frame: Rect(0, 0, 400, 300)).name = "glass"
    }
    Finger(in: game.scene).tap(at: Point(140, 150))
    let answer = game.scene.explain(game.tap)
    #expect(answer.cause == "covered" && answer.opponent == "glass" && answer.cure == .untried && launches == 1)
    #expect(answer.description.contains("was not tried"))
  }

  @Test func aLaunchThatFailsTheSecondTimeIsSaid() throws {
    struct Failure: Error {}
    var launches = 0
    let game = try AskedGame { _, _, tap in
      launches += 1
      if launches > 1 { throw Failure() }
      tap.isEnabled = false
    }
    game.scene.decisions.turnOn()
    Finger(in: game.scene).tap(at: Point(140, 150))
    let answer = game.scene.explain(game.tap)
    #expect(answer.cause == "disabled" && answer.cure == .untried && launches == 2)
    #expect(answer.lookedAt.contains { $0.contains("could not be launched again: Failure()") })
  }

  @Test func aSceneThatNobodyRecordedIsExplainedByItsLog() {
    let scene = Scene(size: Size(400, 300))
    let card = scene.addView(frame: Rect(100, 100, 80, 100))
    let tap = card.addGestureRecognizer(TapGestureRecognizer())
    let (empty, other) = (scene.explain(tap), scene.addView(frame: Rect(0, 0, 10, 10)))
    #expect(empty.outcome == .unknown && empty.description.contains("no recording"))
    scene.decisions.turnOn()
    let finger = Finger(in: scene)
    finger.press(at: Point(140, 150))
    finger.move(to: Point(175, 150))
    finger.lift()
    let answer = scene.explain(tap)
    #expect(answer.cause == "failed-own-condition" && answer.rule == "TAP5" && answer.cure != .works)
    #expect(answer.condition?.limit == 10 || answer.condition != nil)
    #expect(scene.explain(other).outcome == .unknown)
  }

  @Test func aQuestionThatTheGameAsksInAHandlerDoesNotAskAgainInTheCopy() throws {
    var answers: [Explanation] = []
    let game = try AskedGame { scene, _, tap in
      scene.addView(frame: Rect(0, 0, 400, 300)).name = "glass"
      scene.onEvent { event in
        if case .key(let key) = event.kind, key.key == .q, key.isDown { answers.append(scene.explain(tap)) }
      }
    }
    Finger(in: game.scene).tap(at: Point(140, 150))
    game.scene.send(.key(KeySample(.q, isDown: true)))
    #expect(answers.first?.cause == "covered" && answers.first?.cure == .works)
    #expect(answers.count == 1)
  }

  @Test func aMomentThatIsLongAgoIsExplainedByTheTouch() throws {
    let game = try AskedGame { _, card, _ in card.isUserInteractionEnabled = false }
    let log = CallLog()
    game.card.superview?.setResponder(TouchRecorder("table", in: log))
    let finger = Finger(in: game.scene)
    finger.press(at: Point(140, 150))
    let touches = game.scene.liveTouches
    finger.lift()
    game.scene.advance(by: 20)
    for _ in 0..<5 { finger.tap(at: Point(10, 10)) }
    let touch = try #require(touches.first)
    let answer = game.scene.explain(why: touch, didNotReach: game.card)
    #expect(answer.cause == "interaction-disabled" && answer.cure == .works)
    let time = try #require(answer.time)
    #expect(abs(time - touch.initialTimestamp) < 0.001)
  }
}
