import Dactyl
import DactylTesting
import Testing

/// What holds in every scene, and reports about decisions that no right engine makes: real ones, changed.
@Suite struct SceneInvariantsTests {
  let scene = Scene(size: Size(400, 300))
  let invariants: SceneInvariants
  let finger: Finger

  init() {
    invariants = SceneInvariants(of: scene)
    finger = Finger(in: scene)
    let log = CallLog()
    for (name, x) in [("card", 20 as Float), ("other", 220)] {
      let view = scene.addView(frame: Rect(x, 20, 100, 100))
      view.name = name
      view.setResponder(TouchRecorder(name, in: log))
      view.addGestureRecognizer(LongPressGestureRecognizer()) { _ in }
      view.addGestureRecognizer(PanGestureRecognizer()) { _ in }
    }
    scene.decisions.turnOn()
  }

  /// The decisions of a kind, the oldest first.
  private func decisions(_ kind: Decision.Kind) -> [Decision] {
    scene.decisions.decisions.filter { $0.kind == kind }
  }

  /// Passes a decision to who reads them, as if the engine had made it.
  private func pretend(_ decision: Decision, _ change: (inout Decision) -> Void = { _ in }) {
    var decision = decision
    change(&decision)
    scene.decisions.observer?.didDecide(decision)
  }

  @Test("Taps, drags and cancels hold, and come to rest")
  func holds() {
    finger.tap(at: Point(60, 60))
    finger.drag(from: Point(60, 60), to: Point(260, 60))
    finger.cancel()
    scene.advance(by: 2)
    #expect(invariants.problems() == [] && invariants.problemsAtRest() == [])
    #expect(decisions(.enter).count > 2 && decisions(.handled).count == 4)
  }

  @Test("A phase after the end of a touch is reported, with its receiver")
  func pairing() throws {
    finger.tap(at: Point(60, 60))
    let began = try #require(decisions(.handled).first { $0.rule == .T19 })
    pretend(began) { $0.detail = TouchPhase.moved.rawValue }
    #expect(invariants.problems() == ["card, touch 1: moved after its end"])
  }

  @Test("A touch that is claimed gets a cancel, and nothing else")
  func claims() throws {
    finger.drag(from: Point(60, 60), to: Point(160, 60))
    let began = try #require(decisions(.handled).first { $0.rule == .T19 })
    #expect(decisions(.claim).count == 1 && invariants.problems() == [])
    pretend(began) { $0.detail = TouchPhase.ended.rawValue }
    #expect(invariants.problems().contains("card, touch 1: ended after it was claimed"))
  }

  @Test("A state that the table of transitions does not have is reported")
  func transitions() throws {
    finger.drag(from: Point(60, 60), to: Point(160, 60))
    let began = try #require(decisions(.enter).first { $0.detail == GestureState.began.rawValue })
    pretend(began) { $0.detail = GestureState.failed.rawValue }
    let problem = try #require(invariants.problems().first)
    #expect(problem.hasSuffix(" went from changed to failed") || problem.hasSuffix(" went from began to failed"))
  }

  @Test("Two recognizers that exclude each other and both begin are reported")
  func winners() throws {
    finger.press(at: Point(60, 60))
    #expect(invariants.problems() == [])
    let bound = decisions(.bindGesture)
    #expect(Set(bound.map(\.gesture)).count == 2)
    for decision in bound {
      pretend(decision) {
        $0.kind = .enter
        $0.detail = GestureState.began.rawValue
      }
    }
    #expect(invariants.problems().count == 1)
    #expect(invariants.problems().first?.contains(" won beside ") == true)
  }

  @Test("A touch that hits another view than before is reported")
  func oneView() throws {
    finger.press(at: Point(60, 60))
    let other = scene.window.view.subviews[1]
    pretend(try #require(decisions(.bindView).first)) { $0.view = other.entity }
    #expect(invariants.problems() == ["touch 1 hit card, and then other"])
  }

  @Test("A finger that stays down is no rest: the touch, its recognizers and its receiver are named")
  func rest() {
    finger.press(at: Point(60, 60))
    scene.advance(by: 5)
    #expect(invariants.problems() == [])
    let problems = invariants.problemsAtRest()
    #expect(problems.contains { $0.hasPrefix("not at rest: ") && $0.hasSuffix(" is began") }, "\(problems)")
    #expect(problems.contains { $0.hasPrefix("not at rest: ") && $0.contains("touch") }, "\(problems)")
  }

  @Test("The digest has the decisions and the state of the scene, and is the same for the same play")
  func digests() {
    func play(_ end: Point, isMoved: Bool = false) -> UInt64 {
      let test = SceneInvariantsTests()
      test.finger.drag(from: Point(60, 60), to: end)
      if isMoved { test.scene.window.view.subviews[1].center.x += 1 }
      #expect(test.invariants.problems() == [])
      return test.invariants.digest
    }
    let digest = play(Point(160, 60))
    #expect(digest == play(Point(160, 60)))
    #expect(digest != play(Point(60, 160)) && digest != play(Point(160, 60), isMoved: true))
  }

  @Test("The log of the game stays as it is, and another observer of decisions still receives them")
  func observers() {
    final class Other: DecisionObserver {
      var count = 0
      func didDecide(_ decision: Decision) { count += 1 }
    }
    let scene = Scene(size: Size(400, 300))
    let other = Other()
    scene.decisions.observer = other
    var invariants: SceneInvariants? = SceneInvariants(of: scene)
    Finger(in: scene).tap(at: Point(60, 60))
    #expect(invariants?.problems() == [] && other.count > 0 && !scene.decisions.isOn)
    invariants = nil
    #expect(scene.decisions.observer === other)
  }
}
