import Dactyl
import FuzzWorlds
import TestSupport
import Testing

/// A few of the worlds that `Fuzz` plays without end, and its report of a play that fails.
@Suite struct FuzzWorldTests {
  @Test("Whatever happens at once, the invariants hold", arguments: Seeds.each(12))
  func holds(seed: UInt64) {
    let result = FuzzResult.play(seed: seed, frames: Seeds.steps(60))
    #expect(result.faults == [], "seed \(seed)")
    #expect(FuzzResult.play(result.steps).digest == result.digest, "seed \(seed)")
  }

  @Test("Plays that once failed pass", arguments: onceWrong.indices)
  func once(index: Int) { #expect(FuzzResult.play(onceWrong[index]).faults == []) }

  @Test("The worlds reach every kind of handler")
  func reach() {
    var missing = FuzzMoment.allCases
    for seed in 0..<288 as Range<UInt64> where !missing.isEmpty {
      let result = FuzzResult.play(seed: seed, frames: 100)
      missing.removeAll { result.calls[Int($0.rawValue)] > 0 }
    }
    #expect(missing == [])
  }

  @Test("A play is reduced to its necessary steps, and printed as a test's body")
  func shrinks() {
    let steps = (0..<500).map { FuzzStep(.frame, $0) }
    var shrinker = Shrinker(attempts: 2000)
    let few = shrinker.fewest(of: steps) { candidate in
      candidate.contains { $0.a == 17 } && candidate.contains { $0.a == 400 }
    }
    #expect(few.map(\.a) == [17, 400])

    let step = FuzzStep(.destroy, 3, 0, 7, when: .touchesBegan, of: 3)
    #expect(
      FuzzShrinker.test([step]) == """
        let world = FuzzWorld.play([
          FuzzStep(.destroy, 3, 0, 7, when: .touchesBegan, of: 3),
        ])
        #expect(world.faults == [])
        """)
  }
}

