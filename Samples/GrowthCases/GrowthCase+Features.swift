import Dactyl
import DactylControls

extension GrowthCase {
  /// The cases of the focus, drags, lists and text.
  static var features: [GrowthCase] {
    [
      GrowthCase("search the focus after a change") { count in
        let stage = GrowthStage.around(count, side: 20)
        let tiles = stage.addGrid(count, side: 20)
        for tile in tiles { tile.canBecomeFocused = true }
        _ = stage.scene.nextFocusItem(.right, from: tiles[0])
        return {
          tiles[count / 2].frame.origin.x += 1
          _ = stage.scene.nextFocusItem(.right, from: tiles[0])
        }
      },
      GrowthCase("move all that can have the focus, and search") { count in
        let stage = GrowthStage.around(count, side: 20)
        let tiles = stage.addGrid(count, side: 20)
        for tile in tiles { tile.canBecomeFocused = true }
        _ = stage.scene.nextFocusItem(.right, from: tiles[0])
        return {
          for tile in tiles { tile.frame.origin.x += 1 }
          _ = stage.scene.nextFocusItem(.right, from: tiles[0])
        }
      },
      GrowthCase("drag with fingers to targets") { count in
        let stage = GrowthStage.around(count, side: 40)
        let length = stage.scene.window.view.bounds.size.width
        for number in 0..<count {
          let origin = GrowthStage.location(number, of: count, side: 40)
          let source = stage.scene.addView(frame: Rect(origin: origin, size: Size(30, 30)))
          source.makeDraggable(number, lift: .pan)
          let target = stage.scene.addView(frame: Rect(origin: origin + Vector(0, length), size: Size(30, 30)))
          target.onDrop(of: Int.self) { _ in }
        }
        stage.frame()
        func all(_ phase: TouchSamplePhase, _ offset: Float) {
          for number in 0..<count {
            let origin = GrowthStage.location(number, of: count, side: 40)
            stage.touch(number, phase, at: origin + Vector(15, 15 + offset))
          }
          stage.frame()
        }
        all(.began, 0)
        return {
          all(.moved, 20)
          all(.moved, length)
          all(.ended, length)
        }
      },
      GrowthCase("delete rows, each animated") { count in
        let stage = GrowthStage()
        var rows = 2 * count
        let list = stage.scene.addListView(frame: Rect(0, 0, 400, 800), rows: { rows }) { _, _, _ in }
        list.rowHeight = .fixed(40)
        stage.frame()
        return {
          for _ in 0..<count {
            rows -= 1
            list.deleteRows(at: [ListPath(row: 0, section: 0)])
          }
          stage.frame()
        }
      },
      GrowthCase("paste a hundred letters, and edit ten times") { count in
        let stage = GrowthStage()
        let field = stage.scene.addTextField(frame: Rect(0, 0, 400, 40))
        field.beginEditing()
        stage.scene.clipboard.string = String(repeating: "letters and words ", count: count * 100 / 18)
        stage.frame()
        return {
          stage.scene.sendAction(.paste)
          stage.frame()
          for number in 0..<10 {
            stage.send(.text("\(number)"))
            stage.frame()
          }
        }
      },
    ]
  }

  /// The cases of view controllers and of handlers of actions.
  static var controllers: [GrowthCase] {
    [
      GrowthCase("show view controllers") { count in
        let stage = GrowthStage()
        let panel = stage.scene.makeView(frame: Rect(0, 0, 900, 900))
        for view in stage.addGrid(count, side: 10, to: panel) {
          stage.scene.makeViewController(Screen()).view = view
        }
        stage.frame()
        return {
          stage.scene.window.view.addSubview(panel)
          stage.frame()
          panel.removeFromSuperview()
          stage.frame()
        }
      },
      GrowthCase("handle actions on one view") { count in
        let stage = GrowthStage()
        let view = stage.scene.addView(frame: Rect(0, 0, 10, 10))
        let actions = (0..<count).map { Action("action \($0)") }
        var handled = 0
        return {
          for action in actions { view.setAction(action) { _ in handled += 1 } }
          for action in actions { stage.scene.sendAction(action, from: view.entity) }
          precondition(handled == count)
        }
      },
    ]
  }

  private struct Screen: ViewControllerBehavior {}
}
