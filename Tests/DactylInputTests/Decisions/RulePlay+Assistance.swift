import Dactyl
import DactylControls
import DactylTesting
import TestStage

/// Plays for the rules of assistive clients and accommodations.
extension RulePlay {
  static let assistance = [
    RulePlay(.AX4) { stage in
      let card = stage.card()
      card.accessibilityLabel = "card"
      card.accessibilityElementsHidden = true
      stage.ask(.activate, card)
    },
    RulePlay(.AX5) { stage in
      let card = stage.card()
      card.accessibilityLabel = "card"
      card.setAccessibilityDelegate(AccessibilityDelegate { _ in true })
      stage.ask(.activate, card)
    },
    RulePlay(.AX6) { stage in
      let card = stage.card()
      card.accessibilityLabel = "card"
      stage.ask(.activate, card)
    },
    RulePlay(.AX7) { stage in
      stage.ask(.increment, stage.scene.addSlider(frame: Rect(0, 0, 100, 30)).view)
    },
    RulePlay(.AX8) { stage in
      let button = stage.scene.addButton("no", frame: Rect(0, 0, 100, 30))
      button.isEnabled = false
      stage.ask(.activate, button.view)
    },
    RulePlay(.AX9) { stage in
      let card = stage.card()
      card.accessibilityLabel = "card"
      stage.ask(.escape, card)
    },
    RulePlay(.AX10) { stage in
      let area = stage.scene.addView(frame: Rect(0, 0, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 500))
      stage.ask(.scroll(.down), area.view)
    },
    RulePlay(.AX13) { stage in
      stage.scene.assistance.touches.holdDuration = 0.3
      stage.one.tap(at: Point(10, 10))
    },
    RulePlay(.AX14) { stage in
      stage.scene.assistance.touches.ignoreRepeat = 0.5
      for _ in 0..<2 { stage.one.tap(at: Point(10, 10)) }
    },
    RulePlay(.AX15) { stage in
      stage.scene.assistance.touches.tapAssistance = .initialLocation
      stage.one.tap(at: Point(10, 10))
    },
    RulePlay(.AX16) { stage in
      stage.scene.assistance.touches.holdDuration = 0.5
      stage.scene.assistance.touches.swipeTolerance = 10
      stage.one.drag(from: Point(10, 10), to: Point(60, 10))
      stage.one.lift()
    },
    RulePlay(.AX17) { stage in
      stage.scene.assistance.keys.slowKeys = 0.3
      Keyboard(in: stage.scene).tap(.space)
    },
    RulePlay(.AX18) { stage in
      stage.scene.assistance.keys.bounceKeys = 0.3
      for _ in 0..<2 {
        Keyboard(in: stage.scene).tap(.space)
      }
    },
    RulePlay(.AX19) { stage in
      stage.scene.assistance.keys.stickyKeys = true
      Keyboard(in: stage.scene).tap(.leftShift)
    },
    RulePlay(.AX20) { stage in
      stage.scene.assistance.pointer.dwellTime = 0.5
      Mouse(in: stage.scene).move(to: Point(10, 10))
      stage.scene.advance(by: 1)
    },
    RulePlay(.AX21) { stage in
      stage.scene.assistance.keys.mouseKeys = MouseKeys()
      Keyboard(in: stage.scene).tap(.keypad6)
    },
  ]
}

extension Stage {
  /// Asks as an assistive client does, and runs a frame.
  fileprivate func ask(_ action: AccessibilityAction, _ view: View) {
    scene.accessibility.perform(action, on: AccessibilityElementID(view.entity), by: .test)
    scene.advance(by: 0.02)
  }
}
