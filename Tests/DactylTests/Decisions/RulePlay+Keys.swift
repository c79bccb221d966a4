import Dactyl
import DactylControls
import DactylTesting
import TestStage

extension RulePlay {
  /// Presses, the first responder, key commands and actions.
  static let keys: [RulePlay] = [
    RulePlay(.P5, .P7) { stage in
      stage.witness("ship").becomeFirstResponder()
      stage.key(.space)
      stage.scene.view(stage.scene.firstResponder ?? .none).removeFromSuperview()
    },
    RulePlay(.P8) { stage in
      stage.scene.send(.key(KeySample(.space, isDown: true)))
      stage.scene.send(.key(KeySample(.space, isDown: true, isRepeat: true)))
    },
    RulePlay(.R12) { stage in stage.witness("rock") { $0.canBecomeFirstResponder = false }.becomeFirstResponder() },
    RulePlay(.R13, .R17, .R18) { stage in
      let ship = stage.witness("ship")
      ship.becomeFirstResponder()
      ship.becomeFirstResponder()
      ship.resignFirstResponder()
    },
    RulePlay(.R14) { stage in stage.scene.becomeFirstResponder(stage.scene.makeView(frame: .zero).entity) },
    RulePlay(.R16) { stage in
      stage.witness("stubborn") { $0.canResignFirstResponder = false }.becomeFirstResponder()
      stage.witness("other").becomeFirstResponder()
    },
    RulePlay(.R19) { stage in
      let ship = stage.witness("ship")
      ship.becomeFirstResponder()
      ship.removeFromSuperview()
    },
    RulePlay(.R22, .R23) { stage in
      let ship = stage.witness("ship") { $0.actions = ["fire"] }
      ship.becomeFirstResponder()
      stage.scene.sendAction("fire", to: ship.entity)
      stage.scene.sendAction("fire")
    },
    RulePlay(.R25) { stage in
      stage.witness("ship") {
        $0.keyCommands = [KeyCommand("f", action: "fire")]
        $0.actions = ["fire"]
        $0.validating = { $0.isEnabled = false }
      }.becomeFirstResponder()
      stage.press("f")
    },
    RulePlay(.R27) { stage in
      stage.witness("ship").becomeFirstResponder()
      stage.scene.undoManager?.registerUndo {}
      stage.press("z", .control)
    },
    RulePlay(.R29, .R33) { stage in
      stage.witness("ship") {
        $0.keyCommands = [KeyCommand("f", action: "fire")]
        $0.actions = ["fire"]
      }.becomeFirstResponder()
      stage.press("f")
    },
    RulePlay(.R31) { stage in
      stage.witness("ship") { $0.keyCommands = [KeyCommand("f", action: "fire")] }.becomeFirstResponder()
      stage.press("f")
    },
    RulePlay(.R32) { stage in stage.scene.send(.text("lost")) },
  ]

  /// Controls, and the movement of focus.
  static let controls: [RulePlay] = [
    RulePlay(.C2, .C3, .C9, .C15) { stage in
      stage.control().addAction { _ in }
      stage.one.tap(at: Point(10, 10), count: 2)
    },
    RulePlay(.C1, .C19) { stage in
      stage.control().sendActions(for: [.editingDidBegin, .valueChanged])
    },
    RulePlay(.C4) { stage in
      stage.control().view.isMultipleTouchEnabled = true
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    },
    RulePlay(.C5, .C6, .C11) { stage in
      stage.control()
      stage.one.press(at: Point(10, 10))
      stage.one.move(to: Point(300, 10))
      stage.one.move(to: Point(10, 10))
      stage.one.cancel()
    },
    RulePlay(.C12) { stage in
      stage.control().addAction(for: .touchDown) { $0.view.destroy() }
      stage.touch()
    },
    RulePlay(.C13) { stage in
      stage.control().isEnabled = false
      stage.touch()
    },
    RulePlay(.F24) { stage in
      stage.control()
      stage.key(.tab)
    },
    RulePlay(.V27) { stage in
      let list = stage.scene.addView(frame: Rect(0, 0, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 500))
      stage.witness("row", in: list.view).becomeFirstResponder()
      stage.key(.pageDown)
    },
  ]
}

extension Stage {
  /// A control of a hundred points square.
  @discardableResult
  func control() -> Control { scene.addView(frame: Rect(0, 0, 100, 100)).makeControl() }
}
