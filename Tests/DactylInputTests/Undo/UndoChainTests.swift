import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct UndoChainTests {
  private func key(_ letter: Character, _ modifiers: ModifierFlags, in scene: Scene) throws {
    let key = try #require(Key.letter(letter))
    scene.send(.key(KeySample(key, isDown: true, characters: "\(letter)", modifiers: modifiers)))
    scene.send(.key(KeySample(key, isDown: false, characters: "\(letter)", modifiers: modifiers)))
  }

  @Test("R27: the nearest undo manager up the chain is used; a window supplies one")
  func nearest() {
    let scene = Scene()
    let outer = scene.addView(frame: Rect(0, 0, 100, 100))
    let inner = scene.addView(frame: Rect(0, 0, 50, 50), to: outer)
    let other = scene.addView(frame: Rect(0, 0, 50, 50))
    let own = UndoManager()
    scene.setUndoManager(own, of: outer.entity)

    #expect(inner.undoManager === own && outer.undoManager === own)
    #expect(other.undoManager != nil && other.undoManager !== own)
    #expect(other.undoManager === scene.window.view.undoManager && other.undoManager === scene.undoManager)
    #expect(scene.makeView(frame: .zero).undoManager == nil, "it is in no window")
    #expect(scene.addWindow(frame: .zero).view.undoManager !== other.undoManager, "each window has its own")
    scene.setUndoManager(nil, of: outer.entity)
    #expect(inner.undoManager === other.undoManager)
  }

  @Test("M3: an unhandled shake asks whether to undo, when there is something to undo and the game enables that")
  func shakeToEdit() {
    struct Shaken: MotionResponder {
      func motionEnded(with event: Event) -> Handling { .handled }
    }
    let scene = Scene()
    var (value, asked) = (1, 0)
    func shake() {
      scene.send(.motion(.began))
      scene.send(.motion(.ended))
    }
    let asking = scene.onShakeToEdit {
      asked += 1
      $0.undo()
    }
    shake()
    #expect(asked == 0, "there is nothing to undo")
    scene.undoManager?.registerUndo { value = 0 }
    scene.send(.motion(.began))
    scene.send(.motion(.cancelled))
    scene.window.view.setResponder(Shaken())
    shake()
    #expect(asked == 0 && value == 1, "it was cut off, and then handled")
    scene.window.view.removeResponder()
    shake()
    #expect(asked == 1 && value == 0)
    scene.undoManager?.removeAllActions()
    shake()
    #expect(asked == 1)
    func count(to new: Int) {
      let old = value
      value = new
      scene.undoManager?.registerUndo { count(to: old) }
    }
    count(to: 1)
    scene.undoManager?.undo()
    shake()
    #expect(asked == 2, "there is something to redo")
    scene.undoManager?.registerUndo { value = 2 }
    asking.cancel()
    shake()
    #expect(value == 0)
  }

  @Test("R27: Control-Z undoes, Control-Shift-Z and Control-Y redo, and no press is delivered")
  func keys() throws {
    let stage = Stage()
    let scene = stage.scene
    var value = 0
    func set(_ new: Int) {
      let old = value
      value = new
      scene.undoManager?.registerUndo { set(old) }
    }
    for new in 1...2 { set(new) }

    try key("z", .control, in: scene)
    #expect(value == 1)
    try key("z", .control, in: scene)
    #expect(value == 0)
    try key("z", [.control, .shift], in: scene)
    #expect(value == 1)
    try key("y", .control, in: scene)
    #expect(value == 2)
    try key("z", [], in: scene)
    try key("z", [.control, .alternate], in: scene)
    #expect(value == 2, "R30: modifiers match exactly")
  }

  @Test("R27: the undo manager nearest to the first responder undoes, even when its stack is empty")
  func nearestUndoes() throws {
    struct Taker: PressResponder, FirstResponding {
      let log: CallLog
      var canBecomeFirstResponder: Bool { true }
      mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
        log.write("press")
        return .handled
      }
    }
    let stage = Stage()
    let scene = stage.scene
    let view = scene.addView(frame: Rect(0, 0, 100, 100))
    view.setResponder(Taker(log: stage.log))
    scene.window.view.undoManager?.registerUndo { stage.log.write("window") }
    let own = UndoManager()
    scene.setUndoManager(own, of: view.entity)
    own.registerUndo { stage.log.write("own") }
    view.becomeFirstResponder()

    try key("z", .control, in: scene)
    #expect(stage.lines == ["own"])
    try key("z", .control, in: scene)
    #expect(stage.lines == ["press"], "nothing to undo: the command is off, and the key a press")
    view.resignFirstResponder()
    try key("z", .control, in: scene)
    #expect(stage.lines == ["window"])
  }

  @Test("R25: commands are offered when there is something to undo, with the name of the action")
  func validation() throws {
    let scene = Scene()
    func command(_ action: Action) -> KeyCommand? { scene.keyCommands.first { $0.action == action } }
    #expect(command(.undo) == nil, "nobody undoes")

    let manager = try #require(scene.undoManager)
    #expect(command(.undo)?.isEnabled == false)
    manager.registerUndo(of: .none, "Move") {}
    #expect(command(.undo)?.isEnabled == true)
    #expect(command(.undo)?.title == "Undo Move")
    #expect(command(.redo)?.isEnabled == false)
    #expect(command(.copy) == nil, "R24: nobody copies")
  }

  @Test("Registrations of one event are undone as one group; outside of events each is a group")
  func grouping() throws {
    let stage = Stage()
    let scene = stage.scene
    let manager = try #require(scene.undoManager)
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in
      for part in 1...2 { manager.registerUndo { stage.log.write("\(part)") } }
    }
    stage.one.tap(at: Point(50, 50))
    scene.advance(by: 1)
    stage.one.tap(at: Point(50, 50))
    manager.registerUndo { stage.log.write("a") }
    manager.registerUndo { stage.log.write("b") }

    let undone = (0..<5).map { _ in
      manager.undo()
      return stage.lines
    }

    #expect(undone == [["b"], ["a"], ["2", "1"], ["2", "1"], []])
  }

  @Test("Registrations for a destroyed entity are never undone")
  func deadTargets() throws {
    let stage = Stage()
    let scene = stage.scene
    let manager = try #require(scene.undoManager)
    let (one, two) = (stage.card("one"), stage.card("two"))
    manager.registerUndo(of: one.entity) { stage.log.write("one") }
    manager.beginUndoGrouping()
    manager.registerUndo(of: one.entity) { stage.log.write("one again") }
    manager.registerUndo(of: two.entity) { stage.log.write("two") }
    manager.endUndoGrouping()

    two.destroy()
    manager.undo()
    #expect(stage.lines == ["one again"])
    one.destroy()
    #expect(!manager.canUndo)
    #expect(!manager.undo())
    #expect(stage.lines.isEmpty)
  }

  @Test("A game's own undo action comes before the manager of the same entity")
  func ownAction() throws {
    let stage = Stage()
    let scene = stage.scene
    scene.undoManager?.registerUndo { stage.log.write("undone") }
    scene.setAction(.undo, of: scene.window.view.entity) { _ in stage.log.write("not now") }

    try key("z", .control, in: scene)
    scene.setAction(.undo, of: scene.window.view.entity, nil)
    try key("z", .control, in: scene)

    #expect(stage.lines == ["not now", "undone"])
  }
}
