import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Steps of the focus between controls, and the focus after its control is no longer focusable (F3, F12).
@Suite struct ControlFocusTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  private func focused() -> String {
    scene.updateFocusIfNeeded()
    return scene.focusedItem.map { $0.name ?? "unnamed" } ?? "nobody"
  }

  private func focus(on control: Control) { scene.requestFocus(at: control.view.entity) }

  /// The names of the focused items after each Tab.
  private func tab(_ count: Int, _ modifiers: ModifierFlags = []) -> [String] {
    (0..<count).map { _ in
      stage.type(.key(.tab), modifiers: modifiers)
      return focused()
    }
  }

  /// Controls in a row below each other.
  @discardableResult
  private func controls(_ names: String..., in parent: View?, from y: Float = 0) -> [Control] {
    names.enumerated().map { index, name in
      stage.control(name, Rect(10, y + 60 * Float(index), 50, 40), in: parent)
    }
  }

  // MARK: Presented controllers

  @Test("F20: a presentation gets the focus and confines steps to it; the focus returns with the screen below")
  func presented() {
    let (game, pause, help) = (stage.root("game"), stage.controller("pause"), stage.controller("help"))
    let a = controls("a", "b", in: game.view)[0]
    let d = controls("c", "d", in: pause.view)[1]
    controls("e", in: help.view)
    focus(on: a)
    game.present(pause)
    #expect(focused() == "c")
    #expect(tab(3) == ["d", "c", "d"] && tab(2, .shift) == ["c", "d"])
    focus(on: d)
    pause.present(help)
    #expect(focused() == "e" && tab(2) == ["e", "e"])
    help.dismiss()
    #expect(focused() == "d")
    pause.dismiss()
    #expect(focused() == "a" && tab(1) == ["b"])
  }

  @Test("F20: a child's presentation confines steps as well, and all other views of its window are out of reach")
  func presentedByChild() {
    let (game, child, pause) = (stage.root("game"), stage.controller("child"), stage.controller("pause"))
    game.addChild(child)
    if let view = child.view { game.view?.addSubview(view) }
    controls("a", in: game.view)
    child.present(pause)
    controls("c", in: pause.view)
    #expect(tab(2) == ["c", "c"])
    controls("badge", in: nil, from: 100)
    #expect(tab(2) == ["c", "c"])
    pause.view?.isHidden = true
    #expect(focused() == "a" && tab(2) == ["badge", "a"])
  }

  @Test("Of several presentations the top one counts, whichever was made first")
  func madeInAnotherOrder() {
    let (game, help, pause) = (stage.root("game"), stage.controller("help"), stage.controller("pause"))
    game.present(pause)
    pause.present(help)
    controls("c", in: pause.view)
    controls("e", in: help.view)
    #expect(tab(2) == ["e", "e"])
  }

  @Test("A control of no height is a step like any other")
  func flat() {
    controls("a", in: nil)
    stage.control("line", Rect(100, 30, 50, 0))
    controls("b", in: nil, from: 60)
    #expect(tab(4) == ["a", "line", "b", "a"])
    let alone = Stage()
    alone.control("line", Rect(10, 10, 50, 0))
    alone.type(.key(.tab))
    #expect(alone.scene.focusedItem != nil)
  }

  @Test("The directional pad belongs to the game until an item is focused, but for the first step (F16)")
  func pad() {
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    let a = controls("a", in: game.view)[0]
    controls("c", "d", in: pause.view)
    game.present(pause)
    #expect(focused() == "nobody")
    stage.type(.button(.dpadDown))
    #expect(focused() == "c")
    pause.dismiss()
    #expect(focused() == "a", "the nearest, since nothing had it before")
    focus(on: a)
    game.present(pause)
    stage.type(.button(.dpadDown))
    #expect(focused() == "d")
  }

  @Test("When the focus can't be restored, the item nearest to its old position gets it")
  func disabledMeanwhile() {
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    let b = controls("a", "b", "c", in: game.view)[1]
    controls("resume", in: pause.view)
    focus(on: b)
    game.present(pause)
    #expect(focused() == "resume")
    b.isEnabled = false
    pause.dismiss()
    #expect(focused() == "c" && tab(1) == ["a"])
  }

  @Test("Of presentations dismissed together the lowest one restores the focus")
  func nestedAtOnce() {
    let (game, pause, help) = (stage.root("game"), stage.controller("pause"), stage.controller("help"))
    let a = controls("a", in: game.view)[0]
    focus(on: a)
    game.present(pause)
    let field = scene.addTextField(frame: Rect(10, 10, 100, 30), to: pause.view)
    field.beginEditing()
    focus(on: a)
    #expect(focused() == "unnamed")
    pause.present(help)
    controls("e", in: help.view)
    let log = stage.log
    field.editingDidBegin = { _ in log.write("begin") }
    #expect(focused() == "e")
    _ = stage.lines
    game.dismiss()
    #expect(focused() == "a" && !stage.lines.contains("begin"))
  }

  @Test("Popping a navigation stack restores the focused item of the page below")
  func navigation() {
    let (title, settings, deep) = (stage.controller("title"), stage.controller("settings"), stage.controller("deep"))
    let navigation = scene.makeNavigationController(root: title)
    scene.window.rootViewController = navigation.controller
    let start = controls("start", "options", in: title.view)
    focus(on: start[1])

    navigation.push(settings)
    #expect(focused() == "nobody")
    let all = controls("sound", "music", in: settings.view)
    #expect(focused() == "music", "the first frame with anybody in it, and the nearest to where it was")
    focus(on: all[0])
    navigation.push(deep)
    #expect(focused() == "nobody")
    navigation.pop()
    #expect(focused() == "sound")
    navigation.push(deep)
    navigation.popToRoot()
    #expect(focused() == "options")

    navigation.push(settings)
    #expect(focused() == "sound")
    start[1].view.destroy()
    navigation.pop()
    #expect(focused() == "start")
  }

  @Test("A focused item beside a stack is not affected by its pages")
  func offTheStack() {
    let (title, settings) = (stage.controller("title"), stage.controller("settings"))
    let navigation = scene.makeNavigationController(root: title)
    scene.window.rootViewController = navigation.controller
    let start = controls("start", "options", "quit", in: title.view)
    focus(on: start[1])
    navigation.push(settings)
    let badge = controls("badge", in: nil, from: 300)[0]
    focus(on: badge)
    navigation.pop()
    #expect(focused() == "badge")
    focus(on: start[1])
    navigation.push(settings)
    #expect(focused() == "badge", "nobody else can have it")
    start[1].isEnabled = false
    navigation.pop()
    #expect(focused() == "badge" && tab(1) == ["start"])
  }

  // MARK: Controls that are no longer focusable

  /// The reasons why a control can't be used.
  enum Loss: CaseIterable {
    case disabled, hidden, faint, ignored, inHidden, removed, destroyed, covered
  }

  @Test("F12: when a focused control can't be used any more, the nearest item gets the focus", arguments: Loss.allCases)
  func lost(_ loss: Loss) {
    for (step, expected) in [(PressType.key(.tab), "a"), (.button(.dpadDown), "c"), (.button(.dpadUp), "a")] {
      let stage = Stage()
      let game = stage.root("game")
      var box: View?
      var all: [Control] = []
      for (index, name) in ["a", "b", "c"].enumerated() {
        let row = stage.scene.addView(frame: Rect(10, 60 * Float(index), 50, 40), to: game.view)
        all.append(stage.control(name, Rect(0, 0, 50, 40), in: row))
        if index == 1 { box = row }
      }
      stage.scene.requestFocus(at: all[1].view.entity)
      switch loss {
      case .disabled: all[1].isEnabled = false
      case .hidden: all[1].view.isHidden = true
      case .faint: all[1].view.alpha = 0.001
      case .ignored: all[1].view.isUserInteractionEnabled = false
      case .inHidden: box?.isHidden = true
      case .removed: all[1].view.removeFromSuperview()
      case .destroyed: all[1].view.destroy()
      case .covered: stage.scene.addView(frame: Rect(0, 50, 100, 60), to: game.view)
      }
      stage.frame(at: 0)
      #expect(stage.scene.focusedItem?.name == "c", "as near as a, and after it: \(loss)")
      stage.type(step)
      #expect(stage.scene.focusedItem?.name == expected)
    }
  }

  @Test("A key acts on the control where it began, and then on the next focused one")
  func hammered() {
    let all = controls("a", "b", in: nil)
    focus(on: all[0])
    stage.key(.space)
    all[0].isEnabled = false
    stage.frame(at: 10)
    #expect(focused() == "b")
    stage.key(.space, .ended)
    #expect(stage.lines.filter { $0.hasPrefix("b ") } == [])
    stage.type(.key(.space))
    #expect(stage.lines.filter { $0.hasPrefix("b ") } == ["b touchDown", "b touchUpInside", "b primary"])
  }
}
