import DactylControls
import DactylTesting
import TestStage
import Testing

@testable import Dactyl

/// Where stepping from control to control leads, and what becomes of the focus when its control can't have it (F3, F12).
@Suite struct ControlFocusTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  private func focused() -> String {
    scene.firstResponder.map { stage.scene.view($0).name ?? "unnamed" } ?? "nobody"
  }

  /// The names of who has the focus after each Tab.
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

  @Test("Stepping stays within what is presented on top, and the focus comes back with what is below")
  func presented() {
    let (game, pause, help) = (stage.root("game"), stage.controller("pause"), stage.controller("help"))
    let a = controls("a", "b", in: game.view)[0]
    let d = controls("c", "d", in: pause.view)[1]
    controls("e", in: help.view)
    a.becomeFirstResponder()
    game.present(pause)
    #expect(focused() == "nobody")
    #expect(tab(3) == ["c", "d", "c"] && tab(2, .shift) == ["d", "c"])
    d.becomeFirstResponder()
    pause.present(help)
    #expect(tab(2) == ["e", "e"])
    help.dismiss()
    #expect(focused() == "d")
    pause.dismiss()
    #expect(focused() == "a" && tab(1) == ["b"])
  }

  @Test("What a child presents holds the steps as well; what lies in front of it can be reached")
  func presentedByChild() {
    let (game, child, pause) = (stage.root("game"), stage.controller("child"), stage.controller("pause"))
    game.addChild(child)
    if let view = child.view { game.view?.addSubview(view) }
    controls("a", in: game.view)
    child.present(pause)
    controls("c", in: pause.view)
    #expect(tab(2) == ["c", "c"])
    controls("badge", in: nil, from: 100)
    #expect(tab(2) == ["badge", "c"])
    pause.view?.isHidden = true
    #expect(tab(2).sorted() == ["a", "badge"])
  }

  @Test("Of several that are presented the top one counts, whichever was made first")
  func madeInAnotherOrder() {
    let (game, help, pause) = (stage.root("game"), stage.controller("help"), stage.controller("pause"))
    game.present(pause)
    pause.present(help)
    controls("c", in: pause.view)
    controls("e", in: help.view)
    #expect(tab(2) == ["e", "e"])
  }

  @Test("A control of no height is a step like others")
  func flat() {
    controls("a", in: nil)
    stage.control("line", Rect(100, 30, 50, 0))
    controls("b", in: nil, from: 60)
    #expect(tab(4) == ["a", "line", "b", "a"])
    let alone = Stage()
    alone.control("line", Rect(10, 10, 50, 0))
    alone.type(.key(.tab))
    #expect(alone.scene.firstResponder != nil)
  }

  @Test("The directional pad goes on from a control that gave way into what is presented over it")
  func pad() {
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    let a = controls("a", in: game.view)[0]
    controls("c", "d", in: pause.view)
    game.present(pause)
    stage.type(.button(.dpadDown))
    #expect(focused() == "nobody", "without a control as first responder it is the game's")
    pause.dismiss()
    a.becomeFirstResponder()
    game.present(pause)
    stage.type(.button(.dpadDown))
    #expect(focused() == "c")
  }

  @Test("Who can't have the focus back leaves where it was: the next step goes on from there")
  func disabledMeanwhile() {
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    let b = controls("a", "b", "c", in: game.view)[1]
    b.becomeFirstResponder()
    game.present(pause)
    b.isEnabled = false
    pause.dismiss()
    #expect(focused() == "nobody" && tab(1) == ["c"])
  }

  @Test("Of presentations that go together only the lowest gives the focus back")
  func nestedAtOnce() {
    let (game, pause, help) = (stage.root("game"), stage.controller("pause"), stage.controller("help"))
    let a = controls("a", in: game.view)[0]
    a.becomeFirstResponder()
    game.present(pause)
    let field = scene.addTextField(frame: Rect(10, 10, 100, 30), to: pause.view)
    field.beginEditing()
    pause.present(help)
    let log = stage.log
    field.editingDidBegin = { log.write("begin") }
    _ = stage.lines
    game.dismiss()
    #expect(!stage.lines.contains("begin") && focused() == "a")
  }

  @Test("What comes off a navigation stack gives the focus back, to those whom it was taken from; a push does not")
  func navigation() {
    let (title, settings, deep) = (stage.controller("title"), stage.controller("settings"), stage.controller("deep"))
    let navigation = scene.makeNavigationController(root: title)
    scene.window.rootViewController = navigation.controller
    let start = controls("start", "options", in: title.view)
    start[1].becomeFirstResponder()

    navigation.push(settings)
    #expect(focused() == "nobody")
    controls("sound", in: settings.view)[0].becomeFirstResponder()
    navigation.push(deep)
    navigation.pop()
    #expect(focused() == "sound")
    navigation.push(deep)
    navigation.popToRoot()
    #expect(focused() == "options")

    navigation.push(settings)
    #expect(focused() == "nobody", "it begins again")
    start[1].view.destroy()
    navigation.pop()
    #expect(focused() == "nobody")
  }

  @Test("What comes off a navigation stack takes the focus from none, and leaves where it was if it can't come back")
  func offTheStack() {
    let (title, settings) = (stage.controller("title"), stage.controller("settings"))
    let navigation = scene.makeNavigationController(root: title)
    scene.window.rootViewController = navigation.controller
    let start = controls("start", "options", "quit", in: title.view)
    start[1].becomeFirstResponder()

    navigation.push(settings)
    let badge = controls("badge", in: nil, from: 300)[0]
    badge.becomeFirstResponder()
    navigation.pop()
    #expect(focused() == "badge")
    navigation.push(settings)
    badge.view.resignFirstResponder()
    navigation.pop()
    #expect(focused() == "nobody", "it was not covered")

    start[1].becomeFirstResponder()
    navigation.push(settings)
    start[1].isEnabled = false
    navigation.pop()
    #expect(focused() == "nobody" && tab(1) == ["quit"])
  }

  @Test("Dismissing what nothing had left the focus for leaves nothing behind")
  func nothingBehind() {
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    controls("a", in: game.view)
    game.present(pause)
    controls("c", in: pause.view)[0].becomeFirstResponder()
    pause.dismiss()
    stage.type(.button(.dpadDown))
    #expect(focused() == "nobody", "arrows are the game's again")
  }

  // MARK: Who can't have it any more

  /// What keeps a control from being used.
  enum Loss: CaseIterable {
    case disabled, hidden, faint, ignored, inHidden, removed, destroyed
  }

  @Test(
    "A control that can't be used any more leaves keys to the chain, and steps go on from there",
    arguments: Loss.allCases)
  func lost(_ loss: Loss) {
    for (step, expected) in [(PressType.key(.tab), "c"), (.button(.dpadDown), "c"), (.button(.dpadUp), "a")] {
      let stage = Stage()
      let game = stage.root("game")
      var box: View?
      var all: [Control] = []
      for (index, name) in ["a", "b", "c"].enumerated() {
        let row = stage.scene.addView(frame: Rect(10, 60 * Float(index), 50, 40), to: game.view)
        all.append(stage.control(name, Rect(0, 0, 50, 40), in: row))
        if index == 1 { box = row }
      }
      all[1].becomeFirstResponder()
      switch loss {
      case .disabled: all[1].isEnabled = false
      case .hidden: all[1].view.isHidden = true
      case .faint: all[1].view.alpha = 0.001
      case .ignored: all[1].view.isUserInteractionEnabled = false
      case .inHidden: box?.isHidden = true
      case .removed: all[1].view.removeFromSuperview()
      case .destroyed: all[1].view.destroy()
      }
      _ = stage.lines
      stage.type(.key(.space))
      stage.type(.button(.a))
      #expect(stage.linesWithoutLayouts == ["game pressesBegan", "game pressesBegan"])
      let isKept = loss == .faint || loss == .ignored
      #expect((stage.scene.firstResponder != nil) == isKept, "\(loss)")
      stage.type(step)
      #expect(stage.scene.firstResponder.flatMap { stage.scene.view($0).name } == expected)
    }
  }

  @Test("Giving the focus up of one's own leaves nothing to go on from")
  func resigned() {
    let first = controls("a", "b", "c", in: nil)[1]
    first.becomeFirstResponder()
    first.view.resignFirstResponder()
    stage.type(.button(.dpadDown))
    #expect(focused() == "nobody" && tab(1) == ["a"])
  }
}
