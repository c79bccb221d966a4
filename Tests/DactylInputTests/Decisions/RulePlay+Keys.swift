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
    RulePlay(.F5, .F7, .F15, .F18) { stage in
      let (left, right) = (stage.item(Rect(0, 0, 50, 50)), stage.item(Rect(100, 0, 50, 50)))
      stage.scene.requestFocus(at: left.view.entity)
      stage.scene.moveFocus(.right)
      stage.scene.moveFocus(.right)
      var delegate = FocusDelegate()
      delegate.shouldUpdateFocus = { _, _ in false }
      right.view.setFocusDelegate(delegate)
      stage.scene.moveFocus(.left)
    },
    RulePlay(.F3, .F10) { stage in
      let (left, right) = (stage.item(Rect(0, 0, 50, 50)), stage.item(Rect(100, 0, 50, 50)))
      stage.scene.requestFocus(at: left.view.entity)
      stage.scene.setNeedsFocusUpdate(at: right.view.entity)
      stage.frame(at: 10)
      right.isEnabled = false
      stage.scene.requestFocus(at: right.view.entity)
    },
    RulePlay(.F16, .F22) { stage in
      stage.item(Rect(0, 0, 50, 50))
      stage.item(Rect(100, 0, 50, 50))
      stage.view("cover", Rect(90, 0, 80, 80))
      stage.scene.moveFocus(.right)
      stage.scene.moveFocus(.right)
    },
    RulePlay(.F19) { stage in
      let items = [0, 100, 200].map { stage.item(Rect($0, 0, 50, 50)) }
      for item in [items[0], items[2]] { item.view.focusGroupIdentifier = "tools" }
      stage.scene.requestFocus(at: items[0].view.entity)
      stage.scene.moveFocus(.right)
    },
    RulePlay(.F12, .F24) { stage in
      let control = stage.item(Rect(0, 0, 50, 50))
      stage.scene.requestFocus(at: control.view.entity)
      stage.key(.space)
      control.isEnabled = false
      stage.frame(at: 10)
    },
    RulePlay(.F20) { stage in
      let (game, pause) = (stage.root("game"), stage.controller("pause"))
      stage.item(Rect(0, 0, 50, 50), in: game.view)
      stage.scene.moveFocus(.next)
      game.present(pause)
      stage.item(Rect(0, 0, 50, 50), in: pause.view)
      stage.frame(at: 10)
    },
    RulePlay(.F21) { stage in
      let side = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
      stage.item(Rect(200, 0, 50, 50))
      stage.item(Rect(0, 0, 50, 50), in: side.view)
      stage.scene.moveFocus(.next)
      side.makeKey()
      stage.frame(at: 10)
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
    RulePlay(.R30) { stage in
      stage.witness("ship") {
        $0.keyCommands = [KeyCommand("f", .control, action: "fire")]
        $0.actions = ["fire"]
      }.becomeFirstResponder()
      stage.press("f")
    },
    RulePlay(.R34) { stage in
      stage.witness("ship") { $0.actions = [.copy] }.becomeFirstResponder()
      stage.press("c", .control)
    },
    RulePlay(.R31) { stage in
      stage.witness("ship") { $0.keyCommands = [KeyCommand("f", action: "fire")] }.becomeFirstResponder()
      stage.press("f")
    },
    RulePlay(.R32) { stage in stage.scene.send(.text("lost")) },
  ]

  /// Controls.
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
  ]
}

extension Stage {
  /// A control of a hundred points square.
  @discardableResult
  func control() -> Control { scene.addView(frame: Rect(0, 0, 100, 100)).makeControl() }

  /// The same at another position.
  @discardableResult
  func item(_ frame: Rect, in parent: View? = nil) -> Control { scene.addView(frame: frame, to: parent).makeControl() }
}
