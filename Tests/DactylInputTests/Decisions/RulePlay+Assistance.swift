import Dactyl
import DactylControls
import TestStage

/// Plays for the rules of assistive clients.
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
  ]
}

extension Stage {
  /// Asks as an assistive client does, and runs a frame.
  fileprivate func ask(_ action: AccessibilityAction, _ view: View) {
    scene.accessibility.perform(action, on: AccessibilityElementID(view.entity), by: .test)
    scene.advance(by: 0.02)
  }
}
