import Dactyl
import DactylTesting
import TestStage

extension RulePlay {
  /// Hit-testing, touches, windows, and the other kinds of input.
  static let touches: [RulePlay] = [
    RulePlay(.H1) { stage in
      stage.card().isHidden = true
      stage.touch()
    },
    RulePlay(.H2) { stage in
      stage.card().alpha = 0.005
      stage.touch()
    },
    RulePlay(.H4, .H7, .T7, .T19, .D8) { stage in
      stage.card()
      stage.view("inner", Rect(0, 0, 10, 10), in: stage.view("far", Rect(200, 200, 10, 10)))
      stage.touch()
    },
    RulePlay(.H5) { stage in
      stage.view("far", Rect(200, 200, 10, 10))
      stage.touch()
    },
    RulePlay(.H9) { stage in
      stage.card().transform = .scale(0)
      stage.touch()
    },
    RulePlay(.H11) { stage in
      stage.card().passesThrough = true
      stage.touch()
    },
    RulePlay(.H13) { stage in
      let card = stage.card()
      card.animate(duration: 1) { $0.alpha = 0.5 }
      stage.touch()
    },
    RulePlay(.H14) { stage in
      let label = stage.scene.addView(frame: Rect(0, 0, 100, 100))
      label[Label.self] = Label("label")
      stage.touch()
    },
    RulePlay(.T9) { stage in
      stage.card()
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    },
    RulePlay(.T14) { stage in
      stage.card()
      stage.view("exclusive", Rect(200, 0, 100, 100)).isExclusiveTouch = true
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(210, 10))
    },
    RulePlay(.T22) { stage in
      stage.card()
      stage.one.press(at: Point(10, 10))
      stage.scene.send(.window(.deactivated))
    },
    RulePlay(.T23) { stage in
      let card = stage.card()
      stage.one.press(at: Point(10, 10))
      card.removeFromSuperview()
    },
    RulePlay(.D2) { stage in
      stage.card()
      stage.scene.eventFilter = { $0.isStopped = true }
      stage.touch()
    },
    RulePlay(.T26, .T27) { stage in
      stage.card()
      stage.scene.beginIgnoringInteractionEvents()
      stage.one.press(at: Point(10, 10))
      stage.scene.endIgnoringInteractionEvents()
      stage.one.move(to: Point(20, 10))
    },
    RulePlay(.T33) { stage in
      stage.card()
      stage.one.details = TouchDetails(expectingUpdates: .force, estimationUpdateIndex: 1)
      stage.one.press(at: Point(10, 10))
      stage.scene.send(.touchUpdate(TouchUpdate(1, force: 1)))
    },
    RulePlay(.T35, expecting: [.repeatedBegan]) { stage in
      stage.card()
      stage.one.press(at: Point(10, 10))
      stage.one.press(at: Point(20, 10))
    },
    RulePlay(.W2, .W4, .W8, .W11) { stage in
      let window = stage.scene.addWindow(frame: Rect(200, 200, 100, 100))
      stage.touch()
      window.makeKey()
      window.isHidden = true
      window.isHidden = false
    },
    RulePlay(.D3) { stage in
      stage.card()
      stage.scene.send(Turn(), at: Point(10, 10))
    },
    RulePlay(.S5) { stage in
      stage.card()
      stage.scene.send(.scroll(ScrollSample(location: Point(10, 10), delta: Vector(0, 1))))
    },
    RulePlay(.PI7) { stage in
      stage.card()
      stage.scene.send(.transform(TransformSample(phase: .began, location: Point(10, 10))))
    },
    RulePlay(.HO1) { stage in
      stage.card()
      Mouse(in: stage.scene).move(to: Point(10, 10))
    },
    RulePlay(.M1, .M3) { stage in
      stage.scene.onShakeToEdit { _ in }
      stage.scene.undoManager?.registerUndo {}
      stage.scene.send(.motion(.began))
      stage.scene.send(.motion(.ended))
    },
    RulePlay(.X2) { stage in stage.scene.send(.remote(.play)) },
    RulePlay(.DD2, .DD4, .DD8, .DD10) { stage in
      stage.card().makeDraggable("letter", lift: .touchDown)
      stage.view("box", Rect(200, 0, 100, 100)).onDrop(of: String.self) { _ in }
      stage.one.drag(from: Point(10, 10), to: Point(250, 50))
      stage.one.move(to: Point(350, 350))
      stage.one.lift()
    },
    RulePlay(.DD3) { stage in
      stage.card().makeDraggable("letter", lift: .touchDown)
      stage.view("box", Rect(200, 0, 100, 100)).onDrop(of: Int.self) { _ in }
      stage.one.drag(from: Point(10, 10), to: Point(250, 50))
    },
    RulePlay(.DD9) { stage in
      stage.card().makeDraggable("letter", lift: .touchDown)
      stage.view("box", Rect(200, 0, 100, 100)).onDrop(of: String.self, proposing: .forbidden) { _ in }
      stage.one.drag(from: Point(10, 10), to: Point(250, 50))
      stage.one.lift()
    },
  ]

  private struct Turn: CustomEvent {}
}
