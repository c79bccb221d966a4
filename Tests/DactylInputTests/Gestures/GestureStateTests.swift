import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct GestureStateTests {
  /// The legal transitions, written a second time from G2, G3 and G4.
  static let continuous: Set<[GestureState]> = [
    [.possible, .began], [.possible, .ended], [.possible, .failed],
    [.began, .changed], [.began, .ended], [.began, .cancelled],
    [.changed, .changed], [.changed, .ended], [.changed, .cancelled],
  ]
  static let discrete: Set<[GestureState]> = [[.possible, .ended], [.possible, .failed]]

  @Test("G2: all 36 transitions, for discrete and continuous gestures", arguments: [true, false])
  func transitions(isDiscrete: Bool) {
    let legal = isDiscrete ? Self.discrete : Self.continuous
    for from in GestureState.allCases {
      for to in GestureState.allCases {
        #expect(from.canBecome(to, isDiscrete: isDiscrete) == legal.contains([from, to]), "\(from) to \(to)")
      }
    }
  }

  @Test("G1, G5: the predicates of the states")
  func meanings() {
    #expect(GestureState.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(GestureState.recognized == .ended)
    #expect(GestureState.allCases.filter(\.isFinal) == [.ended, .cancelled, .failed])
    #expect(GestureState.allCases.filter(\.isRecognized) == [.began, .changed, .ended])
    #expect(GestureState.allCases.filter(\.runsActions) == [.began, .changed, .ended, .cancelled])
  }

  @Test("G6, G7: an illegal proposal is refused, with a diagnostic; the gesture continues unchanged")
  func illegalProposals() {
    for proposal in GestureState.allCases {
      let isLegal = GestureState.possible.canBecome(proposal, isDiscrete: false)
      let stage = Stage(expecting: isLegal || proposal == .possible ? [] : [.illegalTransition])
      stage.add(Scripted(began: { $1.state = proposal }), to: stage.card(), as: "g")

      stage.one.press(at: Point(10, 10))

      #expect(stage.diagnostics.diagnostics.isEmpty == (isLegal || proposal == .possible), "\(proposal)")
      if !isLegal { #expect(stage.lines == ["card touchesBegan 1"]) }
    }
  }

  @Test("G6: of several proposals only the illegal one is ignored")
  func illegalAmongLegal() {
    let stage = Stage(expecting: [.illegalTransition])
    let gesture = Scripted(
      began: { _, context in
        context.state = .began
        context.state = .failed
        context.state = .changed
        context.state = .ended
      })
    stage.add(gesture, to: stage.card(), as: "g")

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["g began", "g changed", "g ended"])
    #expect(stage.diagnostics.kinds == [.illegalTransition])
  }

  @Test("A discrete gesture that proposes to begin is refused")
  func discreteCannotBegin() {
    struct Wrong: GestureRecognizer {
      static var isDiscrete: Bool { true }
      mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) { context.state = .began }
    }
    let stage = Stage(expecting: [.illegalTransition])
    stage.add(Wrong(), to: stage.card(), as: "wrong")

    stage.one.press(at: Point(10, 10))

    #expect(stage.diagnostics.kinds == [.illegalTransition])
    #expect(stage.diagnostics.diagnostics.first?.description.contains("wrong") == true)
  }

  @Test("G3: began and ended in one event run one action each; possible to ended runs one")
  func endingInOneEvent() {
    let stage = Stage()
    let both = Scripted(
      began: { _, context in
        context.state = .began
        context.state = .ended
      })
    stage.add(both, to: stage.view("a", Rect(0, 0, 50, 50)), as: "both")
    stage.add(Scripted(began: { $1.state = .ended }), to: stage.view("b", Rect(50, 0, 50, 50)), as: "straight")

    stage.one.tap(at: Point(10, 10))
    stage.one.tap(at: Point(60, 10))

    #expect(stage.lines == ["both began", "both ended", "straight ended"])
  }
}