private let onceWrong: [[FuzzStep]] = [
  // A list that is asked what a swipe offers while a client reads it, and would be destroyed meanwhile.
  [
    FuzzStep(.makeList, 29, 18, 13210),
    FuzzStep(.frame, 2),
    FuzzStep(.destroy, 29, 17, 97, when: .listAsked, of: 29),
    FuzzStep(.assist, 13, 21, 101),
  ],
  // An item of the focus that ends as one of several delegates is asked about it.
  [
    FuzzStep(.makeView, 3, 18, 76579),
    FuzzStep(.makeView, 4, 18, 28171),
    FuzzStep(.makeGesture, 18, 18, 95758),
    FuzzStep(.makeWindow, 19, 51019),
    FuzzStep(.makeGesture, 12, 3, 880),
    FuzzStep(.makeField, 12, 18, 75809),
    FuzzStep(.makeControl, 14, 12, 14544),
    FuzzStep(.hide, 18, 3, 159, when: .requiresFailure, of: 18),
    FuzzStep(.destroyMany, 5, 16, 324, when: .focusAsked),
    FuzzStep(.makeView, 5, 19, 89809),
    FuzzStep(.setFocus, 14, 18, 98607),
    FuzzStep(.makeView, 11, 4, 72211),
    FuzzStep(.addSubview, 5, 12, 48),
    FuzzStep(.transform, 0, 155, 17),
    FuzzStep(.frame, 8),
    FuzzStep(.setFocus, 11, 26, 52581),
  ],
  // A list that is scrolled as the keyboard's view goes.
  [
    FuzzStep(.makeWindow, 19, 99140),
    FuzzStep(.makeFacade, 3, 0, 8642),
    FuzzStep(.makeView, 11, 19, 72418),
    FuzzStep(.toggleCanBecomeKey, 18, 13, 27, when: .fixedStep),
    FuzzStep(.makeList, 27, 19, 84621),
    FuzzStep(.addSystem, 14, 1, 118),
    FuzzStep(.setInputViews, 19, 11, 334, when: .beforeDraw),
    FuzzStep(.frame, 1),
    FuzzStep(.frame, 9),
    FuzzStep(.alert, 25, 13, 52, when: .keyCommands),
    FuzzStep(.keyDown, 1, 0, 5),
    FuzzStep(.frame, 13),
    FuzzStep(.frame, 11),
    FuzzStep(.makeField, 13, 27, 86018),
    FuzzStep(.buttonDown, 10, 5, 5),
    FuzzStep(.frame, 1),
    FuzzStep(.keyDown, 0, 9, 5),
    FuzzStep(.changeList, 27, 11, 13660),
    FuzzStep(.resignFirst, 9, -13, 227, when: .facadeAsked),
    FuzzStep(.frame, 10),
    FuzzStep(.land, 8, 273, 52),
    FuzzStep(.frame, 2),
  ],
  // A controller with children that is to be destroyed while a view is asked something: nothing of it is.
  [
    FuzzStep(.makeController, 1),
    FuzzStep(.makeController, 4),
    FuzzStep(.makeNavigation, 3, 4),
    FuzzStep(.destroyController, 15, 22, 310, when: .canBecomeFirst),
    FuzzStep(.land, 2, 50, 83),
    FuzzStep(.frame, 39),
  ],
  // A toast that is dismissed while a view is asked whether it can become first responder.
  [
    FuzzStep(.tip, 24, 7, 360),
    FuzzStep(.tip, 16, 25, 187, when: .canBecomeFirst),
    FuzzStep(.beginCustomOn, 3, 3),
  ],
  // A list that is destroyed as it releases a row.
  [
    FuzzStep(.makeWindow, 19, 44039),
    FuzzStep(.destroy, 28, 22, 399, when: .probe, of: 28),
    FuzzStep(.makeList, 28, 19, 23425),
    FuzzStep(.land, 2, 271, 162),
    FuzzStep(.frame, 2),
    FuzzStep(.drag, 2, 282, 154),
    FuzzStep(.frame, 10),
    FuzzStep(.changeList, 28, 12, 97626),
  ],
  // A button that the engine took out in its answer.
  [
    FuzzStep(.makeFacade, 3, 22, 48422),
    FuzzStep(.removeFromSuperview, 203, 19, 31, when: .facadeNotified, of: 203),
    FuzzStep(.land, 8, 68, 185),
    FuzzStep(.frame, 16),
    FuzzStep(.changeFacade, 16, 21, 9353),
  ],
  // A caret that is nowhere near its field.
  [
    FuzzStep(.makeView, 3, 18, 63535),
    FuzzStep(.makeView, 10, 3, 59931),
    FuzzStep(.makeView, 0, 10, 49438),
    FuzzStep(.makeField, 13, 0, 84881),
    FuzzStep(.makeView, 2, 18, 47908),
    FuzzStep(.makeWindow, 20, 56299),
    FuzzStep(.makeControl, 15, 2, 14130),
    FuzzStep(.makeGesture, 6, 2, 91204),
    FuzzStep(.makeControl, 14, 20, 95120),
    FuzzStep(.setInputViews, 18, 14, 168, when: .touchesMoved, of: 18),
    FuzzStep(.keyDown, 19, 5, 4),
    FuzzStep(.toggleInteraction, 10, 11, 98),
    FuzzStep(.setFocus, 15, 2, 54721),
    FuzzStep(.land, 8, 210, 294),
    FuzzStep(.turnView, 3, 23, 197, when: .pressesCancelled, of: 18),
    FuzzStep(.land, 9, 288, 256),
    FuzzStep(.toggleInteraction, 10),
    FuzzStep(.toggleInteraction, 15, 18, 87),
    FuzzStep(.hideApplication, 18, 2, 35, when: .gestureBegan),
    FuzzStep(.drag, 9, 256, 292),
    FuzzStep(.frame, 27),
    FuzzStep(.keyDown, 3, 9, 2),
  ],
  // Items that disappear when they become visible.
  [
    FuzzStep(.makeView, 4, 18, 53047),
    FuzzStep(.makeView, 9, 18, 64234),
    FuzzStep(.makeGesture, 15, 18, 27600),
    FuzzStep(.makeView, 2, 18, 31986),
    FuzzStep(.makeList, 27, 2, 65668),
    FuzzStep(.changeList, 27, 19, 97701),
    FuzzStep(.changeList, 27, 8, 88767),
    FuzzStep(.changeList, 27, 6, 41621),
    FuzzStep(.changeList, 27, 24, 66215),
    FuzzStep(.addSubview, 18, 9),
    FuzzStep(.setFocus, 4, 12, 27058),
    FuzzStep(.setFocus, 18, 4, 27664),
    FuzzStep(.destroyMany, 16, 27, 93, when: .shouldReceiveEvent),
    FuzzStep(.changeList, 27, 27, 2356),
    FuzzStep(.moveMany, 2, 113, 229, when: .fixedStep),
    FuzzStep(.changeList, 27, -19, 70829),
    FuzzStep(.frame, 23),
    FuzzStep(.frame, 17),
    FuzzStep(.frame, 11),
    FuzzStep(.land, 1, 221, 216),
    FuzzStep(.frame, 22),
  ],
  // A stack of tabs whose own view has no object.
  [
    FuzzStep(.makeWindow, 19, 82028),
    FuzzStep(.makeFacade, 1, 0, 49650),
    FuzzStep(.makeControl, 17, 19, 11956),
    FuzzStep(.makeFacade, 4, 15, 62350),
    FuzzStep(.makeFacade, 8, 275, 81919),
    FuzzStep(.makeFacade, 7, 4, 35303),
    FuzzStep(.setFocus, 17, 10, 52568),
    FuzzStep(.makeFacade, 11, 14, 46465),
    FuzzStep(.changeFacade, 11, 15, 91050),
    FuzzStep(.changeFacade, 7, 20, 299),
    FuzzStep(.changeFacade, 8, 17, 62406),
    FuzzStep(.changeFacade, 20, 3, 52037),
  ],
  // A session that is cancelled before it is returned.
  [
    FuzzStep(.makeController, 27, 4, 255),
    FuzzStep(.makeWindow, 19, 92655),
    FuzzStep(.makeFacade, 5, 9, 4479),
    FuzzStep(.addSystem, 17, 10, 140, when: .facadeAsked),
    FuzzStep(.removeFromSuperview, 24, 18, 281, when: .actionNotified),
    FuzzStep(.setRoot, 9, -7, 282),
    FuzzStep(.changeActions, 2, 20, 10815, when: .beforeDraw, of: 2),
    FuzzStep(.changeActions, 24, 22, 57702, when: .canBecomeFirst, of: 24),
    FuzzStep(.land, 2, 308, 120),
    FuzzStep(.frame, 13),
    FuzzStep(.changeActions, 11, 221, 87671),
  ],
]
