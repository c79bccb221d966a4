import Dactyl
import DactylControls
import DactylTesting
import TestStage

extension RulePlay {
  /// Conditions that the input of recognizers, controls and drag sources does not meet.
  static let conditions: [RulePlay] = [
    RulePlay(.TAP1) { stage in
      stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "twice")
      stage.touch()
    },
    RulePlay(.TAP3) { stage in
      stage.add(TapGestureRecognizer(), to: stage.card(), as: "one finger")
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    },
    RulePlay(.TAP5) { stage in
      stage.add(TapGestureRecognizer(), to: stage.card(), as: "tap")
      stage.one.drag(from: Point(10, 10), to: Point(60, 10))
    },
    RulePlay(.TAP6) { stage in
      stage.add(TapGestureRecognizer(), to: stage.card(), as: "tap")
      stage.one.press(at: Point(10, 10))
      stage.scene.advance(by: 2)
    },
    RulePlay(.TAP7) { stage in
      stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "twice")
      stage.touch()
      stage.scene.advance(by: 2)
    },
    RulePlay(.TAP8) { stage in
      stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "twice")
      stage.touch()
      stage.one.press(at: Point(95, 95))
    },
    RulePlay(.TAP9) { stage in
      stage.add(TapGestureRecognizer(), to: stage.card(), as: "tap")
      Mouse(in: stage.scene).press(.secondary, at: Point(20, 10))
    },
    RulePlay(.LP1) { stage in
      stage.add(LongPressGestureRecognizer(touches: 2), to: stage.card(), as: "menu")
      stage.touch()
    },
    RulePlay(.LP3) { stage in
      stage.add(LongPressGestureRecognizer(), to: stage.card(), as: "menu")
      stage.one.drag(from: Point(10, 10), to: Point(60, 10))
    },
    RulePlay(.LP6) { stage in
      stage.add(LongPressGestureRecognizer(), to: stage.card(), as: "menu")
      stage.touch()
    },
    RulePlay(.LP7) { stage in
      stage.add(LongPressGestureRecognizer(taps: 1), to: stage.card(), as: "menu")
      stage.one.press(at: Point(10, 10))
    },
    RulePlay(.LP8) { stage in
      stage.add(LongPressGestureRecognizer(), to: stage.card(), as: "menu")
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    },
    RulePlay(.PAN1) { stage in
      stage.add(PanGestureRecognizer(minimumTouches: 2), to: stage.card(), as: "pan")
      stage.one.drag(from: Point(10, 10), to: Point(60, 10))
      stage.one.lift()
    },
    RulePlay(.PAN2) { stage in
      stage.add(PanGestureRecognizer(), to: stage.card(), as: "pan")
      stage.touch()
    },
    RulePlay(.PAN10) { stage in
      stage.add(PanGestureRecognizer(maximumTouches: 1), to: stage.card(), as: "pan")
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    },
    RulePlay(.SW2) { stage in
      stage.add(SwipeGestureRecognizer(), to: stage.card(), as: "swipe")
      stage.touch()
    },
    RulePlay(.SW5) { stage in
      stage.add(SwipeGestureRecognizer(), to: stage.card(), as: "swipe")
      stage.one.drag(from: Point(80, 10), to: Point(10, 10))
    },
    RulePlay(.SE3) { stage in
      stage.add(ScreenEdgePanGestureRecognizer(edges: .left), to: stage.card(), as: "back")
      stage.one.press(at: Point(90, 50))
    },
    RulePlay(.PI1, .RO2) { stage in
      let card = stage.card()
      stage.add(PinchGestureRecognizer(), to: card, as: "pinch")
      stage.add(RotationGestureRecognizer(), to: card, as: "rotation")
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(60, 10))
      stage.one.lift()
      stage.two.lift()
    },
    RulePlay(.PI6, .RO1) { stage in
      let card = stage.card()
      stage.add(PinchGestureRecognizer(), to: card, as: "pinch")
      stage.add(RotationGestureRecognizer(), to: card, as: "rotation")
      stage.touch()
    },
    RulePlay(.C8) { stage in
      stage.item(Rect(0, 0, 50, 50))
      stage.one.drag(from: Point(10, 10), to: Point(300, 10))
      stage.one.lift()
    },
    RulePlay(.DD6) { stage in
      stage.card().makeDraggable("letter")
      stage.touch()
    },
  ]
}
