import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Presenting as a request for the focus (F18, F20), beside the scenarios of `Tests/Scenarios/focus`.
@Suite struct PresentedFocusTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  private func controls(_ names: String..., in parent: View?) -> [Control] {
    names.enumerated().map { stage.control($1, Rect(10, 60 * Float($0), 50, 40), in: parent) }
  }

  private var focused: String? { scene.focusedItem?.name }

  @Test("F18, F20: a focus request by the game during a presentation wins over the sheet's preferred item")
  func askedMeanwhile() {
    let (game, sheet) = (stage.root("game"), stage.controller("sheet"))
    let play = controls("play", in: game.view)[0]
    let rows = controls("a", "b", in: sheet.view)
    scene.requestFocus(at: play.view.entity)
    game.present(sheet)
    scene.requestFocus(at: rows[1].view.entity)
    stage.frame(at: 10)
    #expect(focused == "b")
    sheet.dismiss()
    stage.frame(at: 20)
    #expect(focused == "play")
  }

  @Test("F20: a sheet that was presented before any item was focused moves the focus no more")
  func presentedBefore() {
    let (game, sheet) = (stage.root("game"), stage.controller("sheet"))
    game.present(sheet)
    let rows = controls("a", "b", in: sheet.view)
    stage.frame(at: 10)
    #expect(focused == nil)
    scene.requestFocus(at: rows[1].view.entity)
    stage.frame(at: 20)
    #expect(focused == "b")
  }

  @Test("F18, F20: a presentation asks for permission after a lost focus, and a trap remembers the item")
  func lost() {
    let (game, sheet) = (stage.root("game"), stage.controller("sheet"))
    let play = controls("play", "other", in: game.view)
    _ = controls("a", "b", in: sheet.view)
    scene.requestFocus(at: play[1].view.entity)
    game.view?.isHidden = true
    stage.frame(at: 10)
    #expect(focused == nil)
    var asked = 0
    var delegate = FocusDelegate()
    delegate.shouldUpdateFocus = { _, _ in
      asked += 1
      return true
    }
    sheet.view?.setFocusDelegate(delegate)
    game.present(sheet)
    game.view?.isHidden = false
    stage.frame(at: 20)
    #expect(focused == "a" && asked == 1)
    sheet.dismiss()
    stage.frame(at: 30)
    #expect(focused == "other")
  }

  @Test("F20: a sheet that is dismissed and presented again in one frame starts at its preferred item")
  func again() {
    let (game, sheet) = (stage.root("game"), stage.controller("sheet"))
    let play = controls("play", in: game.view)[0]
    _ = controls("a", "b", in: sheet.view)
    scene.requestFocus(at: play.view.entity)
    game.present(sheet)
    stage.frame(at: 10)
    scene.moveFocus(.down)
    #expect(focused == "b")
    sheet.dismiss()
    game.present(sheet)
    stage.frame(at: 20)
    #expect(focused == "a")
    sheet.dismiss()
    stage.frame(at: 30)
    #expect(focused == "play")
  }
}
