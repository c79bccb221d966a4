import Dactyl
import DactylTesting
import TestStage

extension RulePlay {
  /// Recognizers, and what they do to the touches of views.
  static let gestures: [RulePlay] = [
    RulePlay(.G2, .D7, .G47, .G60) { stage in
      stage.add(Scripted.onMove, to: stage.card(), as: "pan")
      stage.one.press(at: Point(10, 10))
      stage.one.move(to: Point(60, 10))
      stage.one.lift()
    },
    RulePlay(.G6, expecting: [.illegalTransition]) { stage in
      stage.add(Scripted(began: { $1.state = .changed }), to: stage.card(), as: "hasty")
      stage.touch()
    },
    RulePlay(.G11) { stage in
      stage.add(Scripted.patient, to: stage.card(), as: "choosy").any.delegate.shouldReceiveEvent = { _, _ in false }
      stage.touch()
    },
    RulePlay(.G12) { stage in
      stage.add(Scripted.patient, to: stage.card(), as: "choosy").any.delegate.shouldReceiveTouch = { _, _ in false }
      stage.touch()
    },
    RulePlay(.G13) { stage in
      stage.add(Scripted.patient, to: stage.card(), as: "pencil").any.allowedTouchTypes = [.pencil]
      stage.touch()
    },
    RulePlay(.G14) { stage in
      stage.add(Scripted.patient, to: stage.card(), as: "one type")
      stage.one.press(at: Point(10, 10))
      Mouse(in: stage.scene).press(at: Point(20, 10))
    },
    RulePlay(.G15) { stage in
      stage.add(Scripted.patient, to: stage.card(), as: "off").any.isEnabled = false
      stage.touch()
    },
    RulePlay(.G16) { stage in
      stage.add(Scripted(began: { $1.state = .failed }), to: stage.card(), as: "done")
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    },
    RulePlay(.G21) { stage in
      stage.add(Scripted(began: { for touch in $0 { $1.ignore(touch) } }), to: stage.card(), as: "blind")
      stage.touch()
    },
    RulePlay(.G22) { stage in
      let gesture = stage.add(Scripted.patient, to: stage.card(), as: "removed")
      stage.one.press(at: Point(10, 10))
      gesture.remove()
    },
    RulePlay(.G25) { stage in
      stage.add(Scripted.immediate, to: stage.card(), as: "refused").any.delegate.shouldBegin = { _ in false }
      stage.touch()
    },
    RulePlay(.G26) { stage in
      let card = stage.card()
      card.gestureRecognizerShouldBegin = { _ in false }
      stage.add(Scripted.immediate, to: card, as: "refused")
      stage.touch()
    },
    RulePlay(.G27) { stage in
      stage.add(TapGestureRecognizer(), to: stage.scene.window.view, as: "around")
      stage.control()
      stage.touch()
    },
    RulePlay(.G28, .G29) { stage in
      let card = stage.card()
      let second = stage.add(Scripted.onMove, to: card, as: "second")
      let first = stage.add(Scripted(began: { $1.state = .began }), to: card, as: "first")
      first.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
      first.require(toFail: second)
      stage.one.press(at: Point(10, 10))
      stage.one.move(to: Point(60, 10))
    },
    RulePlay(.G34, expecting: [.requirementCycle]) { stage in
      let card = stage.card()
      let one = stage.add(Scripted.immediate, to: card, as: "one")
      let other = stage.add(Scripted.immediate, to: card, as: "other")
      one.require(toFail: other)
      other.require(toFail: one)
      stage.touch()
    },
    RulePlay(.G35) { stage in
      stage.add(Scripted(began: { $1.state = .began }), to: stage.card(), as: "forgetful")
      stage.touch()
    },
    RulePlay(.G37, .G42) { stage in
      let card = stage.card()
      stage.add(Scripted.immediate, to: card, as: "first")
      stage.add(Scripted.immediate, to: card, as: "second")
      stage.touch()
    },
    RulePlay(.G38) { stage in
      let card = stage.card()
      stage.add(Scripted.immediate, to: card, as: "first")
      let late = Scripted(moved: { $1.state = .began }, isPrevented: { _ in stage.one.location.x > 20 })
      stage.add(late, to: card, as: "late")
      stage.one.press(at: Point(10, 10))
      stage.one.move(to: Point(60, 10))
    },
    RulePlay(.G48, .G52) { stage in
      stage.add(Scripted.onMove, to: stage.card(), as: "delaying").any.delaysTouchesBegan = true
      stage.one.press(at: Point(10, 10))
      stage.one.move(to: Point(60, 10))
    },
    RulePlay(.G50) { stage in
      let card = stage.card()
      card.isMultipleTouchEnabled = true
      stage.add(Scripted.immediate, to: card, as: "under way")
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    },
    RulePlay(.G53, .D10) { stage in
      stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "double")
      stage.touch()
      stage.scene.advance(by: 1)
    },
    RulePlay(.G67) { stage in
      let gesture = stage.add(Scripted.patient, to: stage.card(), as: "switched off")
      stage.one.press(at: Point(10, 10))
      gesture.any.isEnabled = false
    },
  ]
}
